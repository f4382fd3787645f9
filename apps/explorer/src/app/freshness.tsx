/** The state of the index in a word, with each chain on request. */
import { countText } from "../format/count.ts";
import type { Health } from "../format/health-of.ts";
import { ChainMark } from "../parts/chain-mark.tsx";
import { faultText } from "../parts/fault-text.ts";
import { Pill } from "../parts/pill.tsx";
import { useChains } from "../state/chains.ts";
import { useExplored } from "../state/network.tsx";

/** The state of all chains together. */
function freshnessOf(chains: readonly Health[], error: unknown, isRecorded: boolean): Health {
  if (error) return { tone: "bad", word: "Not connected" };
  if (isRecorded) return { tone: "recorded", word: "Recorded" };
  const late = chains.filter(({ tone }) => tone !== "good");
  if (late.length === 0) return { tone: "good", word: "Live" };
  const tone = late.some((one) => one.tone === "bad") ? "bad" : "behind";
  return { tone, word: `${countText(late.length, "chain")} behind` };
}

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
