/** Numbers of charts: few digits, and thousands, millions and so on by their letter. */

const compact = new Intl.NumberFormat("en", { notation: "compact", maximumSignificantDigits: 4 });

/** A number in at most four significant digits. */
export const numberText = (value: number): string =>
  Math.abs(value) < 1_000 ? String(Number(value.toPrecision(4))) : compact.format(value);

/** A share of 1 in percent, with at most two decimal places. @param share 0 to 1 */
export const shareText = (share: number): string => `${Math.round(share * 10_000) / 100} %`;
