/** A consumer that did less, more or something else than wanted is found. */
import { expect, test } from "vitest";
import { checkBehaviours } from "./wanted.mjs";

const printed = `ok list-page
ok walk-pages
ok metrics-pages
ok retried-503
ok not-found-error
ok rpc-error
ok exact-integers
ok decoded-block
`;
const asked = {
  "/v1/avg_tps/43112": 1,
  "/v1/avg_tps/43112?pageToken=second": 1,
  "/unavailable-once/v1/networks/fuji/subnets": 2,
  "/v1/networks/fuji/subnets": 1,
};

test("everything, in any order of asking and with any end of line", () => {
  expect(checkBehaviours(printed, asked)).toBe(8);
  expect(checkBehaviours(printed.trimEnd(), Object.fromEntries(Object.entries(asked).reverse()))).toBe(8);
});

const { "/v1/networks/fuji/subnets": _, ...less } = asked;

test.each([
  { why: "nothing at all", printed: "", asked: {}, want: "printed\nnothing" },
  { why: "a behaviour is missing", printed: printed.replace("ok walk-pages\n", ""), asked, want: "printed" },
  { why: "one is there twice", printed: `${printed}ok decoded-block\n`, asked, want: "printed" },
  { why: "something else is printed", printed: `${printed}warning\n`, asked, want: "warning" },
  { why: "only printed, nothing asked", printed, asked: {}, want: "asked\nnothing" },
  { why: "a request is missing", printed, asked: less, want: "asked" },
  {
    why: "the 503 was not tried again",
    printed,
    asked: { ...asked, "/unavailable-once/v1/networks/fuji/subnets": 1 },
    want: "asked",
  },
])("$why", ({ printed, asked, want }) => {
  expect(() => checkBehaviours(printed, asked)).toThrow(want);
});
