/** The comparison with a node reports nothing while blocks keep coming and the C-Chain's execution stops and goes on. */
import { createLocalnet, DEFAULT_NOW, type EvmChainInfo, type Localnet } from "@primary-network/localnet";
import { verify } from "@primary-network/verify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createService } from "../src/index.ts";
import { askChain } from "./evm-truth.ts";
import { freshDatabase, grow, type Json, sourceOf } from "./harness.ts";

/** Requests to the node until new blocks come: of any kind, and of those whose result changes with each block. */
const [EVERY, EVERY_OF_STATE] = [100, 4];
const STATE = /platform\.get(Balance|UTXOs|Stake|CurrentValidators|CurrentSupply|Subnets)|avm\.getUTXOs/;

/** Execution stops with the second of six new blocks, and goes on with the fifth. */
const [ROUND, HOLD, GO_ON] = [6, 1, 4];

const TRANSFER = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";

let net: Localnet;
beforeAll(async () => {
  net = await createLocalnet({
    evm: true,
    evmDevMethods: true,
    weeks: 2,
    validators: 4,
    delegators: 4,
    heliconTime: DEFAULT_NOW - 4 * 86_400,
  });
});
afterAll(() => net?.close());

async function result(chain: EvmChainInfo, method: string, ...params: unknown[]): Promise<Json> {
  const [said] = await askChain(net, chain, [[method, ...params]]);
  if (said.error) throw new Error(`${method}: ${said.error.message}`);
  return said.result;
}

async function setExecution(execution: "held" | "immediate"): Promise<void> {
  const headers = { authorization: `Bearer ${net.controlToken}` };
  const body = JSON.stringify({ execution });
  const request = new Request("http://control/execution", { method: "PUT", headers, body });
  expect((await net.controlFetch(request)).status).toBe(200);
}

/** Finds an account that has tokens, and makes a transfer of them. */
async function transferOn(chain: EvmChainInfo): Promise<() => Promise<void>> {
  const logs = await result(chain, "eth_getLogs", { fromBlock: "0x1", topics: [TRANSFER] });
  const { address: token, topics } = logs.find(
    (log: Json) => log.topics.length === 3 && BigInt(log.topics[1]) > 0n,
  );
  const from = `0x${topics[1].slice(26)}`;
  await result(chain, "anvil_impersonateAccount", from);
  const data = `0xa9059cbb${topics[2].slice(2)}${"1".padStart(64, "0")}`;
  return async () => {
    await result(chain, "eth_sendTransaction", { from, to: token, data, gas: "0x30d40" });
  };
}

/** A node that makes blocks of all chains while it is asked. */
async function growingNode() {
  const transfers = await Promise.all(net.evmChains.map(transferOn));
  let [requests, ofState, grown] = [0, 0, 0];
  let growing: Promise<void> = Promise.resolve();
  const makeBlocks = async (count: number): Promise<void> => {
    if (count % ROUND === HOLD) await setExecution("held");
    if (count % ROUND === GO_ON) await setExecution("immediate");
    await grow(net, 3);
    for (const transfer of transfers) await transfer();
  };
  return {
    get grown() {
      return grown;
    },
    async fetch(request: Request): Promise<Response> {
      const isOfState = STATE.test(await request.clone().text());
      if (requests++ % EVERY === 0 || (isOfState && ofState++ % EVERY_OF_STATE === 0)) {
        const count = grown++;
        growing = growing.then(() => makeBlocks(count));
        await growing;
      }
      return net.fetch(request);
    },
    async end(): Promise<void> {
      await growing;
      await setExecution("immediate");
    },
  };
}

test("a growing network and its index have no differences", async () => {
  const service = await createService({
    ...(await freshDatabase()),
    clock: () => net.now() * 1_000,
    pollMs: 10,
    networks: { fuji: sourceOf(net) },
  });
  try {
    service.start();
    await service.indexed();
    const node = await growingNode();
    const { differences, position, notCompared } = await verify({
      node: { baseUrl: "http://localnet", fetch: node.fetch },
      service: {
        baseUrl: "http://service",
        network: "fuji",
        fetch: (url, init) => service.fetch(new Request(url, init)),
      },
      clock: () => net.now() * 1_000,
    });
    expect(differences).toEqual([]);
    // Sums over all blocks end at the beginning of the run, and the service shows only the current ones.
    expect(notCompared).toMatchObject([{ subject: "burned amounts of the supply" }]);
    expect(Object.keys(position).length).toBe(3 + net.evmChains.length);
    expect(node.grown).toBeGreaterThan(20);
    await node.end();
  } finally {
    await service.close();
  }
});
