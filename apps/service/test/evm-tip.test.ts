/** A block of a real EVM node is indexed when the node announces it, and by polling where it announces none. */

import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Anvil, findAnvil, startAnvil } from "../../localnet/src/evm/node/anvil.ts";
import { createService, type Service } from "../src/index.ts";
import { createEvmNode } from "../src/sources/evm/create-node.ts";
import { freshDatabase, sourceOf } from "./harness.ts";

const CHAIN = 43_777;

let net: Localnet;
let anvil: Anvil;
beforeAll(async () => {
  net = await createLocalnet({ validators: 4, delegators: 0, weeks: 2, evm: false });
  anvil = await startAnvil(findAnvil(), {
    evmChainId: CHAIN,
    timestamp: 1_700_000_000,
    mnemonic: "test test test test test test test test test test test junk",
    baseFee: 1n,
    gasLimit: 8_000_000,
  });
});
afterAll(async () => {
  await anvil.close();
  await net.close();
});

async function ask(method: string, ...params: unknown[]): Promise<unknown> {
  const response = await fetch(anvil.url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  const { result, error } = await response.json();
  if (error) throw new Error(error.message);
  return result;
}

const serve = async (pollMs: number, wsUrl?: string): Promise<Service> =>
  createService({
    ...(await freshDatabase()),
    clock: () => net.now() * 1000,
    pollMs,
    networks: {
      fuji: {
        ...sourceOf(net),
        evmChains: [
          {
            evmChainId: CHAIN,
            blockchainId: sourceOf(net).cChainId,
            name: "Anvil",
            rpcUrl: anvil.url,
            token: { name: "Token", symbol: "TKN", decimals: 18 },
            ...(wsUrl !== undefined && { wsUrl }),
          },
        ],
      },
    },
  });

const heightOf = (service: Service) =>
  service.status().chains.find(({ chain }) => chain === `evm-${CHAIN}`)?.height;

async function metricOf(service: Service, name: string): Promise<number | undefined> {
  const text = await (await service.adminFetch(new Request("http://localhost/metrics"))).text();
  const line = text.split("\n").find((one) => one.startsWith(`primary_network_${name}{`));
  return line === undefined ? undefined : Number(line.split(" ").at(-1));
}

test("a node that announces blocks need not be polled for them, also after a reorganisation", async () => {
  // Only an announcement shortens this minute.
  const service = await serve(60_000);
  try {
    service.start();
    await service.indexed();
    await expect.poll(() => metricOf(service, "node_subscribed")).toBe(1);
    const before = heightOf(service) ?? -1;
    for (let mined = 1; mined <= 3; mined++) {
      await ask("evm_mine");
      await expect.poll(() => heightOf(service)).toBe(before + mined);
    }
    expect(await metricOf(service, "tip_latency_seconds_count")).toBe(3);
    const snapshot = await ask("evm_snapshot");
    await ask("evm_mine");
    await expect.poll(() => heightOf(service)).toBe(before + 4);
    await ask("evm_revert", snapshot);
    await ask("evm_increaseTime", 100);
    await ask("evm_mine");
    await ask("evm_mine");
    await expect.poll(() => heightOf(service)).toBe(before + 5);
  } finally {
    await service.close();
  }
});

test("a node without announcements is polled", async () => {
  const service = await serve(10, "off");
  try {
    service.start();
    await service.indexed();
    const before = heightOf(service) ?? -1;
    await ask("evm_mine");
    await expect.poll(() => heightOf(service)).toBe(before + 1);
    expect(await metricOf(service, "node_subscribed")).toBeUndefined();
    expect(await metricOf(service, "tip_latency_seconds_count")).toBeUndefined();
  } finally {
    await service.close();
  }
});

test("hashes of a node with Ethereum's own headers are checked", async () => {
  await ask("evm_mine");
  const unchecked = { headers: () => expect.unreachable("headers are not checked") };
  const node = createEvmNode({ rpcUrl: anvil.url, evmChainId: CHAIN, traces: "off", unchecked });
  const { number } = await node.head();
  expect(await node.blocks(0, number + 1)).toHaveLength(number + 1);
});
