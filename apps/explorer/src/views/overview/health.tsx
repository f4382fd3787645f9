/** The state of each chain of the network: how far it is indexed, and the reason if it is not well. */

import { ChainMark } from "../../parts/chain-mark.tsx";
import { BlockLink } from "../../parts/links.tsx";
import { Fault, Skeleton } from "../../parts/loaded.tsx";
import { Pill } from "../../parts/pill.tsx";
import { useChains } from "../../state/chains.ts";

/** Chains that the overview makes room for before it knows them. */
const EXPECTED = 5;

export function Health() {
  const { rows, error, refetch } = useChains();
  return (
    <section aria-labelledby="health">
      <h2 id="health">Chains</h2>
      {rows ? (
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">Chain</th>
              <th scope="col">Height</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, sides, health }) => (
              <tr key={name}>
                <th scope="row">
                  <ChainMark name={name} />
                  {name}
                </th>
                <td className="digits">
                  {sides.map(({ alias, label, status }) => (
                    <span key={alias} className="side">
                      {status.height === undefined ? (
                        "none"
                      ) : (
                        <BlockLink chain={alias} block={String(status.height)} />
                      )}{" "}
                      {label && <small>{label}</small>}{" "}
                    </span>
                  ))}
                </td>
                <td>
                  <Pill tone={health.tone}>{health.word}</Pill>
                  {health.reason && <span className="reason">{health.reason}</span>}
                </td>
              </tr>
            ))}
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
