import { Command } from "commander";
import { expect, test } from "vitest";
import { indexWorkersOf, withIndexWorkersFlag } from "./index-workers-flag.ts";

const parse = (...args: string[]) =>
  indexWorkersOf(
    withIndexWorkersFlag(new Command().exitOverride().configureOutput({ writeErr: () => {} }))
      .parse(args, { from: "user" })
      .opts(),
  );

test.each([
  [[], {}],
  [["--index-workers", "0"], { indexWorkers: 0 }],
  [["--index-workers", "16"], { indexWorkers: 16 }],
])("%j", (args, option) => expect(parse(...args)).toEqual(option));

test.each(["17", "-1", "1.5", "auto", ""])("%j is refused", (text) => {
  expect(() => parse("--index-workers", text)).toThrow("Expected a whole number from 0 to 16.");
});
