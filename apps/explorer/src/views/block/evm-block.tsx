/** A block of an EVM chain, with its transactions. */
import { useQuery } from "@tanstack/react-query";
import { amountText } from "../../format/amount.ts";
import { ChainTitle, useEvmChain } from "../../parts/chain-name.tsx";
import { Facts } from "../../parts/facts.tsx";
import { Id } from "../../parts/id.tsx";
import { BlockLink } from "../../parts/links.tsx";
import { Fault, Loaded } from "../../parts/loaded.tsx";
import { usePages } from "../../parts/pages.ts";
import { Table } from "../../parts/table.tsx";
import { Time } from "../../parts/time.tsx";
import { useExplored } from "../../state/network.tsx";
import { evmTransactionColumns } from "../evm/transaction-columns.tsx";
import { Neighbours } from "./neighbours.tsx";

export function EvmBlockView({ chainId, blockId }: { chainId: string; blockId: string }) {
  const { queries } = useExplored();
  const symbol = useEvmChain(chainId)?.networkToken.symbol ?? "";
  const query = useQuery(queries.evm.getBlock({ chainId, blockId }));
  const list = usePages(queries.evm.listBlockTransactions({ chainId, blockId, pageSize: 100 }));
  return (
    <Loaded query={query} lines={9}>
      {(block) => (
        <>
          <h1>
            Block {block.blockNumber}{" "}
            <small>
              of <ChainTitle chain={chainId} />
            </small>
          </h1>
          <Neighbours chain={chainId} height={BigInt(block.blockNumber)} />
          <Facts
            of={[
              ["Hash", <Id key="hash" value={block.blockHash} keep={70} />],
              ["Time", <Time key="time" at={block.blockTimestamp} isExact />],
              ["Parent", <BlockLink key="parent" chain={chainId} block={block.parentHash} keep={70} />],
              ["Transactions", block.txCount],
              ["Gas used", `${amountText(block.gasUsed, 0)} of ${amountText(block.gasLimit, 0)}`],
              ["Base fee", `${amountText(block.baseFee, 9, 9)} n${symbol} per gas`],
              ["Fees spent", `${amountText(block.feesSpent, 18, 9)} ${symbol}`],
            ]}
          />
          <h2>Transactions</h2>
          {list.query.error ? (
            <Fault error={list.query.error} retry={() => void list.query.refetch()} />
          ) : (
            <Table
              name="transactions"
              columns={evmTransactionColumns(chainId, symbol)}
              rows={list.items}
              keyOf={({ txHash }) => txHash}
              more={list.more}
            />
          )}
        </>
      )}
    </Loaded>
  );
}
