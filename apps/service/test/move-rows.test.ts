/** An index of the layout before ids were bytes becomes what a new one is, however often its migration is interrupted. */

import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createService } from "../src/index.ts";
import { holdingOf } from "../src/store/postgres/evm/party-key.ts";
import { appliedMigrations, migrate, migrations, planOf } from "../src/store/postgres/migrate.ts";
import type { MigrationProgress } from "../src/store/postgres/migration-plan.ts";
import { sweepOf } from "../src/store/postgres/migrations/move-rows.ts";
import { openDatabase } from "../src/store/postgres/node/open-database.ts";
import { placeTables, undistributed } from "../src/store/postgres/placement.ts";
import type { Db } from "../src/store/postgres/sql/database.ts";
import { copyAsFormer, copyEvmAsFormer, migrateBefore, migrateOn } from "./former-layout.ts";
import { emptyDatabase, freshDatabase, identityOf, sourceOf } from "./harness.ts";
import { rowsOf } from "./index-rows.ts";

let net: Localnet;
let fresh: Db;
let moved: Db;
beforeAll(async () => {
  net = await createLocalnet({ validators: 6, delegators: 12, weeks: 2, evm: true });
  const location = await freshDatabase();
  const packed = await indexed(location);
  fresh = await openDatabase(packed);
  moved = await openDatabase(await emptyDatabase());
});
afterAll(async () => {
  await fresh.destroy();
  await moved.destroy();
});

/** Where the local network is indexed: the server's database, or a copy of the embedded one. */
async function indexed(location: { databaseUrl?: string }) {
  const now = net.now() * 1000;
  const service = await createService({ ...location, networks: { fuji: sourceOf(net) }, clock: () => now });
  service.start();
  await service.indexed();
  const initialData = location.databaseUrl === undefined ? await service.packData() : undefined;
  await service.close();
  return initialData ? { initialData } : location;
}

