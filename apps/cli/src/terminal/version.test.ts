/** The line of `--version`. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createProgram } from "../program.ts";

it("names this package's version, Node's and the platform", async () => {
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  const printed: string[] = [];
  const program = createProgram()
    .exitOverride()
    .configureOutput({ writeOut: (text) => printed.push(text) });
  await expect(program.parseAsync(["--version"], { from: "user" })).rejects.toMatchObject({ exitCode: 0 });
  const { node } = process.versions;
  expect(printed.join("")).toBe(
    `primary-network ${version} (Node.js ${node}, ${process.platform}-${process.arch})\n`,
  );
});
