/** The help of the command. */
import { describe, expect, it } from "vitest";
import { createProgram } from "./program.ts";

describe("the help text", () => {
  const leaves = createProgram().commands.flatMap((command) =>
    command.commands.length > 0 ? command.commands : [command],
  );
  it.each(leaves.map((command) => [command.name(), command] as const))(
    "the help of %s describes every option",
    (_, command) => {
      expect(command.description()).not.toBe("");
      const parts = [...command.registeredArguments, ...command.options];
      expect(parts.filter(({ description }) => !description)).toEqual([]);
    },
  );
});

it.each(
  ["dev", "start"].flatMap((name) => [
    { name, given: "2026-05-01", want: Date.UTC(2026, 4, 1) / 1_000 },
    { name, given: "1790000000", want: 1_790_000_000 },
    { name, given: "never", want: "never" },
  ]),
)("$name accepts $given as the time of Helicon", ({ name, given, want }) => {
  const command = createProgram().commands.find((entry) => entry.name() === name);
  command?.parseOptions(["--helicon-time", given]);
  expect(command?.opts().heliconTime).toBe(want);
});
