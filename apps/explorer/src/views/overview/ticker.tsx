/** A ticker of the latest blocks of all chains, the newest at the left. */
import { useQueries, useQuery } from "@tanstack/react-query";
import { countText } from "../../format/count.ts";
import { ChainMark } from "../../parts/chain-mark.tsx";
import { BlockLink } from "../../parts/links.tsx";
import { Time } from "../../parts/time.tsx";
import { useChains } from "../../state/chains.ts";
import { useExplored } from "../../state/network.tsx";
import { latestBlocks, latestEvmBlocks } from "./queries.ts";

/** Blocks in the page; a narrow one shows the first of them (styles/things.css). */
const MOST = 12;

export function Ticker({ evmChains }: { evmChains: readonly string[] }) {
  const reader = useExplored();
  const { rows = [] } = useChains();
  const p = useQuery(latestBlocks(reader));
  const evm = useQueries({ queries: evmChains.map((chainId) => latestEvmBlocks(reader, chainId)) });
  const nameOf = (alias: string) =>
    rows.find(({ sides }) => sides.some((side) => side.alias === alias))?.name ?? alias;
  const blocks = [
    ...(p.data ?? []).map((block) => ({ ...block, alias: "p-chain" })),
    ...evm.flatMap(({ data = [] }, index) =>
      data.map((block) => ({ ...block, alias: evmChains[index] ?? "" })),
    ),
  ]
    .sort((one, other) => other.blockTimestamp - one.blockTimestamp)
    .slice(0, MOST);
  return (
    <ol className="ticker" aria-label="Latest blocks">
      {blocks.map(({ alias, blockHash, blockNumber, blockTimestamp, txCount }) => (
        <li key={blockHash}>
          <ChainMark name={nameOf(alias)} />
          <span className="unseen">{nameOf(alias)}</span>
          <BlockLink chain={alias} block={blockNumber} />
          <small>
            {countText(txCount, "tx")} · <Time at={blockTimestamp} />
          </small>
        </li>
      ))}
    </ol>
  );
}
