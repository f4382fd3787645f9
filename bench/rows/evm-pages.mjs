/** What a page of token transfers costs in the database, out of a long history. */

import { applyEvmBlock } from "../../apps/service/dist/domain/evm/apply.js";
import { noEvmFacts } from "../../apps/service/dist/domain/evm/facts.js";
import { readBlock } from "../../apps/service/dist/sources/evm/read-block.js";
import { openDatabase } from "../../apps/service/dist/store/postgres/node/open-database.js";
import { createPostgresStore } from "../../apps/service/dist/store/postgres/postgres-store.js";
import { answers, EVERYWHERE } from "../service/evm-chain.mjs";
import { openPostgres } from "../service/postgres.mjs";

const PAGE = 100;
const BATCH = 500;
const CHAIN = 43_112;
/** Transfers of a block. */
const TRANSFERS = 5;
const rules = { blockchainId: `0x${"11".repeat(32)}`, messengers: new Set() };

export const name = "evm-pages";

function blockAt(number) {
  return readBlock({
    block: answers.eth_getBlockByNumber(number),
    receipts: answers.eth_getBlockReceipts(number),
    traces: undefined,
  });
}

async function fill(store, blocks) {
  let from;
  for (let first = 0; first <= blocks; first += BATCH) {
    const facts = noEvmFacts();
    let last;
    for (let number = first; number < first + BATCH && number <= blocks; number += 1) {
      last = blockAt(number);
      applyEvmBlock(last, facts, rules);
    }
    const to = { number: last.number, hash: last.hash, time: last.timestamp };
    await store.evm.chains.commit(CHAIN, from, facts, to, 0);
    from = to.number;
  }
}

/** Milliseconds of the statements' execution per reading, as the database itself counts them. */
async function inDatabase(postgres, times, read) {
  await postgres.query("transfers", "select pg_stat_statements_reset()");
  for (let time = 0; time < times; time += 1) await read();
  const { rows } = await postgres.query(
    "transfers",
    "select sum(total_exec_time) as ms from pg_stat_statements where query not like '%pg_stat_statements%'",
  );
  return Number(rows[0].ms) / times;
}

export async function measure({ quick }) {
  const blocks = quick ? 6_000 : 200_000;
  const postgres = await openPostgres({ preload: "pg_stat_statements" });
  if (!postgres) throw new Error("no PostgreSQL is installed");
  const databaseUrl = await postgres.createDatabase("transfers");
  const store = await createPostgresStore(await openDatabase({ databaseUrl }));
  const samples = new Map();
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
    };
    const filter = { address: EVERYWHERE, kind: 20 };
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
      samples.set(label, { values: [await inDatabase(postgres, times, read)] });
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
