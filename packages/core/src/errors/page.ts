/** Errors of walking through pages. */
import { documented, guard, PrimaryNetworkError } from "./base.ts";

/** The service gave a page token that this listing had already used: going on would never end. */
export class PageLoopError extends PrimaryNetworkError {
  static override readonly kind: string = /* @__PURE__ */ documented("PageLoopError");
}

/** The page token is older than the service keeps it; start again from the first page. Nothing was sent. */
export class PageTokenExpiredError extends PrimaryNetworkError {
  static override readonly kind: string = /* @__PURE__ */ documented("PageTokenExpiredError");
}

/** True for {@link PageLoopError}. */
export const isPageLoopError: (error: unknown) => error is PageLoopError =
  /* @__PURE__ */ guard("PageLoopError");
/** True for {@link PageTokenExpiredError}. */
export const isPageTokenExpiredError: (error: unknown) => error is PageTokenExpiredError =
  /* @__PURE__ */ guard("PageTokenExpiredError");
