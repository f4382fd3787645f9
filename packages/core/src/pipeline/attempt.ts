/** Step: runs one attempt, body and decoding included, within its time. */
import type { Attempt } from "../errors/base.ts";
import { AttemptTimeoutError } from "../errors/connection.ts";
import { emit } from "../hooks.ts";
import type { Settings } from "../options.ts";
import type { Step } from "./call.ts";
import type { Send } from "./send.ts";
import { wait } from "./wait.ts";

/** Bounds each attempt by `attemptTimeoutMs` and records how it ended. */
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
          // Of no other call: V8 11.3 (Node 20) would keep its value alive until a major collection, which made a page of
          // 100 validators a quarter dearer by the Node transport.
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
