/** The state that P-Chain rules carry from block to block is stored as every version did. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../../../../test/harness.ts";
import type { PCheckpoint } from "../../chain.ts";
import { migrate } from "../migrate.ts";
import { openDatabase } from "../node/open-database.ts";
import type { Db } from "../sql/database.ts";
import { checkpoint, moveCheckpoint } from "./checkpoint.ts";

let db: Db;
beforeAll(async () => {
  db = await openDatabase(await freshDatabase());
  await migrate(db);
});
afterAll(() => db.destroy());

const supplies = [{ subnet: "s", supply: "1", cap: "2", minRate: "3", maxRate: "4" }];

/** As versions wrote it whose values had the names of columns. */
const STORED = `{"heliconTime":7,"supplies":${JSON.stringify(supplies)},"waiting":[{"tx_id":"t","subnet_id":"s","kind":"delegator","weight":"5","start_time":10,"end_time":20,"priority":3}],"l1FeePrice":"512"}`;

const AT_1: PCheckpoint = {
  height: 1,
  blockId: "b",
  time: 9,
  supply: {
    heliconTime: 7,
    supplies,
    waiting: [
      { txId: "t", subnetId: "s", kind: "delegator", weight: "5", startTime: 10, endTime: 20, priority: 3 },
    ],
  },
  l1FeePrice: "512",
};

test("a checkpoint stored by an older version is read", async () => {
  await db
    .insertInto("p_checkpoint")
    .values({ network: 1, height: 1, block_id: "b", time: 9, supply: STORED })
    .execute();
  expect(await checkpoint(db, 1)).toEqual(AT_1);
});

test("a stored checkpoint can be read by an older version", async () => {
  await db.transaction().execute((tx) => moveCheckpoint(tx, 2, undefined, AT_1));
  const row = await db
    .selectFrom("p_checkpoint")
    .select("supply")
    .where("network", "=", 2)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(row.supply)).toEqual(JSON.parse(STORED));
  expect(await checkpoint(db, 2)).toEqual(AT_1);
});

test("a checkpoint moves only from its expected position", async () => {
  const move = (from: number | undefined) =>
    db.transaction().execute((tx) => moveCheckpoint(tx, 3, from, { ...AT_1, height: 2 }));
  await move(undefined);
  await expect(move(undefined)).rejects.toThrow("network 3 is no longer indexed up to nothing");
  await expect(move(1)).rejects.toThrow("network 3 is no longer indexed up to 1");
  await move(2);
});
