/**
 * No request reads more of the database than its page needs, however long the history is. What is counted are pages of 8 kB, by plans that know
 * the values and by plans that do not: times would depend on the machine.
 */

import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { evmCases } from "../../../tools/bench/service/evm-cases.ts";
import {
  CHAIN,
  HOT,
  HOT_TOKEN,
  messages,
  OTHER_CHAIN,
  SILENT,
  transfers,
} from "../../../tools/bench/service/evm-history.ts";
import { NETWORK, payments } from "../../../tools/bench/service/payments.ts";
import { openServing } from "../../../tools/bench/service/serving.ts";
import { paymentCases } from "../../../tools/bench/service/worst-cases.ts";
import type { Service } from "../src/index.ts";
import { openDatabase } from "../src/store/postgres/node/open-database.ts";
import { createPostgresStore } from "../src/store/postgres/postgres-store.ts";
import type { Store } from "../src/store/store.ts";
import { freshDatabase } from "./harness.ts";
import { openedStream } from "./stream-events.ts";

/** A thousand pages of 8 kB of transactions, and as many of their addresses: reading any table whole exceeds every bound. */
const TRANSACTIONS = 8_000;

/** Most pages of 8 kB that a request for ten items reads, by the title of the case. */
const MOST: Readonly<Record<string, number>> = {
  "transactions, all": 150,
  "transactions, all, oldest first": 150,
  "transactions, hot address": 200,
  "transactions, hot address, old time span": 220,
  "transactions, hot address, old time span, oldest first": 220,
  "transactions, hot address, rare type": 100,
  "transactions, hot address, type that never occurs": 50,
  "transactions, hot address, rare type, old time span": 50,
  "transactions, 64 addresses": 1_000,
  "transactions, 64 addresses, rare type": 400,
  "transactions, unknown address": 50,
  "staking transactions, all": 50,
  "staking transactions, hot address": 100,
  "staking transactions, 64 addresses": 700,
  "blocks, all": 100,
  "blocks, old time span": 100,
  "block by height": 50,
  "balances of an address that spent everything": 50,
  "balances of an address that spent everything, at an old time": 1_200,
  "balances of an address of few outputs, at an old time": 50,
  "balances of an unknown address, at an old time": 50,
  "last activity, hot address": 100,
  "outputs of an address that spent everything": 50,
  "the same by amount": 50,
  "outputs, hot address": 250,
  "outputs, hot address, also spent": 40,
  "outputs, hot address, by amount": 250,
  "outputs, 64 addresses": 600,
};

/** Twelve hundred pages of transactions and transfers. */
const TRANSFERS = 8_000;
const BLOCKS = TRANSFERS / 5;
const MESSAGES = 2_000;

