/** Bounds of a request: the size of its body, and its time. Both are Hono's own middleware with our errors. */

import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { timeout } from "hono/timeout";
import { HttpError } from "../api/request/http-error.ts";

/** Bytes of a body: a Warp message with its justification in hex is far smaller. */
export const MAX_BODY = 1_048_576;

const limited = bodyLimit({
  maxSize: MAX_BODY,
  onError: () => {
    throw new HttpError(400, `the body must be at most ${MAX_BODY} bytes`);
  },
});

/** The error of a request whose body ends before it is complete: its sender has left. */
export const departed = () => new HttpError(499, "the client left before the request was complete");

/**
 * Refuses a longer body with HttpError 400; reading stops at the limit, with or without a Content-Length.
 *
 * @throws HttpError 499 when the body is not sent to its end
 */
export const limitBody: MiddlewareHandler = async (c, next) => {
  let isRead = false;
  try {
    return await limited(c, () => {
      isRead = true;
      return next();
    });
  } catch (error) {
    throw isRead || error instanceof HttpError ? error : departed();
  }
};

/**
 * Refuses with HttpError 503, as the cause of Hono's error, when a request takes too long. Its work is not
 * stopped, but its database statements have their own time limits.
 */
export const limitTime = (ms: number) =>
  timeout(ms, () => {
    const error = new HttpError(503, `the request took longer than ${ms} milliseconds`, {
      "retry-after": "1",
    });
    return new HTTPException(503, { cause: error });
  });
