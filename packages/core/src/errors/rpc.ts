/** The error of a JSON-RPC node. */
import { documented, type ErrorContext, PrimaryNetworkError } from "./base.ts";

/** The node responded with a JSON-RPC error object, usually under HTTP status 200. */
export class RpcError extends PrimaryNetworkError {
  static override readonly kind: string = /* @__PURE__ */ documented("RpcError");

  /** JSON-RPC error code; avalanchego gives -32000 for every failure of a method. */
  readonly code: number;
  /** The error object's `data`, null or undefined where it has none. */
  readonly data: unknown;

  constructor(context: ErrorContext, code: number, message: string, data: unknown) {
    super(context, `${message} (code ${code})`);
    this.code = code;
    this.data = data;
  }
}
