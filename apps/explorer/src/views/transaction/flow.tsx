/** A picture of a transaction: its inputs at the left, its outputs at the right. */
import { countText } from "../../format/count.ts";
import { Asset } from "../../parts/asset.tsx";
import { AddressLink, type ChainName, TransactionLink } from "../../parts/links.tsx";
import type { Flows, Piece } from "./flow-of.ts";

export function Flow({ of: { inputs, outputs }, chain }: { of: Flows; chain: ChainName }) {
  return (
    <div className="flow">
      <Side title={countText(inputs.length, "input")} pieces={inputs} chain={chain} otherOf="from" />
      <svg className="flow-arrow" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M4 12h15m-6-6 6 6-6 6" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <Side title={countText(outputs.length, "output")} pieces={outputs} chain={chain} otherOf="spent in" />
    </div>
  );
}

function Side({
  title,
  pieces,
  chain,
  otherOf,
}: {
  title: string;
  pieces: readonly Piece[];
  chain: ChainName;
  otherOf: string;
}) {
  const [most = 1] = pieces.map(({ asset }) => Number(asset.amount)).sort((one, other) => other - one);
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ol className="plain">
        {pieces.map(({ id, addresses, threshold, asset, other, note }) => (
          <li
            key={id}
            className="piece"
            style={{ "--share": `${(100 * Number(asset.amount)) / (most || 1)}%` } as Record<string, string>}
          >
            <Asset of={asset} digits={9} /> {note && <small>{note}</small>}
            <span className="owners">
              {addresses.map((address) => (
                <AddressLink key={address} address={address} />
              ))}
              {threshold > 1 && <small>{threshold} signatures needed</small>}
            </span>
            {other && (
              <small>
                {otherOf} <TransactionLink chain={chain} txHash={other} />
              </small>
            )}
          </li>
        ))}
      </ol>
      {pieces.length === 0 && <p>None.</p>}
    </section>
  );
}
