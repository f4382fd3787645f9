/** Rows as JSON, CSV, tables and cards: exact for programs, fitted for people. */

import { printable } from "@primary-network/devnet/terminal";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { count, grouped, id, nAvax, plain, time } from "./columns.ts";
import { cardsForm, csvField, csvForm, type Form, jsonForm, jsonLinesForm, tableForm } from "./forms.ts";
import type { Query } from "./query.ts";

interface Row {
  readonly id: string;
  readonly stake?: string;
  readonly weight: number | bigint;
  readonly names: readonly string[];
}

const query: Query<Row> = {
  columns: [
    id("id", "the id", (row) => row.id),
    nAvax("stake", "AVAX", ({ stake }) => stake, { bar: ({ stake = "0" }) => Number(stake) }),
    count("weight", "weight", ({ weight }) => weight),
    plain("names", "names", ({ names }) => names, { isDetail: true }),
  ],
  rows: async function* () {},
};

const ROWS: readonly Row[] = [
  {
    id: "2wkBET2rRgE8pahuaczxKbmv7ciehqsne57F9gtzf1PVcUJEQG",
    stake: "2000500000000",
    weight: 1,
    names: ["a", "b"],
  },
  { id: "short", weight: 2n ** 64n - 1n, names: [] },
];

const screen = (width?: number, colours = false) => {
  const lines: string[] = [];
  const said: string[] = [];
  const print = (text: string) => void lines.push(...text.split("\n"));
  return { width, colours, print, draw: print, tell: (text: string) => void said.push(text), lines, said };
};

function fill(form: Form<Row>, rows = ROWS) {
  for (const row of rows) form.row(row);
  form.end();
}

describe("for programs", () => {
  const first = `{"id":"${ROWS[0]?.id}","stake":"2000500000000","weight":1,"names":["a","b"]}`;
  const second = '{"id":"short","stake":null,"weight":18446744073709551615,"names":[]}';

  it.each<[string, typeof jsonForm, Query<Row>, readonly Row[], string[]]>([
    ["a list", jsonForm, query, ROWS, [`[${first},${second}]`]],
    ["an empty list", jsonForm, query, [], ["[]"]],
    ["one thing", jsonForm, { ...query, shape: "one" }, ROWS.slice(0, 1), [first]],
    ["lines", jsonLinesForm, query, ROWS, [first, second]],
    ["no line", jsonLinesForm, query, [], []],
  ])("JSON of %s has every digit", (_, form, of, rows, want) => {
    const { print, lines } = screen();
    fill(form(of, print), rows);
    expect(lines).toEqual(want);
  });

  it("CSV has a header, CRLF, and nothing for no value", () => {
    const written: string[] = [];
    fill(csvForm(query, (record) => written.push(record)));
    expect(written.join("")).toBe(
      `id,stake,weight,names\r\n${ROWS[0]?.id},2000500000000,1,a b\r\nshort,,18446744073709551615,\r\n`,
    );
  });

  it.each([
    ["a", "a"],
    ["a,b", '"a,b"'],
    ['say "a"', '"say ""a"""'],
    ["a\nb", '"a\nb"'],
    ["a\r\nb", '"a\\u000d\nb"'],
    [["a", "b,c"], '"a b,c"'],
    [[{ amount: "1", symbol: "A B" }], '"[{""amount"":""1"",""symbol"":""A B""}]"'],
    [true, "true"],
    [undefined, ""],
  ])("the field of %j is %s", (value, want) => expect(csvField(value)).toBe(want));

  it("a reader of CSV gets any text back, with control characters escaped", () => {
    const unquote = (field: string) =>
      field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field;
    fc.assert(fc.property(fc.string(), (text) => unquote(csvField(text)) === printable(text)));
  });
});

