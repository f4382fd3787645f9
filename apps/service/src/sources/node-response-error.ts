/** Errors for invalid responses of a node, and for unsuitable settings. */

/** Thrown when a response has the right shape but impossible content; the request is sent again. */
export class NodeResponseError extends Error {
  override readonly name = "NodeResponseError";
}

/** Thrown when the node does not serve a chain as it is set up, or not yet: the message says which setting to change. */
export class NodeSetupError extends Error {
  override readonly name = "NodeSetupError";
}
