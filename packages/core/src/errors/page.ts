/** Errors of paging. */
import { documented, PrimaryNetworkError } from "./base.ts";

/** The service returned a page token that this listing already used, so the listing would never end. */
export class PageLoopError extends PrimaryNetworkError {
  static override readonly kind: string = /* @__PURE__ */ documented("PageLoopError");
}

/** The page token has expired, and nothing was sent. List again from the first page. */
export class PageTokenExpiredError extends PrimaryNetworkError {
  static override readonly kind: string = /* @__PURE__ */ documented("PageTokenExpiredError");
}
