/** The coverage of the hosted service: a row for each of its operations, and what is wrong with the table. */
import { CLIENTS, type Outcomes, type OutcomesOf } from "../../../../tools/shared/compat-outcomes.ts";
import { type HostedOperation, type OwnOperation, routeOf } from "../../../../tools/shared/hosted-operations.ts";
import type { TypedCall } from "../../../../tools/shared/typed-calls.ts";

/** An operation of the hosted service with its counterpart here. */
export interface Row {
  readonly hosted: HostedOperation;
  readonly state: "implemented" | "not implemented" | "missing";
  /** The operation with the same route; undefined if it is missing. */
  readonly own?: OwnOperation;
  /** The client's method. */
  readonly call?: TypedCall | undefined;
  /** The reason why it is not implemented. */
  readonly reason?: string | undefined;
  /** The outcome in each official client; undefined when none was tried. */
  readonly read?: OutcomesOf | undefined;
}

/** The tables that the rows are joined from. */
export interface Coverage {
  readonly hosted: readonly HostedOperation[];
  readonly own: readonly OwnOperation[];
  /** Client methods by operation id. */
  readonly calls: ReadonlyMap<string, TypedCall>;
  /** Reasons of operations that respond with 501, by operation id. */
  readonly reasons: ReadonlyMap<string, string>;
  /** Outcomes by name of the hosted operation, as the last run of `pnpm compat` kept them. */
  readonly read: Outcomes;
}

/** The rows, in the order of the hosted operations. */
export function rowsOf({ hosted, own, calls, reasons, read }: Coverage): Row[] {
  const byRoute = new Map(own.map((operation) => [routeOf(operation), operation]));
  return hosted.map((operation): Row => {
    const found = byRoute.get(routeOf(operation));
    if (found === undefined) return { hosted: operation, state: "missing" };
    const reason = reasons.get(found.id);
    return {
      hosted: operation,
      own: found,
      call: calls.get(found.id),
      read: read.get(operation.name),
      reason,
      state: reason === undefined ? "implemented" : "not implemented",
    };
  });
}

/** Compares the table with the official clients: each reads an implemented operation, and gets 501 for the others. */
function readProblems({ hosted: { name }, state, own, read }: Row): string[] {
  if (own === undefined) return [];
  if (read === undefined) return [`${name}: no official client was tried; run pnpm compat --keep`];
  const expected = state === "implemented" ? ["read", "none", "known"] : ["501", "none"];
  return CLIENTS.flatMap((client) =>
    expected.includes(read[client])
      ? []
      : [`${name}: is ${state}, and ${client} found ${read[client]}; run pnpm compat --keep`],
  );
}

/** Problems that fail the check: a hosted operation without counterpart, client method or confirmed outcome. */
export const problemsOf = (rows: readonly Row[]): string[] =>
  rows.flatMap((row) => {
    const { hosted, own, call } = row;
    if (own === undefined)
      return [
        `${hosted.name}: no operation of ours is ${hosted.method} ${hosted.path}; specify it, or give the reason why not`,
      ];
    const lacking = call === undefined ? [`${hosted.name}: ${own.id} has no client method`] : [];
    return [...lacking, ...readProblems(row)];
  });
