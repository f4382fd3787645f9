/** Pays for a transaction of any type: selects coins, adds the change, and sorts inputs and outputs as nodes demand. */
import type { TransferableInput, TransferableOutput } from "@primary-network/codec";
import type { Coin } from "../coin.ts";
import { TooLargeError } from "../errors.ts";
import { compareOrigins, sortOutputs } from "../order.ts";
import type { Demand, Need, Preference } from "./demand.ts";
import { select } from "./select.ts";

/** Parts of a transaction that its payment decides. */
export interface Parts {
  /** Inputs that spend the selected coins. */
  readonly inputs: TransferableInput[];
  /** The given outputs and the change. */
  readonly outputs: TransferableOutput[];
  /** Outputs that are staked. */
  readonly stake: TransferableOutput[];
}

/** A transaction before its coins are selected. */
export interface Funding<Tx> extends Omit<Demand, "baseFee" | "needs" | "preference"> {
  /** Outputs besides the change. @default none */
  readonly outputs?: readonly TransferableOutput[] | undefined;
  /** Amounts that it pays in other fields than `outputs`. Negative for what it imports. @default none */
  readonly needs?: readonly Need[] | undefined;
  /** Makes the transaction of its parts. */
  make(parts: Parts): Tx;
  /** Fee in nAVAX of the transaction without selected inputs, change and stake. */
  feeOf(tx: Tx): bigint;
  /** Throws a `TooLargeError` if the network refuses the size. Fewer and larger coins are selected then. */
  ensureSize?(tx: Tx, inputs: number): void;
}

/** A transaction that is paid for. */
export interface Funded<Tx> {
  /** Transaction with all its parts, unsigned. */
  readonly tx: Tx;
  /** Selected coins, in the order of their inputs. */
  readonly coins: readonly Coin[];
  /** nAVAX that the transaction burns. */
  readonly burned: bigint;
}

/**
 * Pays for a transaction of any type. The builders use it, and so can a program that makes a type they do not know.
 *
 * @throws InsufficientFundsError, TooLargeError
 * @example
 * const { tx } = fund({
 *   ...{ coins, by: [mine], time: now, avax, change: owners, outputs, costs: pCosts(context.p) },
 *   make: ({ inputs, outputs }) => ({ type: "BaseTx" as const, ...ids, memo, inputs, outputs }),
 *   feeOf: (bare) => txFee(bare, context.p.config, BigInt(context.p.price)),
 * });
 */
export function fund<Tx>(funding: Funding<Tx>): Funded<Tx> {
  try {
    return fundWith(funding, "shared");
  } catch (error) {
    if (!(error instanceof TooLargeError)) throw error;
    return fundWith(funding, "largest"); // fewer inputs
  }
}

function fundWith<Tx>(funding: Funding<Tx>, preference: Preference): Funded<Tx> {
  const { outputs = [], needs = [] } = funding;
  const paid = outputs.map(({ assetId, output }) => {
    return { assetId, amount: output.type === "LockOut" ? output.output.amount : output.amount };
  });
  const bare = funding.make({ inputs: [], outputs: sortOutputs(outputs), stake: [] });
  const { picked, change, stake, burned } = select({
    ...funding,
    needs: [...needs, ...paid],
    baseFee: funding.feeOf(bare),
    preference,
  });
  const spent = picked.toSorted((left, right) => compareOrigins(left.coin, right.coin));
  const tx = funding.make({
    inputs: spent.map(({ input }) => input),
    outputs: sortOutputs([...outputs, ...change]),
    stake: sortOutputs(stake),
  });
  funding.ensureSize?.(tx, spent.length);
  return { tx, coins: spent.map(({ coin }) => coin), burned };
}
