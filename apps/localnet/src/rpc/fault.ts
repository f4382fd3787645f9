/** The error that a handler throws to be returned in the node's wording. */

/** The code of nearly every failed call. */
const SERVER_ERROR = -32000;

/** A failed call; sent with its code and this message, HTTP status 200. */
export class RpcFault extends Error {
  override readonly name = "RpcFault";
  readonly code: number;

  constructor(message: string, code = SERVER_ERROR) {
    super(message);
    this.code = code;
  }
}

/** The node's message for a database miss. */
export const NOT_FOUND = "not found";
