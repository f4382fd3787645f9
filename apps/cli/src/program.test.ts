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

it.each(["dev", "start"])("%s accepts the time of Helicon", (name) => {
  const command = createProgram().commands.find((entry) => entry.name() === name);
  command?.parseOptions(["--helicon-time", "2026-05-01"]);
  expect(command?.opts().heliconTime).toBe(Date.UTC(2026, 4, 1) / 1_000);
});
