/** What is thrown when a node gives what it cannot give, or cannot give what is needed. */

/** Thrown when a response of the node has the right shape and makes no sense; it is asked again. */
export class NodeResponseError extends Error {
  override readonly name = "NodeResponseError";
}

/** Thrown when the node does not serve a chain as it is set up, or not yet: the message says which setting to change. */
export class NodeSetupError extends Error {
  override readonly name = "NodeSetupError";
}
