/** A picture of messages: an arc for each pair of chains, as wide as it has messages. */
import type { IcmMessage } from "@primary-network/data";
import { useMemo } from "react";
import { short } from "../../format/short.ts";
import { useEvmChains } from "../../parts/chain-name.tsx";
import { chainText } from "./chain-label.ts";
import { type Route, routesOf } from "./routes.ts";

const WIDTH = 640;
const HEIGHT = 225;
/** Heights of the chains, and of their labels below all arcs. */
const [LINE, LABELS] = [90, 185];
const EDGE = 60;
/** Units of the picture that a character of a name takes on a narrow screen, where letters are largest. */
const LETTER = 12;
/** Characters of a label that are always shown. */
const FEWEST = 5;

/** Characters of a label for which there is room: the first and the last label stand on one side of their chains, the others on both. */
function roomFor(chains: number): number {
  const between = (WIDTH - 2 * EDGE) / (chains - 1);
  return Math.max(FEWEST, Math.floor(between / (chains === 2 ? 2 : 1.5) / LETTER));
}

export function Arcs({ of }: { of: readonly IcmMessage[] }) {
  const named = useEvmChains();
  const { chains, routes } = useMemo(() => routesOf(of, named), [of, named]);
  if (chains.length < 2) return null;
  const places = new Map(
    chains.map(({ id }, index) => [id, EDGE + (index * (WIDTH - 2 * EDGE)) / (chains.length - 1)]),
  );
  const texts = new Map(chains.map((chain) => [chain.id, chainText(chain)]));
  const x = (chain: string) => places.get(chain) ?? EDGE;
  const said = ({ from, to }: Route) => `${texts.get(from)} to ${texts.get(to)}`;
  const keep = roomFor(chains.length);
  const most = Math.max(...routes.map(({ count }) => count));
  return (
    <figure className="arcs">
      <figcaption>Messages between chains. Upper arcs go right, lower arcs go left.</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={routes
          .map((route) => `${said(route)}: ${route.count}, ${route.pending} pending`)
          .join("; ")}
      >
        {routes.map((route) => {
          const { from, to, count, pending } = route;
          const [left, right] = [x(from), x(to)];
          const bend = (right > left ? -1 : 1) * Math.min(70, Math.abs(right - left) / 2);
          return (
            <path
              key={`${from}>${to}`}
              d={`M${left} ${LINE}Q${(left + right) / 2} ${LINE + 2 * bend} ${right} ${LINE}`}
              className={pending > 0 ? "arc pending" : "arc"}
              strokeWidth={1 + (5 * count) / most}
            >
              <title>{`${said(route)}: ${count} messages, ${pending} pending`}</title>
            </path>
          );
        })}
        {chains.map(({ id, name, detail }, index) => (
          <g key={id} transform={`translate(${x(id)} ${LINE})`}>
            <title>{texts.get(id)}</title>
            <path className="grid" d={`M0 6V${LABELS - LINE - 18}`} />
            <circle r={6} />
            <text
              y={LABELS - LINE}
              textAnchor={index === 0 ? "start" : index === chains.length - 1 ? "end" : "middle"}
            >
              {short(name, keep)}
              {detail && (
                <tspan className="detail" x={0} dy="1.2em">
                  {short(detail, keep)}
                </tspan>
              )}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
