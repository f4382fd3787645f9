/** The page of the command line has what `--help` has. */
import { createProgram, exitCodesOf } from "primary-network/program";
import { expect, test } from "vitest";
import { commandPage } from "./command-page.ts";

const sections = new Map(
  commandPage()
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.split("\n", 1)[0], section]),
);

test.each(["migrate", "doctor", "tx"])("the exit codes of %s are in its section and in its help", (name) => {
  const command = createProgram().commands.find((one) => one.name() === name);
  if (!command) throw new Error(`there is no command ${name}`);
  let help = "";
  command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
  const section = sections.get(`primary-network ${name}`);
  expect(exitCodesOf(command).length).toBeGreaterThan(1);
  for (const [code, meaning] of exitCodesOf(command)) {
    expect(help).toContain(`  ${code}  ${meaning}\n`);
    expect(section).toContain(`| ${code} | ${meaning} |\n`);
  }
});

test("a command that only succeeds or fails has no table of exit codes", () => {
  expect(sections.get("primary-network serve")).not.toContain("Exit code");
});