/** The same for EVM chains; a hundred items where the title says so. */
const MOST_OF_EVM: Readonly<Record<string, number>> = {
  "Erc20, hot address": 200,
  "Erc20, hot address, old blocks": 200,
  "Erc20, hot address, from an old block on": 200,
  "Erc20, hot address, up to an old block": 200,
  "Erc20, hot address, a block": 50,
  "Erc20, address of one transfer": 50,
  "Erc20, hot token, a party of none": 50,
  "Erc20, unknown address": 50,
  "Erc20, 100 a page": 1_500,
  "Erc721, hot address": 300,
  "Erc721, hot address, old blocks": 50,
  "Erc721, hot address, from an old block on": 300,
  "Erc721, hot address, up to an old block": 300,
  "Erc721, hot address, a block": 100,
  "Erc721, address of one transfer": 50,
  "Erc721, hot token, a party of none": 50,
  "Erc721, unknown address": 50,
  "Erc721, 100 a page": 2_000,
  "Erc1155, hot address": 300,
  "Erc1155, hot address, old blocks": 50,
  "Erc1155, hot address, from an old block on": 300,
  "Erc1155, hot address, up to an old block": 300,
  "Erc1155, hot address, a block": 100,
  "Erc1155, address of one transfer": 50,
  "Erc1155, hot token, a party of none": 50,
  "Erc1155, unknown address": 50,
  "Erc1155, 100 a page": 2_000,
  "transaction by hash": 100,
  "deployment of a contract": 100,
  "deployments, hot address": 200,
  "deployments, unknown address": 50,
  "messages, hot address": 300,
  "messages, unknown address": 50,
  "messages, all": 300,
  "messages, from a chain": 300,
  "messages, into a chain": 300,
  "messages, of a chain": 400,
  "messages, between two chains": 300,
  "messages, from a hot address into a chain": 300,
  "messages, from an unknown chain": 50,
  "message by id": 50,
  "transactions, hot address": 1_200,
  "transactions, hot address, oldest first": 1_200,
  "transactions, unknown address": 100,
  "transactions:listNative, hot address": 300,
  "transactions:listNative, unknown address": 50,
  "transactions:listInternals, hot address": 300,
  "transactions:listInternals, unknown address": 50,
  "balances of Erc20, hot address": 100,
  "balances of Erc20, unknown address": 50,
  "balances of Erc721, hot address": 200,
  "balances of Erc721, unknown address": 50,
  "balances of Erc1155, hot address": 200,
  "balances of Erc1155, unknown address": 50,
  "balances of Collectibles, hot address": 200,
  "balances of Collectibles, unknown address": 50,
  "balances of Erc20, hot address, at an old block": 200,
  "balances of Erc20, address that spent nearly everything": 50,
  "balances of Erc20, hot address, one contract": 50,
  "balances of Erc1155, hot address, at an old block": 200,
  "transfers of a token, hot token": 200,
  "transfers of a token, hot token, old blocks": 200,
  "transfers of a token, hot collection": 300,
  "transfers of a token, unknown token": 50,
  "contract of a token": 50,
  "tokens of a collection": 100,
  "metric by hour": 20,
  "metric of rolling windows": 20,
  "numbers of messages by day": 100,
  "numbers of messages by hour and blockchains": 100,
  "numbers of messages over windows": 200,
  "latest blocks": 100,
  "block by number": 50,
  "latest transactions": 300,
  "latest transactions that failed": 50,
  chains: 0,
  "average TPS": 50,
};

/** What a stream from the beginning reads until its first event, of a step of up to fifty items or none. */
const MOST_OF_STREAMS: Readonly<Record<string, number>> = {
  [`chains/${CHAIN}/blocks:stream?`]: 50,
  [`chains/${CHAIN}/transactions:stream?`]: 850,
  [`chains/${CHAIN}/transactions:stream?addresses=${HOT}&`]: 2_000,
  [`chains/${CHAIN}/transactions:stream?addresses=${SILENT}&`]: 50,
  [`chains/${CHAIN}/transfers:stream?`]: 1_600,
  [`chains/${CHAIN}/transfers:stream?addresses=${HOT}&`]: 2_200,
  [`chains/${CHAIN}/transfers:stream?tokens=${HOT_TOKEN}&`]: 1_600,
  [`chains/${CHAIN}/transfers:stream?addresses=${SILENT}&`]: 50,
  "icm/messages:stream?": 1_600,
  "networks/fuji/blockchains/p-chain/transactions:stream?": 700,
  "networks/fuji/blockchains/p-chain/blocks:stream?": 320,
};

