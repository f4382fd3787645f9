/** What happens on the network now: its stakes, the health of its chains, their latest blocks and transactions. */

import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Avax } from "../../parts/amount.tsx";
import { Loaded } from "../../parts/loaded.tsx";
import { useStatus } from "../../state/live/live.ts";
import { useFollow } from "../../state/live/use-follow.ts";
import { useExplored } from "../../state/network.tsx";
import { Health } from "./health.tsx";
import { LatestBlocks } from "./latest-blocks.tsx";
import { LatestOfChain } from "./latest-of-chain.tsx";
import { Tps } from "./tps.tsx";

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
  const evmChains = chains.flatMap(({ chain }) => /^evm-(\d+)$/.exec(chain)?.[1] ?? []);
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
          <Tps key={chainId} chainId={chainId} />
        ))}
      </div>
    </>
  );
}
