/** Pays for an X-Chain transaction: selects coins, adds the change, and writes the signing document. */
import {
  decodeCb58,
  type TransferableOutput,
  type TransferInput,
  type TransferOutput,
} from "@primary-network/codec";
import { type BaseTxFields, encodeUnsignedTx, type UnsignedTx } from "@primary-network/codec/x";
import type { Coin } from "../../coin.ts";
import type { Context } from "../../context.ts";
import type { Costs, Demand, Need, Preference } from "../../demand.ts";
import type { SigningDocument } from "../../document/document.ts";
import { spentPlaces, type Transaction } from "../../document/transaction.ts";
import { TooLargeError } from "../../errors.ts";
import { sortInputs, sortOutputs } from "../../order.ts";
import type { Where } from "../../owner.ts";
import { select } from "../../select.ts";
import { changeOf, draft, type Payer, signersOf } from "../draft.ts";

type Plain = TransferableOutput<TransferOutput>;

/** A transaction before its coins are selected. */
export interface Plan {
  readonly where: Where;
  readonly payer: Payer;
  readonly coins: readonly Coin[];
  readonly context: Context;
  /** Fee in nAVAX. */
  readonly fee: bigint;
  /** Outputs besides the change. */
  readonly outputs?: readonly Plain[];
  /** Amounts that the transaction pays in other fields than `outputs`. Negative for what it imports. */
  readonly needs?: readonly Need[];
  /** Coins whose inputs `make` adds. */
  readonly spent?: readonly Coin[];
  /** Owner of the change, if it is not the payer's. */
  readonly change?: Demand["change"];
  /** Adds the fields of the type to inputs and outputs. */
  make(base: BaseTxFields): UnsignedTx;
}

/** Parts of an X-Chain transaction cost nothing: its fee is fixed. */
const FREE: Costs = { input: () => 0n, output: () => 0n };
/** Largest signed transaction that nodes pass on. */
const MAX_TX_BYTES = 65_536;
/** Bytes of a credential without signatures, and of a signature. */
const [CREDENTIAL, SIGNATURE] = [8, 65];

/**
 * Pays for a transaction.
 *
 * @throws InsufficientFundsError, TooLargeError
 */
export function pay(plan: Plan): SigningDocument {
  try {
    return payWith(plan, "shared");
  } catch (error) {
    if (!(error instanceof TooLargeError)) throw error;
    return payWith(plan, "largest"); // fewer inputs
  }
}

function payWith(plan: Plan, preference: Preference): SigningDocument {
  const { where, payer, coins, context, fee, outputs = [], needs = [], spent = [] } = plan;
  const { picked, change, burned } = select({
    coins: coins.filter(({ chain, source }) => chain === "X" && source === undefined),
    by: signersOf(where, payer),
    time: BigInt(context.time),
    avax: decodeCb58(context.avaxAssetId, 32),
    needs: [...needs, ...outputs.map(({ assetId, output: { amount } }) => ({ assetId, amount }))],
    baseFee: fee,
    costs: FREE,
    change: plan.change ?? changeOf(where, payer),
    preference,
  });
  const tx = plan.make({
    networkId: context.networkId,
    blockchainId: decodeCb58(context.chains.X, 32),
    outputs: sortOutputs([...outputs, ...(change as readonly Plain[])]), // nothing is locked here
    inputs: sortInputs(picked.map(({ input }) => ({ ...input, input: input.input as TransferInput }))),
    memo: new Uint8Array(), // the network forbids memos since Durango
  });
  ensureSize({ chain: "X", tx });
  const all = [...picked.map(({ coin }) => coin), ...spent];
  return draft({ chain: "X", tx }, all, context, { assetId: context.avaxAssetId, burned: burned.toString() });
}

/** Throws unless nodes pass a transaction on. */
function ensureSize(transaction: Extract<Transaction, { chain: "X" }>): void {
  const places = spentPlaces(transaction);
  const signatures = places.reduce((sum, { signatureIndices }) => sum + signatureIndices.length, 0);
  const bytes =
    encodeUnsignedTx(transaction.tx).length + 4 + CREDENTIAL * places.length + SIGNATURE * signatures;
  if (bytes > MAX_TX_BYTES) throw new TooLargeError(places.length, `${MAX_TX_BYTES} bytes`);
}

/** Fee of every type but CreateAssetTx. */
export const txFeeOf = ({ x }: Context): bigint => BigInt(x.txFee);
