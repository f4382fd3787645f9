import { expect, test } from "vitest";
import { readJson } from "../json/read-json.ts";
import { pointsOf, summaryOf } from "./chart.ts";
import { rowsOf, seriesOf } from "./rows.ts";

const read = (text: string) => rowsOf(readJson(text));
const shown = (text: string) => {
  const { columns, rows } = read(text) ?? { columns: [], rows: [] };
  return [columns, ...rows.map((row) => columns.map((column) => row.get(column) ?? ""))];
};

test.each<[text: string, want: string[][]]>([
  [
    '[{"a":1},{"b":"x"}]',
    [
      ["a", "b"],
      ["1", ""],
      ["", "x"],
    ],
  ],
  [
    '{"next":"t","items":[{"a":{"b":18446744073709551615,"c":{"d":{"e":1}}}}]}',
    [
      ["a.b", "a.c.d"],
      ["18446744073709551615", "1 fields"],
    ],
  ],
  [
    '{"items":[{"a":["x","y"],"b":[1,2,3,4],"c":[{}],"d":{},"e":null}, "… 2 more"]}',
    [
      ["a", "b", "c", "d", "e"],
      ["x, y", "4 items", "1 items", "0 fields", ""],
    ],
  ],
  ['{"list":["x","y"]}', [["value"], ["x"], ["y"]]],
  [
    '{"jsonrpc":"2.0","id":1,"result":{"height":"7","ok":true}}',
    [
      ["field", "value"],
      ["height", "7"],
      ["ok", "true"],
    ],
  ],
  [
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32000}}',
    [
      ["field", "value"],
      ["code", "-32000"],
    ],
  ],
  [
    '{"items":[],"n":1}',
    [
      ["field", "value"],
      ["items", ""],
      ["n", "1"],
    ],
  ],
])("%s as a table", (text, want) => expect(shown(text)).toEqual(want));

test.each(['"x"', "1", "{}", "[]"])("%s is no table", (text) => {
  const rows = read(text);
  expect(rows === undefined || rows.rows.length === 0).toBe(true);
});

test("only so many rows are shown, and how many more there are", () => {
  const { rows, more } = read(JSON.stringify(Array.from({ length: 612 }, (_, a) => ({ a })))) ?? {};
  expect([rows?.length, more]).toEqual([500, 112]);
});

test.each<[text: string, want: object | undefined]>([
  ['[{"timestamp":2,"value":"5"},{"timestamp":1,"value":7}]', { values: ["value"], time: "timestamp" }],
  [
    '[{"amount":"5","nodeId":1,"blockNumber":"1","txHash":"2"},{"amount":"7"}]',
    { values: ["amount"], time: undefined },
  ],
  ['[{"amount":"5"},{"amount":"x"}]', undefined],
  ['[{"amount":"5"}]', undefined],
  ['{"supply":"5","burned":"6"}', { values: ["value"], time: undefined }],
])("%s has the series %o", (text, want) => {
  const rows = read(text);
  expect(rows && seriesOf(rows)).toEqual(want);
});

test("points stand in the order of time, and are summed up in words", () => {
  const { rows } = read('[{"t":7200,"v":"5"},{"t":3600,"v":9e2},{"v":""}]') ?? { rows: [] };
  const points = pointsOf(rows, "v", "t");
  expect(points).toEqual([
    { at: 3600, value: 900 },
    { at: 7200, value: 5 },
  ]);
  expect(summaryOf(points, "v", true)).toBe(
    "v: 2 values from 1970-01-01 01:00 to 1970-01-01 02:00 UTC; lowest 5, highest 900. The table has each of them.",
  );
});

test("large values are short, with the usual signs of thousands and millions", () => {
  const points = [3_400, 221_234_567].map((value, at) => ({ at, value }));
  expect(summaryOf(points, "v", false)).toContain("lowest 3.4K, highest 221.2M.");
});
