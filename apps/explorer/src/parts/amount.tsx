/** Amounts of AVAX and of tokens. */
import { amountText } from "../format/amount.ts";

/** An amount in nAVAX, shown in AVAX. */
export function Avax({ n, digits }: { n: string | bigint; digits?: number }) {
  return <Token amount={n} decimals={9} symbol="AVAX" {...(digits !== undefined && { digits })} />;
}

/** An amount of a token; the exact one is its title. */
export function Token({
  amount,
  decimals,
  symbol,
  digits,
}: {
  amount: string | bigint;
  decimals: number;
  symbol: string;
  digits?: number;
}) {
  return (
    <span className="amount" title={`${amountText(amount, decimals, decimals)} ${symbol}`}>
      <span className="digits">{amountText(amount, decimals, digits)}</span> <small>{symbol}</small>
    </span>
  );
}
