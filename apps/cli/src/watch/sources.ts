/** Sources of `watch`: lists of a chain's latest blocks and transactions, and a stream of new blocks. */
import {
  type DataClient,
  type EvmBlock,
  isPChainTransaction,
  type PrimaryNetworkBlock,
  type StreamEvent,
} from "@primary-network/data";
import type { Happening } from "./happening.ts";

/**
 * One chain. It has one stream, since services bound how many a caller may have: transactions are listed when
 * a block with some comes.
 */
export interface Source {
  readonly chain: string;
  /** The latest `count` blocks. */
  blocks(count: number, signal: AbortSignal): Promise<readonly Happening[]>;
  /** The latest transactions. */
  transactions(count: number, signal: AbortSignal): Promise<readonly Happening[]>;
  /** Blocks that come, and heights that the chain went back to. */
  follow(signal: AbortSignal): AsyncIterable<Happening | { readonly rewind: number }>;
}

const blockOf = (chain: string, block: PrimaryNetworkBlock | EvmBlock): Happening => ({
  kind: "block",
  chain,
  height: Number(block.blockNumber),
  timestamp: block.blockTimestamp,
  id: block.blockHash,
  what: block.txCount === 1 ? "1 transaction" : `${block.txCount} transactions`,
  txCount: block.txCount,
});

async function* followed(
  chain: string,
  events: AsyncIterable<StreamEvent<PrimaryNetworkBlock | EvmBlock>>,
): AsyncGenerator<Happening | { readonly rewind: number }> {
  for await (const event of events) {
    if (event.type === "item") yield blockOf(chain, event.item);
    if (event.type === "rewind") yield { rewind: event.height };
  }
}

const ofPrimary = (data: DataClient, blockchainId: "p-chain" | "x-chain"): Source => ({
  chain: blockchainId,
  async blocks(pageSize, signal) {
    const { items } = await data.blocks.list({ blockchainId, pageSize }, { signal });
    return items.map((block) => blockOf(blockchainId, block));
  },
  async transactions(pageSize, signal) {
    const { items } = await data.transactions.list({ blockchainId, pageSize }, { signal });
    return items.map((tx) => ({
      kind: "transaction",
      chain: blockchainId,
      height: isPChainTransaction(tx) ? Number(tx.blockNumber) : "blockHeight" in tx ? tx.blockHeight : 0,
      timestamp: isPChainTransaction(tx) ? tx.blockTimestamp : tx.timestamp,
      id: tx.txHash,
      what: tx.txType,
    }));
  },
  follow: (signal) => followed(blockchainId, data.blocks.stream({ blockchainId }, { signal })),
});

const ofEvm = ({ evm }: DataClient, chainId: string): Source => ({
  chain: chainId,
  async blocks(pageSize, signal) {
    const { items } = await evm.listBlocks({ chainId, pageSize }, { signal });
    return items.map((block) => blockOf(chainId, block));
  },
  async transactions(pageSize, signal) {
    const { items } = await evm.listTransactions({ chainId, pageSize }, { signal });
    return items.map((tx) => ({
      kind: "transaction",
      chain: chainId,
      height: Number(tx.blockNumber),
      timestamp: tx.blockTimestamp,
      id: tx.txHash,
      what: tx.method?.methodName || tx.method?.callType || "transaction",
    }));
  },
  follow: (signal) => followed(chainId, evm.streamBlocks({ chainId }, { signal })),
});

/** The sources of a deployment: the P- and X-Chain, and its EVM chains. */
export async function sourcesOf(data: DataClient, signal: AbortSignal): Promise<Source[]> {
  const { items: chains } = await data.evm.listChains({}, { signal });
  return [
    ofPrimary(data, "p-chain"),
    ofPrimary(data, "x-chain"),
    ...chains.map(({ chainId }) => ofEvm(data, chainId)),
  ];
}
