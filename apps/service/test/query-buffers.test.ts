/**
 * No request reads more of the database than its page needs, however long the history is. What is counted are pages of 8 kB, by plans that know
 * the values and by plans that do not: times would depend on the machine.
 */

import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { evmCases } from "../../../tools/bench/service/evm-cases.ts";
import { CHAIN, messages, OTHER_CHAIN, transfers } from "../../../tools/bench/service/evm-history.ts";
import { NETWORK, payments } from "../../../tools/bench/service/payments.ts";
import { openServing } from "../../../tools/bench/service/serving.ts";
import { paymentCases } from "../../../tools/bench/service/worst-cases.ts";
import { connectTo } from "../../../tools/shared/postgres-client.ts";
import type { Service } from "../src/index.ts";
import { BalanceSums } from "../src/store/balances/sums.ts";
import { openDatabase } from "../src/store/node/open-database.ts";
import { createPostgresStore } from "../src/store/postgres-store.ts";
import type { Store } from "../src/store/store.ts";
import { bareNames } from "./chain-tables.ts";
import { freshDatabase } from "./harness.ts";
import { MOST, MOST_OF_EVM, MOST_OF_STREAMS } from "./query-bounds.ts";
import { openedStream } from "./stream-events.ts";

/** A thousand pages of 8 kB of transactions, and as many of their addresses: reading any table whole exceeds every bound. */
const TRANSACTIONS = 8_000;

/** Twelve hundred pages of transactions and transfers. */
const TRANSFERS = 8_000;
const BLOCKS = TRANSFERS / 5;
const MESSAGES = 2_000;

/** Transactions of an address between two sums of what it held: as few to all of them as in long histories. */
const INTERVAL = 32;

interface Sent {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A statement, and the folder of the server that it was sent to: the workers of a cluster have the rows of EVM chains. */
interface Read extends Sent {
  readonly host: string;
}

interface Plan {
  readonly "Shared Hit Blocks": number;
  readonly "Shared Read Blocks": number;
}

/** The one method through which the store sends statements to PostgreSQL. */
const client = pg.Client.prototype as unknown as { query(this: pg.Client, ...args: unknown[]): unknown }; // it has ten overloads
const { query } = client;

let service: Service;
/** Connections that explain, by the server's folder. */
const connections = new Map<string, pg.Client>();
const sent: Read[] = [];

/** Where a cluster has its tables; known for seconds once it was read. */
const OF_CLUSTER = /pg_dist_/;

const hostOf = (url: string): string => new URL(url).searchParams.get("host") ?? "";

async function connect(databaseUrl: string, server: string): Promise<void> {
  const url = new URL(server);
  url.pathname = new URL(databaseUrl).pathname;
  const connection = await connectTo(url.href);
  await connection.query("vacuum analyze");
  await connection.query("set plan_cache_mode = force_generic_plan");
  connections.set(hostOf(server), connection);
}

/** Whether a cluster's coordinator has parts of it run by workers: what they read it does not count. */
const isDistributed = ({ host, text }: Read): boolean =>
  connections.size > 1 && host === [...connections.keys()][0] && bareNames(text).length > 0;

function connectionOf(host: string): pg.Client {
  const connection = connections.get(host) ?? [...connections.values()][0];
  if (!connection) throw new Error("no server is connected to");
  return connection;
}

/**
 * Pages that a statement reads. An execution also reads what its session does not know of the catalogue: 2 pages at first, some ten
 * where autovacuum has made it forget. Those belong to no statement, so the lesser of two executions counts.
 */
async function explain(connection: pg.Client, text: string, values?: readonly unknown[]): Promise<number> {
  const executed = async () => {
    const { rows } = await connection.query(
      `explain (analyze, buffers, format json) ${text}`,
      values && [...values],
    );
    const { Plan: plan }: { Plan: Plan } = rows[0]["QUERY PLAN"][0];
    return plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
  };
  return Math.min(await executed(), await executed());
}

const literal = (value: unknown): string =>
  value === null ? "null" : typeof value === "number" ? String(value) : pg.escapeLiteral(String(value));

/** What a statement reads by the plan for its values, and if it is prepared, by the plan for any. */
async function buffersOf({ name, text, values, host }: Read): Promise<number[]> {
  const connection = connectionOf(host);
  const own = await explain(connection, text, values);
  if (name === undefined) return [own];
  await connection.query(`prepare ${name} as ${text}`);
  const any = await explain(
    connection,
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
    await new BalanceSums(db, { interval: INTERVAL }).run("p-chain", NETWORK, new AbortController().signal);
    await store.close();
    const { url = databaseUrl, workers = [] } = inject("postgres") ?? {};
    for (const server of [url, ...workers]) await connect(databaseUrl, server);
    const explaining = new Set(connections.values());
    service = await openServing(databaseUrl);
    client.query = function (...args) {
      const [first, values] = args as [string | Sent, readonly unknown[]];
      const one = typeof first === "string" ? { text: first, values: values ?? [] } : first;
      const reads = /^\s*(select|with)\b/i.test(one.text) && !OF_CLUSTER.test(one.text);
      if (!explaining.has(this) && reads) sent.push({ ...one, host: this.host });
      return query.apply(this, args);
    };
  });
  afterAll(async () => {
    client.query = query;
    await service?.close();
    for (const connection of connections.values()) await connection.end();
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
    for (const one of sent.filter((one) => !isDistributed(one))) {
      const [ofValues = 0, ofAny = ofValues] = await buffersOf(one);
      read.own += ofValues;
      read.any += ofAny;
    }
    expect(sent.length > 0).toBe(most > 0);
    expect(Math.max(read.own, read.any), JSON.stringify(read)).toBeLessThanOrEqual(most);
  }

  test.each(cases)("%s", (title, path) => expectAtMost(path(7), MOST[title] ?? 0));

  test.each(evm)("%s", (title, path) => expectAtMost(path(7), MOST_OF_EVM[title] ?? 0));

  test.each(Object.entries(MOST_OF_STREAMS))("%s", (path, most) =>
    expectAtMost(`/v1/${path}since=earliest`, most),
  );

  test("messages at an old snapshot", () =>
    expectAtMost(oldMessages, MOST_OF_EVM["messages, hot address"] ?? 0));
});
