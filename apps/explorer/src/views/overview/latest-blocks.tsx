/** The latest blocks of the P-Chain. */
import { useQuery } from "@tanstack/react-query";
import { countText } from "../../format/count.ts";
import { BlockLink } from "../../parts/links.tsx";
import { Loaded } from "../../parts/loaded.tsx";
import { Time } from "../../parts/time.tsx";
import { useExplored } from "../../state/network.tsx";

const SHOWN = 8;

export function LatestBlocks() {
  const { data, network } = useExplored();
  const params = { blockchainId: "p-chain", pageSize: SHOWN };
  const query = useQuery({
    queryKey: [network, "data", "blocks.list", params],
    queryFn: async ({ signal }) => (await data.blocks.list(params, { signal })).items,
  });
  return (
    <section aria-labelledby="latest-blocks">
      <h2 id="latest-blocks">Latest blocks of the P-Chain</h2>
      <Loaded query={query} lines={SHOWN}>
        {(blocks) => (
          <ol className="lines blocks-of">
            {blocks.map(({ blockHash, blockNumber, blockTimestamp, txCount }) => (
              <li key={blockHash}>
                <BlockLink chain="p-chain" block={blockNumber} />{" "}
                <BlockLink chain="p-chain" block={blockHash} />{" "}
                <span>{countText(txCount, "transaction")}</span> <Time at={blockTimestamp} />
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </section>
  );
}
