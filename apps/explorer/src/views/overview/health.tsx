/** How far each chain of the network is indexed, and how fresh that is. */

import { BlockLink } from "../../parts/links.tsx";
import { Fault, Skeleton } from "../../parts/loaded.tsx";
import { Duration } from "../../parts/time.tsx";
import { useStatus } from "../../state/live/live.ts";
import { useExplored } from "../../state/network.tsx";
import { aliasOf, healthOf } from "./health-of.ts";

/** Chains that a page of the overview makes room for before it knows them. */
const EXPECTED = 5;
/** Seconds behind the nodes that are worth a word: between two blocks there always are some. */
const NOTED = 60;

export function Health() {
  const { data: chains, error, refetch } = useStatus();
  const { recordedAt } = useExplored();
  return (
    <section aria-labelledby="health">
      <h2 id="health">Chains</h2>
      {chains ? (
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">Chain</th>
              <th scope="col">Height</th>
              <th scope="col">State</th>
              <th scope="col">Behind</th>
            </tr>
          </thead>
          <tbody>
            {chains.map((status) => {
              const { chain, height, blocksBehind, secondsBehind } = status;
              const { dot, text } = healthOf(status, recordedAt !== undefined);
              return (
                <tr key={chain}>
                  <th scope="row">{chain}</th>
                  <td>
                    {height === undefined ? (
                      "none"
                    ) : (
                      <BlockLink chain={aliasOf(chain)} block={String(height)} />
                    )}
                  </td>
                  <td>
                    <span className={`dot ${dot}`} aria-hidden="true" />
                    {text}
                  </td>
                  <td>
                    {blocksBehind ?? "–"}
                    {secondsBehind !== undefined && secondsBehind > NOTED && (
                      <>
                        , <Duration seconds={secondsBehind} />
                      </>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      ) : error ? (
        <Fault error={error} retry={() => void refetch()} />
      ) : (
        <Skeleton lines={EXPECTED} />
      )}
    </section>
  );
}
