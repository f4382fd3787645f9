/** The error that a handler throws to be answered with the node's words. */

/** A failed call; answered with code -32000 and this message, HTTP status 200. */
export class RpcFault extends Error {
  override readonly name = "RpcFault";
}

/** The text of a database miss, as the node words it. */
export const NOT_FOUND = "not found";
