/** Finds what a text names: an id, a hash, an address, a node or a height. */
import { type CallOptions, isNotFoundError } from "@primary-network/core";
import type { DataClient } from "./client.ts";
import type {
  Blockchain,
  EvmBlock,
  EvmTransactionDetail,
  IcmMessage,
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
  | FoundSubnet
  | FoundBlockchain
  | FoundAsset
  | FoundMessage;

/** The resources of a data client that know names. */
export type FindClient = Pick<
  DataClient,
  "transactions" | "blocks" | "evm" | "subnets" | "blockchains" | "assets" | "icm" | "validators"
>;

const CHAINS = ["p-chain", "x-chain", "c-chain"] as const;
/** Nodes that a part of a node id may find. */
const NODES = 5;

const HEIGHT = /^\d{1,15}$/;
const ID = /^[1-9A-HJ-NP-Za-km-z]{40,52}$/;
const HASH = /^0x[0-9a-f]{64}$/i;
const EVM_ADDRESS = /^0x[0-9a-f]{40}$/i;
const ADDRESS = /^(?:[PXC]-)?([a-z]+1[02-9ac-hj-np-z]{38,})$/;
const NODE = /^NodeID-\w+$/;
/** A part of a node id that is worth a search. */
const PART = /^(?:NodeID-)?\w{4,}$/;

/** An absence, or a kind that a deployment does not keep or understand. */
const isAbsent = (error: unknown) =>
  isNotFoundError(error) || [400, 501].includes(Number(Object(error).statusCode));

/**
 * Finds everything that a text names on the client's network and on the EVM chains of the deployment: transactions, blocks, subnets,
 * blockchains, assets and messages by id, hash or height; nodes also by a part of their id; addresses by their form alone.
 *
 * @param text as people copy it; spaces around it do not matter
 * @returns an empty list when nothing has that name
 * @throws what a call fails with, after its retries, when nothing was found otherwise
 * @example
 * ```ts
 * for (const found of await find(data, "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg")) console.log(found.kind);
 * ```
 */
export async function find(data: FindClient, text: string, options?: CallOptions): Promise<Found[]> {
  const name = text.trim();
  const address = ADDRESS.exec(name)?.[1];
  if (address) return [{ kind: "address", address, format: "bech32" }];
  if (EVM_ADDRESS.test(name)) return [{ kind: "address", address: name.toLowerCase(), format: "evm" }];
  return allFound(lookupsOf(data, name, options));
}

/** What was found; a fault is thrown where nothing was. */
async function allFound(lookups: readonly Promise<Found | Found[]>[]): Promise<Found[]> {
  const results = await Promise.allSettled(lookups);
  const found = results.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
  const fault = results.find((result) => result.status === "rejected" && !isAbsent(result.reason));
  if (found.length === 0 && fault?.status === "rejected") throw fault.reason;
  return found;
}

/** The calls that may know a name. */
function lookupsOf(data: FindClient, name: string, options?: CallOptions): Promise<Found | Found[]>[] {
  const ofNodes = async (): Promise<Found[]> => {
    const { items } = await data.validators.list({ nodeIds: name, pageSize: NODES }, options);
    return [...new Set(items.map(({ nodeId }) => nodeId))].map((nodeId) => ({ kind: "node", nodeId }));
  };
  if (NODE.test(name)) return [ofNodes()];
  const blocks = () =>
    CHAINS.map(async (blockchainId): Promise<Found> => {
      const block = await data.blocks.get({ blockchainId, blockId: name }, options);
      return { kind: "block", chain: blockchainId, block };
    });
  if (HEIGHT.test(name)) return [...blocks(), ofEvmChains(data, name, options)];
  if (HASH.test(name)) return [ofMessage(data, name, options), ofEvmChains(data, name, options)];
  if (!ID.test(name)) return PART.test(name) ? [ofNodes()] : [];
  return [
    ...CHAINS.map(async (blockchainId): Promise<Found> => {
      const transaction = await data.transactions.get({ blockchainId, txHash: name }, options);
      return { kind: "transaction", chain: blockchainId, transaction };
    }),
    ...blocks(),
    data.subnets.get({ subnetId: name }, options).then((subnet): Found => ({ kind: "subnet", subnet })),
    data.blockchains
      .get({ blockchainId: name }, options)
      .then((blockchain): Found => ({ kind: "blockchain", blockchain })),
    data.assets
      .get({ blockchainId: "x-chain", assetId: name }, options)
      .then((asset): Found => ({ kind: "asset", asset })),
    ofMessage(data, name, options),
  ];
}

const ofMessage = async (data: FindClient, messageId: string, options?: CallOptions): Promise<Found> => ({
  kind: "message",
  message: await data.icm.get({ messageId }, options),
});

/** The blocks and transactions that have a hash or height on the EVM chains. */
async function ofEvmChains(data: FindClient, name: string, options?: CallOptions): Promise<Found[]> {
  const { chains } = await data.evm.listChains({}, options);
  const lookups = chains.flatMap(({ chainId }): Promise<Found>[] => [
    data.evm
      .getBlock({ chainId, blockId: name }, options)
      .then((block): Found => ({ kind: "evm-block", chainId, block })),
    ...(HASH.test(name)
      ? [
          data.evm
            .getTransaction({ chainId, txHash: name }, options)
            .then((transaction): Found => ({ kind: "evm-transaction", chainId, transaction })),
        ]
      : []),
  ]);
  return allFound(lookups);
}
