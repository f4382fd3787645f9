/** The uptime of validators by the fee that they take of delegations. */
import type { ActiveValidator } from "@primary-network/data";
import { useMemo } from "react";
import { Figure } from "../../../parts/figure.tsx";
import { alikeOf, endsOf, STEP } from "./fee-uptime.ts";

const WIDTH = 640;
const HEIGHT = 300;
const EDGE = 74;

/** Five places on an axis, or one for each step where it is longer. */
const stepsOf = (from: number, to: number) => {
  const step = Math.min(STEP, (to - from) / 4);
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
};

export function UptimeByFee({ validators }: { validators: readonly ActiveValidator[] }) {
  const points = useMemo(
    () =>
      alikeOf(
        validators.map(({ delegationFee, uptimePerformance }) => ({
          fee: Number(delegationFee ?? 0),
          uptime: uptimePerformance,
        })),
      ),
    [validators],
  );
  const ends = endsOf(points);
  const x = (fee: number) => EDGE + (fee / ends.fee) * (WIDTH - EDGE - 16);
  const y = (uptime: number) => HEIGHT - 36 - ((uptime - ends.uptime) / (100 - ends.uptime)) * (HEIGHT - 52);
  const most = Math.max(1, ...points.map(({ count }) => count));
  return (
    <Figure
      name="Uptime by delegation fee, both in percent. A larger circle is more validators."
      numbers={() => ({
        head: ["Fee and uptime", "Fee (%)", "Uptime (%)", "Validators"],
        rows: points.map(({ fee, uptime, count }) => [
          `${fee} % and ${uptime} %`,
          String(fee),
          String(uptime),
          String(count),
        ]),
      })}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="drawing" aria-hidden="true">
        {stepsOf(ends.uptime, 100).map((percent) => (
          <g key={percent}>
            <line x1={EDGE} x2={WIDTH - 16} y1={y(percent)} y2={y(percent)} className="grid" />
            <text x={EDGE - 6} y={y(percent) + 4} textAnchor="end">
              {percent}
            </text>
          </g>
        ))}
        {stepsOf(0, ends.fee).map((percent) => (
          <text key={percent} x={x(percent)} y={HEIGHT - 20} textAnchor="middle">
            {percent}
          </text>
        ))}
        {points.map(({ fee, uptime, count }) => (
          <circle
            key={`${fee}/${uptime}`}
            cx={x(fee)}
            cy={y(uptime)}
            r={3 + 9 * Math.sqrt(count / most)}
            className="bubble"
          >
            <title>{`fee ${fee} %, uptime ${uptime} %: ${count}`}</title>
          </circle>
        ))}
      </svg>
    </Figure>
  );
}
