/** Amounts for reading: grouped thousands and few decimals. */
import { formatUnits } from "@primary-network/data";

/** Decimal places of an amount below one: there every digit counts. */
const SMALL = 9;

/**
 * Writes an integer amount of smallest units in whole ones. What is cut off is shown as `…`, and an amount that would look like nothing
 * as less than one.
 *
 * @param amount a decimal string or bigint
 * @param decimals decimal places of a whole one
 * @param digits decimal places to show; of an amount below one at least nine
 */
export function amountText(amount: string | bigint, decimals: number, digits = 2): string {
  const [whole = "0", fraction = ""] = formatUnits(amount, decimals).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, " ");
  if (digits === 0) return whole === "0" && fraction ? "<1" : grouped;
  const places = whole === "0" ? Math.max(digits, SMALL) : digits;
  const shown = fraction.slice(0, places);
  const cut = fraction.length > places ? "…" : "";
  return `${grouped}${shown || cut ? "." : ""}${shown}${cut}`;
}
