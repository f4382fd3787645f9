/** Amounts for people. */

const NAVAX = 1_000_000_000n; // 1 AVAX has 9 decimals

/** A decimal string of nAVAX as AVAX with grouped digits, such as `2,000.5`. Exact for any size. */
export function formatAvax(nAvax: string | undefined): string {
  if (nAvax === undefined) return "–";
  const amount = BigInt(nAvax);
  const fraction = (amount % NAVAX).toString().padStart(9, "0").replace(/0+$/, "");
  return `${(amount / NAVAX).toLocaleString("en-US")}${fraction && `.${fraction}`}`;
}
