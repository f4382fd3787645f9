/** Step: gets the API key of one attempt. */
import { ApiKeyError } from "../errors/connection.ts";
import { isHeaderValue } from "../options.ts";
import type { Step } from "./call.ts";

/** Asks an `apiKey` function afresh for every attempt, so that a key may be rotated while a call waits. */
export function withKey(next: Step): Step {
  return async (call) => {
    const { apiKey } = call;
    call.key = undefined;
    if (typeof apiKey !== "function") call.key = apiKey;
    else {
      const key = await call.wait<unknown>((done, fail) => {
        new Promise((resolve) => resolve(apiKey())).then(done, (cause) =>
          fail(new ApiKeyError(call, "the apiKey function failed", false, cause)),
        );
        return () => {};
      });
      if (isHeaderValue(key)) call.key = key;
      else if (key !== undefined)
        throw new ApiKeyError(call, "the apiKey function must return printable ASCII text");
    }
    return next(call);
  };
}
