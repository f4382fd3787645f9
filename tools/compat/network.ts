/** Runs the command `dev` in a folder of its own, for as long as a suite needs it. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDevWith } from "../shared/dev-command.ts";
import type { Network } from "./steps.ts";

/** The networks that wallets are tried on, with the flags of each. */
export const HELICON = [
  ["before Helicon", ["--helicon-time", "9998-01-01"]],
  ["with Helicon", ["--helicon-time", "2026-01-01"]],
] as const;

/** What `--print-keys` printed: private keys in hexadecimal by account, and the phrase of the EVM chains' rich accounts. */
function keysOf(output: string): Pick<Network, "phrase" | "keys"> {
  const [, phrase] = /of the phrase "([^"]+)"/.exec(output) ?? [];
  if (phrase === undefined) throw new Error(`dev printed no phrase:\n${output}`);
  const keys = [...output.matchAll(/^(\w+): .+\n(?: .+\n)*? {2}private key {2}0x([0-9a-f]{64})$/gm)];
  return {
    phrase,
    keys: Object.fromEntries(keys.map(([, name, key]) => [name, key])),
  };
}

/** Runs `dev --print-keys` with more flags until `use` is done. */
export async function withNetwork(
  flags: readonly string[],
  use: (network: Network) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "compat-"));
  try {
    const dev = await startDevWith(["--print-keys", "--data-dir", folder, ...flags]);
    try {
      await use({ serviceUrl: dev.service, nodeUrl: dev.node, ...keysOf(dev.printed) });
    } finally {
      await dev.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
