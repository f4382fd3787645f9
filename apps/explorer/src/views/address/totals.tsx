/** The balance of an address on the P-, X- and C-Chain together, and the part of each. */

import type { Balances } from "@primary-network/data";
import { useQueries } from "@tanstack/react-query";
import { primaryName } from "../../format/chain-rows.ts";
import { Asset } from "../../parts/asset.tsx";
import { Fault, Skeleton } from "../../parts/loaded.tsx";
import { primaryChains } from "../../state/chain.ts";
import { useExplored } from "../../state/network.tsx";
import { totalsOf } from "./totals-of.ts";

export function Totals({ address }: { address: string }) {
  const { queries } = useExplored();
  const results = useQueries({
    queries: primaryChains.map((chain) =>
      queries.balances.get<typeof chain>({ blockchainId: chain, addresses: address }),
    ),
  });
  const failed = results.find(({ error }) => error !== null);
  if (failed?.error) return <Fault error={failed.error} retry={() => void failed.refetch()} />;
  const given = primaryChains.flatMap((chain, index) => {
    const balances: Balances["balances"] | undefined = results[index]?.data?.balances;
    return balances ? [{ chain, balances }] : [];
  });
  if (given.length < primaryChains.length) return <Skeleton lines={3} />;
  const totals = totalsOf(given);
  if (totals.length === 0) return <p>No balance on the Primary Network.</p>;
  return (
    <ul className="figures" aria-label="P-, X- and C-Chain together">
      {totals.map(({ asset, amount, chains }) => (
        <li key={asset.assetId}>
          <b>
            <Asset of={{ ...asset, amount: String(amount) }} />
          </b>
          {chains.map(({ chain, amount: part }) => (
            <div key={chain}>
              {primaryName(chain)} <Asset of={{ ...asset, amount: String(part) }} />
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}
