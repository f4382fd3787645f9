/** The judgement of other clients' calls: what is read, what may be 501, and what fails. */
import { describe, expect, it, test } from "vitest";
import { formatOutcomes, type Outcome, parseOutcomes } from "../shared/compat-outcomes.ts";
import type { CallLine } from "./calls.ts";
import { difference, judge, type Known, notCalled, outcomesOf } from "./judge.ts";

const reasons = new Map([["getSupply", "no supply is kept"]]);
const known: Known = { listSubnets: ["genesisData", "its schema knows fewer chains"] };
const page = { pages: 2, items: 12 };

describe("a call", () => {
  it.each<[what: string, line: CallLine, ours: CallLine | undefined, outcome: Outcome, shown: RegExp]>([
    ["is read", { operation: "a", ...page }, { operation: "a", ...page }, "read", /^12 items, 2 pages$/],
    [
      "has other items",
      { operation: "a", pages: 2, items: 11 },
      { operation: "a", ...page },
      "failed",
      /DIFFERS/,
    ],
    ["has none of ours to compare", { operation: "a", ...page }, undefined, "failed", /process ended/],
    ["is refused", { operation: "a", error: "bad" }, undefined, "failed", /REFUSED: bad/],
    ["is none", { operation: "a" }, undefined, "none", /no such method/],
    [
      "gets 501 with its reason",
      { operation: "getSupply", error: 'x {"message":"no supply is kept"}', status: 501 },
      undefined,
      "501",
      /^501: no supply is kept$/,
    ],
    [
      "gets 501 with another text",
      { operation: "getSupply", error: "none", status: 501 },
      undefined,
      "failed",
      /ANOTHER REASON: none/,
    ],
    [
      "gets 501 that is not in the table",
      { operation: "a", error: "none", status: 501 },
      undefined,
      "failed",
      /WITHOUT A REASON/,
    ],
    [
      "gets a response although the table says 501",
      { operation: "getSupply", ...page },
      { operation: "getSupply", ...page },
      "failed",
      /NO 501, although the table says: no supply is kept; instead 12 items/,
    ],
    [
      "is refused by the client itself although the table says 501",
      { operation: "getSupply", error: "a parameter is missing" },
      undefined,
      "failed",
      /NO 501, although the table says: no supply is kept; instead a parameter is missing/,
    ],
    [
      "is refused for a known reason",
      { operation: "listSubnets", error: "at genesisData" },
      undefined,
      "known",
      /known: its schema/,
    ],
    ["is refused for another", { operation: "listSubnets", error: "at id" }, undefined, "failed", /REFUSED/],
  ])("that %s", (_, line, ours, outcome, shown) => {
    const verdict = judge(line, { known, reasons, ours });
    expect(verdict.outcome).toBe(outcome);
    expect(verdict.what).toMatch(shown);
  });
});

test("a list whose pages depend on more than its items needs the same items alone", () => {
  const line = { operation: "a", pages: 3, items: 12 };
  const ours = { operation: "a", ...page };
  expect(judge(line, { known, reasons, ours }).outcome).toBe("failed");
  expect(judge(line, { known, reasons, ours, anyPages: true }).outcome).toBe("read");
  const other = { ...line, items: 11 };
  expect(judge(other, { known, reasons, ours, anyPages: true }).outcome).toBe("failed");
});

describe("the table", () => {
  const hosted = ["a", "b", "c"].map((name) => ({ name, method: "GET", path: `/${name}` }));
  const outcomes = outcomesOf(
    hosted,
    ({ name }) => `our ${name}`,
    new Map([
      [
        "chainkit",
        [
          ["our a", "read"],
          ["our a", "failed"],
          ["our b", "501"],
        ] as const,
      ],
      [
        "avacloud",
        [
          ["our a", "read"],
          ["our a", "read"],
        ] as const,
      ],
    ]),
  );

  test("has the worst outcome of each operation's calls", () => {
    expect([...outcomes]).toEqual([
      ["a", { chainkit: "failed", avacloud: "read", glacier: "none" }],
      ["b", { chainkit: "501", avacloud: "none", glacier: "none" }],
      ["c", { chainkit: "none", avacloud: "none", glacier: "none" }],
    ]);
  });

  test("names what chainkit did not call", () => {
    expect(notCalled(outcomes, [])).toEqual(["c: chainkit did not call it"]);
    expect(notCalled(outcomes, ["c"])).toEqual([]);
  });

  test("is kept as text", () => {
    expect([...parseOutcomes(formatOutcomes(outcomes))]).toEqual([...outcomes]);
    expect(() => parseOutcomes("operation\na\tread\tgood\tnone\n")).toThrow('"a\tread\tgood\tnone"');
  });
});

test.each([
  ["the same", "listBlockchains", {}, undefined],
  ["another page", "listBlockchains", { digest: "b" }, /"digest":"a".*, the other one .*"digest":"b"/],
  ["fewer items", "listBlockchains", { items: 1 }, /"items":2.*, the other one .*"items":1/],
  ["ids of a deployment", "getWebhook", { digest: "b" }, undefined],
  ["fewer items of a deployment", "listWebhooks", { items: 1 }, /"items":2/],
])("two deployments: %s", (_, operation, change, want) => {
  const line = { operation, pages: 1, items: 2, digest: "a" };
  const found = difference(line, { ...line, ...change });
  if (want === undefined) expect(found).toBeUndefined();
  else expect(found).toMatch(want);
});

test("two deployments: a call that was not made", () => {
  expect(difference({ operation: "getWebhook", pages: 1, items: 1 }, undefined)).toMatch(
    /the other one no call$/,
  );
});
