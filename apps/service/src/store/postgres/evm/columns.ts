/** How rows of EVM chains are read: bytes as hex with 0x, large numbers as decimal text. */

import { type RawBuilder, sql } from "kysely";

/** Reads a column of bytes under its own name. */
const hex = (alias: string, column: string): RawBuilder<unknown> =>
  sql`'0x' || encode(${sql.ref(`${alias}.${column}`)}, 'hex') as ${sql.ref(column)}`;

const plain = (alias: string, column: string): RawBuilder<unknown> => sql.ref(`${alias}.${column}`);

const text = (alias: string, column: string): RawBuilder<unknown> =>
  sql`${sql.ref(`${alias}.${column}`)}::text as ${sql.ref(column)}`;

type Reading = readonly [column: string, read: typeof plain];

const columns =
  (readings: readonly Reading[]) =>
  (alias: string): RawBuilder<unknown> =>
    sql.join(readings.map(([column, read]) => read(alias, column)));

/** Of `evm_tx`: the fields of EvmTxFact. */
export const txColumns = columns([
  ...["number", "idx", "type", "succeeded"].map((column): Reading => [column, plain]),
  ...["hash", "sender", "recipient", "created", "input"].map((column): Reading => [column, hex]),
  ...["nonce", "value", "gas_limit", "gas_used", "gas_price", "max_fee", "max_tip"].map(
    (column): Reading => [column, text],
  ),
]);

/** Of `evm_block`: what it gives to what is in it. */
export const blockColumns = (alias: string): RawBuilder<unknown> => sql`
  '0x' || encode(${sql.ref(`${alias}.hash`)}, 'hex') as block_hash, ${sql.ref(`${alias}.time`)}, ${sql.ref(`${alias}.time_ms`)},
  ${text(alias, "delay_excess")}, ${text(alias, "base_fee")}`;

/** Of `evm_internal`: the fields of EvmInternalFact. */
export const internalColumns = columns([
  ...["number", "idx", "seq", "type", "reverted"].map((column): Reading => [column, plain]),
  ...["sender", "recipient"].map((column): Reading => [column, hex]),
  ...["value", "gas_limit", "gas_used"].map((column): Reading => [column, text]),
]);

/** Of `evm_transfer`: the fields of EvmTransferFact. */
export const transferColumns = columns([
  ...["number", "idx", "log_index", "part", "kind"].map((column): Reading => [column, plain]),
  ...["token", "sender", "recipient"].map((column): Reading => [column, hex]),
  ...["token_id", "value"].map((column): Reading => [column, text]),
]);

/** An address or hash that a caller gives, hex with 0x, as the column has it. */
export const bytes = (given: string): RawBuilder<unknown> => sql`decode(${given.slice(2)}::text, 'hex')`;
