/** How a client met a fault. */

/** What a client is asked while the fault is there. */
export type Ask =
  | "small"
  | "small within 500 ms"
  | "small within 30 s"
  | "50 at once"
  | "abort"
  | "status"
  | "integer"
  | "write"
  | "pages"
  | "log"
  | "hosts";

/** What its process says. */
export type Probed =
  | { readonly end: "value"; readonly value: unknown; readonly ms: number }
  | { readonly end: "error"; readonly error: string; readonly ms: number }
  /** The client could not be tried. */
  | { readonly end: "failed"; readonly why: string };

/** With what was seen from outside. */
export type Outcome = (
  | Exclude<Probed, { end: "failed" }>
  | { readonly end: "none"; readonly ms: number }
  /** The process ended with an unhandled rejection or error. */
  | { readonly end: "died"; readonly ms: number }
) & {
  /** Requests that the server received. */
  readonly requests: number;
  /** Hosts beyond this machine that were looked up. */
  readonly hosts: readonly string[];
};

/** An outcome as it is kept and shown. */
export interface Cell {
  /** Whether it is what a caller needs; null where the client does not offer such a call. */
  readonly isHandled: boolean | null;
  readonly text: string;
}

const seconds = (ms: number) =>
  ms < 1000 ? `${Math.round(ms / 10) * 10} ms` : `${(ms / 1000).toFixed(1)} s`;

/** A value in words: a call that says whether it gave the response may have lost it without an error. */
const success = (value: unknown) => (value === false ? "resolves without a response" : "succeeds");

/** An outcome in words. */
export function describe(outcome: Outcome, value: (value: unknown) => string = success): string {
  const sent = outcome.requests === 1 ? "1 request" : `${outcome.requests} requests`;
  const after = `${seconds(outcome.ms)}, ${sent}`;
  if (outcome.end === "value") return `${value(outcome.value)}: ${after}`;
  if (outcome.end === "error") return `${outcome.error}: ${after}`;
  return outcome.end === "died"
    ? `the process ends: ${after}`
    : `no end within ${seconds(outcome.ms)}, ${sent}`;
}
