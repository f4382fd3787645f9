/** One transaction of any chain. */
import { getRouteApi } from "@tanstack/react-router";
import { isPrimary } from "../../state/chain.ts";
import { EvmTransactionView } from "./evm-transaction.tsx";
import { PrimaryTransactionView } from "./primary-transaction.tsx";

const route = getRouteApi("/chains/$chain/transactions/$txHash");

export function TransactionView() {
  const { chain, txHash } = route.useParams();
  return isPrimary(chain) ? (
    <PrimaryTransactionView chain={chain} txHash={txHash} />
  ) : (
    <EvmTransactionView chainId={chain} txHash={txHash} />
  );
}
