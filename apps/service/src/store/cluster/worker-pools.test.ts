/**
 * Statements that go to a worker of a cluster, their names, and the cases in which the coordinator is asked
 * instead.
 */

import type pg from "pg";
import { expect, test } from "vitest";
import { type Query, type Target, textOf } from "../session/connection.ts";
import { WorkerPools } from "./worker-pools.ts";

const COORDINATOR = "postgresql://user@coordinator:5432/index?sslmode=require";
const ON_SOCKET = "postgresql://user@localhost/index?host=%2Frun%2Fcoordinator";

const lying = (host: string, shard: string) =>
  ["evm_checkpoint", "evm_tx", "contract_reading"].map((name, index) => ({
    host,
    port: 6_000,
    name,
    shard: String(Number(shard) + index),
  }));

/** A statement with the names of its tables. */
const select = (name: string | undefined, ...tables: string[]): Query => {
  const textFor = (target: Target) => `select from ${tables.map((table) => target.table(table)).join(", ")}`;
  return { ...(name !== undefined && { name }), text: "of a plain server", textFor, values: [1] };
};

/** A cluster whose catalogue and workers respond as they are scripted. */
function cluster(coordinator: string, places: Record<number, ReturnType<typeof lying>>) {
  const asked: number[] = [];
  const sent: { url: string; name: string | undefined; text: string }[] = [];
  const errors: (Error | undefined)[] = [];
  /** The statements on connections of the workers, and the number of placements of a shard there. */
  const [begun, here] = [[] as string[], [] as number[]];
  const client = {
    query: async ({ name, values: [of = 0] = [] }: pg.QueryConfig<number[]>) => {
      if (name === undefined)
        return { rows: Object.values(places).find(([one]) => one?.shard === String(of)) };
      asked.push(of);
      return { rows: places[of] ?? [] };
    },
  } as unknown as pg.PoolClient; // the one method that is called
  const open = (url: string) =>
    ({
      totalCount: 3,
      end: async () => {},
      connect: async () => {
        const error = errors.shift();
        if (error) throw error;
        return {
          query: async (text: string) => {
            begun.push(text.split(";")[0] ?? "");
            const refused = errors.shift();
            if (refused) throw refused;
            return [{}, {}, { rowCount: here.shift() ?? 1 }];
          },
          release: (broken = false) => begun.push(broken ? "closed" : "released"),
        };
      },
      query: async ({ name, text }: pg.QueryConfig) => {
        sent.push({ url, name, text });
        const error = errors.shift();
        if (error) throw error;
        return { rows: ["of the worker"] };
      },
    }) as unknown as pg.Pool;
  const pools = new WorkerPools(coordinator, open);
  const statement = select("s_1", "evm_tx", "evm_checkpoint", "contract_reading", "nft_seller");
  const read = async (chain: number) => (await pools.query(client, chain, statement))?.rows;
  const begin = (chain: number) => pools.begin(client, chain);
  return { asked, sent, errors, begun, here, pools, read, begin };
}

const failing = (code?: string) => Object.assign(new Error("no"), code === undefined ? {} : { code });

test("a chain's statement goes to its worker under the names of its shards, and where it lies is asked once", async () => {
  const { asked, sent, pools, read } = cluster(COORDINATOR, {
    1: lying("one", "100"),
    2: lying("::1", "200"),
  });
  expect(await read(1)).toEqual(["of the worker"]);
  await read(1);
  await read(2);
  expect(asked).toEqual([1, 2]);
  expect(sent[0]).toEqual({
    url: "postgresql://user@one:6000/index?sslmode=require",
    name: "s_1_100",
    text: "select from evm_tx_101, evm_checkpoint_100, contract_reading_102, nft_seller",
  });
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[2]).toMatchObject({
    url: "postgresql://user@[::1]:6000/index?sslmode=require",
    name: "s_1_200",
  });
  expect(pools.open).toBe(6);
});

test("servers on a Unix socket are found by its folder", async () => {
  const { sent, read } = cluster(ON_SOCKET, { 1: lying("/run/one", "100") });
  await read(1);
  expect(sent[0]?.url).toBe("postgresql://user@localhost:6000/index?host=%2Frun%2Fone");
});

test.each([
  ["has no tables of the chain", undefined, 1],
  ["no longer has the table, and it is asked anew where the chain lies", failing("42P01"), 2],
  ["cannot be reached, and is left alone", failing(), 2],
  ["ends", failing("57P01"), 2],
])("the coordinator is asked when the worker %s", async (_, error, asks) => {
  const { asked, sent, errors, read } = cluster(COORDINATOR, error ? { 1: lying("one", "100") } : {});
  errors.push(error);
  expect(await read(1)).toBeUndefined();
  const again = await read(1);
  const left = error !== undefined && error.message === "no" && !("code" in error && error.code === "42P01");
  expect(again).toEqual(error === undefined || left ? undefined : ["of the worker"]);
  expect(asked).toHaveLength(error === undefined ? 2 : asks);
  expect(sent).toHaveLength(error === undefined ? 0 : left ? 1 : 2);
});

test.each(["57014", "22003", "53200"])("the statement's own failure %s is thrown", async (code) => {
  const { errors, read } = cluster(COORDINATOR, { 1: lying("one", "100") });
  errors.push(failing(code));
  await expect(read(1)).rejects.toMatchObject({ code });
});

test("a transaction begins on the chain's worker, whose names its statements get", async () => {
  const { begun, begin } = cluster(COORDINATOR, { 1: lying("one", "100") });
  const transaction = await begin(1);
  expect(begun).toEqual(["begin"]);
  const rows = {
    table: "evm_tx",
    textFrom: (from: string, target?: Target) => `copy ${target?.table("evm_tx")} from ${from}`,
    parts: () => [],
    insert: undefined,
  };
  expect(transaction && textOf(transaction.copy(rows))).toBe("copy evm_tx_101 from stdin");
  const own = { text: "select from evm_tx_101", values: [1] };
  expect(transaction?.query(select(undefined, "evm_tx"))).toEqual(own);
  expect(transaction?.query(select("s_1", "evm_tx"))).toEqual({ ...own, name: "s_1_100" });
  expect(transaction?.query({ text: "analyze", values: [] })).toEqual({ text: "analyze", values: [] });
});

test.each([
  ["has no tables of the chain", {}, [], [1, 1]],
  ["no longer has the chain", { here: 0 }, ["begin", "rollback", "released"], [1, 1]],
  ["cannot be reached, and is left alone", { errors: [failing()] }, [], [1, 1]],
  ["ends, and is left alone", { errors: [undefined, failing("57P01")] }, ["begin", "closed"], [1, 1]],
  ["refuses to begin", { errors: [undefined, failing("42501")] }, ["begin", "closed"], [1, 1]],
] as [string, { here?: number; errors?: (Error | undefined)[] }, string[], number[]][])(
  "the coordinator writes when the worker %s",
  async (name, given, done, asks) => {
    const places = name.startsWith("has no") ? {} : { 1: lying("one", "100") };
    const { asked, begun, errors, here, begin } = cluster(COORDINATOR, places);
    errors.push(...(given.errors ?? []));
    if (given.here !== undefined) here.push(given.here);
    expect(await begin(1)).toBeUndefined();
    expect(begun).toEqual(done);
    const later = await begin(1);
    expect(later !== undefined).toBe(["no longer has the chain", "refuses to begin"].includes(name));
    expect(asked).toEqual(asks);
  },
);
