/** The worth of an amount of a token. */

/**
 * Amount times price, with all digits: decimal, without zeros at its end.
 *
 * @param amount decimal, in the smallest unit of the token
 * @param decimals of a whole token, from 0 on
 * @param price of a whole token, decimal such as `42.42`
 * @example tokenWorth("1500000", 6, "2.5") // "3.75"
 */
export function tokenWorth(amount: string, decimals: number, price: string): string {
  const [whole = "0", part = ""] = price.split(".");
  const scale = decimals + part.length;
  const digits = (BigInt(amount) * BigInt(whole + part)).toString().padStart(scale + 1, "0");
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, "");
  const integer = digits.slice(0, digits.length - scale);
  return scale === 0 || fraction === "" ? (scale === 0 ? digits : integer) : `${integer}.${fraction}`;
}
