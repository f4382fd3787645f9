/** Which server gets the statements of a connection to a cluster, and in which order its transactions end. */

import { CompiledQuery } from "kysely";
import type pg from "pg";
import { expect, test } from "vitest";
import { ClusterSession } from "./cluster-session.ts";
import type { WorkerPools } from "./worker-pools.ts";

/** @param refused the texts that fail on the worker */
function session({ reached = true, refused = "nothing" } = {}) {
  const sent: string[] = [];
  const clientOf = (server: string) => ({
    query: async (
      query: string | { readonly text: string; readonly callback?: (...of: unknown[]) => void },
    ) => {
      const text = typeof query === "string" ? query : query.text;
      sent.push(`${server}: ${text}`);
      if (server === "worker" && text === refused) throw new Error("no");
      if (typeof query !== "string") query.callback?.(undefined, { rows: [] });
      return { rows: [] };
    },
    release: (broken: boolean) => sent.push(`${server} is ${broken ? "closed" : "released"}`),
  });
  const coordinator = clientOf("coordinator") as unknown as pg.PoolClient; // the methods that are called
  const begin = async () =>
    reached
      ? {
          client: clientOf("worker"),
          text: (text: string) => text.replace("evm_tx", "evm_tx_1"),
          query: (query: { text: string }) => ({ text: query.text.replace("evm_tx", "evm_tx_1") }),
        }
      : undefined;
  const workers = { begin, query: async () => undefined } as unknown as WorkerPools; // likewise
  const one = new ClusterSession(coordinator, workers);
  return { one, sent, run: (text: string) => one.query(text, []) };
}

test("a chain's work is done and committed by its worker, before the coordinator lets others lead", async () => {
  const { one, sent, run } = session();
  await run("begin");
  await run("select 1 from indexer_lease");
  await one.workOn(1);
  await run("delete from evm_tx");
  await one.group("together", [CompiledQuery.raw("delete from evm_tx")]);
  await run("commit");
  await run("select 2");
  expect(sent).toEqual([
    "coordinator: begin",
    "coordinator: select 1 from indexer_lease",
    "worker: delete from evm_tx_1",
    "worker: together",
    "worker: commit",
    "worker is released",
    "coordinator: set local synchronous_commit to off; commit",
    "coordinator: select 2",
  ]);
});

test("the coordinator does it when the worker is out of reach, and outside of transactions", async () => {
  const { one, sent, run } = session({ reached: false });
  await one.workOn(1);
  await run("begin");
  await one.workOn(1);
  await run("delete from evm_tx");
  await run("commit");
  expect(sent).toEqual(["coordinator: begin", "coordinator: delete from evm_tx", "coordinator: commit"]);
});

test.each([
  ["commit", "commit", ["worker: commit", "worker is closed"]],
  ["rollback", "nothing", ["worker: rollback", "worker is released", "coordinator: rollback"]],
  ["rollback", "rollback", ["worker: rollback", "worker is closed", "coordinator: rollback"]],
])("%s, when the worker refuses %j", async (text, refused, want) => {
  const { one, sent, run } = session({ refused });
  await run("begin");
  await one.workOn(1);
  await run(text).catch(() => {});
  expect(sent.slice(1)).toEqual(want);
});

test("a transaction that is left open on the worker is taken back", async () => {
  const { one, sent, run } = session();
  await run("begin");
  await one.workOn(1);
  one.release();
  one.release();
  expect(sent.slice(1)).toEqual(["worker is closed"]);
});

test("what concerns the coordinator's tables and a chain's is committed in two phases", async () => {
  const { sent, run } = session();
  await run("begin");
  await run("update evm_checkpoint set number = 1");
  await run("delete from icm_side");
  await run("commit");
  expect(sent.slice(3)).toEqual([
    "coordinator: copy evm_checkpoint (chain) from stdin",
    "coordinator: commit",
  ]);
});
