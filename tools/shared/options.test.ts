/** Calls of a repository's program that print its options, or what is wrong with them. */
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const OPTIONS_FILE = JSON.stringify(new URL("./options.ts", import.meta.url).href);
const PROGRAM = `import { readOptions } from ${OPTIONS_FILE};
const values = readOptions("fly", { far: { type: "boolean" }, to: { type: "string", multiple: true } }, ["places: here"]);
console.log(JSON.stringify(values));`;

const USAGE = "usage: pnpm fly [--far] [--to <text>]…\nplaces: here\n";

const calls = [
  { args: ["--to", "a", "--to", "b"], status: 0, stdout: '{"to":["a","b"]}\n', stderr: "" },
  { args: ["--help"], status: 0, stdout: USAGE, stderr: "" },
  { args: ["--near"], status: 2, stdout: "", stderr: `fly: Unknown option '--near'\n${USAGE}` },
  { args: ["--to"], status: 2, stdout: "", stderr: `fly: Option '--to <value>' argument missing\n${USAGE}` },
] as const;

test.each(calls)("$args", ({ args, ...expected }) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "--eval", PROGRAM, "--", ...args],
    { encoding: "utf8", cwd: new URL("..", import.meta.url) },
  );
  expect({ status, stdout, stderr }).toEqual(expected);
});
