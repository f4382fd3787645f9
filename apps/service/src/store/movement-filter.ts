/** What listings of transactions and of outputs can be narrowed by, on every chain. */

export interface TransactionFilter {
  readonly addresses?: readonly string[] | undefined;
  readonly l1ValidationId?: string | undefined;
  readonly types?: readonly string[] | undefined;
  /** Unix seconds, exclusive. */
  readonly after?: number | undefined;
  readonly before?: number | undefined;
  /** Only transactions whose stake is locked now. */
  readonly staking?: boolean | undefined;
}

export interface UtxoFilter {
  readonly addresses?: readonly string[] | undefined;
  /** Decimal, inclusive. */
  readonly minAmount: string;
  readonly includeSpent: boolean;
  readonly sortBy: "timestamp" | "amount";
}
