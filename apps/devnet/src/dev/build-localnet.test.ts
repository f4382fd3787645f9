/** The network starts without EVM chains where they cannot run, unless they are required. */
import type { createLocalnet, Localnet } from "@primary-network/localnet";
import { expect, test } from "vitest";
import { buildLocalnet } from "./build-localnet.ts";
import type { DevOptions } from "./dev-options.ts";

const OPTIONS: DevOptions = {
  host: "127.0.0.1",
  nodePort: 0,
  port: 0,
  adminPort: 0,
  seed: "primary-network",
  dataDir: "memory",
  logLevel: "silent",
};

async function build(options: Partial<DevOptions>, evmUnavailable: string | undefined) {
  const calls: string[] = [];
  const create: typeof createLocalnet = async ({ evm } = {}) => {
    calls.push(`evm: ${evm}`);
    const close = async () => void calls.push("closed");
    return { evmUnavailable, close } as unknown as Localnet; // all that the function reads
  };
  const failure = await buildLocalnet({ ...OPTIONS, ...options }, undefined, () => 0, undefined, create).then(
    () => undefined,
    (error: Error) => `${error.name}: ${error.message}`,
  );
  return { calls, failure };
}

const reason = "Anvil does not support sunos-x64";

test.each([
  { why: "not asked for", options: {}, unavailable: reason, calls: ["evm: true"], failure: undefined },
  { why: "disabled", options: { evm: false }, unavailable: undefined, calls: ["evm: false"] },
  { why: "asked for, and they run", options: { evm: true }, unavailable: undefined, calls: ["evm: true"] },
  {
    why: "asked for",
    options: { evm: true },
    unavailable: reason,
    calls: ["evm: true", "closed"],
    failure: `CliError: The EVM chains cannot run: ${reason}. Without --evm the network starts without them.`,
  },
  {
    why: "needed by another flag",
    options: { evmDevMethods: true },
    unavailable: reason,
    calls: ["evm: true", "closed"],
    failure: `CliError: The EVM chains cannot run: ${reason}. Without --evm-dev-methods the network starts without them.`,
  },
])("$why", async ({ options, unavailable, calls, failure }) => {
  expect(await build(options, unavailable)).toEqual({ calls, failure });
});
