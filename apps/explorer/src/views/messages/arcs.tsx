/** A picture of messages: an arc for each pair of chains, as wide as it has messages. */
import type { IcmMessage } from "@primary-network/data";
import { chainText } from "./message-columns.tsx";

const WIDTH = 640;
const HEIGHT = 180;
const EDGE = 60;

/** The chains of a message, in its direction. */
const endsOf = (message: IcmMessage): [from: string, to: string] => [
  chainText(message.sourceEvmChainId, message.sourceBlockchainId),
  chainText(message.destinationEvmChainId, message.destinationBlockchainId),
];

export function Arcs({ of }: { of: readonly IcmMessage[] }) {
  const chains = [...new Set(of.flatMap(endsOf))].sort();
  if (chains.length < 2) return null;
  const x = (chain: string) => EDGE + (chains.indexOf(chain) * (WIDTH - 2 * EDGE)) / (chains.length - 1);
  const routes = new Map<string, { from: string; to: string; count: number; pending: number }>();
  for (const message of of) {
    const [from, to] = endsOf(message);
    const route = routes.get(`${from}>${to}`) ?? { from, to, count: 0, pending: 0 };
    route.count++;
    if (message.status === "pending") route.pending++;
    routes.set(`${from}>${to}`, route);
  }
  const most = Math.max(...[...routes.values()].map(({ count }) => count));
  return (
    <figure className="arcs">
      <figcaption>
        The messages below, by their chains: sent to the right above, to the left beneath
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={[...routes.values()]
          .map(({ from, to, count, pending }) => `${from} to ${to}: ${count}, ${pending} pending`)
          .join("; ")}
      >
        {[...routes.values()].map(({ from, to, count, pending }) => {
          const [left, right] = [x(from), x(to)];
          const bend = (right > left ? -1 : 1) * Math.min(70, Math.abs(right - left) / 2);
          return (
            <path
              key={`${from}>${to}`}
              d={`M${left} ${HEIGHT / 2}Q${(left + right) / 2} ${HEIGHT / 2 + 2 * bend} ${right} ${HEIGHT / 2}`}
              className={pending > 0 ? "arc pending" : "arc"}
              strokeWidth={1 + (5 * count) / most}
            >
              <title>{`${from} to ${to}: ${count} messages, ${pending} pending`}</title>
            </path>
          );
        })}
        {chains.map((chain, index) => (
          <g key={chain} transform={`translate(${x(chain)} ${HEIGHT / 2})`}>
            <circle r={6} />
            <text y={24} textAnchor={index === 0 ? "start" : index === chains.length - 1 ? "end" : "middle"}>
              {chain}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
