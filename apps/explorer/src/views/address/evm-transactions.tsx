/** The transactions that concern an EVM address. */
import { useMemo } from "react";
import { useEvmChain } from "../../parts/chain-name.tsx";
import { Fault } from "../../parts/loaded.tsx";
import { usePages } from "../../parts/pages.ts";
import { Table } from "../../parts/table.tsx";
import { useExplored } from "../../state/network.tsx";
import { evmTransactionColumns } from "../evm/transaction-columns.tsx";

export function EvmTransactions({ address, chainId }: { address: string; chainId: string }) {
  const { queries } = useExplored();
  const symbol = useEvmChain(chainId)?.networkToken.symbol ?? "";
  const { items, more, query } = usePages(
    queries.evm.listAddressTransactions({ address, chainId, pageSize: 50 }),
  );
  const rows = useMemo(() => items.map(({ nativeTransaction }) => nativeTransaction), [items]);
  if (query.error) return <Fault error={query.error} retry={() => void query.refetch()} />;
  return (
    <Table
      name="transactions"
      columns={evmTransactionColumns(chainId, symbol)}
      rows={rows}
      keyOf={({ txHash }) => txHash}
      more={more}
    />
  );
}