interface Sent {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

interface Plan {
  readonly "Shared Hit Blocks": number;
  readonly "Shared Read Blocks": number;
}

/** The one method through which the store sends statements to PostgreSQL. */
const client = pg.Client.prototype as unknown as { query(this: pg.Client, ...args: unknown[]): unknown }; // it has ten overloads
const { query } = client;

let service: Service;
let connection: pg.Client;
const sent: Sent[] = [];

async function explain(text: string, values?: readonly unknown[]): Promise<number> {
  const { rows } = await connection.query(
    `explain (analyze, buffers, format json) ${text}`,
    values && [...values],
  );
  const { Plan: plan }: { Plan: Plan } = rows[0]["QUERY PLAN"][0];
  return plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
}

const literal = (value: unknown): string =>
  value === null ? "null" : typeof value === "number" ? String(value) : pg.escapeLiteral(String(value));

/** What a statement reads by the plan for its values, and if it is prepared, by the plan for any. */
async function buffersOf({ name, text, values }: Sent): Promise<number[]> {
  const own = await explain(text, values);
  if (name === undefined) return [own];
  await connection.query(`prepare ${name} as ${text}`);
  const any = await explain(
    `execute ${name}${values.length > 0 ? `(${values.map(literal).join(", ")})` : ""}`,
  );
  await connection.query(`deallocate ${name}`);
  return [own, any];
}

/** Fills EVM chains; half of the messages come after `halfway`. */
async function fillEvm(store: Store, halfway: () => Promise<void>): Promise<void> {
  let from: number | undefined;
  for (const { facts, to } of transfers(TRANSFERS, 200)) {
    await store.evm.chains.commit(CHAIN, from, facts, to, 0);
    from = to.height;
  }
  let other: number | undefined;
  for (const [here, there] of messages(MESSAGES, BLOCKS, MESSAGES / 4 / 2)) {
    if (other !== undefined) await halfway();
    await store.evm.chains.commit(CHAIN, from, here.facts, here.to, 0);
    await store.evm.chains.commit(OTHER_CHAIN, other, there.facts, there.to, 0);
    [from, other] = [here.to.height, there.to.height];
  }
}

/** The path of the second page of a listing whose snapshot is halfway. */
let oldMessages: string;

describe.skipIf(inject("postgres") === undefined)("a request reads what its page needs", () => {
  beforeAll(async () => {
    const { databaseUrl = "" } = await freshDatabase();
    const db = await openDatabase({ databaseUrl });
    const store = await createPostgresStore(db);
    let from: number | undefined;
    for (const { facts, to } of payments(TRANSACTIONS, 100)) {
      await store.chains["p-chain"].commit(NETWORK, from, facts, to);
      from = to.height;
    }
    await fillEvm(store, async () => {
      const early = await openServing(databaseUrl);
      const path = evmCases(BLOCKS)["messages, hot address"]?.(7) ?? "";
      const { nextPageToken } = await (await early.fetch(new Request(`http://service${path}`))).json();
      oldMessages = `${path}&pageToken=${encodeURIComponent(nextPageToken)}`;
      await early.close();
    });
    await store.close();
    connection = new pg.Client({ connectionString: databaseUrl });
    await connection.connect();
    await connection.query("vacuum analyze");
    await connection.query("set plan_cache_mode = force_generic_plan");
    service = await openServing(databaseUrl);
    client.query = function (...args) {
      const [first, values] = args as [string | Sent, readonly unknown[]];
      const one = typeof first === "string" ? { text: first, values: values ?? [] } : first;
      if (this !== connection && /^\s*(select|with)\b/i.test(one.text)) sent.push(one);
      return query.apply(this, args);
    };
  });
  afterAll(async () => {
    client.query = query;
    await service?.close();
    await connection?.end();
  });

  const cases = Object.entries(paymentCases(TRANSACTIONS)).filter(([title]) => title in MOST);

  test("every case is asked", () => expect(cases.map(([title]) => title)).toEqual(Object.keys(MOST)));

  const evm = Object.entries(evmCases(BLOCKS));

  test("every case of EVM chains is asked", () =>
    expect(evm.map(([title]) => title).sort()).toEqual(Object.keys(MOST_OF_EVM).sort()));

  async function expectAtMost(path: string, most: number): Promise<void> {
    sent.length = 0;
    const response = await service.fetch(new Request(`http://service${path}`));
    if (path.includes(":stream")) {
      const stream = await openedStream(response);
      await stream.next();
      await stream.close();
    } else expect(response.status, await response.text()).toBe(200);
    const read = { own: 0, any: 0 };
    for (const one of [...sent]) {
      const [ofValues = 0, ofAny = ofValues] = await buffersOf(one);
      read.own += ofValues;
      read.any += ofAny;
    }
    expect(sent.length > 0).toBe(most > 0);
    expect(Math.max(read.own, read.any), JSON.stringify(read)).toBeLessThanOrEqual(most);
  }

  test.each(cases)("%s", (title, path) => expectAtMost(`/v1/networks/fuji/${path(7)}`, MOST[title] ?? 0));

  test.each(evm)("%s", (title, path) => expectAtMost(path(7), MOST_OF_EVM[title] ?? 0));

  test.each(Object.entries(MOST_OF_STREAMS))("%s", (path, most) =>
    expectAtMost(`/v1/${path}since=earliest`, most),
  );

  test("messages at an old snapshot", () =>
    expectAtMost(oldMessages, MOST_OF_EVM["messages, hot address"] ?? 0));
});