test("rows are moved in batches, which continue where the last start ended", async () => {
  await migrateBefore(moved, "0017-bytes");
  await copyAsFormer(fresh, moved, identityOf(net));
  await copyEvmAsFormer(fresh, moved);
  const seen: NonNullable<MigrationProgress["moved"]>[] = [];
  let starts = 0;
  for (let done = false; !done; starts += 1) {
    let batches = 0;
    done = await migrate(moved, ({ name, moved: at }) => {
      if (!at) return;
      if (name === "0017-bytes") seen.push(at);
      batches += 1;
      if (batches === 4) throw new Error("the process ends");
    }).then(
      () => true,
      (error: Error) => {
        expect(error.message).toBe("the process ends");
        return false;
      },
    );
    if (starts === 0) {
      // It is neither applied nor forgotten, and a program that does not know it refuses the database.
      expect(planOf(await appliedMigrations(moved)).pending).toContain("0017-bytes");
      const { rows } = await sql`select from schema_migration where name = '0017-bytes/moving'`.execute(
        moved,
      );
      expect(rows).toHaveLength(1);
    }
  }
  expect(starts).toBeGreaterThan(4);
  for (const table of new Set(seen.map(({ table }) => table))) {
    const rows = seen.filter((at) => at.table === table).map(({ rows }) => rows);
    expect(rows, table).toEqual([...new Set(rows)].sort((a, b) => a - b)); // no batch twice
    expect(seen.find((at) => at.table === table)?.of, table).toBe(rows[rows.length - 1]);
  }
  expect(await appliedMigrations(moved)).toEqual(Object.keys(migrations));
  const [got, want] = [await rowsOf(moved), await rowsOf(fresh)];
  // What processes that are running read again; nobody was when the layout changed.
  for (const state of [got, want]) delete state.p_stake_change;
  // Who may deactivate a validation was not kept: it is null where a new index knows it.
  const owners = /"disable_(addresses|threshold)": (null|\d+|\["[^\]]*\])/g;
  expect(got.p_l1_validation?.join()).toContain('"disable_threshold": null');
  for (const state of [got, want])
    state.p_l1_validation = (state.p_l1_validation ?? []).map((row) => row.replace(owners, "")).sort();
  expect(want.c_utxo?.length).toBeGreaterThan(0);
  // The C-Chain's index begins anew with 0068.
  for (const table of Object.keys(want).filter((name) => name.startsWith("c_"))) {
    expect(got[table] ?? [], table).toEqual([]);
    delete got[table];
    delete want[table];
  }
  // Nor was who signed for an imported output, and who else owned it: that needs a new index.
  for (const state of [got, want])
    for (const chain of ["p", "x"]) {
      delete state[`${chain}_import_owner`];
      const rows = state[`${chain}_utxo`] ?? [];
      state[`${chain}_utxo`] = rows.map((row) => row.replace(/"signers": (null|\[[^\]]*\]), /, "")).sort();
    }
  for (const [table, rows] of Object.entries(want)) expect(got[table], table).toEqual(rows);
  expect(Object.keys(got)).toEqual(Object.keys(want));
  for (const table of ["p_l1_state", "p_reward"]) expect(want[table]?.length, table).toBeGreaterThan(5);
  expect(want.p_utxo?.length).toBeGreaterThan(100);
  expect(want.x_utxo?.length).toBeGreaterThan(10);
});

/**
 * Gas and fees of blocks are read with new blocks; holdings are numbered in the order in which they were added; which of a message's sides
 * was stored first was not kept, so that every source counts as the later one.
 */
async function evmRowsOf(db: Db): Promise<Record<string, string[]>> {
  const rows = await rowsOf(db, "^(evm|nft|icm)_");
  const { rows: balances } = await sql<{ row: string }>`
    select (to_jsonb(b) - 'holding' || jsonb_build_object('of', to_jsonb(h) - 'id'))::text as row
    from evm_balance b join evm_holding h on h.chain = b.chain and h.id = b.holding order by 1`.execute(db);
  const read = /"(gas_limit|gas_used|gas_cost|fees)": (null|\d+), /g;
  const normal: Record<string, string[]> = {
    ...rows,
    evm_block: (rows.evm_block ?? []).map((row) => row.replace(read, "")).sort(),
    icm_side: (rows.icm_side ?? [])
      .map((row) => row.replace(/"late_(chain|number)": (null|\d+)/g, ""))
      .sort(),
    evm_holding: (rows.evm_holding ?? []).map((row) => row.replace(/"id": \d+, /, "")).sort(),
    evm_balance: balances.map(({ row }) => row),
  };
  return normal;
}

test("an index of EVM chains becomes what a new one is: parties, balances, periods, totals and messages", async () => {
  const [got, want] = [await evmRowsOf(moved), await evmRowsOf(fresh)];
  for (const [table, rows] of Object.entries(want)) expect(got[table], table).toEqual(rows);
  expect(Object.keys(got)).toEqual(Object.keys(want));
  for (const table of ["evm_tx", "evm_contract", "evm_holding", "evm_balance", "evm_period", "evm_party"])
    expect(want[table]?.length, table).toBeGreaterThan(5);
  expect(want.icm_side?.length).toBeGreaterThan(0);
});

test.runIf(inject("postgres")?.workers)(
  "an index that lies on a cluster becomes what a new one is",
  async () => {
    await migrateBefore(moved, "0017-bytes");
    await copyEvmAsFormer(fresh, moved);
    await migrateOn(moved, "0042-push");
    await placeTables(moved);
    const { rows } = await sql`select from evm_tx`.execute(moved);
    expect(rows.length).toBeGreaterThan(5);
    await migrate(moved);
    expect(await undistributed(moved)).toEqual([]);
    expect(await evmRowsOf(moved)).toEqual(await evmRowsOf(fresh));
  },
);

test("blocks above a checkpoint are counted by no migration, and read from the node again", async () => {
  await migrateBefore(moved, "0034-evm-reading");
  const [address, hash] = [sql`'\\x05'::bytea`, sql`sha256(int8send(n))`];
  await sql`insert into evm_checkpoint (chain, number, hash, time, indexed_at, settled_at) values (1, 550, '\\x01', 1, 0, 0)`.execute(
    moved,
  );
  await sql`insert into evm_block (chain, number, hash, parent, time, tx_count)
    select 1, n, ${hash}, ${hash}, 7200 + n * 10, 1 from generate_series(0, 600) n`.execute(moved);
  await sql`insert into evm_tx (chain, number, idx, hash, type, succeeded, sender, recipient, nonce, value, input, gas_limit, gas_used, gas_price)
    select 1, n, 0, ${hash}, 2, true, ${address}, ${address}, n, 0, '\\x', 1, 3, 5 from generate_series(0, 600) n`.execute(
    moved,
  );
  await sql`insert into evm_transfer (chain, number, idx, log_index, part, kind, token, sender, recipient, value)
    select 1, n, 0, 0, 0, 20, '\\x0c'::bytea, ${address}, '\\x06'::bytea, 2 from generate_series(1, 600) n`.execute(
    moved,
  );
  await sql`insert into evm_range (chain, first, last, parent, hash, time, ordered)
    values (1, 551, 600, '\\x01', '\\x02', 1, '{}')`.execute(moved);
  await migrate(moved);
  const one = async (text: string) => {
    const { rows } = await sql.raw<Record<string, unknown>>(text).execute(moved);
    return rows;
  };
  expect(await one("select number, txs from evm_tx_total order by 1")).toEqual([
    { number: 256, txs: 256 },
    { number: 512, txs: 512 },
  ]);
  expect(await one("select owner, balance from evm_holding order by 1")).toEqual([
    { owner: "0x05", balance: "-1100" },
    { owner: "0x06", balance: "1100" },
  ]);
  expect(await one("select start, txs, gas, total_txs from evm_period where unit = 0 order by 1")).toEqual([
    { start: 7200, txs: 359, gas: "1077", total_txs: 359 },
    { start: 10_800, txs: 191, gas: "573", total_txs: 550 },
  ]);
  for (const table of ["evm_block", "evm_tx", "evm_transfer"])
    expect(await one(`select max(number) as last from ${table}`), table).toEqual([{ last: 550 }]);
  expect(await one("select from evm_range")).toEqual([]);
});

test("indexes of a filled database are built anew one by one, each once, and find its rows", async () => {
  await migrateBefore(moved, "0057-evm-index-keys");
  await sql`insert into evm_tx (chain, number, idx, hash, type, succeeded, sender, recipient, nonce, value, input, gas_limit, gas_used, gas_price)
    select 1, n / 5, n % 5, sha256(int8send(n)), 2, true, '\\x05', '\\x0c', n, 0, '\\x', 1, 3, 5 from generate_series(0, 999) n`.execute(
    moved,
  );
  await sql`insert into evm_transfer (chain, number, idx, log_index, part, kind, token, sender, recipient, value)
    select 1, n / 5, n % 5, n % 5, 0, 20, '\\x0c', '\\x05', '\\x06', 2 from generate_series(0, 999) n`.execute(
    moved,
  );
  await sql`insert into evm_holding (chain, id, owner, kind, token, token_id, first, changed, balance, emptied)
    select 1, n, '\\x05', case when n % 4 = 0 then 721 else 20 end, sha256(int8send(n)), n, n, n, n % 2, case when n % 2 = 0 then n end
    from generate_series(1, 800) n`.execute(moved);
  const rows: (readonly [migration: string, rows: number, of: number])[] = [];
  for (let done = false; !done; ) {
    done = await migrate(moved, ({ name, moved: at }) => {
      if (!/^005[78]/.test(name) || !at) return;
      rows.push([name.slice(0, 4), at.rows, at.of]);
      throw new Error("the process ends");
    }).then(
      () => true,
      ({ message }: Error) => {
        expect(message).toBe("the process ends");
        return false;
      },
    );
  }
  // The second of the first four is of a table without rows.
  expect(rows).toEqual([
    ...[1_000, 1_000, 2_000, 3_000].map((count) => ["0057", count, 3_000]),
    ...[800, 1_600].map((count) => ["0058", count, 1_600]),
  ]);
  const indexesOf = async (db: Db) => {
    const { rows } = await sql<{ indexdef: string }>`
      select indexdef from pg_indexes where schemaname = current_schema() and tablename like 'evm%' order by 1`.execute(
      db,
    );
    return rows.map(({ indexdef }) => indexdef);
  };
  expect(await indexesOf(moved)).toEqual(await indexesOf(fresh));
  const { rows: counts } = await sql`select
    (select count(*)::int from evm_tx where substr(hash, 1, 7) = substr(sha256(int8send(77)), 1, 7)) as of_hash,
    (select count(*)::int from evm_transfer where chain = 1 and number = 7) as of_block,
    (select count(*)::int from evm_transfer where substr(sha256(token || int8send(chain)), 1, 7) = substr(sha256('\\x0c'::bytea || int8send(1)), 1, 7)
      and (number << 24 | log_index) >= (7::bigint << 24 | 3)) as of_token`.execute(moved);
  expect(counts).toEqual([{ of_hash: 1, of_block: 5, of_token: 962 }]);
  const found = holdingOf(
    { owner: "f.owner", kind: "f.kind", token: "f.token", tokenId: "f.token_id" },
    "1::bigint",
    "h.id",
  );
  const { rows: holdings } = await sql`select count(distinct f.id)::int as found, count(*)::int as rows
    from evm_holding f cross join ${sql.raw(found)} h where f.chain = 1 and h.id = f.id`.execute(moved);
  expect(holdings).toEqual([{ found: 800, rows: 800 }]);
});

test("a sweep reaches every row once, in batches that continue after a position", async () => {
  await sql`create table swept (a int, b bytea, n int not null default 0, primary key (a, b))`.execute(moved);
  await sql`insert into swept select i % 3, int4send(i) from generate_series(1, 10) i`.execute(moved);
  const move = sweepOf({
    from: "swept",
    key: { a: "int", b: "bytea" },
    batch: 4,
    statements: (rows) => [
      sql`update swept s set n = s.n + 1 from ${rows} r where s.a = r.a and s.b = r.b`,
      sql`update swept s set n = s.n * 10 from ${rows} r where s.a = r.a and s.b = r.b`,
    ],
  });
  const batches: number[] = [];
  let position: string | undefined;
  for (let count = 0; count < 5; count++) {
    const done = await moved.transaction().execute((tx) => move.batch(tx, position));
    if (done === undefined) break;
    batches.push(done.rows);
    position = done.position;
  }
  expect(batches).toEqual([4, 4, 2]);
  expect(await moved.transaction().execute((tx) => move.count(tx))).toBe(10);
  const { rows } = await sql`select distinct n from swept`.execute(moved);
  expect(rows).toEqual([{ n: 10 }]);
});
