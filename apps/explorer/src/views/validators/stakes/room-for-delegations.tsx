/** A histogram of validators by their room for delegations. */
import type { ActiveValidator } from "@primary-network/data";
import { useMemo } from "react";
import { amountText } from "../../../format/amount.ts";
import { Avax } from "../../../parts/amount.tsx";
import { Figure } from "../../../parts/figure.tsx";
import { bandsOf } from "./room.ts";

export function RoomForDelegations({ validators }: { validators: readonly ActiveValidator[] }) {
  const bands = useMemo(
    () => bandsOf(validators.map(({ delegationCapacity = "0" }) => BigInt(delegationCapacity))),
    [validators],
  );
  const most = Math.max(1, ...bands.map(({ count }) => count));
  return (
    <>
      <p className="big">
        <Avax n={bands.reduce((sum, { room }) => sum + room, 0n)} digits={0} /> can be delegated still.
      </p>
      <Figure
        name="Validators by room for delegations (AVAX)"
        numbers={() => ({
          head: ["Room (AVAX)", "Validators", "Total room (AVAX)"],
          rows: bands.map(({ name, count, room }) => [name, String(count), amountText(room, 9, 9)]),
        })}
      >
        <ul className="bars" aria-hidden="true">
          {bands.map(({ name, count, room }) => (
            <li key={name}>
              <span>{name}</span>
              <span
                className="bar"
                style={{ "--share": `${(100 * count) / most}%` } as Record<string, string>}
              />
              <span>
                {count} · {amountText(room, 9, 0)} AVAX
              </span>
            </li>
          ))}
        </ul>
      </Figure>
    </>
  );
}
