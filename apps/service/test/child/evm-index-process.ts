/** A process that indexes a synthetic EVM chain and reads its NFTs, until it is done or killed at a given point. */

import { writeSync } from "node:fs";
import { argv } from "node:process";
import type { EvmBlock } from "../../src/domain/evm/block.ts";
import { createEvmIndexer } from "../../src/indexer/evm.ts";
import { NftWorker } from "../../src/nft/nft-worker.ts";
import type { EvmNode } from "../../src/sources/evm/node.ts";
import type { DatabaseLocation } from "../../src/store/node/database-location.ts";
import { openDatabase } from "../../src/store/node/open-database.ts";
import { createPostgresStore } from "../../src/store/postgres-store.ts";
import { historyChain, rules, word } from "../evm-history.ts";
import { type PointKind, watchPoints } from "./kill-points.ts";

/** The process's argument, as JSON. */
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
  /** Where it waits to be killed; points count from the beginning of the phase. */
  readonly until: { readonly phase: Phase; readonly kind: PointKind; readonly at: number } | undefined;
}

export type Phase = "blocks" | "nfts";

const options: EvmIndexOptions = JSON.parse(argv[2] ?? "");
const { location, chain, length, branch, forkAt, now, batchSize, ranges, until } = options;
let phase: Phase = "blocks";
let seen = 0;
watchPoints((kind) => {
  if (phase !== until?.phase || kind !== until.kind || ++seen !== until.at) return;
  // Written at once, and nothing is done any more.
  writeSync(1, `point ${phase}\n`);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});

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
phase = "nfts";
seen = 0;
const worker = new NftWorker({
  store: nfts,
  nodes: new Map([[chain, node]]),
  connect: undefined,
  ipfsGateway: "http://gateway/",
  clock,
  log: { error: (fields, message) => writeSync(2, `${message} ${JSON.stringify(fields)}\n`) },
  signal: new AbortController().signal,
  pollMs: 10,
});
while (await worker.step());
await store.close();
writeSync(1, "done\n");
