/** The coverage of the hosted service: a row for each of its operations, and what is wrong with the table. */
import { CLIENTS, type Outcomes, type OutcomesOf } from "../../shared/compat-outcomes.ts";
import { type HostedOperation, type OwnOperation, routeOf } from "../../shared/hosted-operations.ts";
import type { TypedCall } from "../../shared/typed-calls.ts";

/** An operation of the hosted service, and what we have of it. */
export interface Row {
  readonly hosted: HostedOperation;
  /** `not yet`: neither, and named in the list of those that are to come. */
  readonly state: "implemented" | "not implemented" | "not yet" | "missing";
  /** Undefined unless we have an operation with its route. */
  readonly own?: OwnOperation;
  /** The client's method. */
  readonly call?: TypedCall | undefined;
  /** The file of the handler; undefined of an operation that is not implemented. */
  readonly handler?: string | undefined;
  /** Why it is not implemented. */
  readonly reason?: string | undefined;
  /** The test file that makes most calls of it. */
  readonly test?: string | undefined;
  /** What became of it in each official client; undefined when none was tried. */
  readonly read?: OutcomesOf | undefined;
}

/** What the rows are made of. */
export interface Coverage {
  readonly hosted: readonly HostedOperation[];
  readonly own: readonly OwnOperation[];
  readonly calls: ReadonlyMap<string, TypedCall>;
  /** By operation: the file of its handler. */
  readonly handlers: ReadonlyMap<string, string>;
  readonly reasons: ReadonlyMap<string, string>;
  readonly tests: ReadonlyMap<string, string>;
  /** By name of the hosted operation, as the last run of `pnpm compat` has kept them. */
  readonly read: Outcomes;
  /** Names of hosted operations that may still be missing. */
  readonly notYet: readonly string[];
}

/** The rows, in the order of the hosted operations. */
export function rowsOf({ hosted, own, calls, handlers, reasons, tests, read, notYet }: Coverage): Row[] {
  const byRoute = new Map(own.map((operation) => [routeOf(operation), operation]));
  return hosted.map((operation): Row => {
    const found = byRoute.get(routeOf(operation));
    if (found === undefined) {
      return { hosted: operation, state: notYet.includes(operation.name) ? "not yet" : "missing" };
    }
    const reason = reasons.get(found.id);
    return {
      hosted: operation,
      own: found,
      call: calls.get(found.id),
      read: read.get(operation.name),
      ...(reason === undefined
        ? { state: "implemented", handler: handlers.get(found.id), test: tests.get(found.id) }
        : { state: "not implemented", reason }),
    };
  });
}

/** What an official client found must be what the table says: it reads an operation, or gets 501 with the reason of ours. */
function readProblems({ hosted: { name }, state, own, read }: Row): string[] {
  if (own === undefined) return [];
  if (read === undefined) return [`${name}: no official client was tried; run pnpm compat --keep`];
  const wanted = state === "implemented" ? ["read", "none", "known"] : ["501", "none"];
  return CLIENTS.flatMap((client) =>
    wanted.includes(read[client])
      ? []
      : [`${name}: is ${state}, and ${client} found ${read[client]}; run pnpm compat --keep`],
  );
}

/** Why the table may not stand: an operation without handler, method or test, and a list of missing ones that is not true. */
export function problemsOf(rows: readonly Row[], notYet: readonly string[]): string[] {
  const states = new Map(rows.map(({ hosted, state }) => [hosted.name, state]));
  return [
    ...rows.flatMap(({ hosted: { name, method, path }, state, own, call, handler, test }) => {
      if (state === "not yet") return [];
      if (own === undefined)
        return [`${name}: no operation of ours is ${method} ${path}; specify it, or give the reason why not`];
      const parts = state === "implemented" ? { handler, test } : {};
      const lacking = Object.entries({ "client method": call, ...parts }).flatMap(([part, has]) =>
        has === undefined ? [part] : [],
      );
      return lacking.map((part) => `${name}: ${own.id} has no ${part}`);
    }),
    ...rows.flatMap(readProblems),
    ...notYet.flatMap((name) => {
      const state = states.get(name);
      if (state === undefined)
        return [`${name}: the hosted service has no such operation; remove it from not-yet.ts`];
      return state === "not yet" ? [] : [`${name}: is ${state} by now; remove it from not-yet.ts`];
    }),
    ...([...new Set(notYet)].length < notYet.length ? ["not-yet.ts names an operation twice"] : []),
  ];
}
