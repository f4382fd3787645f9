/** Lists of amounts: exact in smallest units for programs, in whole units with their symbol for people. */
import { formatUnits } from "@primary-network/data";
import { grouped } from "../columns.ts";

/** An amount of one asset. */
export interface Amount {
  /** Smallest units. */
  readonly amount: string;
  /** Decimal places of a whole unit. */
  readonly decimals: number;
  readonly symbol: string;
}

/** An amount that addresses give or get. */
export interface Moved extends Amount {
  readonly addresses: readonly string[];
}

/** An asset as the services name it. */
interface Asset {
  readonly amount: string;
  readonly denomination: number;
  readonly symbol: string;
}

/** The amount of an asset. */
export const amountOf = ({ amount, denomination: decimals, symbol }: Asset): Amount => ({
  amount,
  decimals,
  symbol,
});

/** For people: `1,234.5 AVAX`. */
export const amountText = ({ amount, decimals, symbol }: Amount): string =>
  `${grouped(formatUnits(amount, decimals))} ${symbol}`;

/** For people: `1,234.5 AVAX avax1…`. */
export const movedText = (moved: Moved): string => `${amountText(moved)} ${moved.addresses.join("+")}`;

/** A list, or nothing for an empty one. */
export const orNone = <T>(list: readonly T[] | undefined): readonly T[] | undefined =>
  list?.length ? list : undefined;
