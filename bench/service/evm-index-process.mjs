/**
 * A process that goes through an EVM chain once and tells how long that took, and its peak memory: as the service's
 * indexer into a database, or as the limit, which only fetches blocks and reads what they say.
 */
import { readFileSync } from "node:fs";
import { applyEvmBlock } from "../../apps/service/dist/domain/evm/apply.js";
import { noEvmFacts } from "../../apps/service/dist/domain/evm/facts.js";
import { createEvmIndexer } from "../../apps/service/dist/indexer/evm.js";
import { createEvmNode } from "../../apps/service/dist/sources/evm/create-node.js";
import { openDatabase } from "../../apps/service/dist/store/postgres/node/open-database.js";
import { createPostgresStore } from "../../apps/service/dist/store/postgres/postgres-store.js";

const BATCH = 256;
const CHAIN = 43_112;
const rules = { blockchainId: `0x${"11".repeat(32)}`, messengers: new Set() };

/** Bytes; `ru_maxrss` would count the parent's too. */
const peakRss = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1]) * 1024;

async function read(node, blocks) {
  const startedAt = performance.now();
  for (let from = 0; from <= blocks; from += BATCH) {
    const facts = noEvmFacts();
    for (const block of await node.blocks(from, Math.min(BATCH, blocks + 1 - from))) {
      applyEvmBlock(block, facts, rules);
    }
  }
  return performance.now() - startedAt;
}

async function index(node, blocks, location) {
  const store = await createPostgresStore(await openDatabase(location));
  const indexer = createEvmIndexer({
    chain: CHAIN,
    title: "bench",
    node,
    rules,
    store: store.evm.chains,
    tokens: store.evm.tokens,
    batchSize: BATCH,
    clock: Date.now,
  });
  const startedAt = performance.now();
  while (!(await indexer.step()));
  const wallMs = performance.now() - startedAt;
  await store.close();
  if (indexer.status.height !== blocks) throw new Error(`the index ends before block ${blocks}`);
  return wallMs;
}

process.once("message", async ({ node: { rpcUrl, blocks }, location }) => {
  try {
    const node = createEvmNode({ rpcUrl, evmChainId: CHAIN, traces: "auto" });
    const wallMs = location === undefined ? await read(node, blocks) : await index(node, blocks, location);
    process.send({ wallMs, peakRss: peakRss() });
  } catch (error) {
    process.send({ error: String(error) });
  }
  process.disconnect();
});
