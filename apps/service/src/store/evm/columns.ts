/** Parts of statements that several nouns of EVM chains need. */

import { type RawBuilder, sql } from "kysely";
import { fields } from "../sql/columns.ts";

/** Fields of a block that its transactions repeat. */
export interface EvmBlockColumns {
  blockHash: string;
  /** Unix seconds. */
  time: number;
  timeMs: number | null;
  delayExcess: string | null;
  baseFee: string | null;
}

/** Columns of `evm_block` that its transactions repeat. */
export const blockColumns = (alias: string): RawBuilder<EvmBlockColumns> => sql`
  ${sql.ref(`${alias}.hash`)} as "blockHash", ${fields("evm_block", alias, ["time", "timeMs", "delayExcess", "baseFee"])}`;

/**
 * The last block up to which a chain is indexed without a gap. While a back-fill writes several ranges at once there are rows above it,
 * which no read may show.
 */
export const indexedTo = (chain: number): RawBuilder<number> =>
  sql<number>`(select number from evm_checkpoint where chain = ${chain}::bigint)`;
