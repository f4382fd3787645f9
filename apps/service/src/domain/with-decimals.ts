/** Writes an amount of smallest units as decimal text of whole units. */

/** @param value integer, such as `-1500`; with 3 decimals it is `-1.5`, without trailing zeros */
export function withDecimals(value: string, decimals: number): string {
  if (decimals === 0) return value;
  const [, sign = "", unsigned = ""] = /^(-?)(.*)$/.exec(value) ?? [];
  const digits = unsigned.padStart(decimals + 1, "0");
  const fraction = digits.slice(-decimals).replace(/0+$/, "");
  return `${sign}${digits.slice(0, -decimals)}${fraction === "" ? "" : `.${fraction}`}`;
}
