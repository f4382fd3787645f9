/** Responses in the form for the hosted service's official clients, and their status. */

import { describe, expect, it } from "vitest";
import type { HttpError } from "../api/request/http-error.ts";
import { compatStatus, wantsCompat } from "./compat.ts";

describe("the request's header decides, else the deployment's default", () => {
  it.each([
    { header: undefined, byDefault: false, want: false },
    { header: undefined, byDefault: true, want: true },
    { header: "true", byDefault: false, want: true },
    { header: "false", byDefault: true, want: false },
  ])("header $header, default $byDefault: $want", ({ header, byDefault, want }) => {
    const headers = new Headers(header === undefined ? {} : { "x-service-compat": header });
    expect(wantsCompat(headers, byDefault)).toBe(want);
  });

  it.each(["", "1", "True", "true, false"])("the header %j is refused", (value) => {
    let refusal: unknown;
    try {
      wantsCompat(new Headers({ "x-service-compat": value }), true);
    } catch (error) {
      refusal = error;
    }
    expect((refusal as HttpError).status).toBe(400);
    expect((refusal as HttpError).message).toBe("the header x-service-compat must be true or false");
  });
});

it.each([
  ["GET", "listSubnets", 200],
  ["GET", "aggregateSignaturesForTransaction", 201],
  ["POST", "aggregateSignatures", 201],
  ["POST", "exportTransactions", 201],
  ["POST", "reindexNft", 201],
])("%s %s returns %i", (method, operation, status) => {
  expect(compatStatus(method, operation)).toBe(status);
});
