/** Amounts of assets of the Primary Network. */
import type { AssetAmount } from "@primary-network/data";
import { Token } from "./amount.tsx";

/** One amount; an asset without a symbol is named by its id. */
export function Asset({
  of,
  digits,
}: {
  of: Pick<AssetAmount, "amount" | "denomination" | "symbol" | "assetId">;
  digits?: number;
}) {
  const symbol = of.symbol || `${of.assetId.slice(0, 6)}…`;
  return (
    <Token
      amount={of.amount}
      decimals={of.denomination}
      symbol={symbol}
      {...(digits !== undefined && { digits })}
    />
  );
}

/** Several, one a line; undefined when there is none. */
export function assets(of: readonly AssetAmount[]) {
  if (of.length === 0) return undefined;
  return (
    <ul className="plain">
      {of.map((amount) => (
        <li key={amount.assetId}>
          <Asset of={amount} />
        </li>
      ))}
    </ul>
  );
}
