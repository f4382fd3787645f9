/** What happens on the network now: its stakes, the latest blocks and transactions of its chains. */

import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useStatus } from "../../app/live.ts";
import { useExplored } from "../../app/network.tsx";
import { Avax } from "../../parts/amount.tsx";
import { Loaded } from "../../parts/loaded.tsx";
import { LatestBlocks } from "./latest-blocks.tsx";
import { Tps } from "./tps.tsx";

export function Overview() {
  const { queries, network } = useExplored();
  const totals = useQuery(queries.networks.get());
  const { data: chains = [] } = useStatus();
  const evmChains = chains.flatMap(({ chain }) => /^evm-(\d+)$/.exec(chain)?.[1] ?? []);
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
        <LatestBlocks />
        {evmChains.map((chainId) => (
          <Tps key={chainId} chainId={chainId} />
        ))}
      </div>
    </>
  );
}
