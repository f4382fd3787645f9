/** Writes an index as version 16 of the layout had it: ids as texts, and what is null now spelled out. */

import { encodeCb58 } from "@primary-network/codec";
import { sql } from "kysely";
import { toAddresses, toBytes, toCb58, toNodeId } from "../src/domain/id-text.ts";
import type { NetworkIdentity } from "../src/domain/network.ts";
import { columnTypes } from "../src/store/postgres/gen/database.ts";
import { appliedMigrations, migrations } from "../src/store/postgres/migrate.ts";
import { MOVED } from "../src/store/postgres/migrations/0017-tables.ts";
import { runMoving, runStatements } from "../src/store/postgres/moving-migration.ts";
import type { Db } from "../src/store/postgres/sql/database.ts";
import { unpackDetail } from "../src/store/postgres/sql/packed-detail.ts";
import { unpackInputs } from "../src/store/postgres/sql/packed-inputs.ts";
import { emptied } from "./emptied.ts";
import type { Json } from "./harness.ts";

const base64 = (hex: string): string => Buffer.from(toBytes(hex)).toString("base64");

const NODES = new Set(["node_id", "proposer"]);
/** Were hex with 0x. */
const HEX = new Set(["memo", "payload", "bls_public_key", "bls_proof", "manager_address"]);
const PRIMARY = encodeCb58(new Uint8Array(32));

const addressOf = (network: NetworkIdentity, hex: string): string =>
  hex.length === 44 ? `0x${hex.slice(4)}` : toAddresses(network, [hex]).join();

function textOf(network: NetworkIdentity, table: string, name: string, hex: string): string {
  if (HEX.has(name) || table === "c_block") return hex;
  if (NODES.has(name)) return toNodeId(hex);
  if (name === "address") return addressOf(network, hex);
  if (name === "signatures")
    return (hex.slice(2).match(/.{130}/g) ?? []).map((one) => base64(`0x${one}`)).join();
  return toCb58(hex);
}

function listOf(network: NetworkIdentity, name: string, list: string[]): string[] {
  return name.endsWith("addresses") ? toAddresses(network, list) : list.map(toCb58);
}

/** Ids at any depth of a JSON value, by the names of their fields. */
function spelled(network: NetworkIdentity, value: Json, name = ""): Json {
  if (Array.isArray(value)) return value.map((one) => spelled(network, one, name));
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).map(([key, one]) => [key, spelled(network, one, key)]);
    return Object.fromEntries([
      ...entries,
      ...(value.validationId ? [["validationIdHex", value.validationId]] : []),
    ]);
  }
  if (name === "asset" && value === null) return toCb58(network.assetId);
  if (typeof value !== "string" || !value.startsWith("0x")) return value;
  if (name === "nodeId") return toNodeId(value);
  if (name === "signatures") return base64(value);
  if (/addresses$/i.test(name)) return toAddresses(network, [value]).join();
  return value.length === 66 && !/memo|publicKey|proof/i.test(name) ? toCb58(value) : value;
}

function formerRow(network: NetworkIdentity, table: keyof typeof columnTypes, row: Json): Json {
  const types: Readonly<Record<string, string>> = columnTypes[table];
  const former: Json = { time: 0 }; // of rows that have lost it since
  for (const [name, value] of Object.entries<Json>(row)) {
    if (value === null) former[name] = null;
    else if (types[name] === "bytea") former[name] = textOf(network, table, name, value);
    else if (types[name] === "bytea[]") former[name] = listOf(network, name, value);
    else if (name === "detail" && table === "p_tx")
      former[name] = JSON.stringify(spelled(network, unpackDetail(value) as Json));
    else if (name === "detail" || name === "accounts")
      former[name] = JSON.stringify(spelled(network, JSON.parse(value)));
    else former[name] = value;
  }
  if (table === "p_tx") {
    const spent = unpackInputs(row.inputs, { txId: row.tx_id, height: row.height, time: row.time });
    former.consumed.push(...spent.map(({ utxoId }) => toCb58(utxoId)));
  }
  if (table === "c_block") former.parent_id ??= former.block_id; // any other one: such rows are not kept
  if (!/^[pxc]_utxo$/.test(table)) return { ...former, validation_hex: row.validation_id };
  const own = { p: PRIMARY, x: toCb58(network.xChainId), c: toCb58(network.cChainId) }[
    table[0] as "p" | "x" | "c"
  ];
  return {
    ...former,
    bytes: "0x",
    asset_id: former.asset_id ?? toCb58(network.assetId),
    created_on: former.created_on ?? own,
    consumed_on: former.consumed_on ?? own,
    ...(table === "p_utxo" && {
      kind: former.kind ?? "TRANSFER",
      emitting_tx: former.emitting_tx ?? (row.created_on || row.height === 0 ? null : former.tx_id),
    }),
  };
}

/**
 * Copies an index of the newest layout into an empty one of version 16.
 *
 * @param network the only one in it
 */
export async function copyAsFormer(from: Db, to: Db, network: NetworkIdentity): Promise<void> {
  for (const table of MOVED) {
    const { rows } = await sql<Json>`select * from ${sql.table(table)}`.execute(from);
    const former = rows.map((row) => formerRow(network, table, row));
    await sql`insert into ${sql.table(table)}
      select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(former)}::text::jsonb)`.execute(
      to,
    );
  }
  for (const chain of ["p", "x", "c"]) {
    const table = `${chain}_checkpoint`;
    const { rows } = await sql<Json>`select * from ${sql.table(table)}`.execute(from);
    const former = rows.map((row: Json) => ({
      ...row,
      block_id: chain === "c" || row.block_id === "" ? row.block_id : toCb58(row.block_id),
      ...(row.supply && { supply: JSON.stringify(spelled(network, JSON.parse(row.supply))) }),
    }));
    await sql`insert into ${sql.table(table)}
      select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(former)}::text::jsonb)`.execute(
      to,
    );
  }
}

/** Tables of EVM chains that version 16 had. */
const OF_EVM = [
  "evm_checkpoint",
  "evm_block",
  "evm_tx",
  "evm_internal",
  "evm_transfer",
  "evm_contract",
  "evm_token",
  "evm_day",
  "nft_token",
  "icm_side",
  "icm_change",
];

/** The same of EVM chains, whose rows only gained columns since. */
export async function copyEvmAsFormer(from: Db, to: Db): Promise<void> {
  for (const table of OF_EVM) {
    const { rows } = await sql<{ rows: string | null }>`
      select jsonb_agg(to_jsonb(t))::text as rows from ${sql.table(table)} t`.execute(from);
    await sql`insert into ${sql.table(table)}
      select * from jsonb_populate_recordset(null::${sql.table(table)}, ${rows[0]?.rows ?? "[]"}::text::jsonb)`.execute(
      to,
    );
  }
}

/** Empties a database and brings it to the layout before a migration. */
export async function migrateBefore(db: Db, first: string): Promise<void> {
  await emptied(db);
  await sql`create table schema_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    db,
  );
  await migrateOn(db, first);
}

/** Brings a database from the layout that it has to the one before a migration. */
export async function migrateOn(db: Db, first: string): Promise<void> {
  const applied = await appliedMigrations(db);
  for (const [name, step] of Object.entries(migrations)) {
    if (name >= first) return;
    if (applied.includes(name)) continue;
    if (typeof step === "string") {
      await runStatements(db, step);
      await sql`insert into schema_migration values (${name}, ${name})`.execute(db);
    } else await runMoving(db, name, step, () => {});
  }
}
