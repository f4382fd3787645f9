/** What a page of token transfers costs in the database, out of a long history. */
import {
  applyEvmBlock,
  createPostgresStore,
  noEvmFacts,
  openDatabase,
  readBlock,
  type Store,
} from "@primary-network/service/parts";
import type { Samples } from "../rounds.ts";
import type { Bench } from "../row.ts";
import { CHAIN, EVERYWHERE, responses, rules } from "../service/evm-chain.ts";
import { openPostgres, statementMs } from "../service/postgres.ts";
import type { Table } from "../table.ts";

const PAGE = 100;
const BATCH = 500;
/** Transfers of a block. */
const TRANSFERS = 5;

export const name = "evm-pages";

function blockAt(number: number) {
  return readBlock({
    block: responses.eth_getBlockByNumber(number),
    receipts: responses.eth_getBlockReceipts(number),
    traces: undefined,
  });
}

async function fill(store: Store, blocks: number): Promise<void> {
  let from: number | undefined;
  for (let first = 0; first <= blocks; first += BATCH) {
    const facts = noEvmFacts();
    let last = blockAt(first);
    applyEvmBlock(last, facts, rules);
    for (let number = first + 1; number < first + BATCH && number <= blocks; number += 1) {
      last = blockAt(number);
      applyEvmBlock(last, facts, rules);
    }
    const to = { height: last.number, blockId: last.hash, time: last.timestamp };
    await store.evm.chains.commit(CHAIN, from, facts, to, 0);
    from = to.height;
  }
}

export async function measure({ quick }: Bench): Promise<Table[]> {
  const blocks = quick ? 6_000 : 200_000;
  const postgres = await openPostgres({ preload: "pg_stat_statements" });
  if (!postgres) throw new Error("no PostgreSQL is installed");
  const databaseUrl = await postgres.createDatabase("transfers");
  const store = await createPostgresStore(await openDatabase({ databaseUrl }));
  const samples = new Map<string, Samples>();
  try {
    await fill(store, blocks);
    await postgres.query("transfers", "create extension pg_stat_statements");
    await postgres.query("transfers", "vacuum analyze");
    await postgres.query("transfers", "checkpoint");
    const window = {
      networkId: CHAIN,
      snapshot: { height: blocks, time: 0, poll: 0 },
      order: "desc",
      limit: PAGE,
    } as const;
    const filter = { address: EVERYWHERE, kind: 20 } as const;
    const middle = { sort: String(Math.floor(blocks / 2)), tie: "0.0" };
    const rare = `0x${"a".repeat(32)}${(777).toString(16).padStart(8, "0")}`;
    const readings = {
      "of a busy address, first page": () => store.evm.transfers.list(window, filter),
      "of a busy address, from the middle": () =>
        store.evm.transfers.list({ ...window, after: middle }, filter),
      "of a busy address, old blocks": () =>
        store.evm.transfers.list(window, { ...filter, startBlock: 100, endBlock: 5_000 }),
      "of a rare address, first page": () => store.evm.transfers.list(window, { ...filter, address: rare }),
    };
    const times = quick ? 10 : 50;
    for (const [label, read] of Object.entries(readings)) {
      const { items } = await read();
      if (items.length === 0) throw new Error(`${label}: nothing is there`);
      samples.set(label, { values: [await statementMs(postgres, "transfers", times, read)] });
    }
  } finally {
    await store.close();
    await postgres.stop();
  }
  return [
    {
      title: `A page of ${PAGE} out of ${blocks * TRANSFERS} ERC-20 transfers, in PostgreSQL`,
      unit: "ms",
      digits: 2,
      samples,
      targets: Object.fromEntries([...samples.keys()].map((subject) => [subject, { value: 5 }])),
    },
  ];
}
