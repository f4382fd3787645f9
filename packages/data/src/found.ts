/** What a text may name: the kinds of things that `findByText` finds. */
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
  /** What was found. */
  readonly kind: "node";
  /** `NodeID-…`. */
  readonly nodeId: string;
}

/** An address, known by its form alone. */
export interface FoundAddress {
  /** What was found. */
  readonly kind: "address";
  /** Without a chain prefix; an EVM address in lower case. */
  readonly address: string;
  /** Of the Primary Network, or of EVM chains. */
  readonly format: "bech32" | "evm";
}

/** A transaction of the Primary Network. */
export interface FoundTransaction {
  /** What was found. */
  readonly kind: "transaction";
  /** Its chain. */
  readonly chain: PrimaryChain;
  /** As `data.transactions.get` has it. */
  readonly transaction: PrimaryNetworkTransaction;
}

/** A block of the Primary Network. */
export interface FoundBlock {
  /** What was found. */
  readonly kind: "block";
  /** Its chain. */
  readonly chain: PrimaryChain;
  /** As `data.blocks.get` has it. */
  readonly block: PrimaryNetworkBlock;
}

/** A transaction of an EVM chain. */
export interface FoundEvmTransaction {
  /** What was found. */
  readonly kind: "evm-transaction";
  /** EVM chain id. */
  readonly chainId: string;
  /** As `data.evm.getTransaction` has it. */
  readonly transaction: EvmTransactionDetail;
}

/** A block of an EVM chain. */
export interface FoundEvmBlock {
  /** What was found. */
  readonly kind: "evm-block";
  /** EVM chain id. */
  readonly chainId: string;
  /** As `data.evm.getBlock` has it. */
  readonly block: EvmBlock;
}

/** An EVM chain of the deployment, by its name or EVM chain id. */
export interface FoundEvmChain {
  /** What was found. */
  readonly kind: "evm-chain";
  /** As `data.evm.listChains` has it. */
  readonly chain: ListChainsResult["chains"][number];
}

/** A subnet or L1. */
export interface FoundSubnet {
  /** What was found. */
  readonly kind: "subnet";
  /** As `data.subnets.get` has it. */
  readonly subnet: Subnet;
}

/** A blockchain. */
export interface FoundBlockchain {
  /** What was found. */
  readonly kind: "blockchain";
  /** As `data.blockchains.get` has it. */
  readonly blockchain: Blockchain;
}

/** An asset of the X-Chain. */
export interface FoundAsset {
  /** What was found. */
  readonly kind: "asset";
  /** As `data.assets.get` has it. */
  readonly asset: XChainAsset;
}

/** An interchain message. */
export interface FoundMessage {
  /** What was found. */
  readonly kind: "message";
  /** As `data.icm.get` has it. */
  readonly message: IcmMessage;
}

/** One thing that a text names. */
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
