/** The transactions that concern an EVM address. */
import { useMemo } from "react";
import { useEvmChain } from "../../parts/chain-name.tsx";
import { Fault } from "../../parts/loaded.tsx";
import { usePages } from "../../parts/pages.ts";
import { sortedByTime, sortOrderOf, useOrder } from "../../parts/sorted.tsx";
import { Table } from "../../parts/table.tsx";
import { useExplored } from "../../state/network.tsx";
import { evmTransactionColumns } from "../evm/transaction-columns.tsx";

export function EvmTransactions({ address, chainId }: { address: string; chainId: string }) {
  const { queries } = useExplored();
  const order = useOrder();
  const symbol = useEvmChain(chainId)?.networkToken.symbol ?? "";
  const { items, more, query } = usePages(
    queries.evm.listAddressTransactions({ address, chainId, pageSize: 50, ...sortOrderOf(order) }),
  );
  const rows = useMemo(() => items.map(({ nativeTransaction }) => nativeTransaction), [items]);
  if (query.error) return <Fault error={query.error} retry={() => void query.refetch()} />;
  return (
    <Table
      name="transactions"
      columns={sortedByTime(evmTransactionColumns(chainId, symbol), "Time", order)}
      rows={rows}
      keyOf={({ txHash }) => txHash}
      more={more}
    />
  );
}
