/** The result of a change: in progress, done, or refused with the reason. */
import type { UseMutationResult } from "@tanstack/react-query";

export function Said<Result, Given>({
  change,
  done,
}: {
  change: Pick<UseMutationResult<Result, Error, Given>, "isPending" | "isSuccess" | "error">;
  done: string;
}) {
  return (
    <p className={change.error ? "fault" : "said"} role="status">
      {change.isPending
        ? "Under way…"
        : change.error
          ? change.error.message
          : change.isSuccess
            ? done
            : "\u00a0"}
    </p>
  );
}
