/** The checkpoint of the P-Chain is read as it was stored, and moves from where it is alone. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../../../test/harness.ts";
import { openDatabase } from "../node/open-database.ts";
import { migrate } from "../schema/migrate.ts";
import type { Db } from "../sql/database.ts";
import { checkpoint, moveCheckpoint, type PCheckpoint } from "./checkpoint.ts";

let db: Db;
beforeAll(async () => {
  db = await openDatabase(await freshDatabase());
  await migrate(db);
});
afterAll(() => db.destroy());

const AT_1: PCheckpoint = {
  height: 1,
  blockId: "b",
  time: 9,
  supply: {
    heliconTime: 7,
    supplies: [{ subnet: "s", supply: "1", cap: "2", minRate: "3", maxRate: "4" }],
    waiting: [
      { txId: "t", subnetId: "s", kind: "delegator", weight: "5", startTime: 10, endTime: 20, priority: 3 },
    ],
  },
  l1FeePrice: "512",
};

test("a stored checkpoint is read with the state of the chain's rules", async () => {
  await db.tx((tx) => moveCheckpoint(tx, 2, undefined, AT_1));
  expect(await checkpoint(db, 2)).toEqual(AT_1);
});

test("a checkpoint moves only from its expected position", async () => {
  const move = (from: number | undefined) =>
    db.tx((tx) => moveCheckpoint(tx, 3, from, { ...AT_1, height: 2 }));
  await move(undefined);
  await expect(move(undefined)).rejects.toThrow("network 3 is no longer indexed up to nothing");
  await expect(move(1)).rejects.toThrow("network 3 is no longer indexed up to 1");
  await move(2);
});
