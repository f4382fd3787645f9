/** A block of an EVM chain as a node returns it: hex texts have 0x and lower case. */

/** A log of a contract. */
export interface EvmLog {
  /** Position in the block. */
  readonly logIndex: number;
  /** Address of the contract. */
  readonly address: string;
  /** None to four, 32 bytes each. */
  readonly topics: readonly string[];
  readonly data: string;
}

/** A transaction's receipt. */
export interface EvmReceipt {
  /** True when the transaction succeeded. */
  readonly succeeded: boolean;
  readonly gasUsed: bigint;
  /** Effective gas price, wei per gas. */
  readonly effectiveGasPrice: bigint;
  /** The contract that it created; undefined for a call. */
  readonly contractAddress: string | undefined;
  /** In order; empty for a failed transaction. */
  readonly logs: readonly EvmLog[];
}

/** A call inside a transaction, with its nested calls, as the callTracer returns it. */
export interface CallFrame {
  /** `CALL`, `CREATE2`, and so on, in upper case. */
  readonly type: string;
  readonly from: string;
  /** Undefined for a failed creation. */
  readonly to: string | undefined;
  /** wei; 0 for kinds of calls without a value. */
  readonly value: bigint;
  readonly gas: bigint;
  readonly gasUsed: bigint;
  /** Why it was reverted; undefined if it succeeded. */
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
  /** Undefined for a creation. */
  readonly to: string | undefined;
  readonly nonce: bigint;
  /** wei. */
  readonly value: bigint;
  readonly input: string;
  readonly gas: bigint;
  /** wei per gas; only in EIP-1559 and later envelopes. */
  readonly maxFeePerGas: bigint | undefined;
  readonly maxPriorityFeePerGas: bigint | undefined;
  readonly receipt: EvmReceipt;
  /** The call of the transaction itself; undefined where the node does not trace. */
  readonly trace: CallFrame | undefined;
}

export interface EvmBlock {
  readonly number: number;
  readonly hash: string;
  readonly parentHash: string;
  /** Unix seconds. */
  readonly timestamp: number;
  /** Unix milliseconds, on chains whose blocks have this field. */
  readonly timestampMilliseconds: number | undefined;
  /** Logarithm of the least delay between blocks (ACP-226), decimal, on chains whose blocks have this field. */
  readonly minDelayExcess: bigint | undefined;
  /** wei per gas as the header has it; undefined before base fees existed. */
  readonly baseFeePerGas: bigint | undefined;
  /**
   * True when the block was executed after it was accepted (ACP-194: the C-Chain since Helicon). Its header
   * then has the highest possible base fee, and only the receipts have the price paid.
   */
  readonly executedLater: boolean;
  /** Most gas that its transactions may use. */
  readonly gasLimit: bigint;
  /** Gas that the block itself had to pay for (Avalanche since Apricot phase 4), on chains whose blocks have this field. */
  readonly gasCost: bigint | undefined;
  readonly txs: readonly EvmTransaction[];
}
