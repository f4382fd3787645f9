/** Step: runs one attempt, body and decoding included, within its time. */
import type { Attempt } from "../errors/base.ts";
import { AttemptTimeoutError } from "../errors/connection.ts";
import { emit } from "../hooks.ts";
import type { Settings } from "../options.ts";
import type { Call, Step } from "./call.ts";
import type { Send } from "./send.ts";

/** Bounds each attempt by `attemptTimeoutMs` and writes down what became of it. */
export function withAttemptTimeout({ clock, hooks }: Settings, send: Send): Step {
  return async (call) => {
    if (call.cancelled) throw call.cancelled; // before anything is written down as sent
    const startedAt = clock.now();
    const record: Attempt = { startedAt };
    const number = call.attempts.push(record);
    emit(hooks, "attempt:start", () => ({ operation: call.operation, attempt: number }));
    try {
      return await call.wait((done, fail) => {
        const controller = new AbortController();
        // No timer where the deadline comes first.
        const timer =
          startedAt + call.attemptTimeoutMs < call.deadlineAt &&
          clock.setTimer(() => fail(timeout(call)), call.attemptTimeoutMs);
        send(call, controller.signal, record).then(done, fail);
        return (error) => {
          if (timer !== false) clock.clearTimer(timer);
          if (error) controller.abort(error);
        };
      });
    } catch (error) {
      record.error = (error as Error).name; // send rejects with typed errors only
      throw error;
    } finally {
      record.durationMs = clock.now() - startedAt;
      emit(hooks, "attempt:end", () => ({ operation: call.operation, attempt: number, ...record }));
    }
  };
}

function timeout(call: Call): AttemptTimeoutError {
  return new AttemptTimeoutError(call, `no complete answer within ${call.attemptTimeoutMs} ms`, call.isSafe);
}
