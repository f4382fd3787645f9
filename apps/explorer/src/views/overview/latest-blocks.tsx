/** The latest blocks of the P-Chain. */
import { useQuery } from "@tanstack/react-query";
import { countText } from "../../format/count.ts";
import { BlockLink } from "../../parts/links.tsx";
import { Loaded } from "../../parts/loaded.tsx";
import { Time } from "../../parts/time.tsx";
import { useExplored } from "../../state/network.tsx";
import { latestBlocks } from "./queries.ts";

/** Lines that are left free for them. */
const SHOWN = 8;

export function LatestBlocks() {
  const query = useQuery(latestBlocks(useExplored()));
  return (
    <section aria-labelledby="latest-blocks">
      <h2 id="latest-blocks">Latest blocks of the P-Chain</h2>
      <Loaded query={query} lines={SHOWN}>
        {(blocks) => (
          <ol className="lines blocks-of">
            {blocks.map(({ blockHash, blockNumber, blockTimestamp, txCount }) => (
              <li key={blockHash}>
                <BlockLink chain="p-chain" block={blockNumber} />{" "}
                <BlockLink chain="p-chain" block={blockHash} keep={15} />{" "}
                <span>{countText(txCount, "transaction")}</span> <Time at={blockTimestamp} />
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </section>
  );
}
