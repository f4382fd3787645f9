/** The tables of an index snapshot, the order of their rows, and the columns that deployments have alike. */

import { columnTypes } from "../gen/database.ts";
import type { TableName } from "../sql/database.ts";

/**
 * Tables that belong to one deployment and not to the index: keys and their usage, webhooks, exports, leases, the
 * secrets of page tokens, and the migrations.
 */
export const OWN = [
  "api_key",
  "api_log",
  "api_usage",
  "export_job",
  "indexer_lease",
  "page_token_key",
  "rate_usage",
  "schema_migration",
  "webhook",
  "webhook_address",
  "webhook_message",
  "webhook_secret",
] as const satisfies readonly TableName[];

/** Names of the index's tables, in order. */
export const INDEX_TABLES: readonly TableName[] = (Object.keys(columnTypes) as TableName[])
  .filter((name) => !OWN.some((own) => own === name))
  .sort();

/**
 * Tables whose rows depend on when a deployment read, polled or committed, and not on the chains alone.
 * `evm_balance` refers to holdings by ids that follow from the batches; it is a sum of transfers, which are compared.
 */
const UNLIKE: ReadonlySet<TableName> = new Set<TableName>([
  "c_balance_sum",
  "contract_reading",
  "evm_balance",
  "evm_range",
  "evm_rewind",
  "nft_token",
  "p_balance_sum",
  "p_poll",
  "p_stake_change",
  "p_uptime",
  "x_balance_sum",
]);

/** Columns of the same kind in tables that are alike otherwise. */
const UNLIKE_COLUMNS: { readonly [name in TableName]?: readonly string[] } = {
  evm_checkpoint: ["indexed_at", "settled_at"],
  evm_holding: ["id"],
  evm_token: ["name", "symbol", "decimals", "read_at"],
  icm_side: ["sourced", "late_chain", "late_number"],
};

/** Keys of tables whose primary key does not say the order: they have none, or one that deployments do not share. */
const KEYS: { readonly [name in TableName]?: readonly string[] } = {
  evm_holding: ["chain", "owner", "kind", "token", "token_id"],
  evm_transfer: ["chain", "number", "log_index", "part"],
  p_utxo: ["network", "height", "utxo_id"],
  p_utxo_address: ["network", "time", "address", "utxo_id"],
};

/** The key of a table, whose primary key is given. */
export function keyOf(name: TableName, primaryKey: readonly string[]): readonly string[] {
  const key = KEYS[name] ?? primaryKey;
  if (key.length === 0) throw new Error(`${name} has no key`);
  return key;
}

/** Columns of a table. */
export const columnsOf = (name: TableName): readonly string[] => Object.keys(columnTypes[name]);

/** Positions of the columns that are part of the digest; undefined when the table is not. */
export function comparedColumns(name: TableName): readonly number[] | undefined {
  if (UNLIKE.has(name)) return undefined;
  const unlike = UNLIKE_COLUMNS[name] ?? [];
  return columnsOf(name).flatMap((column, at) => (unlike.includes(column) ? [] : [at]));
}

/** Columns that put rows into the order of their chain, in which an index that grows has them too. */
const OWNERS = ["network", "chain"];
const HEIGHTS = ["height", "number"];

/**
 * The statement that copies a table. Rows come by network or chain, then by height, then by the rest of the key, so that
 * two deployments have one order. Texts are compared by their bytes, whatever the collation of the database.
 *
 * @param from the rows, as an item of FROM with the table's name. Default: all of the table
 */
export function copyStatement(name: TableName, primaryKey: readonly string[], from: string = name): string {
  const columns = columnsOf(name);
  const types: Readonly<Record<string, string>> = columnTypes[name];
  const key = keyOf(name, primaryKey);
  const first = [...OWNERS, ...HEIGHTS].filter((column) => columns.includes(column));
  const order = [...new Set([...first, ...key])].map((column) =>
    types[column] === "text" ? `${column} collate "C"` : column,
  );
  return `copy (select ${columns.join(", ")} from ${from} order by ${order.join(", ")}) to stdout with (format binary)`;
}
