/** Colours and widths of terminals and pipes. */
import { expect, it } from "vitest";
import { screenOf } from "./screen.ts";

it.each([
  ["a pipe", {}, {}, undefined, false],
  ["a terminal", { isTTY: true, columns: 100 }, {}, 100, true],
  ["one without a width", { isTTY: true }, {}, 80, true],
  ["NO_COLOR", { isTTY: true, columns: 100 }, { NO_COLOR: "1" }, 100, false],
  ["an empty NO_COLOR", { isTTY: true, columns: 100 }, { NO_COLOR: "" }, 100, true],
  ["FORCE_COLOR in a pipe", {}, { FORCE_COLOR: "1" }, undefined, true],
  ["FORCE_COLOR without a value", {}, { FORCE_COLOR: "" }, undefined, true],
  ["FORCE_COLOR=0", { isTTY: true, columns: 100 }, { FORCE_COLOR: "0" }, 100, false],
  ["NO_COLOR beside FORCE_COLOR", {}, { FORCE_COLOR: "1", NO_COLOR: "1" }, undefined, false],
  ["a dumb terminal", { isTTY: true, columns: 100 }, { TERM: "dumb" }, 100, false],
])("%s", (_, stdout, env, width, colours) => expect(screenOf(stdout, env)).toMatchObject({ width, colours }));
