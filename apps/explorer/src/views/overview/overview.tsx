/** The network now: its clock, latest blocks, stakes, chains and activity. */

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
import { LatestOfChain } from "./latest-of-chain.tsx";
import { LatestOfPChain } from "./latest-of-p-chain.tsx";
import { evmChainIdOf } from "./queries.ts";
import { Subject } from "./subject.tsx";
import { Ticker } from "./ticker.tsx";

/** Loaded with the library that draws it. */
const Activity = lazy(async () => ({ default: (await import("./activity.tsx")).Activity }));

/** EVM chains whose blocks are followed by streams; each event also renews the heights of all. */
const MOST_FOLLOWED = 2;

/** Shows nothing: follows the blocks of one chain. */
function FollowedChain({ chainId }: { chainId: string }) {
  const { data } = useExplored();
  useFollow({ name: chainId, open: (signal) => data.evm.streamBlocks({ chainId }, { signal }) });
  return null;
}

export function Overview() {
  const { queries, data } = useExplored();
  const totals = useQuery(queries.networks.get());
  const { data: chains = [] } = useStatus();
  const evmChains = chains.flatMap((chain) => evmChainIdOf(chain) ?? []);
  useFollow({
    name: "p-chain",
    open: (signal) => data.blocks.stream({ blockchainId: "p-chain" }, { signal }),
  });
  return (
    <>
      <Subject />
      <Ticker evmChains={evmChains} />
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
        <LatestOfPChain />
        {evmChains.slice(0, MOST_FOLLOWED).map((chainId) => (
          <FollowedChain key={chainId} chainId={chainId} />
        ))}
        {evmChains.map((chainId) => (
          <LatestOfChain key={chainId} chainId={chainId} />
        ))}
      </div>
      {evmChains.length > 0 && (
        <WhenSeen className="chart-place">
          <Suspense fallback={<Skeleton lines={7} />}>
            <Activity chainIds={evmChains} />
          </Suspense>
        </WhenSeen>
      )}
    </>
  );
}
