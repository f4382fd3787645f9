/**
 * Starting and building use the generated files as they are committed: `pnpm generate` makes them anew, and
 * the check compares.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../shared/packages.ts";

const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));

test("start and dev load the sources, without turbo before", () => {
  const { scripts }: { scripts: Record<string, string> } = read("package.json");
  for (const name of ["start", "dev"])
    expect(scripts[name]).toBe(
      `node --conditions=@primary-network/source --import tsx tools/start/main.ts ${name}`,
    );
});

test("neither a build nor the site depends on a generator", () => {
  const { tasks }: { tasks: Record<string, { dependsOn?: string[] }> } = read("turbo.json");
  const nameOf = (task: string) => task.replace(/^\^|.*#/g, "");
  const needed = new Set(["build", "docs"]);
  for (const name of needed)
    for (const [task, { dependsOn = [] }] of Object.entries(tasks))
      if (nameOf(task) === name) for (const before of dependsOn) needed.add(nameOf(before));
  expect([...needed]).toContain("reference"); // the walk goes somewhere
  expect([...needed]).not.toContain("generate");
});
