/** Rows that are copied, on PostgreSQL by COPY and on the embedded database by arrays: what is stored is what was given. */

import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Databases, openDatabases } from "../src/store/node/open-database.ts";
import { migrate } from "../src/store/schema/migrate.ts";
import { fields } from "../src/store/sql/columns.ts";
import { CopiedRows } from "../src/store/sql/copied-rows.ts";
import type { Db } from "../src/store/sql/database.ts";
import { networkRows } from "../src/store/sql/insert.ts";
import { freshDatabase } from "./harness.ts";

let databases: Databases;
let db: Db;
beforeAll(async () => {
  databases = await openDatabases(
    await freshDatabase(),
    { statementMs: 10_000 },
    { statement: () => {}, waited: () => {} },
  );
  await migrate(databases.unlimited);
  db = databases.pools.index;
});
afterAll(async () => {
  await databases?.unlimited.destroy();
  await databases?.close();
});

const NETWORK = 9;
const id = (number: number) => `0x${number.toString(16).padStart(64, "0")}`;
const address = fc.nat({ max: 5 }).map((number) => `0x${number.toString(16).padStart(40, "0")}`);

/** Characters that COPY or arrays treat as special, the end of a copy (`\\.`), and any other; PostgreSQL stores no NUL. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom("\\", "\t", "\n", "\r", "\\.", "\\N", "\\x41", '"', "{", "}", ",", "NULL", " ", ""),
      fc.string({ unit: "grapheme", maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join("").replaceAll("\u0000", ""));

const rows = fc.array(
  fc.record({ name: text, genesis: text, evmChainId: fc.option(fc.nat().map(String)), isEvm: fc.boolean() }),
  {
    maxLength: 6,
  },
);
const owners = fc.array(
  fc.record({
    addresses: fc.array(address, { maxLength: 4 }),
    locktime: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(String),
  }),
  { maxLength: 6 },
);

test("texts, numbers, amounts, booleans, nothing and lists are stored as they are", async () => {
  await fc.assert(
    fc.asyncProperty(rows, owners, async (some, more) => {
      const blockchains = some.map((row, index) => ({
        ...row,
        blockchainId: id(index),
        subnetId: id(0),
        vmId: id(1),
        height: index,
        idx: 0,
        time: 1_700_000_000,
      }));
      const subnetOwners = more.map((row, index) => ({
        ...row,
        subnetId: id(index),
        height: index,
        idx: 1,
        threshold: 1,
      }));
      await db.tx(async (tx) => {
        await tx.copy(networkRows(NETWORK, "p_blockchain", blockchains));
        await tx.copy(networkRows(NETWORK, "p_subnet_owner", subnetOwners));
        const names = ["name", "genesis", "isEvm", "evmChainId", "height", "time"] as const;
        const stored = await sql`select ${fields("p_blockchain", "b", names)} from p_blockchain b
          where network = ${NETWORK} order by height`.execute(tx);
        expect(stored.rows).toEqual(
          blockchains.map(({ name, genesis, isEvm, evmChainId, height, time }) => ({
            name,
            genesis,
            isEvm,
            evmChainId,
            height,
            time,
          })),
        );
        const kept =
          await sql`select ${fields("p_subnet_owner", "o", ["addresses", "locktime"])} from p_subnet_owner o
          where network = ${NETWORK} order by height`.execute(tx);
        expect(kept.rows).toEqual(more);
        await tx.deleteFrom("p_blockchain").where("network", "=", NETWORK).execute();
        await tx.deleteFrom("p_subnet_owner").where("network", "=", NETWORK).execute();
      });
    }),
    { numRuns: 40 },
  );
});

test("rows of several pieces are stored together, whether they wait as facts or written out", async () => {
  const pieces = fc.array(fc.record({ rows, out: fc.boolean() }), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(pieces, async (given) => {
      let height = 0;
      const facts = given.map((piece) =>
        piece.rows.map((row) => ({
          ...row,
          blockchainId: id(height),
          subnetId: id(0),
          vmId: id(1),
          height: height++,
          idx: 0,
          time: 1_700_000_000,
        })),
      );
      const all = facts.flat();
      if (all.length === 0) return;
      const copied = new CopiedRows("p_blockchain", { column: "network", id: NETWORK }, all.slice(0, 1));
      for (const [at, piece] of facts.entries()) {
        copied.add(piece.filter((fact) => fact.height > 0));
        if (given[at]?.out) copied.writeOut();
      }
      const { rows: stored } = await db.tx(async (tx) => {
        await tx.copy(copied);
        const read =
          await sql`select ${fields("p_blockchain", "b", ["name", "genesis", "isEvm", "evmChainId", "height"])}
          from p_blockchain b where network = ${NETWORK} order by height`.execute(tx);
        await tx.deleteFrom("p_blockchain").where("network", "=", NETWORK).execute();
        return read;
      });
      expect(stored).toEqual(
        all.map(({ name, genesis, isEvm, evmChainId, height }) => ({
          name,
          genesis,
          isEvm,
          evmChainId,
          height,
        })),
      );
    }),
    { numRuns: 30 },
  );
});

test("a row that contradicts a stored one takes all back, and the connection goes on", async () => {
  const poll = (time: number) => ({ poll: time, time });
  const all = Array.from({ length: 20_000 }, (_, index) => poll(index));
  const twice = db.tx((tx) => tx.copy(networkRows(NETWORK, "p_poll", [...all, poll(7)])));
  await expect(twice).rejects.toMatchObject({ code: "23505" });
  await db.tx((tx) => tx.copy(networkRows(NETWORK, "p_poll", all)));
  const count = db.selectFrom("p_poll").select((one) => one.fn.countAll<number>().as("count"));
  expect(await count.where("network", "=", NETWORK).executeTakeFirst()).toEqual({ count: all.length });
});
