/** Texts in pieces: the same characters, in little more memory than they need. */
import { expect, it } from "vitest";
import { collect, usedBytes } from "../../test/heap.ts";
import { EventParser } from "../stream/event-parser.ts";
import { Gathered } from "./gathered.ts";

it("gives its pieces as one text, and begins a new one", () => {
  const text = new Gathered();
  for (let index = 0; index < 5_000; index += 1) text.add(index % 2 ? "" : "ab");
  expect(text.length).toBe(5_000);
  expect(text.take()).toBe("ab".repeat(2_500));
  text.add("c");
  expect([text.length, text.take(), text.take()]).toEqual([1, "c", ""]);
});

const comment = `:${"x".repeat(10_000)}\n`;

it.each([
  ["an event of empty lines", "data:\n", 200_000, 1_000_000],
  ["an event of short lines", "data: ab\n", 200_000, 2_000_000],
  ["a line whose characters arrive one by one", "x", 200_000, 1_000_000],
  ["an event of lines among long comments", `data: 0123456789abcdef\n${comment}`, 4_000, 4_000_000],
])("%s takes little more memory than its characters", (_, text, pieces, limit) => {
  const bytes = new TextEncoder().encode(text);
  const parser = new EventParser(10_000_000, () => new RangeError("too long"));
  collect();
  const before = usedBytes();
  for (let index = 0; index < pieces; index += 1) parser.read(bytes).next();
  collect();
  const kept = usedBytes() - before;
  expect(parser.read(bytes).next().done).toBe(true); // it is still in use
  expect(kept).toBeLessThan(limit);
});
