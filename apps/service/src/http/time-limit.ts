/** Bounds how long a request may take. */

import { HttpError } from "../api/request/http-error.ts";

/**
 * The work's result, when it is there in time. The work is not stopped: what it does in the database is bounded there.
 *
 * @throws HttpError 503 when it is not
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
