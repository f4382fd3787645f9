/** Reads the signed bytes of a transaction from a node. */
import type { ChainTransaction } from "../explain/explain-transaction.ts";
import type { IssuedTransaction } from "./issue.ts";
import type { WalletNode } from "./wallet-node.ts";

/**
 * Reads a transaction that the network has accepted.
 *
 * @throws RpcError if the node does not know it, and the other errors of the client.
 * @example
 * const transaction = await readTransaction(node, { chain: "X", id });
 */
export async function readTransaction(
  node: WalletNode,
  { chain, id: txID }: IssuedTransaction,
): Promise<ChainTransaction> {
  const params = { txID, encoding: "hex" } as const;
  if (chain === "P") return { chain, tx: String((await node.call("platform.getTx", params)).tx) };
  const method = chain === "X" ? "avm.getTx" : "avax.getAtomicTx";
  return { chain, tx: (await node.call(method, params)).tx };
}
