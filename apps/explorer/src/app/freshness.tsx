/** How far the index is behind the nodes, in a word, with each chain on request. */
import { faultText } from "../parts/fault-text.ts";
import { Duration } from "../parts/time.tsx";
import { useStatus } from "../state/live/live.ts";
import { useExplored } from "../state/network.tsx";
import { freshnessOf } from "./freshness-of.ts";

export function Freshness() {
  const { data: chains = [], error } = useStatus();
  const { recordedAt } = useExplored();
  const { dot, word } = freshnessOf(chains, error, recordedAt);
  return (
    <details className="freshness">
      <summary>
        <span className={`dot ${dot}`} aria-hidden="true" />
        {word}
      </summary>
      <div className="popover">
        {error && <p role="alert">{faultText(error)}</p>}
        <table>
          <thead>
            <tr>
              <th scope="col">Chain</th>
              <th scope="col">Height</th>
              <th scope="col">Behind</th>
            </tr>
          </thead>
          <tbody>
            {chains.map(({ chain, height, blocksBehind, secondsBehind, state: phase }) => (
              <tr key={chain}>
                <th scope="row">{chain}</th>
                <td>{height ?? "none"}</td>
                <td>
                  {blocksBehind === undefined ? phase : `${blocksBehind} blocks`}
                  {secondsBehind !== undefined && secondsBehind > 60 && (
                    <>
                      , <Duration seconds={secondsBehind} />
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
