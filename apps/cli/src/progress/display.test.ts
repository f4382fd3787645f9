/** Output of a display as time passes. */
import { expect, test } from "vitest";
import { ProgressDisplay, type ProgressKind } from "./display.ts";
import { kindOf } from "./progress.ts";
import type { Work } from "./work.ts";

const workAt = (done: number, of = 10, name = "p-chain"): Work => {
  const ended = done >= of;
  return { name, phase: ended ? "following" : "catching-up", done, of, ended, record: { name, done } };
};

/** A display on a fake stream, shown at given milliseconds. */
function shown(kind: ProgressKind, looks: readonly (readonly [ms: number, ...works: Work[]])[]): string {
  let now = 0;
  let text = "";
  const stream = {
    columns: 60,
    rows: 4,
    write: (part: string) => {
      text += part;
    },
  };
  const display = new ProgressDisplay(kind, stream, () => now);
  for (const [ms, ...works] of looks) {
    now = ms;
    display.show(works);
  }
  display.clear();
  return text;
}

const linesOf = (text: string) => text.split("\n").slice(0, -1);

/** A look each second at a chain that indexes one block every two seconds. */
const twentySeconds = Array.from({ length: 26 }, (_, second): [number, Work] => [
  second * 1_000,
  workAt(Math.min(10, Math.floor(second / 2))),
]);

test("lines are written every ten seconds, and once at the end", () => {
  expect(linesOf(shown("lines", twentySeconds))).toEqual([
    "p-chain: catching-up, 5 of 10 (50 %)",
    "p-chain: following, 10 of 10",
  ]);
});

test("each piece of work has lines of its own", () => {
  const looks = Array.from({ length: 61 }, (_, second): [number, Work, Work] => [
    second * 1_000,
    workAt(1),
    workAt(2, 10, "x-chain"),
  ]);
  expect(linesOf(shown("lines", looks))).toHaveLength(2 * 6);
});

test("short work has one line, and work that is done from the start too", () => {
  const short = shown("lines", [
    [0, workAt(3)],
    [1_000, workAt(10)],
    [2_000, workAt(10)],
    [90_000, workAt(10)],
  ]);
  expect(linesOf(short)).toEqual(["p-chain: following, 10 of 10"]);
  expect(
    linesOf(
      shown("lines", [
        [0, workAt(10)],
        [30_000, workAt(10)],
      ]),
    ),
  ).toHaveLength(1);
});

test("work that goes on again is shown again", () => {
  const lines = linesOf(
    shown("lines", [
      [0, workAt(10)],
      [1_000, workAt(5)],
      [20_000, workAt(6)],
      [21_000, workAt(10)],
    ]),
  );
  expect(lines).toHaveLength(4);
});

test("lines of JSON are written each second while something changes", () => {
  const lines = linesOf(shown("json", twentySeconds));
  expect(lines.map((line) => JSON.parse(line).done)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test("nothing is written when progress is off, or when there is no work", () => {
  expect(shown("off", twentySeconds)).toBe("");
  for (const kind of ["bar", "lines", "json"] as const) expect(shown(kind, [[0], [20_000]])).toBe("");
});

/** Returns the lines of a terminal after a text with the two escape sequences of a display. */
function screen(text: string): string[] {
  let lines = [""];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the sequences begin with it
  for (const part of text.split(/(\u001b\[\d+A\u001b\[J)/)) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: as above
    const up = /^\u001b\[(\d+)A/.exec(part)?.[1];
    if (up !== undefined) lines = [...lines.slice(0, lines.length - 1 - Number(up)), ""];
    else {
      const [first = "", ...rest] = part.split("\n");
      lines = [...lines.slice(0, -1), (lines.at(-1) ?? "") + first, ...rest];
    }
  }
  return lines.slice(0, -1);
}

test("bars are drawn over each other; what has ended stays as a line, and no bar is left behind", () => {
  expect(screen(shown("bar", twentySeconds))).toEqual(["p-chain: following, 10 of 10"]);
  const two = shown("bar", [
    [0, workAt(1), workAt(1, 10, "x-chain")],
    [200, workAt(10), workAt(2, 10, "x-chain")],
    [400, workAt(10), workAt(3, 10, "x-chain")],
  ]);
  expect(screen(two)).toEqual(["p-chain: following, 10 of 10"]);
  // Colours and other sequences are not used.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above
  expect(two.replaceAll(/\u001b\[\d+A\u001b\[J/g, "")).not.toContain("\u001b");
});

test("no more bars are drawn than the terminal has lines, and a log line stands above them", () => {
  let text = "";
  const stream = { columns: 60, rows: 4, write: (part: string) => (text += part) };
  const display = new ProgressDisplay("bar", stream, () => 0);
  display.show(["a", "b", "c", "d", "e"].map((name) => workAt(1, 10, name)));
  display.write('{"level":40}\n');
  expect(screen(text)).toEqual(['{"level":40}']);
  display.show([workAt(1, 10, "a")]);
  expect(screen(text).map((line) => line.slice(0, 12))).toEqual(['{"level":40}', "a  [##------"]);
});

test.each<[given: ProgressKind | undefined, tty: boolean, env: object, want: ProgressKind]>([
  [undefined, true, {}, "bar"],
  [undefined, true, { TERM: "dumb" }, "lines"],
  [undefined, true, { CI: "true" }, "lines"],
  [undefined, false, {}, "lines"],
  ["json", true, {}, "json"],
  ["bar", false, {}, "bar"],
  ["off", true, {}, "off"],
])("progress %s on a terminal (%s) with %o is %s", (given, isTTY, env, want) =>
  expect(kindOf(given, { stream: { isTTY, write: () => {} }, env: { ...env } })).toBe(want),
);
