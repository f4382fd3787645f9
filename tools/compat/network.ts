/** Runs the command `dev` in a folder of its own, for as long as a suite needs it. */
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen } from "../shared/listen.ts";
import { root } from "../shared/packages.ts";
import type { Network } from "./steps.ts";

const main = join(root, "apps/cli/dist/main.js");
/** Milliseconds until the service must be ready. */
const START_PATIENCE = 180_000;

async function freePort(): Promise<string> {
  const server = createServer();
  const { port } = new URL(await listen(server));
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** What `--print-keys` printed: private keys in hexadecimal by account, and the phrase of the EVM chains' rich accounts. */
function keysOf(output: string): Partial<Pick<Network, "phrase">> & Pick<Network, "keys"> {
  const [, phrase] = /of the phrase "([^"]+)"/.exec(output) ?? [];
  const keys = [...output.matchAll(/^(\w+): .+\n(?: .+\n)*? {2}private key {2}0x([0-9a-f]{64})$/gm)];
  return {
    ...(phrase !== undefined && { phrase }),
    keys: Object.fromEntries(keys.map(([, name, key]) => [name, key])),
  };
}

/** Runs `dev --print-keys` with more flags until `use` is done. */
export async function withNetwork(
  flags: readonly string[],
  use: (network: Network) => Promise<void>,
): Promise<void> {
  const [nodePort, port, adminPort] = [await freePort(), await freePort(), await freePort()];
  const folder = await mkdtemp(join(tmpdir(), "compat-"));
  const ports = ["--node-port", nodePort, "--port", port, "--admin-port", adminPort];
  const dev = spawn(
    process.execPath,
    [main, "dev", "--print-keys", ...ports, "--data-dir", folder, ...flags],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const ended = new Promise((resolve) => dev.once("exit", resolve));
  let output = "";
  dev.stdout.setEncoding("utf8").on("data", (text) => {
    output += text;
  });
  try {
    const until = Date.now() + START_PATIENCE;
    const ready = () =>
      fetch(`http://127.0.0.1:${adminPort}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    let { phrase, keys } = keysOf(output);
    while (phrase === undefined || !(await ready())) {
      if (dev.exitCode !== null) throw new Error(`dev ended with code ${dev.exitCode}`);
      if (Date.now() > until) throw new Error("dev was not ready in time");
      await new Promise((resolve) => setTimeout(resolve, 500));
      ({ phrase, keys } = keysOf(output));
    }
    await use({
      serviceUrl: `http://127.0.0.1:${port}`,
      nodeUrl: `http://127.0.0.1:${nodePort}`,
      keys,
      phrase,
    });
  } finally {
    dev.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
}
