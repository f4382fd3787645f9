/** What a check of `doctor` found. */

/** The outcome of one check. */
export interface Finding {
  /** What was checked, in a few words that never change: scripts select by it. */
  readonly check: string;
  /** Where: `fuji`, `database`, `port 8080`. */
  readonly subject: string;
  readonly status: "ok" | "warning" | "failure";
  /** What was found. */
  readonly detail: string;
  /** What to change; only of a warning or a failure. */
  readonly advice?: string;
}

/** Makes the findings of one subject. */
export const findingsOf = (subject: string) => ({
  ok: (check: string, detail: string): Finding => ({ check, subject, status: "ok", detail }),
  warning: (check: string, detail: string, advice: string): Finding => ({
    check,
    subject,
    status: "warning",
    detail,
    advice,
  }),
  failure: (check: string, detail: string, advice: string): Finding => ({
    check,
    subject,
    status: "failure",
    detail,
    advice,
  }),
});

/** The message of an error, with its cause's, which says more of a failed fetch. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const { code } = error as { code?: string };
  return cause instanceof Error
    ? `${error.message}: ${reasonOf(cause)}`
    : error.message || (code ?? error.name);
}
