/** Opt-in fast transport for Node. Pass it as the client's `fetch`. It needs the undici package. */
export * from "@primary-network/core/node";
