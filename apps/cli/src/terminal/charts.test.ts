/** Bars, and lines of bars. */
import { expect, it } from "vitest";
import { bar, sparkline } from "./charts.ts";

it.each([
  [0, "    "],
  [1, "████"],
  [2, "████"],
  [-1, "    "],
  [0.5, "██  "],
  [0.28125, "█▏  "],
])("a bar of %d", (share, want) => expect(bar(share, 4)).toBe(want));

it.each([
  [[], undefined, ""],
  [[3], undefined, "▁"],
  [[0, 1, 2, 3, 4, 5, 6, 7], undefined, "▁▂▃▄▅▆▇█"],
  [[9, 0, 7], 2, "▁█"],
])("a sparkline of %j", (values, width, want) => expect(sparkline(values, width)).toBe(want));
