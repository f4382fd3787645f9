/** Rows come back from any reader of RFC 4180, and nothing in them is calculated. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { csvRow } from "./csv.ts";

const given: [fields: string[], row: string][] = [
  [["a", "b"], "a,b\r\n"],
  [["", ""], ",\r\n"],
  [["a,b", 'say "hi"', "two\r\nlines", "two\nlines"], '"a,b","say ""hi""","two\r\nlines","two\nlines"\r\n'],
  [["=1+1", "+1", "-1", "@sum", "\tx"], "'=1+1,'+1,'-1,'@sum,'\tx\r\n"],
  [["\r=1"], '"\'\r=1"\r\n'],
  [["\n=1"], '"\'\n=1"\r\n'],
  [['="a"'], '"\'=""a"""\r\n'],
  [["1-1", "a=b", " =1"], "1-1,a=b, =1\r\n"],
];
test.each(given)("%j", (fields, row) => expect(csvRow(fields)).toBe(row));

/** RFC 4180's grammar, read character by character. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let value = "";
    if (text[at] === '"') {
      for (at++; text[at] !== '"' || text[at + 1] === '"'; at++) {
        if (at >= text.length) throw new Error("an open quote");
        if (text[at] === '"') at++;
        value += text[at];
      }
      at++;
    } else {
      for (; text[at] !== "," && text[at] !== "\r"; at++) {
        if (at >= text.length || '"\n'.includes(text[at] ?? "")) throw new Error(`a stray ${text[at]}`);
        value += text[at];
      }
    }
    row.push(value);
    if (text.startsWith("\r\n", at)) {
      rows.push(row);
      row = [];
      at += 2;
    } else if (text[at] === ",") at++;
    else throw new Error(`${text[at]} after a field`);
  }
  return rows;
}

test("any string survives a round trip, and a formula gets an apostrophe", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom("=", "+", "-", "@", '"', ",", "\r", "\n", "\t", "a") }),
  );
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (rows) => {
      const got = parse(rows.map(csvRow).join(""));
      expect(got).toEqual(
        rows.map((row) => row.map((each) => (/^[=+\-@\t\r\n]/.test(each) ? `'${each}` : each))),
      );
      for (const each of got.flat()) expect(each).not.toMatch(/^[=+\-@\t\r\n]/);
    }),
    { numRuns: 500 },
  );
});
