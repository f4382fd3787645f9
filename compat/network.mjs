/** Runs the command `dev` in a folder of its own, for as long as a suite needs it. */
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../apps/cli/dist/main.js", import.meta.url));
/** Milliseconds until the service must be ready. */
const START_PATIENCE = 180_000;

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** What `--print-keys` printed: private keys in hexadecimal by account, and the phrase of the EVM chains' rich accounts. */
function keysOf(output) {
  const [, phrase] = /of the phrase "([^"]+)"/.exec(output) ?? [];
  const keys = [...output.matchAll(/^(\w+): .+\n(?: .+\n)*? {2}private key {2}0x([0-9a-f]{64})$/gm)];
  return { phrase, keys: Object.fromEntries(keys.map(([, name, key]) => [name, key])) };
}

/**
 * Runs `dev --print-keys` with more flags until `use` is done.
 *
 * @param {string[]} flags
 * @param {(network: { serviceUrl: string, nodeUrl: string, keys: Record<string, string>, phrase: string }) => Promise<void>} use
 */
export async function withNetwork(flags, use) {
  const [nodePort, port, adminPort] = [await freePort(), await freePort(), await freePort()];
  const folder = await mkdtemp(join(tmpdir(), "compat-"));
  const ports = ["--node-port", nodePort, "--port", port, "--admin-port", adminPort].map(String);
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
    while (!(keysOf(output).phrase && (await ready()))) {
      if (dev.exitCode !== null) throw new Error(`dev ended with code ${dev.exitCode}`);
      if (Date.now() > until) throw new Error("dev was not ready in time");
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    await use({
      serviceUrl: `http://127.0.0.1:${port}`,
      nodeUrl: `http://127.0.0.1:${nodePort}`,
      ...keysOf(output),
    });
  } finally {
    dev.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
}
