/** What became of a client's call, and whether the suite fails by it. */
import { CLIENTS, type Outcome, type Outcomes, type OutcomesOf } from "../shared/compat-outcomes.ts";
import type { HostedOperation } from "../shared/hosted-operations.ts";
import type { CallLine } from "./calls.ts";

/** What a client cannot read although the response is right, by operation: a part of its message, and the reason. */
export type Known = Readonly<Record<string, readonly [part: string, reason: string]>>;

/** What the judge knows besides the line. */
export interface Expected {
  readonly known: Known;
  /** Why operations respond with 501, by our ids. */
  readonly reasons: ReadonlyMap<string, string>;
  /** The same call by our own client. */
  readonly ours: CallLine | undefined;
  /** Whether how many pages the items are on depends on what clients did before. */
  readonly anyPages?: boolean;
}

/** A judgement; `what` is shown. */
export interface Verdict {
  readonly what: string;
  readonly outcome: Outcome;
}

const count = ({ pages, items }: CallLine) => `${items} items, ${pages} pages`;
const failed = (what: string): Verdict => ({ what, outcome: "failed" });

/** A 501 must be of the table with its very text, and whatever is in the table must be 501. */
export function judge(line: CallLine, { known, reasons, ours, anyPages = false }: Expected): Verdict {
  const { operation, pages, items, error, status } = line;
  const why = reasons.get(operation);
  const [part, reason] = known[operation] ?? [];
  if (error === undefined && pages === undefined) return { what: "no such method", outcome: "none" };
  if (status === 501) {
    if (why === undefined) return failed(`501 WITHOUT A REASON IN THE TABLE: ${error}`);
    return error?.includes(why)
      ? { what: `501: ${why}`, outcome: "501" }
      : failed(`501 WITH ANOTHER REASON: ${error}`);
  }
  if (why !== undefined)
    return failed(`NO 501, although the table says: ${why}; instead ${error ?? count(line)}`);
  if (error && part && error.includes(part)) return { what: `known: ${reason}`, outcome: "known" };
  if (error !== undefined) return failed(`REFUSED: ${error}`);
  if (ours === undefined) return failed("our own client's process ended");
  if (items === ours.items && (anyPages || pages === ours.pages))
    return { what: count(line), outcome: "read" };
  return failed(`DIFFERS: ${count(line)}, ours ${count(ours)}`);
}

/** Of several calls of an operation, the outcome that says most against it. */
const WORST: readonly Outcome[] = ["failed", "known", "501", "none", "read"];

/** A client's calls with their outcomes. */
export type Tried = readonly (readonly [operation: string, outcome: Outcome])[];

/**
 * The table of the hosted operations.
 *
 * @param tried by client
 * @param idOf our id of a hosted operation
 */
export function outcomesOf(
  hosted: readonly HostedOperation[],
  idOf: (operation: HostedOperation) => string | undefined,
  tried: ReadonlyMap<string, Tried>,
): Outcomes {
  const of = (client: string, id: string | undefined): Outcome => {
    const found = (tried.get(client) ?? []).flatMap(([operation, outcome]) =>
      operation === id ? [outcome] : [],
    );
    return WORST.find((outcome) => found.includes(outcome)) ?? "none";
  };
  return new Map(
    hosted.map((operation) => {
      const id = idOf(operation);
      const outcomes = Object.fromEntries(CLIENTS.map((client) => [client, of(client, id)]));
      return [operation.name, outcomes as unknown as OutcomesOf]; // fromEntries forgets the names
    }),
  );
}

/** Operations of chainkit that it was not seen to call; `notOfChainkit` are those that only the hosted service's document names. */
export const notCalled = (outcomes: Outcomes, notOfChainkit: readonly string[]): string[] =>
  [...outcomes].flatMap(([name, { chainkit }]) =>
    chainkit === "none" && !notOfChainkit.includes(name) ? [`${name}: chainkit did not call it`] : [],
  );

/** Operations whose responses have ids, secrets or requests of one deployment, so their pages are not compared. */
const OWN: ReadonlySet<string> = new Set([
  "addWebhookAddresses",
  "createWebhook",
  "deactivateWebhook",
  "exportTransactions",
  "getOperation",
  "getWebhook",
  "getWebhookSecret",
  "listApiLogs",
  "listWebhooks",
  "removeWebhookAddresses",
  "rotateWebhookSecret",
  "updateWebhook",
]);

/** Says how the same call differs on two deployments of one index; undefined if it does not. */
export function difference(one: CallLine, other: CallLine | undefined): string | undefined {
  const texts = [one, other].map((line) => {
    if (line === undefined) return "no call";
    const { pages, digest, ...counts } = line;
    return JSON.stringify({ ...counts, ...(!OWN.has(line.operation) && { pages, digest }) });
  });
  return texts[0] === texts[1] ? undefined : texts.join(", the other one ");
}
