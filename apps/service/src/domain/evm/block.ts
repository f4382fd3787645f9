/** A block of an EVM chain as a node tells it: hex texts have 0x and lower case. */

/** What a contract wrote to its log. */
export interface EvmLog {
  /** Position in the block. */
  readonly logIndex: number;
  /** The contract. */
  readonly address: string;
  /** None to four, 32 bytes each. */
  readonly topics: readonly string[];
  readonly data: string;
}

/** What came of a transaction. */
export interface EvmReceipt {
  /** Whether it succeeded. */
  readonly succeeded: boolean;
  readonly gasUsed: bigint;
  /** wei per gas that it paid. */
  readonly effectiveGasPrice: bigint;
  /** The contract that it made; none of a call. */
  readonly contractAddress: string | undefined;
  /** In order; none of a failed transaction. */
  readonly logs: readonly EvmLog[];
}

/** A call that a transaction made, with those that it made in turn, as the callTracer tells it. */
export interface CallFrame {
  /** `CALL`, `CREATE2`, and so on, in upper case. */
  readonly type: string;
  readonly from: string;
  /** None of a creation that failed. */
  readonly to: string | undefined;
  /** wei; 0 where the kind of call has none. */
  readonly value: bigint;
  readonly gas: bigint;
  readonly gasUsed: bigint;
  /** Why it was undone; undefined when it was not. */
  readonly error: string | undefined;
  readonly calls: readonly CallFrame[];
}

export interface EvmTransaction {
  readonly hash: string;
  /** Position in the block. */
  readonly index: number;
  /** Envelope: 0 legacy, 1 EIP-2930, 2 EIP-1559, … */
  readonly type: number;
  readonly from: string;
  /** None of a creation. */
  readonly to: string | undefined;
  readonly nonce: bigint;
  /** wei. */
  readonly value: bigint;
  readonly input: string;
  readonly gas: bigint;
  /** wei per gas; only of EIP-1559 and later envelopes. */
  readonly maxFeePerGas: bigint | undefined;
  readonly maxPriorityFeePerGas: bigint | undefined;
  readonly receipt: EvmReceipt;
  /** The call of the transaction itself; none where the node traces nothing. */
  readonly trace: CallFrame | undefined;
}

export interface EvmBlock {
  readonly number: number;
  readonly hash: string;
  readonly parentHash: string;
  /** Unix seconds. */
  readonly timestamp: number;
  /** Unix milliseconds, on chains whose blocks have them. */
  readonly timestampMilliseconds: number | undefined;
  /** The delay's logarithmic measure, decimal, on chains whose blocks have it. */
  readonly minDelayExcess: bigint | undefined;
  /** wei per gas; none before there were base fees. */
  readonly baseFeePerGas: bigint | undefined;
  readonly txs: readonly EvmTransaction[];
}
