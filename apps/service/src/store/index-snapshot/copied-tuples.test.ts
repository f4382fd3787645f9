/** Rows in COPY's binary form: found whole however they are cut, and refused when they are not that form. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { rounds } from "../../../../../tools/shared/rounds.ts";
import { END, HEADER, TupleReader, withColumns } from "./copied-tuples.ts";

type Row = readonly (Uint8Array | null)[];

const rowBytes = (row: Row): Buffer => {
  const count = Buffer.alloc(2);
  count.writeInt16BE(row.length);
  const columns = row.flatMap((value) => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(value === null ? -1 : value.length);
    return [length, value ?? Buffer.alloc(0)];
  });
  return Buffer.concat([count, ...columns]);
};

const rowsOf = (columns: number) =>
  fc.array(fc.array(fc.option(fc.uint8Array({ maxLength: 9 })), { minLength: columns, maxLength: columns }));
const cuts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 });

test("rows are whole however their bytes are cut", () => {
  fc.assert(
    fc.property(rowsOf(3), cuts, (rows, lengths) => {
      const body = Buffer.concat(rows.map(rowBytes));
      const all = Buffer.concat([HEADER, body, END]);
      const reader = new TupleReader();
      const read: Buffer[] = [];
      let count = 0;
      for (let at = 0, turn = 0; at < all.length; turn++) {
        const length = lengths[turn % lengths.length] ?? 1;
        const tuples = reader.read(all.subarray(at, at + length));
        // What comes at once is whole: it can be read column by column.
        expect(withColumns(tuples, [0, 1, 2]).length).toBe(tuples.bytes.length - 2 * tuples.rows);
        read.push(tuples.bytes);
        count += tuples.rows;
        at += length;
      }
      reader.end();
      expect([count, Buffer.concat(read)]).toEqual([rows.length, body]);
    }),
    { numRuns: rounds(200) },
  );
});

test("columns are picked from rows in their order", () => {
  const rows: Row[] = [
    [Buffer.from("a"), null, Buffer.from("cc")],
    [null, Buffer.from("b"), null],
  ];
  const tuples = { bytes: Buffer.concat(rows.map(rowBytes)), rows: 2 };
  const without = Buffer.concat(
    rows.map(([first, , third]) => rowBytes([first ?? null, third ?? null]).subarray(2)),
  );
  expect(withColumns(tuples, [0, 2])).toEqual(without);
});

test.each<[why: string, bytes: readonly Uint8Array[], want: string]>([
  ["another form", [Buffer.from("1\t2\n".repeat(9))], "the rows are not in COPY's binary form"],
  ["bytes after the end", [HEADER, END, END], "bytes follow the end of the rows"],
  ["no end", [HEADER, rowBytes([null])], "the rows are cut"],
  ["nothing", [], "the rows are cut"],
])("%s is refused", (_, bytes, want) => {
  for (const parts of [bytes, [Buffer.concat(bytes)]])
    expect(() => {
      const reader = new TupleReader();
      for (const part of parts) reader.read(part);
      reader.end();
    }).toThrow(want);
});
