/** What happens on the network now: its stakes, the health of its chains, their latest blocks and transactions. */

import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { Avax } from "../../parts/amount.tsx";
import { Loaded, Skeleton } from "../../parts/loaded.tsx";
import { WhenSeen } from "../../parts/when-seen.tsx";
import { useStatus } from "../../state/live/live.ts";
import { useFollow } from "../../state/live/use-follow.ts";
import { useExplored } from "../../state/network.tsx";
import { Health } from "./health.tsx";
import { LatestBlocks } from "./latest-blocks.tsx";
import { LatestOfChain } from "./latest-of-chain.tsx";
import { evmChainIdOf } from "./queries.ts";

/** With the library that draws it. */
const Tps = lazy(async () => ({ default: (await import("./tps.tsx")).Tps }));

/** EVM chains whose blocks are followed by streams; the heights of all are looked at with each event. */
const MOST_FOLLOWED = 2;

/** Shows nothing: it is what there is one of for each chain. */
function FollowedChain({ chainId }: { chainId: string }) {
  const { data } = useExplored();
  useFollow({ name: chainId, open: (signal) => data.evm.streamBlocks({ chainId }, { signal }) });
  return null;
}

export function Overview() {
  const { queries, network, data } = useExplored();
  const totals = useQuery(queries.networks.get());
  const { data: chains = [] } = useStatus();
  const evmChains = chains.flatMap((chain) => evmChainIdOf(chain) ?? []);
  useFollow({
    name: "p-chain",
    open: (signal) => data.blocks.stream({ blockchainId: "p-chain" }, { signal }),
  });
  return (
    <>
      <h1>{network}</h1>
      <Loaded query={totals} lines={4}>
        {({ validatorDetails, delegatorDetails }) => (
          <ul className="figures">
            <li>
              <b>{validatorDetails.validatorCount}</b>
              <Link to="/validators">validators</Link>
            </li>
            <li>
              <b>
                <Avax n={validatorDetails.totalAmountStaked} digits={0} />
              </b>
              staked by validators
            </li>
            <li>
              <b>{delegatorDetails.delegatorCount}</b>
              delegations
            </li>
            <li>
              <b>
                <Avax n={delegatorDetails.totalAmountStaked} digits={0} />
              </b>
              delegated
            </li>
          </ul>
        )}
      </Loaded>
      <div className="columns">
        <Health />
        <LatestBlocks />
        {evmChains.slice(0, MOST_FOLLOWED).map((chainId) => (
          <FollowedChain key={chainId} chainId={chainId} />
        ))}
        {evmChains.map((chainId) => (
          <LatestOfChain key={chainId} chainId={chainId} />
        ))}
        {evmChains.map((chainId) => (
          <WhenSeen key={chainId} className="chart-place">
            <Suspense fallback={<Skeleton lines={7} />}>
              <Tps chainId={chainId} />
            </Suspense>
          </WhenSeen>
        ))}
      </div>
    </>
  );
}
