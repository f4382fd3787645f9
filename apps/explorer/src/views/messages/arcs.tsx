/**
 * A picture of messages: an arc for each pair of chains, thicker with more messages. It is as wide as the
 * page.
 */
import type { IcmMessage } from "@primary-network/data";
import { useMemo } from "react";
import { useEvmChains } from "../../parts/chain-name.tsx";
import { chainText } from "./chain-label.ts";
import { type Route, routesOf } from "./routes.ts";

/** Units across the picture, however many pixels they take; a unit of its height is a pixel. */
const WIDTH = 1000;
const HEIGHT = 180;
const MIDDLE = HEIGHT / 2;
/** Height of the lowest arc and of the highest. */
const [LOW, HIGH] = [32, 80];

export function Arcs({ of }: { of: readonly IcmMessage[] }) {
  const named = useEvmChains();
  const { chains, routes } = useMemo(() => routesOf(of, named), [of, named]);
  if (chains.length < 2) return null;
  const places = new Map(chains.map(({ id }, index) => [id, index]));
  const texts = new Map(chains.map((chain) => [chain.id, chainText(chain)]));
  const placeOf = (chain: string) => places.get(chain) ?? 0;
  /** The middle of a chain's column; the columns of the labels are as wide. */
  const x = (place: number) => ((place + 0.5) * WIDTH) / chains.length;
  const said = ({ from, to }: Route) => `${texts.get(from)} to ${texts.get(to)}`;
  const most = Math.max(...routes.map(({ count }) => count));
  return (
    <figure className="arcs">
      <figcaption>Messages between chains. Upper arcs go right, lower arcs go left.</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        height={HEIGHT}
        preserveAspectRatio="none"
        role="img"
        aria-label={routes
          .map((route) => `${said(route)}: ${route.count}, ${route.pending} pending`)
          .join("; ")}
      >
        {routes.map((route) => {
          const { from, to, count, pending } = route;
          const steps = placeOf(to) - placeOf(from);
          const height = LOW + ((HIGH - LOW) * Math.abs(steps)) / (chains.length - 1);
          const [left, right] = [x(placeOf(from)), x(placeOf(to))];
          // A quadratic curve reaches half of the way to its control point.
          const control = MIDDLE - Math.sign(steps) * 2 * height;
          return (
            <path
              key={`${from}>${to}`}
              d={`M${left} ${MIDDLE}Q${(left + right) / 2} ${control} ${right} ${MIDDLE}`}
              className={pending > 0 ? "arc pending" : "arc"}
              strokeWidth={1 + (5 * count) / most}
            >
              <title>{`${said(route)}: ${count} messages, ${pending} pending`}</title>
            </path>
          );
        })}
        {chains.map(({ id }, index) => (
          <path key={id} className="end" d={`M${x(index)} ${MIDDLE}h0`}>
            <title>{texts.get(id)}</title>
          </path>
        ))}
      </svg>
      <ol className="plain ends" style={{ gridTemplateColumns: `repeat(${chains.length}, minmax(0, 1fr))` }}>
        {chains.map(({ id, name, detail }) => (
          <li key={id} title={texts.get(id)}>
            {name}
            {detail && <small>{detail}</small>}
          </li>
        ))}
      </ol>
    </figure>
  );
}
