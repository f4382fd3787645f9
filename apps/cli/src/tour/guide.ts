/** Clients and output that every step of the tour uses. */
import type { DataClient } from "@primary-network/data";
import type { MetricsClient } from "@primary-network/metrics";
import type { PChainClient } from "@primary-network/pchain-rpc";

/** The chain, account and contract that the tour shows on the EVM chains. */
export interface EvmSights {
  /** EVM chain id of the C-Chain. */
  readonly evmChainId: string;
  /** An account with many transactions there. */
  readonly evmAddress: string;
  /** A contract that sends messages to the other chain. */
  readonly icmAddress: string;
}

/** The three clients, the output, and the signal that ends the tour at once. */
export interface Guide {
  readonly data: DataClient;
  readonly metrics: MetricsClient;
  readonly pchain: PChainClient;
  readonly print: (text: string) => void;
  readonly signal: AbortSignal;
}
