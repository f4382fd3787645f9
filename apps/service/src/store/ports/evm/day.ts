/** The port of an EVM chain's days. */

export interface EvmDay {
  /** Days since 1970. */
  readonly day: number;
  /** Transactions. */
  readonly txs: number;
}

export interface EvmDayStore {
  /** Days from one to another inclusive, in any order; days without transactions are missing. */
  list(chain: number, from: number, to: number): Promise<EvmDay[]>;
}
