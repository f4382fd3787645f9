/** Step: runs one attempt, including body and decoding, within its time limit. */
import type { Attempt } from "../errors/base.ts";
import { AttemptTimeoutError } from "../errors/connection.ts";
import { emit } from "../hooks.ts";
import type { Settings } from "../options.ts";
import type { Step } from "./call.ts";
import type { Send } from "./send.ts";
import { wait } from "./wait.ts";

/** Limits each attempt to `attemptTimeoutMs` and records its outcome. */
export function withAttemptTimeout({ clock, hooks }: Settings, send: Send): Step {
  return async (call) => {
    if (call.cancelled) throw call.cancelled; // before anything is recorded as sent
    const { request, context } = call;
    const { operation, attemptTimeoutMs, isSafe } = request;
    const startedAt = clock.now();
    const record: Attempt = { startedAt };
    const attempt = context.attempts.push(record);
    if (hooks) emit(hooks, "attempt:start", { operation, attempt });
    try {
      return await wait(
        call,
        (done, fail) => {
          const controller = new AbortController();
          // Shared with no other call: V8 11.3 (Node 20) would keep its value alive until a major collection,
          // which made a page of 100 validators 25 % slower with the Node transport.
          if (call.isStream) call.abort = () => controller.abort();
          send(call, controller.signal, record).then(done, fail);
          return (error) => {
            if (error) controller.abort(error);
          };
        },
        attemptTimeoutMs,
        (_, fail) => {
          const message = `no complete response within ${attemptTimeoutMs} ms`;
          fail(new AttemptTimeoutError(context, message, isSafe));
        },
      );
    } catch (error) {
      record.error = (error as Error).name; // send rejects with typed errors only
      throw error;
    } finally {
      record.durationMs = clock.now() - startedAt;
      if (hooks) emit(hooks, "attempt:end", { operation, attempt, ...record });
    }
  };
}
