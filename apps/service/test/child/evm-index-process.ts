/** A process that indexes a synthetic EVM chain and reads its NFTs, until it is done or killed at a given point. */

import type { EvmBlock } from "../../src/domain/evm/block.ts";
import { createEvmIndexer } from "../../src/indexer/evm.ts";
import { NftWorker } from "../../src/nft/nft-worker.ts";
import type { EvmNode } from "../../src/sources/evm/node.ts";
import type { DatabaseLocation } from "../../src/store/node/database-location.ts";
import { openDatabase } from "../../src/store/node/open-database.ts";
import { createPostgresStore } from "../../src/store/postgres-store.ts";
import { historyChain, rules, word } from "../evm-history.ts";
import { type Point, watchFor } from "./kill-points.ts";
import { log, optionsOfParent, say } from "./parent.ts";

export interface EvmIndexOptions {
  readonly location: DatabaseLocation;
  readonly chain: number;
  /** Blocks of the chain, of which the last ones are of this branch. */
  readonly length: number;
  readonly branch: string;
  readonly forkAt: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly batchSize: number;
  /** Ranges that a back-fill writes at once, down to two blocks below the head. */
  readonly ranges: number;
  /** Points by the phase from whose beginning they count. */
  readonly until: { readonly [phase in Phase]?: Point };
}

export type Phase = "blocks" | "nfts";

const options = await optionsOfParent<EvmIndexOptions>();
const { location, chain, length, branch, forkAt, now, batchSize, ranges, until } = options;
if (until.blocks) watchFor(until.blocks);

/** A text as contracts return it: a name, a symbol, or a URI that holds its content. */
function textResult(text: string): string {
  const hex = Buffer.from(text).toString("hex");
  return `0x${word(32)}${word(text.length)}${hex.padEnd(Math.ceil(hex.length / 64) * 64, "0")}`;
}

const common = historyChain(forkAt, "common");
const blocks: readonly EvmBlock[] = historyChain(length, branch, common);
const node: EvmNode = {
  async head() {
    const last = blocks[blocks.length - 1];
    if (!last) throw new Error("no chain");
    return last;
  },
  blockHash: async (number) => blocks[number]?.hash,
  blocks: async (from, count) => blocks.slice(from, from + count),
  calls: async (calls) =>
    calls.map(({ to }) => ({ data: textResult(`data:application/json,{"name":"${to.slice(0, 6)}"}`) })),
};

const clock = () => now;
const store = await createPostgresStore(await openDatabase(location));
const { chains, tokens, nfts } = store.evm;
const kept = { store: chains, tokens };
const filling = { batchSize, ranges, margin: 2 };
const indexer = createEvmIndexer({ chain, title: "Test", rules, node, ...kept, clock, ...filling });
while (!(await indexer.step()));
if (until.nfts) watchFor(until.nfts);
const worker = new NftWorker({
  store: nfts,
  nodes: new Map([[chain, node]]),
  connect: undefined,
  ipfsGateway: "http://gateway/",
  clock,
  log,
  signal: new AbortController().signal,
  pollMs: 10,
});
while (await worker.step());
await store.close();
say("done");
