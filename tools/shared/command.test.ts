/** A program's output, failure and delay are reported, and it gets no more of our environment than a stranger's. */
import { afterEach, expect, test, vi } from "vitest";
import { run, strangersEnvironment } from "./command.ts";

const node = (code: string, more = {}) => run(process.execPath, ["-e", code], more);
afterEach(() => vi.unstubAllEnvs());

test("returns the output of the command", async () => {
  expect(await node("console.log('one'); console.error('two')")).toBe("one\n");
});

test.each([
  {
    why: "it failed",
    code: "console.log('out'); console.error('err'); process.exit(3)",
    want: /ended with 3\nout\nerr/,
  },
  { why: "it was ended", code: "process.kill(process.pid, 'SIGTERM')", want: /ended with SIGTERM/ },
])("$why", ({ code, want }) => expect(node(code)).rejects.toThrow(want));

test("ends a command that does not end, with its child processes", async () => {
  // The grandchild holds the pipe: were it left alone, the output would not end.
  const code = `require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" });
    setInterval(() => {}, 1000)`;
  await expect(node(code, { seconds: 0.5 })).rejects.toThrow("took longer than 0.5 s");
});

test("fails for a program that does not exist", async () => {
  await expect(run("no-such-program-here", [])).rejects.toThrow("ENOENT");
});

test("does not pass on keys and npm's settings", async () => {
  for (const name of [
    "NPM_TOKEN",
    "GITHUB_TOKEN",
    "NPM_CONFIG_PROVENANCE",
    "npm_config_registry",
    "NODE_OPTIONS",
  ])
    vi.stubEnv(name, "");
  const env = JSON.parse(
    await node("console.log(JSON.stringify(process.env))", { env: strangersEnvironment("/home/stranger") }),
  );
  expect(env.HOME).toBe("/home/stranger");
  expect(env.PATH).toBe(process.env.PATH);
  expect(Object.keys(env).filter((name) => /npm|token|node_options/i.test(name))).toEqual([]);
});
