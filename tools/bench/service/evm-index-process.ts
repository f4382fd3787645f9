/**
 * A process that goes through an EVM chain once and tells how long that took, and its peak memory: as the service's
 * indexer into a database, or as the limit, which only fetches blocks and reads what they say.
 */
import {
  applyEvmBlock,
  createEvmIndexer,
  createEvmNode,
  createPostgresStore,
  type EvmNode,
  noEvmFacts,
  openDatabase,
  useWasmKeccak,
} from "@primary-network/service/parts";
import { peakRss } from "../peak-rss.ts";
import { CHAIN, rules } from "./evm-chain.ts";
import type { IndexOrder, ServedEvmChain } from "./messages.ts";
import type { DatabaseLocation } from "./postgres.ts";

const BATCH = 256;
/** Ranges of a back-fill that are written at once, as the service has it unless it is configured. */
const RANGES = 4;

async function read(node: EvmNode, blocks: number): Promise<number> {
  const startedAt = performance.now();
  for (let from = 0; from <= blocks; from += BATCH) {
    const facts = noEvmFacts();
    for (const block of await node.blocks(from, Math.min(BATCH, blocks + 1 - from))) {
      applyEvmBlock(block, facts, rules);
    }
  }
  return performance.now() - startedAt;
}

async function index(node: EvmNode, blocks: number, location: DatabaseLocation): Promise<number> {
  const store = await createPostgresStore(await openDatabase(location));
  const indexer = createEvmIndexer({
    chain: CHAIN,
    title: "bench",
    node,
    rules,
    store: store.evm.chains,
    tokens: store.evm.tokens,
    batchSize: BATCH,
    ranges: RANGES,
    clock: Date.now,
  });
  const startedAt = performance.now();
  while (!(await indexer.step()));
  const wallMs = performance.now() - startedAt;
  await store.close();
  if (indexer.status.height !== blocks) throw new Error(`the index ends before block ${blocks}`);
  return wallMs;
}

process.once("message", async ({ node: { rpcUrl, blocks }, location }: IndexOrder<ServedEvmChain>) => {
  try {
    await useWasmKeccak(); // as the service does
    const node = createEvmNode({ rpcUrl, evmChainId: CHAIN, traces: "auto" });
    const cpuBefore = process.cpuUsage();
    const wallMs = location === undefined ? await read(node, blocks) : await index(node, blocks, location);
    const { user, system } = process.cpuUsage(cpuBefore);
    process.send?.({ wallMs, cpuMs: (user + system) / 1000, peakRss: peakRss() });
  } catch (error) {
    process.send?.({ error: String(error) });
  }
  process.disconnect();
});
