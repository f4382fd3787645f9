/**
 * The servers that get the statements of a connection to a cluster, and the order in which its transactions
 * end.
 */

import type pg from "pg";
import { expect, test } from "vitest";
import type { Query } from "../session/connection.ts";
import { ClusterConnection } from "./connection.ts";
import type { WorkerPools } from "./worker-pools.ts";

/** @param refused the texts that fail on the worker */
function connection({ reached = true, refused = "nothing" } = {}) {
  const sent: string[] = [];
  const clientOf = (server: string) => ({
    query: async (
      query: string | { readonly text: string; readonly callback?: (...of: unknown[]) => void },
    ) => {
      const text = typeof query === "string" ? query : query.text;
      sent.push(`${server}: ${text}`);
      if (server === "worker" && text === refused) throw new Error("no");
      if (typeof query !== "string") query.callback?.(undefined, []);
      return { rows: [] };
    },
    release: (broken: boolean) => sent.push(`${server} is ${broken ? "closed" : "released"}`),
  });
  const coordinator = clientOf("coordinator") as unknown as pg.PoolClient; // the methods that are called
  const begin = async () =>
    reached
      ? {
          client: clientOf("worker"),
          target: { dialect: "plain", table: (name: string) => `${name}_1` },
          query: (query: Query) => ({ ...query, text: `own ${query.text}` }),
        }
      : undefined;
  const workers = { begin, query: async () => undefined } as unknown as WorkerPools; // likewise
  const one = new ClusterConnection(coordinator, workers);
  const run = (text: string) =>
    one.query({ text, textFor: ({ dialect }) => `${text} (${dialect})`, values: [] });
  return { one, sent, run };
}

test("a chain's work is done and committed by its worker, before the coordinator lets others lead", async () => {
  const { one, sent, run } = connection();
  await one.begin();
  await run("select 1 from indexer_lease");
  expect(one.target.dialect).toBe("cluster");
  await one.onlyChain(1);
  expect(one.target.table("evm_tx")).toBe("evm_tx_1");
  await run("delete from evm_tx");
  await one.pipeline([{ text: "insert together", values: [] }]);
  await one.end("commit");
  expect(one.target.table("evm_tx")).toBe("evm_tx");
  await run("select 2");
  expect(sent).toEqual([
    "coordinator: begin",
    "coordinator: select 1 from indexer_lease (cluster)",
    "worker: own delete from evm_tx",
    "worker: own insert together",
    "worker: commit",
    "worker is released",
    "coordinator: set local synchronous_commit to off; commit",
    "coordinator: select 2 (cluster)",
  ]);
});

test("the coordinator does it when the worker is out of reach", async () => {
  const { one, sent, run } = connection({ reached: false });
  await one.begin();
  await one.onlyChain(1);
  await run("delete from evm_tx");
  await one.end("commit");
  expect(sent).toEqual([
    "coordinator: begin",
    "coordinator: delete from evm_tx (cluster)",
    "coordinator: commit",
  ]);
});

test.each<["commit" | "rollback", string, string[]]>([
  ["commit", "commit", ["worker: commit", "worker is closed"]],
  ["rollback", "nothing", ["worker: rollback", "worker is released", "coordinator: rollback"]],
  ["rollback", "rollback", ["worker: rollback", "worker is closed", "coordinator: rollback"]],
])("%s, when the worker refuses %j", async (text, refused, want) => {
  const { one, sent } = connection({ refused });
  await one.begin();
  await one.onlyChain(1);
  await one.end(text).catch(() => {});
  expect(sent.slice(1)).toEqual(want);
});

test("a transaction that is left open on the worker is taken back", async () => {
  const { one, sent } = connection();
  await one.begin();
  await one.onlyChain(1);
  one.release();
  one.release();
  expect(sent.slice(1)).toEqual(["worker is closed"]);
});

const rowsOf = (table: string) => ({
  table,
  textFrom: () => `copy ${table}`,
  parts: () => [],
  insert: undefined,
});

test.each([
  ["are committed in two phases", [], ["copy evm_checkpoint (chain) from stdin"]],
  [
    "are, after a COPY to others",
    ["icm_change"],
    ["copy icm_change", "copy evm_checkpoint (chain) from stdin"],
  ],
  [
    "are by Citus itself after a COPY to the chain's",
    ["icm_change", "evm_tx"],
    ["copy icm_change", "copy evm_tx"],
  ],
])("changes of a chain's tables and of others %s", async (_, copied, want) => {
  const { one, sent } = connection();
  await one.begin();
  await one.chainAndOthers();
  await one.pipeline(copied.map(rowsOf));
  await one.end("commit");
  await one.begin();
  await one.end("commit");
  const own = ["begin", ...want, "commit", "begin", "commit"];
  expect(sent).toEqual(own.map((text) => `coordinator: ${text}`));
});
