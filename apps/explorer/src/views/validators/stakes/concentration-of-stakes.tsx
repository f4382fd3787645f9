/**
 * The concentration of stakes: the largest ones, the number that holds a third, a half or two thirds, and the
 * curve of all.
 */
import type { ActiveValidator } from "@primary-network/data";
import { useMemo } from "react";
import { shareText } from "../../../format/number.ts";
import { Avax } from "../../../parts/amount.tsx";
import { Figure } from "../../../parts/figure.tsx";
import { concentrationOf, ranksOf } from "./concentration.ts";
import { weightOf } from "./weight.ts";

const WIDTH = 640;
const HEIGHT = 260;
/** Place of the numbers beside the axes. */
const EDGE = 74;

export function ConcentrationOfStakes({ validators }: { validators: readonly ActiveValidator[] }) {
  const found = useMemo(() => concentrationOf(validators.map(weightOf)), [validators]);
  const { count, total, largest, coefficients, curve } = found;
  const x = (rank: number) => EDGE + (rank / Math.max(1, count)) * (WIDTH - EDGE - 8);
  const y = (share: number) => HEIGHT - 24 - share * (HEIGHT - 36);
  const line = [0, ...curve].map((share, rank) => `${x(rank).toFixed(1)} ${y(share).toFixed(1)}`).join("L");
  return (
    <>
      <ul className="figures">
        <li>
          <b>
            <Avax n={total} digits={0} />
          </b>
          staked and delegated
        </li>
        <li>
          <b>{shareText(largest)}</b>
          has the largest
        </li>
        {coefficients.map(({ percent, count: few }) => (
          <li key={percent}>
            <b>{few}</b>
            {few === 1 ? "validator exceeds" : "validators together exceed"} {percent}&nbsp;%
          </li>
        ))}
      </ul>
      <Figure
        name="Share of all stake that the largest validators hold"
        numbers={() => ({
          head: ["Largest validators", "Combined share"],
          rows: ranksOf(count).map((rank) => [String(rank), shareText(curve[rank - 1] ?? 0)]),
        })}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="drawing" aria-hidden="true">
          {[0, 0.33, 0.5, 0.67, 1].map((share) => (
            <g key={share}>
              <line x1={EDGE} x2={WIDTH - 8} y1={y(share)} y2={y(share)} className="grid" />
              <text x={EDGE - 6} y={y(share) + 4} textAnchor="end">
                {shareText(share)}
              </text>
            </g>
          ))}
          <path d={`M${line}L${x(count)} ${y(0)}Z`} className="area" />
          <path d={`M${line}`} className="line" />
          {coefficients.map(({ percent, count: few }) => (
            <circle key={percent} cx={x(few)} cy={y(curve[few - 1] ?? 0)} r={4} className="mark">
              <title>{`the largest ${few} exceed ${percent} %`}</title>
            </circle>
          ))}
          <text x={EDGE} y={HEIGHT - 6}>
            the largest
          </text>
          <text x={WIDTH - 8} y={HEIGHT - 6} textAnchor="end">
            all {count}
          </text>
        </svg>
      </Figure>
    </>
  );
}
