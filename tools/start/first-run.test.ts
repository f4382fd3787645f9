/** A first run prints what the command says, and nothing of how it is installed and started. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { minVersion, satisfies } from "semver";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "../shared/packages.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");

test("pnpm prints warnings and errors alone, and waits for no decision", () => {
  expect(parse(read("pnpm-workspace.yaml"))).toMatchObject({
    loglevel: "warn",
    fetchMinSpeedKiBps: 0,
    verifyDepsBeforeRun: "install",
    permissions: { "@tanstack/react-router": { skills: false } },
  });
});

test("every package of the lock file supports the oldest Node that the repository does", () => {
  const { engines }: { engines: { node: string } } = JSON.parse(read("package.json"));
  const oldest = minVersion(engines.node)?.version ?? expect.fail();
  // The part of the lock file that names packages, each with what it needs on one line; all of it takes
  // seconds to parse.
  const [, packages = ""] = /^packages:\n([\s\S]*?)^snapshots:/m.exec(read("pnpm-lock.yaml")) ?? [];
  const needs = [...packages.matchAll(/^ {2}(\S+):\n(?: {4}.*\n)*? {4}engines: (\{.*\})$/gm)].flatMap(
    ([, name, own = ""]) => {
      const { node }: { node?: string } = parse(own);
      return node === undefined ? [] : [{ name, node }];
    },
  );
  expect(needs.length).toBeGreaterThan(100); // the lock file is read
  expect(needs.filter(({ node }) => !satisfies(oldest, node))).toEqual([]);
});
