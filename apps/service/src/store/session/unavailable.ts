/** Distinguishes an unavailable database from a wrong statement, by the error. */

import { StoreUnavailableError } from "./unavailable-error.ts";

/** Seconds after which to retry a busy database, and one that is down. */
const [BUSY, DOWN] = [1, 5];

type Rule = readonly [reason: string, retryAfter: number, readable?: boolean];

/** By SQLSTATE, or its class of two characters: PostgreSQL's documentation, appendix A. */
const states: { readonly [code: string]: Rule } = {
  "08": ["the connection to the database broke", BUSY],
  "25006": ["the database is read-only", DOWN, true],
  "25P03": ["a transaction was idle for too long", BUSY],
  "28": ["the database refuses the service's credentials", DOWN],
  "3D": ["the database does not exist", DOWN],
  "40": ["the database ended a transaction that conflicts with another", BUSY],
  "53": ["the database has run out of disk, memory or connections", DOWN],
  "53100": ["the database's disk is full", DOWN, true],
  "55P03": ["the database is locked by other work", BUSY],
  "57014": ["a query took longer than its time limit", BUSY],
  "57": ["the database is shutting down or starting", DOWN],
  "58": ["the database has a system error", DOWN],
};

/** Codes of Node's sockets. */
const sockets: ReadonlySet<string> = new Set([
  "EACCES",
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

/** Messages of the driver, which have no codes. */
const messages: readonly (readonly [text: string, ...Rule])[] = [
  ["timeout exceeded when trying to connect", "no connection to the database became free in time", BUSY],
  ["Query read timeout", "the database does not respond", DOWN],
  ["Connection terminated due to connection timeout", "the database does not respond", DOWN],
  ["Connection terminated", "the connection to the database broke", BUSY],
  ["Client has encountered a connection error", "the connection to the database broke", BUSY],
  ["PGlite is clos", "the database is closed", DOWN],
];

function ruleOf(error: Error): Rule | undefined {
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (sockets.has(code)) return ["the database cannot be reached", DOWN];
  const state = states[code] ?? (code.length === 5 ? states[code.slice(0, 2)] : undefined);
  if (state) return state;
  const known = messages.find(([text]) => error.message.includes(text));
  return known && [known[1], known[2]];
}

/** The error as callers of the store see it. */
export function storeError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreUnavailableError) return error;
  const rule = ruleOf(error);
  if (rule === undefined) return error;
  const [reason, retryAfter, readable = false] = rule;
  return new StoreUnavailableError(reason, { retryAfter, readable, cause: error });
}

/** The error of a failed connection: the database is unavailable, for any reason. */
export function connectError(error: unknown): StoreUnavailableError {
  const known = storeError(error);
  if (known instanceof StoreUnavailableError) return known;
  return new StoreUnavailableError("the database refuses connections", { retryAfter: DOWN, cause: error });
}
