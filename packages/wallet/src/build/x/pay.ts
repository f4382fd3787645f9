/** Pays for an X-Chain transaction: selects coins, adds the change, and writes the signing document. */
import {
  decodeCb58,
  type TransferableInput,
  type TransferableOutput,
  type TransferInput,
  type TransferOutput,
} from "@primary-network/codec";
import { type BaseTxFields, encodeUnsignedTx, type UnsignedTx } from "@primary-network/codec/x";
import type { Coin } from "../../coin.ts";
import type { Context } from "../../context.ts";
import type { SigningDocument } from "../../document/document.ts";
import { spentPlaces, type Transaction } from "../../document/transaction.ts";
import { TooLargeError } from "../../errors.ts";
import { type Demand, FREE, type Need } from "../../funding/demand.ts";
import { fund } from "../../funding/fund.ts";
import type { Where } from "../../owner.ts";
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
  /** Owner of the change, if it is not the payer's choice. */
  readonly change?: Demand["change"];
  /** Adds the fields of the type to inputs and outputs. */
  make(base: BaseTxFields): UnsignedTx;
}

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
  const { where, payer, coins, context, fee, outputs, needs, spent = [] } = plan;
  const {
    tx,
    coins: selected,
    burned,
  } = fund({
    coins: coins.filter(({ chain, source }) => chain === "X" && source === undefined),
    by: signersOf(where, payer),
    time: BigInt(context.time),
    avax: decodeCb58(context.avaxAssetId, 32),
    outputs,
    needs,
    costs: FREE,
    change: plan.change ?? changeOf(where, payer),
    make: ({ inputs, outputs: all }) =>
      plan.make({
        networkId: context.networkId,
        blockchainId: decodeCb58(context.chains.X, 32),
        outputs: all as Plain[], // nothing is locked here
        inputs: inputs as TransferableInput<TransferInput>[],
        memo: new Uint8Array(), // the network forbids memos since Durango
      }),
    feeOf: () => fee,
    ensureSize: (made) => ensureSize({ chain: "X", tx: made }),
  });
  const quote = { assetId: context.avaxAssetId, burned: burned.toString() };
  return draft({ chain: "X", tx }, [...selected, ...spent], context, quote);
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
