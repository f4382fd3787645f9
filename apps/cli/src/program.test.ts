/** Ports and intervals on the command line, and the help. */
import { describe, expect, it } from "vitest";
import { createProgram, parseInterval, parsePort } from "./program.ts";

describe("parsePort", () => {
  it.each([
    ["0", 0],
    ["1", 1],
    ["8080", 8080],
    ["65535", 65_535],
  ])("reads %j", (given, want) => {
    expect(parsePort(given)).toBe(want);
  });
  it.each(["", "-1", "65536", "80.5", "0x50", "eighty", " 80", "1e3"])("refuses %j", (given) => {
    expect(() => parsePort(given)).toThrow(/whole number from 0 to 65535/);
  });
});

describe("parseInterval", () => {
  it.each([
    ["0", 0],
    ["10", 10],
    ["86400", 86_400],
  ])("reads %j", (given, want) => {
    expect(parseInterval(given)).toBe(want);
  });
  it.each(["", "-1", "86401", "1.5", "ten"])("refuses %j", (given) => {
    expect(() => parseInterval(given)).toThrow(/whole number from 0 to 86400/);
  });
});

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
