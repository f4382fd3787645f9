/** Errors of walking through pages. */
import { documented, PrimaryNetworkError } from "./base.ts";

/** The service gave a page token that this listing had already used: going on would never end. */
export class PageLoopError extends PrimaryNetworkError {
  static override readonly kind: string = /* @__PURE__ */ documented("PageLoopError");
}

/** The page token is older than the service keeps it; start again from the first page. Nothing was sent. */
export class PageTokenExpiredError extends PrimaryNetworkError {
  static override readonly kind: string = /* @__PURE__ */ documented("PageTokenExpiredError");
}
