/** Responses have the shared headers once, whichever way they were made, and those of pages without a `Headers`. */

import { expect, test, vi } from "vitest";
import { SharedHeaders } from "./shared-headers.ts";

const shared = new SharedHeaders(["x-key"], ["etag", "x-request-id"]);
const expected = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "etag,x-request-id",
  "x-content-type-options": "nosniff",
};

test.each([
  [{}, "x-key"],
  [{ vary: "accept-encoding" }, "accept-encoding, x-key"],
])("with %o a response varies by %s", (given, vary) => {
  const made = shared.json("{}", 201, { ...given, etag: '"a"' });
  const added = new Response("{}", {
    status: 201,
    headers: { ...given, etag: '"a"', "content-type": "application/json; charset=utf-8" },
  });
  for (const response of [made, added]) {
    shared.addTo(response);
    expect(response.status).toBe(201);
    expect(Object.fromEntries(response.headers)).toEqual({
      ...expected,
      vary,
      etag: '"a"',
      "content-type": "application/json; charset=utf-8",
    });
  }
});

test("the headers of a page are not read again", () => {
  const response = shared.json("{}", 200, {});
  const read = vi.spyOn(response, "headers", "get");
  shared.addTo(response);
  expect(read).not.toHaveBeenCalled();
});
