/** One asset of the X-Chain, with its transactions. */
import type { ListAssetTransactionsItem } from "@primary-network/data";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { timeColumn, transactionColumn } from "../../parts/columns.tsx";
import { Facts } from "../../parts/facts.tsx";
import { Id } from "../../parts/id.tsx";
import { Fault, Loaded } from "../../parts/loaded.tsx";
import { usePages } from "../../parts/pages.ts";
import { type Column, Table } from "../../parts/table.tsx";
import { Time } from "../../parts/time.tsx";
import { only } from "../../state/live/only.ts";
import { useFollow } from "../../state/live/use-follow.ts";
import { useExplored } from "../../state/network.tsx";

const route = getRouteApi("/assets/$assetId");

const columns: readonly Column<ListAssetTransactionsItem>[] = [
  transactionColumn("x-chain"),
  { name: "Type", cell: ({ txType }) => txType, text: ({ txType }) => txType },
  timeColumn("Time", ({ timestamp }) => timestamp),
];

export function AssetView() {
  const { assetId } = route.useParams();
  const { queries, data } = useExplored();
  useFollow({
    name: `asset ${assetId}`,
    open: (signal) =>
      only(data.transactions.stream({ blockchainId: "x-chain" }, { signal }), ({ emittedUtxos }) =>
        emittedUtxos.some(({ asset }) => asset.assetId === assetId),
      ),
  });
  const query = useQuery(queries.assets.get({ blockchainId: "x-chain", assetId }));
  const list = usePages(queries.assets.listTransactions({ blockchainId: "x-chain", assetId, pageSize: 50 }));
  return (
    <Loaded query={query} lines={6}>
      {(asset) => (
        <>
          <h1>
            {asset.name} <small>{asset.symbol}</small>
          </h1>
          <Id value={assetId} keep={60} />
          <Facts
            of={[
              ["Decimal places", asset.denomination],
              ["Created", <Time key="created" at={asset.createdAtTimestamp} />],
              ["More can be minted", asset.cap === "variable" ? "yes" : "no"],
            ]}
          />
          <h2>Transactions</h2>
          {list.query.error ? (
            <Fault error={list.query.error} retry={() => void list.query.refetch()} />
          ) : (
            <Table
              name="transactions"
              columns={columns}
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
