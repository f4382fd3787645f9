/** How bytes of EVM chains are read and given: as hex with 0x. */

import { type RawBuilder, sql } from "kysely";
import type { EvmBlockColumns } from "../../evm/transaction.ts";
import { fields } from "../sql/columns.ts";

/** Reads a column of bytes as hex with 0x. */
export const toHex = (column: string): RawBuilder<string> =>
  sql<string>`'0x' || encode(${sql.ref(column)}, 'hex')`;

/** Of `evm_block`: what it gives to what is in it. */
export const blockColumns = (alias: string): RawBuilder<EvmBlockColumns> => sql`
  ${toHex(`${alias}.hash`)} as "blockHash", ${fields("evm_block", alias, ["time", "timeMs", "delayExcess", "baseFee"])}`;

/** The right side of `= any(…)`: one of some addresses or hashes, hex with 0x. */
export const anyBytes = (given: readonly string[]): RawBuilder<Uint8Array> =>
  sql<Uint8Array>`any(select decode(substr(a, 3), 'hex') from unnest(${given}::text[]) a)`;

/** An address or hash that a caller gives, hex with 0x, as the column has it. */
export const bytes = (given: string): RawBuilder<Uint8Array> =>
  sql<Uint8Array>`decode(${given.slice(2)}::text, 'hex')`;
