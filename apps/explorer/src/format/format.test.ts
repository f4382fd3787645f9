/** Texts of amounts, spans, ids, rows and calls. */
import { describe, expect, it } from "vitest";
import { amountText } from "./amount.ts";
import { axisTexts } from "./axis-texts.ts";
import { codeOf } from "./code-of.ts";
import { countText } from "./count.ts";
import { csvOf } from "./csv.ts";
import { durationText } from "./duration.ts";
import { short } from "./short.ts";

it.each<[amount: string | bigint, decimals: number, digits: number, want: string]>([
  ["0", 9, 2, "0"],
  ["2000500000000", 9, 2, "2 000.5"],
  ["1234567890123456789", 9, 2, "1 234 567 890.12…"],
  ["1", 9, 2, "0.000000001"],
  [1n, 18, 2, "0.000000000…"],
  ["5", 9, 0, "<1"],
  ["1500000000", 9, 0, "1"],
  ["12345678", 0, 0, "12 345 678"],
])("%s of %i places shows as amount with %i as %s", (amount, decimals, digits, want) => {
  expect(amountText(amount, decimals, digits)).toBe(want);
});

it.each<[what: string, from: string, step: number, want: readonly string[]]>([
  ["days", "2025-12-30", 86_400, ["30 Dec\n2025", "31 Dec", "1 Jan\n2026"]],
  ["hours", "2026-05-31T12:00Z", 21_600, ["12:00\n31 May", "18:00", "00:00\n1 Jun"]],
])("an axis says %s in UTC, and what changes seldom where it does", (_, from, step, want) => {
  const first = Date.parse(from) / 1000;
  expect(axisTexts([first, first + step, first + 2 * step], step)).toEqual(want);
});

it.each([
  [0, "0 s"],
  [59.9, "59 s"],
  [60, "1 min"],
  [3_661, "1 h 1 min"],
  [3_601, "1 h"],
  [90_061, "1 d 1 h"],
  [8_640_000, "100 d"],
])("%d seconds are %s", (seconds, want) => expect(durationText(seconds)).toBe(want));

it.each([
  [1, "1 input"],
  [0, "0 inputs"],
  [2, "2 inputs"],
])("%i of them is %s", (count, want) => expect(countText(count, "input")).toBe(want));

it("shortens ids in the middle, and leaves short ones", () => {
  expect(short("abcdefghijklmnopqrstuvwxyz", 11)).toBe("abcdef…wxyz");
  expect(short("abcdefghijk", 11)).toBe("abcdefghijk");
});

it("writes CSV that spreadsheets take for text", () => {
  const columns = [
    { name: "name", text: ({ name }: { name: string }) => name },
    { name: "a,b", text: ({ name }: { name: string }) => String(name.length) },
  ];
  expect(csvOf(columns, [{ name: 'say "hi"\n' }, { name: "=1+1" }, { name: "-5.5" }])).toBe(
    'name,"a,b"\r\n"say ""hi""\n",9\r\n\'=1+1,4\r\n-5.5,4\r\n',
  );
});

describe("the code of a view", () => {
  const deployment = { baseUrl: "http://127.0.0.1:8080", network: "fuji" };

  it("has each call once, with the clients that it needs", () => {
    const call = {
      client: "data",
      method: "validators.list",
      params: { pageSize: 100, nodeIds: undefined },
    } as const;
    expect(codeOf([call, call], deployment)).toBe(
      [
        'import { createDataClient } from "@primary-network/data";',
        "",
        'const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });',
        "",
        "const validators = await data.validators.list({ pageSize: 100 });",
      ].join("\n"),
    );
  });

  it("quotes only what needs it, and leaves out empty parameters", () => {
    const calls = [
      { client: "metrics", method: "chains.list", params: {} },
      { client: "data", method: "x.y", params: { "a-b": ["1", null], c: { d: true } } },
    ] as const;
    const code = codeOf(calls, deployment);
    expect(code).toContain("const chains = await metrics.chains.list();");
    expect(code).toContain('await data.x.y({ "a-b": ["1", null], c: { d: true } });');
  });
});
