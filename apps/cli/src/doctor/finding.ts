/** Findings of `doctor`. */

/** The outcome of one check. */
export interface Finding {
  /** Name of the check. It never changes, so scripts can select by it. */
  readonly check: string;
  /** Subject of the check: `fuji`, `database`, `port 8080`. */
  readonly subject: string;
  readonly status: "ok" | "warning" | "failure";
  /** Result for people. */
  readonly detail: string;
  /** Change that helps; only with a warning or a failure. */
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

/** Returns the message of an error with its cause, which explains a failed fetch. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const { code } = error as { code?: string };
  return cause instanceof Error
    ? `${error.message}: ${reasonOf(cause)}`
    : error.message || (code ?? error.name);
}
