/** Bounds how long a request may take. */

import { HttpError } from "../api/request/http-error.ts";

/**
 * The work's result, if it finishes in time. The work is not stopped; its database statements have time limits of their own.
 *
 * @throws HttpError 503 when it takes too long
 */
export function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () =>
        reject(new HttpError(503, `the request took longer than ${ms} milliseconds`, { "retry-after": "1" })),
      ms,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