describe("for people", () => {
  it("a pipe has plain columns with whole ids, amounts in AVAX, and no drawing", () => {
    const to = screen();
    fill(tableForm(query, to));
    expect(to.lines).toEqual([
      `${"the id".padEnd(50)}     AVAX                weight`,
      `${ROWS[0]?.id}  2,000.5                     1`,
      `${"short".padEnd(50)}        –  18446744073709551615`,
    ]);
  });

  it.each([
    [120, "██████████", "2wkBET2rRgE8pahuaczxKbmv7ciehqsne57F9gtzf1PVcUJEQG"],
    [50, "2,000.5", "2wkBET2rR…1PVcUJEQG"],
  ])("a terminal of %i characters", (width, part, shownId) => {
    const to = screen(width);
    fill(tableForm(query, to));
    expect(to.lines.join("\n")).toContain(part);
    expect(to.lines[1]).toContain(shownId);
    for (const line of to.lines) expect(line.length).toBeLessThanOrEqual(width);
    expect(to.said).toEqual([]);
  });

  it("a terminal with no room says what it left out", () => {
    const to = screen(20);
    fill(tableForm(query, to));
    for (const line of to.lines) expect(line.length).toBeLessThanOrEqual(20);
    expect(to.said).toEqual(["Not shown: weight. Use a wider terminal, --json or --csv."]);
  });

  it("a main column keeps its place, and another one goes", () => {
    const to = screen(20);
    const columns = query.columns.map((column) => ({ ...column, isMain: column.name === "weight" }));
    fill(tableForm({ ...query, columns }, to), [
      { id: "short", weight: 12, stake: "2000500000000", names: [] },
    ]);
    expect(to.lines).toEqual(["the id  weight", "short       12"]);
    expect(to.said).toEqual(["Not shown: AVAX. Use a wider terminal, --json or --csv."]);
  });

  it("a table without room for its main columns is printed as cards, which cut nothing", () => {
    const to = screen(20);
    const columns = query.columns.map((column) => ({ ...column, isMain: true }));
    fill(tableForm({ ...query, columns }, to));
    expect(to.lines).toEqual([
      `the id  ${ROWS[0]?.id}`,
      "AVAX    2,000.5",
      "weight  1",
      "",
      "the id  short",
      "weight  18446744073709551615",
    ]);
    expect(to.said).toEqual([]);
  });

  it.each([
    ["東京", "東京  "],
    ["e\u0301a", "e\u0301a    "],
    ["🔥", "🔥    "],
  ])("columns stay aligned beside %s", (name, padded) => {
    const to = screen(80);
    const columns = [plain<{ name: string }>("name", "symbol", (row) => row.name), count("n", "n", () => 1)];
    const form = tableForm({ columns, rows: async function* () {} }, to);
    form.row({ name });
    form.end();
    expect(to.lines).toEqual(["symbol  n", `${padded}  1`]);
  });

  it("a list of objects has a text for each", () => {
    const to = screen();
    const form = cardsForm(
      {
        columns: [
          plain<readonly { n: number }[]>("of", "of", (list) => list, {
            texts: (list) => list.map(({ n }) => `no. ${n}`),
          }),
        ],
        rows: async function* () {},
      },
      to,
    );
    form.row([{ n: 1 }, { n: 2 }]);
    expect(to.lines).toEqual(["of  no. 1", "    no. 2"]);
  });

  it("an empty table says so beside the results", () => {
    const to = screen(80);
    fill(tableForm(query, to), []);
    expect([to.lines, to.said]).toEqual([[], ["No results."]]);
  });

  it("cards have a line for each value, and none for no value", () => {
    const to = screen();
    fill(cardsForm(query, to));
    expect(to.lines).toEqual([
      `the id  ${ROWS[0]?.id}`,
      "AVAX    2,000.5",
      "weight  1",
      "names   a",
      "        b",
      "",
      "the id  short",
      "weight  18446744073709551615",
    ]);
  });

  it("a name from a chain cannot command the terminal", () => {
    const to = screen(80);
    fill(cardsForm(query, to), [{ id: "a\u001b[2J\u202eb", weight: 0, names: [] }]);
    expect(to.lines[0]).toBe("the id  a\\u001b[2J\\u202eb");
  });

  it.each([
    ["1", "1"],
    ["1234.5678", "1,234.5678"],
    ["-1234567", "-1,234,567"],
  ])("%s is grouped as %s", (given, want) => expect(grouped(given)).toBe(want));

  it("times are in UTC", () => {
    expect(time("at", "at", () => 1_780_315_205).text?.(undefined)).toBe("2026-06-01 12:00:05");
  });
});
