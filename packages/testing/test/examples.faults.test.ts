/** The examples of README and of the guide, each as its reader runs it: with the built packages, in processes of their own. */
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { run } from "../../../tools/shared/command.ts";
import { loader } from "../../../tools/shared/loader.ts";

const EXAMPLES = fileURLToPath(new URL("../examples/", import.meta.url));
const VITEST = join(dirname(createRequire(import.meta.url).resolve("vitest/package.json")), "vitest.mjs");

// Together they build one network.
let cache: string;
beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), "primary-network-testing-"));
});
afterAll(() => rm(cache, { recursive: true }));

/** Runs a Node of its own, without what the runner of this file has set for it. */
function runNode(...args: string[]): Promise<string> {
  const { PATH, HOME, TMPDIR } = process.env;
  const env = { PATH, HOME, TMPDIR, NO_COLOR: "1", PRIMARY_NETWORK_CACHE: cache };
  return run(process.execPath, args, { cwd: EXAMPLES, env, seconds: 240 });
}

test("with node:test", async () => {
  const printed = await runNode(...loader, "--test", "--test-reporter=tap", "node/network.test.ts");
  expect(printed).toMatch(/^# pass 4$/m);
  expect(printed).toMatch(/^# fail 0$/m);
});

test("with vitest, a network for each file: two workers have two", async () => {
  const printed = await runNode(VITEST, "run", "--root", "vitest", "--reporter=verbose");
  expect(printed).toMatch(/Test Files +2 passed/);
  const started = [...printed.matchAll(/^worker (\d): (http:\S+)$/gm)];
  expect(started.map(([, worker]) => worker).sort()).toEqual(["1", "2"]);
  expect(new Set(started.map(([, , url]) => url)).size).toBe(2);
});

test("with vitest, one network for all files", async () => {
  const printed = await runNode(VITEST, "run", "--root", "vitest-shared", "--reporter=verbose");
  expect(printed).toMatch(/Test Files +1 passed/);
});
