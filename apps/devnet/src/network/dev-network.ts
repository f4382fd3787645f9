/** Network of `dev`, simulated in this process or made of real nodes. */
import type { Accounts, EvmChainInfo } from "@primary-network/localnet";
import type { NetworkSource, ServedName } from "@primary-network/service";

/** The control API of a network. */
export interface DevControl {
  /** Token that every request must carry as `Authorization: Bearer <token>`. */
  readonly token: string;
  /** Handles a request to the control API. */
  fetch(request: Request): Promise<Response>;
  /**
   * Sets the function to call when the network may have gone back to a state before the last indexed block.
   * The index is then built again.
   */
  onRewound(rewound: () => void): void;
}

/** An EVM chain. The chains of real nodes have no messenger and no contracts of a history. */
export interface DevEvmChain extends Omit<EvmChainInfo, "messenger" | "application"> {
  /** Address of the messenger contract, in hexadecimal. */
  readonly messenger?: string;
  /** Address of the contract of the history that sends and receives texts by the messenger. */
  readonly application?: string;
}

/** A running network. */
export interface DevNetwork {
  /** Base URL of the node's HTTP interface, without a trailing slash. */
  readonly url: string;
  /** Id of the network, which addresses and transactions contain. */
  readonly networkId: number;
  /** Human-readable part of addresses. */
  readonly hrp: string;
  /** The name under which the service serves the network. */
  readonly name: ServedName;
  /** Source from which the service reads the network. */
  readonly source: NetworkSource;
  /** Folder of the index that belongs to exactly the current history; undefined for an index in memory. */
  readonly indexFolder: string | undefined;
  /** The named development accounts; a network from a genesis file has none. */
  readonly accounts: Accounts;
  /** Empty when no EVM chains are configured. */
  readonly evmChains: readonly DevEvmChain[];
  /** Reason why no configured EVM chain runs. */
  readonly evmUnavailable: string | undefined;
  /** Sentences about the network for a terminal, such as where its log is. */
  readonly notes: readonly string[];
  /** The number of P-Chain blocks that exist. */
  readonly blockCount: number;
  /** Undefined where time and blocks cannot be controlled. */
  readonly control: DevControl | undefined;
  /** Unix seconds of the network's clock, with fractions. */
  now(): number;
  /** Ends the network, after its index is closed. */
  close(): Promise<void>;
}
