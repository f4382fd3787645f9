/** Reads and passes bytes of EVM chains as hex with 0x. */

import { type RawBuilder, sql } from "kysely";
import type { EvmBlockColumns } from "../../evm/transaction.ts";
import type { Bytes } from "../gen/database.ts";
import { fields } from "../sql/columns.ts";

/** Reads a column of bytes as hex with 0x. */
export const toHex = (column: string): RawBuilder<string> =>
  sql<string>`'0x' || encode(${sql.ref(column)}, 'hex')`;

/** Columns of `evm_block` that its transactions repeat. */
export const blockColumns = (alias: string): RawBuilder<EvmBlockColumns> => sql`
  ${toHex(`${alias}.hash`)} as "blockHash", ${fields("evm_block", alias, ["time", "timeMs", "delayExcess", "baseFee"])}`;

/** The right side of `= any(…)`: one of several addresses or hashes, hex with 0x. */
export const anyBytes = (given: readonly string[]): RawBuilder<Bytes> =>
  sql<Bytes>`any(select decode(substr(a, 3), 'hex') from unnest(${given}::text[]) a)`;

/** An address or hash from a caller, hex with 0x, as the column stores it. */
export const bytes = (given: string): RawBuilder<Bytes> => sql<Bytes>`decode(${given.slice(2)}::text, 'hex')`;

/**
 * The last block up to which a chain is indexed without a gap. While a back-fill writes several ranges at once there are rows above it,
 * which no read may show.
 */
export const indexedTo = (chain: number): RawBuilder<number> =>
  sql<number>`(select number from evm_checkpoint where chain = ${chain}::bigint)`;
