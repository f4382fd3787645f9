/** How rows of EVM chains are read: bytes as hex with 0x, large numbers as decimal text. */

import { type RawBuilder, sql } from "kysely";
import { columnTypes } from "../gen/database.ts";
import type { TableOwnedBy } from "../sql/database.ts";

/** Reads a column of bytes as hex with 0x. */
export const toHex = (column: string): RawBuilder<string> =>
  sql<string>`'0x' || encode(${sql.ref(column)}, 'hex')`;

const hex = (alias: string, column: string): RawBuilder<unknown> =>
  sql`${toHex(`${alias}.${column}`)} as ${sql.ref(column)}`;

const text = (alias: string, column: string): RawBuilder<unknown> =>
  sql`${sql.ref(`${alias}.${column}`)}::text as ${sql.ref(column)}`;

function read(alias: string, column: string, type: string): RawBuilder<unknown> {
  if (type === "bytea") return hex(alias, column);
  return type.startsWith("numeric") ? text(alias, column) : sql.ref(`${alias}.${column}`);
}

/** All columns of a table but the chain's: the fields of its fact. */
const factColumns =
  (table: TableOwnedBy<"chain">) =>
  (alias: string): RawBuilder<unknown> =>
    sql.join(
      Object.entries(columnTypes[table])
        .filter(([column]) => column !== "chain")
        .map(([column, type]) => read(alias, column, type)),
    );

/** The fields of EvmTxFact. */
export const txColumns = factColumns("evm_tx");

/** The fields of EvmInternalFact. */
export const internalColumns = factColumns("evm_internal");

/** The fields of EvmTransferFact. */
export const transferColumns = factColumns("evm_transfer");

/** Of `evm_block`: what it gives to what is in it. */
export const blockColumns = (alias: string): RawBuilder<unknown> => sql`
  '0x' || encode(${sql.ref(`${alias}.hash`)}, 'hex') as block_hash, ${sql.ref(`${alias}.time`)}, ${sql.ref(`${alias}.time_ms`)},
  ${text(alias, "delay_excess")}, ${text(alias, "base_fee")}`;

/** An address or hash that a caller gives, hex with 0x, as the column has it. */
export const bytes = (given: string): RawBuilder<Uint8Array> =>
  sql<Uint8Array>`decode(${given.slice(2)}::text, 'hex')`;
