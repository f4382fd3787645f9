/** Explains a transaction that the network has accepted: its bytes come from the node, what it spends from the service. */
import { findByText } from "@primary-network/data";
import {
  type Coin,
  decodeCoin,
  type Explanation,
  explainTransaction,
  readContext,
  readTransaction,
  type WalletNode,
} from "@primary-network/wallet";
import type { Connection } from "./connection.ts";

const CHAINS: { readonly [alias: string]: "P" | "X" | "C" } = {
  "p-chain": "P",
  "x-chain": "X",
  "c-chain": "C",
};

/** @throws Error if no chain of the Primary Network has it, or an error that says why it cannot be explained */
export async function explainAccepted(
  connection: Connection,
  node: WalletNode,
  id: string,
): Promise<Explanation> {
  const { data } = await connection.open();
  const found = (await findByText(data, id)).find(({ kind }) => kind === "transaction");
  const chain = found?.kind === "transaction" ? CHAINS[found.chain] : undefined;
  if (found?.kind !== "transaction" || chain === undefined)
    throw new Error(`no transaction ${id} on the P-, X- or C-Chain`);
  const { transaction } = found;
  const consumed = "consumedUtxos" in transaction ? transaction.consumedUtxos : [];
  const spent = consumed.flatMap(({ utxoBytes }): Coin[] =>
    utxoBytes ? [decodeCoin(utxoBytes, { chain })] : [],
  );
  const [signed, context] = await Promise.all([readTransaction(node, { chain, id }), readContext(node)]);
  return explainTransaction(signed, spent, context);
}
