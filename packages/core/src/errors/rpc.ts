/** Error of a JSON-RPC node. */
import { documented, type ErrorContext, PrimaryNetworkError } from "./base.ts";

/** The node returned a JSON-RPC error, usually with HTTP status 200. */
export class RpcError extends PrimaryNetworkError {
  static override readonly kind: string = /* @__PURE__ */ documented("RpcError");

  /** JSON-RPC error code. avalanchego uses -32000 for every failed method. */
  readonly code: number;
  /** The error's `data`. Null or undefined if it has none. */
  readonly data: unknown;

  constructor(context: ErrorContext, code: number, message: string, data: unknown) {
    super(context, `${message} (code ${code})`);
    this.code = code;
    this.data = data;
  }
}
