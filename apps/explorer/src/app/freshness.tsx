/** The state of the index in a word, with each chain on request. */
import { freshnessOf } from "../format/health-of.ts";
import { ChainMark } from "../parts/chain-mark.tsx";
import { faultText } from "../parts/fault-text.ts";
import { Pill } from "../parts/pill.tsx";
import { useChains } from "../state/chains.ts";
import { useExplored } from "../state/network.tsx";

export function Freshness() {
  const { rows = [], error } = useChains();
  const { recordedAt } = useExplored();
  const { tone, word } = freshnessOf(
    rows.map(({ health }) => health),
    error,
    recordedAt !== undefined,
  );
  return (
    <details className="freshness">
      <summary>
        <Pill tone={tone}>{word}</Pill>
      </summary>
      <div className="popover">
        {error && <p role="alert">{faultText(error)}</p>}
        <ul className="plain">
          {rows.map(({ name, health }) => (
            <li key={name} className="row">
              <span>
                <ChainMark name={name} />
                {name}
              </span>
              <Pill tone={health.tone}>{health.word}</Pill>
              {health.reason && <span className="reason">{health.reason}</span>}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
