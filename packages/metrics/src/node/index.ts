/** Opt-in fast transport for Node: pass it as the client's `fetch`. Needs the package undici beside this one. */
export * from "@primary-network/core/node";
