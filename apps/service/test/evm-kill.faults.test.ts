/** Processes that index an EVM chain and its NFTs are killed repeatedly while the chain grows and reorganises; nothing is lost or duplicated. */

import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { rounds } from "../../../tools/shared/rounds.ts";
import type { DatabaseLocation } from "../src/store/node/database-location.ts";
import { openDatabase } from "../src/store/node/open-database.ts";
import type { EvmIndexOptions, Phase } from "./child/evm-index-process.ts";
import type { Point } from "./child/kill-points.ts";
import { bundleProgram, Child } from "./child-process.ts";
import { keptDatabase } from "./harness.ts";

const onPostgres = inject("postgres") !== undefined;
/** Fewer on PostgreSQL, where a process is killed at statements only, not at changes of files too. */
const KILLS = rounds(onPostgres ? 3 : 5);
const CHAIN = 43_112;
const [FIRST_LENGTH, GROWTH, FORK_AT] = [30, 4, 12];
/** Milliseconds between two processes: longer than the lease of a token. */
const PAUSE = 61_000;

const program = await bundleProgram("child/evm-index-process.ts");

/** Runs a process until it waits to be killed, or is done; returns its line. */
async function run(options: EvmIndexOptions): Promise<string> {
  const child = new Child(program).send(options);
  const line = await child.line(() => true);
  expect((await child.kill()).stderr).toBe("");
  return line ?? expect.fail("it ended by itself");
}

/** By table; what depends on when and how often something was done is left out: the index that is compared with saw no reorganisation. */
const LEFT_OUT = ["indexed_at", "settled_at", "read_at", "updated_at", "fence", "id"];

async function rowsOf(location: DatabaseLocation): Promise<Record<string, string[]>> {
  const db = await openDatabase(location);
  try {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name ~ '^(evm|icm|nft)_' and table_name <> 'evm_rewind' order by 1`.execute(
      db,
    );
    const all: Record<string, string[]> = {};
    // Ids of holdings follow from the batches in which they were written.
    const { rows: balances } = await sql<{ row: string }>`
      select (to_jsonb(b) - 'holding' || jsonb_build_object('owner', h.owner, 'token', h.token, 'id', h.token_id))::text as row
      from evm_balance b join evm_holding h on h.chain = b.chain and h.id = b.holding order by 1`.execute(db);
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`
        select (to_jsonb(t) - ${LEFT_OUT}::text[])::text as row from ${sql.table(name)} t order by 1`.execute(
        db,
      );
      all[name] = (name === "evm_balance" ? balances : rows).map(({ row }) => row);
    }
    return all;
  } finally {
    await db.destroy();
  }
}

/**
 * File changes before which a process is killed, on the embedded database: while the first start unpacks it and starts it (1850);
 * between creating and writing `postmaster.pid` (3); during recovery, and between PostgreSQL's relation cache and the batches.
 */
const CHANGES = { blocks: [900, 1850, 3, 5, 14, 60, 150, 175, 210], nfts: [1, 3, 8, 12] };

/** Where a process is killed: at a change of a file, or at a statement of its minimum work, a batch or two and some tokens. */
function pointOf(phase: Phase, number: number): Point {
  const nfts = phase === "nfts";
  if (onPostgres || number % (nfts ? 6 : 3) !== (nfts ? 2 : 0))
    return { kind: "statement", at: 1 + ((number * 37) % (nfts ? 5 : 27)), act: "wait" };
  const [points, nth] = [CHANGES[phase], Math.floor(number / (nfts ? 6 : 3))];
  // A long run reaches the neighbouring points.
  const at = (points[nth % points.length] ?? 0) + Math.floor(nth / points.length);
  return { kind: "write", at, act: "wait" };
}

const phaseOf = (number: number): Phase => (number % 3 === 2 ? "nfts" : "blocks");

/** The options of the process of this number; halfway, the chain replaces all but its first blocks. */
function optionsOf(location: DatabaseLocation, number: number): EvmIndexOptions {
  const phase = phaseOf(number);
  return {
    location,
    chain: CHAIN,
    batchSize: 3 + (number % 5),
    ranges: number < KILLS ? 1 + (number % 4) : 1,
    forkAt: FORK_AT,
    length: FIRST_LENGTH + GROWTH * number,
    branch: number < KILLS / 2 ? "first" : "second",
    now: 1_800_000_000_000 + number * PAUSE,
    until: number < KILLS ? { [phase]: pointOf(phase, number) } : {},
  };
}

test(`${KILLS} kills leave the index of an EVM chain unchanged`, async () => {
  const [killed, alone] = [await keptDatabase(), await keptDatabase()];
  const ends: Record<string, number> = {};
  for (let number = 0; number < KILLS; number++) {
    const end = `${await run(optionsOf(killed, number))} ${phaseOf(number)}`;
    ends[end] = (ends[end] ?? 0) + 1;
  }
  for (const location of [killed, alone]) expect(await run(optionsOf(location, KILLS))).toBe("done");
  const [got, want] = [await rowsOf(killed), await rowsOf(alone)];
  expect(got).toEqual(want);
  for (const table of ["evm_block", "evm_tx", "evm_transfer", "evm_token", "icm_side", "nft_token"])
    expect(want[table]?.length, table).toBeGreaterThan(0);
  // Every token was read, even if a process was killed while it had the token.
  for (const row of want.nft_token ?? [])
    expect(JSON.parse(row)).toMatchObject({ status: "INDEXED", due_at: null });
  expect(ends["point blocks"]).toBeGreaterThan(KILLS / 2);
  expect(ends["point nfts"]).toBeGreaterThan(0);
});
