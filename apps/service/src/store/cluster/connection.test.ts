/** Which server gets the statements of a connection to a cluster, and in which order its transactions end. */

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
          query: (query: Query) => ({ ...query, text: query.text.replace("evm_tx", "evm_tx_1") }),
        }
      : undefined;
  const workers = { begin, query: async () => undefined } as unknown as WorkerPools; // likewise
  const one = new ClusterConnection(coordinator, workers);
  return { one, sent, run: (text: string) => one.query({ text, values: [] }) };
}

test("a chain's work is done and committed by its worker, before the coordinator lets others lead", async () => {
  const { one, sent, run } = connection();
  await one.begin();
  await run("select 1 from indexer_lease");
  await one.onlyChain(1);
  await run("delete from evm_tx");
  await one.pipeline([{ text: "insert together", values: [] }]);
  await one.end("commit");
  await run("select 2");
  expect(sent).toEqual([
    "coordinator: begin",
    "coordinator: select 1 from indexer_lease",
    "worker: delete from evm_tx_1",
    "worker: insert together",
    "worker: commit",
    "worker is released",
    "coordinator: set local synchronous_commit to off; commit",
    "coordinator: select 2",
  ]);
});

test("the coordinator does it when the worker is out of reach", async () => {
  const { one, sent, run } = connection({ reached: false });
  await one.begin();
  await one.onlyChain(1);
  await run("delete from evm_tx");
  await one.end("commit");
  expect(sent).toEqual(["coordinator: begin", "coordinator: delete from evm_tx", "coordinator: commit"]);
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

test("what concerns the coordinator's tables and a chain's is committed in two phases", async () => {
  const { one, sent, run } = connection();
  await one.begin();
  await run("update evm_checkpoint set number = 1");
  await run("delete from icm_side");
  await one.end("commit");
  expect(sent.slice(3)).toEqual([
    "coordinator: copy evm_checkpoint (chain) from stdin",
    "coordinator: commit",
  ]);
});
