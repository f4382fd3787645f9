/**
 * Questions to the coordinator of a cluster about where a chain lies, and under which names its tables are
 * there.
 */

import type pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ChainLocations } from "./chain-locations.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

/** A coordinator whose chains lie in one shard. */
function coordinator() {
  const asked: string[] = [];
  const at = { host: "one" };
  const query = async ({ name }: pg.QueryConfig) => {
    asked.push(name ?? "tables");
    return name === undefined
      ? {
          rows: [
            { name: "evm_checkpoint", shard: "7" },
            { name: "evm_tx", shard: "9" },
          ],
        }
      : { rows: [{ host: at.host, port: 5432, shard: "7" }] };
  };
  const locations = new ChainLocations("postgresql://user@coordinator/index");
  const find = (chain: number) => locations.find({ query } as unknown as pg.PoolClient, chain); // the method that is called
  return { asked, at, locations, find };
}

test("where a chain lies is looked up every five seconds, the names of a shard's tables once", async () => {
  const { asked, at, find } = coordinator();
  const location = await find(1);
  expect(location).toMatchObject({ url: "postgresql://user@one:5432/index", shard: "7" });
  expect(location?.target.dialect).toBe("plain");
  const names = ["evm_checkpoint", "evm_tx", "p_tx"].map((name) => location?.target.table(name));
  expect(names).toEqual(["evm_checkpoint_7", "evm_tx_9", "p_tx"]);
  await find(2);
  vi.advanceTimersByTime(4_999);
  expect(await find(1)).toBe(location);
  expect(asked).toEqual(["chain_shard", "tables", "chain_shard"]);
  at.host = "two";
  vi.advanceTimersByTime(1);
  expect(await find(1)).toMatchObject({ url: "postgresql://user@two:5432/index", target: location?.target });
  expect(asked).toEqual(["chain_shard", "tables", "chain_shard", "chain_shard"]);
});

test("both are looked up again where a statement has found the chain no longer there", async () => {
  const { asked, locations, find } = coordinator();
  await find(1);
  locations.forget(1);
  locations.forget(1);
  await find(1);
  expect(asked).toEqual(["chain_shard", "tables", "chain_shard", "tables"]);
});
