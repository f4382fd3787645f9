/** The identity of an EVM chain of the network. */

/** The identity of a chain. */
export interface EvmChainSpec {
  /** 32 bytes each. */
  readonly blockchainId: Uint8Array;
  readonly subnetId: Uint8Array;
  readonly vmId: Uint8Array;
  readonly evmChainId: number;
  readonly name: string;
  /** Path on the node, below `/ext/bc/`. */
  readonly alias: string;
  readonly token: { readonly name: string; readonly symbol: string; readonly decimals: number };
  /** Unix seconds from which the chain exists. */
  readonly from: number;
  /** Unix seconds of its genesis. */
  readonly genesisTime: number;
  /** Unix seconds from which transactions pay for half of their limit at least (ACP-194); L1s never do. */
  readonly heliconTime: number;
  /** Most gas of a block. */
  readonly gasLimit: bigint;
  /** wei by 20-byte address. */
  readonly balances: readonly { readonly address: Uint8Array; readonly balance: bigint }[];
}

/** Most gas of a block without Helicon. */
export const BLOCK_GAS_LIMIT = 15_000_000n;
