/** Lists of a chain's transactions and blocks: complete, in order, and nothing twice. */
import type { PrimaryNetworkTransaction } from "@primary-network/data";
import { type Compared, pathOf } from "../compared.ts";

type PrimaryChain = "p-chain" | "x-chain" | "c-chain";

/** Position of an item as the lists' orders have it. */
interface Listed {
  readonly id: string;
  readonly height: number;
}

/** Height of a transaction's block; 0 for the genesis, and for a transaction of the X-Chain from before blocks. */
function heightOf(tx: PrimaryNetworkTransaction): number {
  if ("blockNumber" in tx) return Number(tx.blockNumber);
  return "blockHeight" in tx ? tx.blockHeight : 0;
}

/**
 * Walks the list of transactions beside the list of blocks, newest first: the blocks were compared with the
 * node's, so the transactions that the first list has must be exactly the transactions of the second.
 *
 * @param blocks how many blocks from the newest on; all without it
 */
export async function compareListing(
  compared: Compared,
  chain: PrimaryChain,
  blocks: number | undefined,
): Promise<void> {
  const { data, comparison, position } = compared;
  const last = position[chain] ?? 0;
  const from = blocks === undefined ? 1 : Math.max(1, last - blocks + 1);
  const question = {
    chain,
    name: "lists of transactions and of blocks",
    ask: `${pathOf(compared, chain)}/{about}`,
  };
  const heights = new Set<number>();
  const txs = data.transactions.list({ blockchainId: chain, pageSize: 100 })[Symbol.asyncIterator]();
  const next = async (): Promise<Listed | undefined> => {
    for (;;) {
      const { value, done } = await txs.next();
      if (done) return undefined;
      const height = heightOf(value);
      if (height <= last) return height < from ? undefined : { id: value.txHash, height };
    }
  };
  let tx = await next();
  for await (const block of data.blocks.list({ blockchainId: chain, pageSize: 100 })) {
    const height = Number(block.blockNumber);
    if (height > last) continue;
    if (height < from) break;
    const beside: Listed[] = [];
    for (; tx !== undefined && tx.height >= height; tx = await next()) beside.push(tx);
    comparison.compare(
      question,
      `blocks/${height}`,
      { isListedTwice: false, transactions: [...block.transactions].sort() },
      { isListedTwice: heights.has(height), transactions: beside.map(({ id }) => id).sort() },
    );
    heights.add(height);
  }
  const rest: string[] = [];
  for (; tx !== undefined; tx = await next()) rest.push(tx.id);
  comparison.compare(question, "transactions", [], rest);
}
