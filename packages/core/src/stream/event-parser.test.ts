/** Server-sent events as the HTML standard reads them, however their bytes are cut. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EventParser, type ServerSentEvent } from "./event-parser.ts";

const encoder = new TextEncoder();
const tooLong = () => new RangeError("too long");
const parse = (...pieces: (string | Uint8Array)[]) => {
  const parser = new EventParser(1_000, tooLong);
  const events = pieces.flatMap((piece) => [
    ...parser.read(typeof piece === "string" ? encoder.encode(piece) : piece),
  ]);
  return { events, retryMs: parser.retryMs };
};

describe("an event stream", () => {
  it.each<[string, [type: string, data: string, id: string][]]>([
    ["data: a\n\n", [["", "a", ""]]],
    ["\uFEFFdata: a\n\n", [["", "a", ""]]],
    ["event: item\nid: 7\ndata: {}\n\n", [["item", "{}", "7"]]],
    ["data: a\ndata: b\ndata\n\n", [["", "a\nb\n", ""]]],
    [
      "data:a\n\ndata:  b\n\n",
      [
        ["", "a", ""],
        ["", " b", ""],
      ],
    ],
    ["data: a: b\r\n\r\n", [["", "a: b", ""]]],
    [
      "data: a\r\rdata: b\r\n\ndata: c\n\r",
      [
        ["", "a", ""],
        ["", "b", ""],
        ["", "c", ""],
      ],
    ],
    [
      "id: 1\ndata: a\n\ndata: b\n\nid\ndata: c\n\n",
      [
        ["", "a", "1"],
        ["", "b", "1"],
        ["", "c", ""],
      ],
    ],
    [
      "id: 1\ndata: a\n\nid: 2\0\ndata: b\n\n",
      [
        ["", "a", "1"],
        ["", "b", "1"],
      ],
    ],
    ["event: item\n\ndata: a\n\n", [["", "a", ""]]],
    [": heartbeat\n\n:\n\nunknown: x\nEvent: x\ndata: a\n\n", [["", "a", ""]]],
    ["data: a\n", []],
    ["data: a", []],
    ["", []],
    ["data\n\n", [["", "", ""]]],
  ])("%j", (text, want) => {
    expect(parse(text).events.map(({ type, data, id }) => [type, data, id])).toEqual(want);
    // And one byte at a time.
    expect(parse(...[...encoder.encode(text)].map((byte) => Uint8Array.of(byte)))).toEqual(parse(text));
  });

  it.each([
    ["retry: 1500\n", 1_500],
    ["retry: -1\n", 0],
    ["retry: 1e3\n", 0],
    ["retry:\n", 0],
    ["retry: 1000\nretry: x\n", 1_000],
  ])("%j asks for a wait of %i ms", (text, want) => expect(parse(text).retryMs).toBe(want));

  it.each([
    ["a line without end", ["data: ", "x".repeat(600), "x".repeat(600)]],
    ["a comment without end", [":", "x".repeat(1_100)]],
    ["an event of many lines", Array.from({ length: 200 }, () => "data: 12345\n")],
    ["a line in one piece", [`data: ${"x".repeat(1_001)}\n\n`]],
  ])("%s is not kept beyond the limit", (_, pieces) => expect(() => parse(...pieces)).toThrow("too long"));

  it("of any length is read while its events are short", () => {
    expect(parse(...Array.from({ length: 500 }, (_, n) => `data: ${n}\n\n`)).events).toHaveLength(500);
  });
});

const end = fc.constantFrom("\n", "\r", "\r\n");
const text = fc.string({ unit: "grapheme" }).map((value) => value.replace(/[\r\n\0\uFEFF]/g, "ä"));
const message = fc.record({
  type: fc.constantFrom("", "item", "rewind", "é"),
  id: fc.option(text, { nil: undefined }),
  lines: fc.array(text, { minLength: 1, maxLength: 3 }),
  noise: fc.constantFrom("", ": heartbeat", "retry: 5", "other: x", "event"),
});

it("gives the events that were written, whatever their line ends and wherever their bytes are cut", () => {
  const property = fc.property(
    fc.array(message, { maxLength: 6 }),
    fc.array(end, { minLength: 1, maxLength: 7 }),
    fc.array(fc.nat(300)),
    fc.boolean(),
    (messages, ends, cuts, mark) => {
      let written = mark ? "\uFEFF" : "";
      let lines = 0;
      const want: ServerSentEvent[] = [];
      let lastId = "";
      const write = (line: string) => {
        const lineEnd = ends[lines++ % ends.length];
        // The line feed of an empty line would be taken for that of a carriage return before.
        const isTaken = line === "" && lineEnd === "\n" && written.endsWith("\r");
        written += line + (isTaken ? "\r\n" : lineEnd);
      };
      for (const { type, id, lines: data, noise } of messages) {
        if (noise) write(noise);
        if (type) write(`event: ${type}`);
        if (id !== undefined) write(`id: ${id}`);
        for (const line of data) write(`data: ${line}`);
        write("");
        lastId = id ?? lastId;
        want.push({ type, data: data.join("\n"), id: lastId });
      }
      const bytes = encoder.encode(written);
      const at = [...cuts.map((cut) => Math.min(cut, bytes.length)), bytes.length].sort((a, b) => a - b);
      const pieces = at.map((to, index) => bytes.subarray(at[index - 1] ?? 0, to));
      expect(parse(...pieces).events).toEqual(want);
    },
  );
  fc.assert(property, { numRuns: 300 });
});
