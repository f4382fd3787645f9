/** An address of the P-, X- and C-Chain. */
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { primaryName } from "../../format/chain-rows.ts";
import { countText } from "../../format/count.ts";
import { Strip } from "../../parts/strip.tsx";
import { Tabs } from "../../parts/tabs.tsx";
import { primaryChains } from "../../state/chain.ts";
import { useFollow } from "../../state/live/use-follow.ts";
import { useExplored } from "../../state/network.tsx";
import { primaryParts } from "./address-search.ts";
import { ExportAll } from "./export-all.tsx";
import { Outputs } from "./outputs.tsx";
import { PrimaryBalances } from "./primary-balances.tsx";
import { PrimaryTransactions } from "./primary-transactions.tsx";
import { Rewards } from "./rewards.tsx";
import { Totals } from "./totals.tsx";

const route = getRouteApi("/addresses/$address");

export function PrimaryAddress({ address }: { address: string }) {
  const { queries, data } = useExplored();
  const search = route.useSearch();
  const used = useQuery(queries.addresses.getChains({ addresses: address }));
  const part = primaryParts.find((name) => name === search.part) ?? "outputs";
  const chain = primaryChains.find((name) => name === search.chain) ?? "p-chain";
  useFollow({
    name: `${chain} ${address}`,
    open: (signal) => data.transactions.stream({ blockchainId: chain, addresses: address }, { signal }),
  });
  return (
    <>
      <p>
        {used.data
          ? `Active on ${countText(used.data.addresses[0]?.blockchainIds.length ?? 0, "chain")}`
          : "\u00a0"}
      </p>
      <Totals address={address} />
      <ExportAll
        key={address}
        order={{
          type: "TRANSACTION_EXPORT_PRIMARY_NETWORK",
          options: { addresses: [address], includeChains: [...primaryChains] },
        }}
      />
      <Strip label="Chain" chosen={chain}>
        {primaryChains.map((name) => (
          <Link
            key={name}
            to="."
            search={(kept) => ({ ...kept, chain: name })}
            aria-current={name === chain ? "true" : undefined}
          >
            {primaryName(name)}
          </Link>
        ))}
      </Strip>
      <PrimaryBalances address={address} chain={chain} />
      <Tabs label="Of this address" names={primaryParts} chosen={part} />
      {part === "outputs" && <Outputs address={address} chain={chain} />}
      {part === "transactions" && <PrimaryTransactions address={address} chain={chain} />}
      {part === "rewards" && <Rewards address={address} />}
    </>
  );
}
