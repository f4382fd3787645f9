/** Step: gets the API key for an attempt. */
import { ApiKeyError } from "../errors/connection.ts";
import type { ApiKey } from "../options.ts";
import { isHeaderValue } from "../validate.ts";
import type { Call, Step } from "./call.ts";
import { wait } from "./wait.ts";

/** Calls the `apiKey` function before every attempt, so that you can rotate a key while a call waits. */
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
