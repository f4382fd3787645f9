/** The EVM chains' processes: none outlives the network, however it ends; without a binary the network says so. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, it, onTestFinished } from "vitest";
import { startProgram } from "../../../../tools/shared/running-program.ts";
import { Timeline } from "../../src/control/timeline.ts";
import { AnvilError, findAnvil, startAnvil } from "../../src/evm/node/anvil.ts";
import { withEvmRoutes } from "../../src/evm/routes.ts";
import { createLocalnet } from "../../src/index.ts";
import { readOptions } from "../../src/network/options.ts";

const OPTIONS = {
  evmChainId: 1_234,
  timestamp: 1_780_000_000,
  mnemonic: "test test test test test test test test test test test junk",
  baseFee: 25_000_000_000n,
  gasLimit: 15_000_000,
};

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
const isGone = (pid: number) => expect.poll(() => isAlive(pid)).toBe(false);

it("exit when they are closed", async () => {
  const anvil = await startAnvil(findAnvil(), OPTIONS);
  expect(isAlive(anvil.pid)).toBe(true);
  await anvil.close();
  await isGone(anvil.pid);
});

it("exit when the parent process is killed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "localnet-evm-"));
  try {
    const { outputFiles } = await build({
      stdin: {
        contents: `import { findAnvil, startAnvil } from "./anvil.ts";
          const { pid } = await startAnvil(${JSON.stringify(findAnvil())}, { ...${JSON.stringify({ ...OPTIONS, baseFee: 1 })} });
          console.log(pid);
          setInterval(() => {}, 1_000);`,
        resolveDir: fileURLToPath(new URL("../../src/evm/node", import.meta.url)),
        loader: "ts",
      },
      bundle: true,
      format: "esm",
      platform: "node",
      write: false,
      logLevel: "silent",
    });
    const program = join(folder, "parent.mjs");
    await writeFile(program, outputFiles[0]?.text ?? "");
    const parent = startProgram(process.execPath, [program]);
    onTestFinished(() => parent.kill());
    const [, said] = await parent.printed(/^(\d+)\n/);
    const pid = Number(said);
    expect(isAlive(pid)).toBe(true);
    await parent.kill();
    await isGone(pid);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it("report why they do not start", async () => {
  await expect(startAnvil("/nowhere/anvil", OPTIONS)).rejects.toThrow(AnvilError);
  await expect(startAnvil("/bin/false", OPTIONS)).rejects.toThrow(/ended with status 1/);
  await expect(startAnvil(findAnvil(), { ...OPTIONS, mnemonic: "none" })).rejects.toThrow(/Anvil ended/);
});

it.each(["sunos-x64", "win32-x64"])("are unavailable on %s", (platform) => {
  expect(() => findAnvil(platform)).toThrow(`Anvil does not support ${platform}`);
});

it("are unavailable where npm left their optional packages out, and the reason says what brings them", () => {
  // npm installs the package of its own platform only.
  const other = process.platform === "darwin" ? "linux" : "darwin";
  expect(() => findAnvil(`${other}-arm64`)).toThrow(
    `the package @foundry-rs/anvil-${other}-arm64 is not installed; run npm install @foundry-rs/anvil-${other}-arm64`,
  );
});

it("return 404 on their paths when none runs, and leave other paths to the node", async () => {
  const timeline = new Timeline(readOptions({ weeks: 2, validators: 4, delegators: 0 }));
  const response = withEvmRoutes(
    { reason: "Anvil does not support sunos-x64", info: [] },
    () => timeline.network,
    (request) => timeline.fetch(request),
  );
  const post = (path: string) => response(new Request(`http://node${path}`, { method: "POST", body: "{}" }));
  const refused = await post("/ext/bc/C/rpc");
  expect(refused.status).toBe(404);
  expect(await refused.text()).toBe("no EVM chain runs: Anvil does not support sunos-x64\n");
  expect((await post("/ext/bc/none/rpc")).status).toBe(404);
  expect((await post("/ext/bc/P")).status).toBe(415);
});

it("do not start unless they are configured", async () => {
  const localnet = await createLocalnet({ weeks: 2, validators: 4, delegators: 0 });
  expect(localnet.evmChains).toEqual([]);
  expect(localnet.evmUnavailable).toBeUndefined();
  const request = new Request("http://node/ext/bc/C/rpc", { method: "POST", body: "{}" });
  expect((await localnet.fetch(request)).status).toBe(404);
  await localnet.close();
});
