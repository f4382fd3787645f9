/** Step: gets the API key of one attempt. */
import { ApiKeyError } from "../errors/connection.ts";
import type { ApiKey } from "../options.ts";
import { isHeaderValue } from "../validate.ts";
import type { Call, Step } from "./call.ts";
import { wait } from "./wait.ts";

/** Asks an `apiKey` function afresh for every attempt, so that a key may be rotated while a call waits. */
export function withKey(next: Step): Step {
  return (call) => {
    const { apiKey } = call;
    if (typeof apiKey === "function") return askKey(call, apiKey).then(() => next(call));
    call.key = apiKey;
    return next(call);
  };
}

async function askKey(call: Call, ask: Exclude<ApiKey, string>): Promise<void> {
  call.key = undefined;
  const key = await wait<unknown>(call, (done, fail) => {
    new Promise((resolve) => resolve(ask())).then(done, (cause) =>
      fail(new ApiKeyError(call.context, "the apiKey function failed", false, cause)),
    );
    return undefined;
  });
  if (isHeaderValue(key)) call.key = key;
  else if (key !== undefined)
    throw new ApiKeyError(call.context, "the apiKey function's key must be printable ASCII");
}
