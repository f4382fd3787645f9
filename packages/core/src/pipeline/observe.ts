/** Step: reports the start and the end of a call to the hooks. */
import { PrimaryNetworkError } from "../errors/base.ts";
import { emit } from "../hooks.ts";
import type { Settings } from "../options.ts";
import type { Step } from "./call.ts";

/** Emits `call:start` and `call:end`. Without hooks, there is no such step. */
export function withEvents({ hooks, clock }: Settings, next: Step): Step {
  if (!hooks) return next;
  return async (call) => {
    const { operation, attempts } = call.context;
    const startedAt = clock.now();
    let error: PrimaryNetworkError | undefined;
    emit(hooks, "call:start", { operation });
    try {
      return await next(call);
    } catch (caught) {
      if (caught instanceof PrimaryNetworkError) error = caught;
      throw caught;
    } finally {
      const durationMs = clock.now() - startedAt;
      emit(hooks, "call:end", { operation, durationMs, attempts, ...(error && { error }) });
    }
  };
}
