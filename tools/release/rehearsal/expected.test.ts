/** A consumer that did less, more or something else than expected is found. */
import { expect, test } from "vitest";
import { checkBehaviours } from "./expected.ts";

const printed = `ok list-page
ok walk-pages
ok metrics-pages
ok retried-503
ok not-found-error
ok rpc-error
ok exact-integers
ok decoded-block
ok signed-payment
`;
const requests = {
  "/v1/avg_tps/43112": 1,
  "/v1/avg_tps/43112?pageToken=second": 1,
  "/unavailable-once/v1/networks/fuji/subnets": 2,
  "/v1/networks/fuji/subnets": 1,
};

test("accepts all requests in any order and with any line ending", () => {
  expect(checkBehaviours(printed, requests)).toBe(9);
  expect(checkBehaviours(printed.trimEnd(), Object.fromEntries(Object.entries(requests).reverse()))).toBe(9);
});

const { "/v1/networks/fuji/subnets": _, ...less } = requests;

test.each([
  { why: "nothing at all", printed: "", requests: {}, want: "printed\nnothing" },
  {
    why: "a behaviour is missing",
    printed: printed.replace("ok walk-pages\n", ""),
    requests,
    want: "printed",
  },
  { why: "one is there twice", printed: `${printed}ok decoded-block\n`, requests, want: "printed" },
  { why: "something else is printed", printed: `${printed}warning\n`, requests, want: "warning" },
  { why: "only printed, nothing requested", printed, requests: {}, want: "requested\nnothing" },
  { why: "a request is missing", printed, requests: less, want: "requested" },
  {
    why: "the 503 was not tried again",
    printed,
    requests: { ...requests, "/unavailable-once/v1/networks/fuji/subnets": 1 },
    want: "requested",
  },
])("$why", ({ printed, requests, want }) => {
  expect(() => checkBehaviours(printed, requests)).toThrow(want);
});
