/** Order of the steps that every request takes, outermost first. */
import type { Settings } from "../options.ts";
import { withSignal } from "./abort.ts";
import { withAttemptTimeout } from "./attempt.ts";
import { withKey } from "./auth.ts";
import type { Step } from "./call.ts";
import { withGate } from "./gate.ts";
import { withEvents } from "./observe.ts";
import { withRetry } from "./retry.ts";
import { createSend } from "./send.ts";

/** Composes the pipeline of one client. */
export function createPipeline(settings: Settings): Step {
  const attempt = withAttemptTimeout(settings, createSend(settings)); // send, decode, typed error: all timed
  return withEvents(settings, withSignal(withRetry(settings, withGate(settings, withKey(attempt)))));
}
