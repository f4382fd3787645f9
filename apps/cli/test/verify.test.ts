/** The command `verify`, over the network of `dev` and its service. */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SimulatedDev, startDev } from "@primary-network/devnet";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEV_OPTIONS, SMALL_HISTORY } from "../../devnet/test/dev-options.ts";
import { runVerify, type VerifyFlags } from "../src/verify/run-verify.ts";

let dev: SimulatedDev;
let folder: string;
beforeAll(async () => {
  // Nothing happens between two runs, so that their reports can be compared.
  dev = await startDev({ ...DEV_OPTIONS, history: SMALL_HISTORY, blockInterval: 0 });
  folder = await mkdtemp(join(tmpdir(), "primary-network-verify-"));
});
afterAll(async () => {
  await dev?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the command, which is to be ended at a step by a failure of its screen. */
async function run(flags: Partial<VerifyFlags> = {}, endAt = Number.POSITIVE_INFINITY) {
  const [printed, told]: [string[], string[]] = [[], []];
  const out = {
    print: (text: string) => void printed.push(text),
    tell: (text: string) => {
      if (told.push(text) > endAt) throw new Error("ended");
    },
  };
  const code = await runVerify(
    {
      baseUrl: dev.service.url,
      nodeUrl: dev.node.url,
      sample: 24,
      all: false,
      concurrency: 4,
      chains: ["p-chain", "x-chain"],
      json: true,
      ...flags,
    },
    out,
  ).catch((error: Error & { exitCode?: number }) => ({ message: error.message, exitCode: error.exitCode }));
  return { code, printed, told };
}

test("a sound index is equal, and its counts stand in the file of metrics", async () => {
  const metrics = join(folder, "verify.prom");
  const { code, printed } = await run({ metrics });
  const report = JSON.parse(printed.join(""));
  expect(report.differences).toEqual([]);
  expect(code).toBe(0);
  expect(report.asked).toBeGreaterThan(100);
  const compared = /primary_network_verify_compared\{chain="p-chain"\} (\d+)/.exec(
    await readFile(metrics, "utf8"),
  );
  expect(Number(compared?.[1])).toBeGreaterThan(50);
});

test("a run that was ended continues from its state, with its seed, and compares what one run does", async () => {
  const state = join(folder, "state.json");
  const { code: ended, told } = await run({ state, seed: 7 }, 3);
  expect(ended).toEqual({ message: "Not compared: ended", exitCode: 2 });
  const { code, printed, told: rest } = await run({ state });
  expect(code).toBe(0);
  const whole = await run({ seed: 7 });
  expect(JSON.parse(printed.join(""))).toEqual(JSON.parse(whole.printed.join("")));
  expect(rest.length).toBe(whole.told.length - told.length + 1);
  expect(await readdir(folder), "the state of a run that has ended").not.toContain("state.json");
});

test("a state that is none, or of other flags, is refused and kept", async () => {
  const state = join(folder, "other.json");
  await writeFile(state, "{");
  expect((await run({ state })).code).toMatchObject({
    exitCode: 2,
    message: expect.stringMatching(/is no state of verify/),
  });
  await rm(state);
  await run({ state, seed: 7 }, 2);
  expect((await run({ state, seed: 7, sample: 25 })).code).toMatchObject({
    exitCode: 2,
    message: expect.stringMatching(/of another network or other options/),
  });
  expect(await readdir(folder)).toContain("other.json");
});

test("an EVM chain is read at the URL that is given for it", async () => {
  const { evmChainId, rpcPath } = dev.localnet.evmChains[1] ?? expect.unreachable();
  const chain = `evm-${evmChainId}`;
  const { code, printed } = await run({
    chains: [chain],
    evmRpcUrl: { [chain]: `${dev.node.url}${rpcPath}` },
  });
  expect(JSON.parse(printed.join("")).asked).toBeGreaterThan(50);
  expect(code).toBe(0);
  const away = await run({ chains: [chain], evmRpcUrl: { [chain]: "http://127.0.0.1:9/rpc" } });
  expect(away.code).toMatchObject({ exitCode: 2, message: expect.stringMatching(/^Not compared: /) });
});

test("a node that is away cannot be compared with", async () => {
  expect((await run({ nodeUrl: "http://127.0.0.1:9" })).code).toMatchObject({
    exitCode: 2,
    message: expect.stringMatching(/^Not compared: /),
  });
});
