/** Errors of a database that are of the moment, and errors that are of the statement. */

import { expect, test } from "vitest";
import { connectError, storeError } from "./unavailable.ts";
import { StoreUnavailableError } from "./unavailable-error.ts";

const withCode = (code: string) => Object.assign(new Error("told"), { code });

test("an unavailable database is distinguished from a wrong statement", () => {
  const given: [error: unknown, want: { reason: string; readable?: boolean } | undefined][] = [
    [withCode("ECONNREFUSED"), { reason: "the database cannot be reached" }],
    [withCode("08006"), { reason: "the connection to the database broke" }],
    [withCode("25006"), { reason: "the database is read-only", readable: true }],
    [withCode("53100"), { reason: "the database's disk is full", readable: true }],
    [withCode("53300"), { reason: "the database has run out of disk, memory or connections" }],
    [withCode("57014"), { reason: "a query took longer than its time limit" }],
    [withCode("57P01"), { reason: "the database is shutting down or starting" }],
    [withCode("55P03"), { reason: "the database is locked by other work" }],
    [withCode("40P01"), { reason: "the database ended a transaction that conflicts with another" }],
    [new Error("Query read timeout"), { reason: "the database does not respond" }],
    [new Error("Connection terminated unexpectedly"), { reason: "the connection to the database broke" }],
    [
      new Error("timeout exceeded when trying to connect"),
      { reason: "no connection to the database became free in time" },
    ],
    [withCode("42601"), undefined], // a syntax error
    [withCode("22003"), undefined], // a number out of range
    [withCode("23505"), undefined], // a key that is there already
    [new Error("something else"), undefined],
    ["no error at all", undefined],
  ];
  for (const [error, want] of given) {
    const got = storeError(error);
    if (want === undefined) {
      expect(got).toBe(error);
      continue;
    }
    expect(got).toBeInstanceOf(StoreUnavailableError);
    expect(got).toMatchObject({ readable: false, ...want, cause: error });
    expect((got as StoreUnavailableError).retryAfter).toBeGreaterThan(0);
    expect(storeError(got)).toBe(got);
  }
});

test("a refused connection counts as an unavailable database, whatever the reason", () => {
  const refused = withCode("55000");
  expect(connectError(refused)).toMatchObject({ reason: "the database refuses connections", cause: refused });
  expect(connectError(withCode("ENOENT"))).toMatchObject({ reason: "the database cannot be reached" });
});
