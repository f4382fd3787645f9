/** Kinds of things that `findByText` finds. */
import type {
  Blockchain,
  EvmBlock,
  EvmTransactionDetail,
  IcmMessage,
  ListChainsResult,
  PrimaryNetworkBlock,
  PrimaryNetworkTransaction,
  Subnet,
  XChainAsset,
} from "./gen/operations.ts";

/** Chains of the Primary Network, by alias. */
export type PrimaryChain = "p-chain" | "x-chain" | "c-chain";

/** A node. */
export interface FoundNode {
  /** Kind of the result. */
  readonly kind: "node";
  /** Node id, `NodeID-…`. */
  readonly nodeId: string;
}

/** An address, recognised only by its form. */
export interface FoundAddress {
  /** Kind of the result. */
  readonly kind: "address";
  /** Address without a chain prefix. EVM addresses are in lower case. */
  readonly address: string;
  /** Form of the address: of the Primary Network, or of EVM chains. */
  readonly format: "bech32" | "evm";
}

/** A transaction of the Primary Network. */
export interface FoundTransaction {
  /** Kind of the result. */
  readonly kind: "transaction";
  /** Chain of the transaction. */
  readonly chain: PrimaryChain;
  /** Transaction, as in `data.transactions.get`. */
  readonly transaction: PrimaryNetworkTransaction;
}

/** A block of the Primary Network. */
export interface FoundBlock {
  /** Kind of the result. */
  readonly kind: "block";
  /** Chain of the block. */
  readonly chain: PrimaryChain;
  /** Block, as in `data.blocks.get`. */
  readonly block: PrimaryNetworkBlock;
}

/** A transaction of an EVM chain. */
export interface FoundEvmTransaction {
  /** Kind of the result. */
  readonly kind: "evm-transaction";
  /** EVM chain id. */
  readonly chainId: string;
  /** Transaction, as in `data.evm.getTransaction`. */
  readonly transaction: EvmTransactionDetail;
}

/** A block of an EVM chain. */
export interface FoundEvmBlock {
  /** Kind of the result. */
  readonly kind: "evm-block";
  /** EVM chain id. */
  readonly chainId: string;
  /** Block, as in `data.evm.getBlock`. */
  readonly block: EvmBlock;
}

/** An EVM chain of the deployment, by its name or EVM chain id. */
export interface FoundEvmChain {
  /** Kind of the result. */
  readonly kind: "evm-chain";
  /** Chain, as in `data.evm.listChains`. */
  readonly chain: ListChainsResult["chains"][number];
}

/** A subnet or L1. */
export interface FoundSubnet {
  /** Kind of the result. */
  readonly kind: "subnet";
  /** Subnet, as in `data.subnets.get`. */
  readonly subnet: Subnet;
}

/** A blockchain. */
export interface FoundBlockchain {
  /** Kind of the result. */
  readonly kind: "blockchain";
  /** Blockchain, as in `data.blockchains.get`. */
  readonly blockchain: Blockchain;
}

/** An asset of the X-Chain. */
export interface FoundAsset {
  /** Kind of the result. */
  readonly kind: "asset";
  /** Asset, as in `data.assets.get`. */
  readonly asset: XChainAsset;
}

/** An interchain message. */
export interface FoundMessage {
  /** Kind of the result. */
  readonly kind: "message";
  /** Message, as in `data.icm.get`. */
  readonly message: IcmMessage;
}

/** A result of `findByText`. */
export type Found =
  | FoundNode
  | FoundAddress
  | FoundTransaction
  | FoundBlock
  | FoundEvmTransaction
  | FoundEvmBlock
  | FoundEvmChain
  | FoundSubnet
  | FoundBlockchain
  | FoundAsset
  | FoundMessage;
