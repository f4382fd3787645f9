/** Transfers on the X-Chain, and between it and the other chains. */
import { decodeCb58, type TransferableOutput, type TransferOutput } from "@primary-network/codec";
import type { BaseTxFields } from "@primary-network/codec/x";
import type { Coin } from "../../coin.ts";
import type { Context } from "../../context.ts";
import type { SigningDocument } from "../../document/document.ts";
import { InsufficientFundsError } from "../../errors.ts";
import { equalBytes, sortOutputs } from "../../order.ts";
import { type OwnerLike, Where } from "../../owner.ts";
import { outputsOf, type Payment } from "../amounts.ts";
import { arrivedFrom, receiverOf, sumsOf } from "../arrived.ts";
import { type Payer, signersOf } from "../draft.ts";
import { pay, txFeeOf } from "./pay.ts";

/** Payments on the X-Chain. */
export interface BaseIntent extends Payer {
  /** Payments, at least one. */
  readonly payments: readonly Payment[];
}

/**
 * Builds a transfer on the X-Chain (BaseTx).
 *
 * @param coins - Unspent outputs, of which the needed ones are selected.
 * @throws ValidationError, InsufficientFundsError, TooLargeError
 * @example
 * const document = build.x.base({ from: alice, payments: [{ to: bob, amount: 5n, assetId }] }, coins, context);
 */
export function base(intent: BaseIntent, coins: readonly Coin[], context: Context): SigningDocument {
  const where = new Where("build.x.base", context.networkId);
  const outputs = outputsOf(where.at("payments"), intent.payments, decodeCb58(context.avaxAssetId, 32));
  const fee = txFeeOf(context);
  return pay({
    where,
    payer: intent,
    coins,
    context,
    fee,
    outputs,
    make: (fields) => ({ type: "BaseTx", ...fields }),
  });
}

/** Payments to another chain. */
export interface ExportIntent extends Payer {
  /** Chain on which the receivers import the payments. */
  readonly destination: "P" | "C";
  /** Payments, at least one. */
  readonly payments: readonly Payment[];
}

const chainIdOf = ({ chains }: Context, chain: "P" | "C"): Uint8Array =>
  chain === "P" ? new Uint8Array(32) : decodeCb58(chains.C, 32);

/**
 * Builds an export from the X-Chain (ExportTx). The receivers then import the payments on the other chain, which
 * costs its own fee.
 *
 * @throws ValidationError, InsufficientFundsError, TooLargeError
 * @example
 * const intent = { from: alice, destination: "P" as const, payments: [{ to: alice, amount: 1_000_000_000n }] };
 * const document = build.x.exportTo(intent, coins, context);
 */
export function exportTo(intent: ExportIntent, coins: readonly Coin[], context: Context): SigningDocument {
  const where = new Where("build.x.exportTo", context.networkId);
  const { destination } = intent;
  where.at("destination").ensure(destination === "P" || destination === "C", "must be P or C");
  const avax = decodeCb58(context.avaxAssetId, 32);
  const exportedOutputs = sortOutputs(outputsOf(where.at("payments"), intent.payments, avax));
  return pay({
    where,
    payer: intent,
    coins,
    context,
    fee: txFeeOf(context),
    needs: exportedOutputs.map(({ assetId, output: { amount } }) => ({ assetId, amount })),
    make: (fields) => ({
      type: "ExportTx",
      ...fields,
      destinationChain: chainIdOf(context, destination),
      exportedOutputs,
    }),
  });
}

/** Import of everything that another chain exported to the signers. */
export interface ImportIntent extends Payer {
  /** Chain that exported. */
  readonly source: "P" | "C";
  /** Receiver of everything but the fee. @default the owner of what was exported. Must be given if there are several. */
  readonly to?: OwnerLike | undefined;
}

/** Signatures of an import, which stays below the size limit of a transaction with them. */
const MAX_SIGNATURES = 256;

/**
 * Builds an import on the X-Chain (ImportTx). It imports coins for up to 256 signatures, AVAX and the largest
 * first, and pays the fee from them. If they are not enough, it takes other coins for the fee.
 *
 * @param coins - Coins whose `source` is the exporting chain, and coins of the X-Chain for the fee.
 * @throws ValidationError, InsufficientFundsError, or WalletError if there is nothing to import.
 * @example
 * const document = build.x.importFrom({ from: alice, source: "P" }, coins, context);
 */
export function importFrom(intent: ImportIntent, coins: readonly Coin[], context: Context): SigningDocument {
  const where = new Where("build.x.importFrom", context.networkId);
  const { source } = intent;
  where.at("source").ensure(source === "P" || source === "C", "must be P or C");
  const by = signersOf(where, intent);
  const avax = decodeCb58(context.avaxAssetId, 32);
  const arrived = arrivedFrom({
    coins,
    chain: "X",
    source,
    by,
    time: BigInt(context.time),
    avax,
    cost: () => 0n,
    size: (signatures) => signatures,
    room: MAX_SIGNATURES,
  });
  const to = receiverOf(where.at("to"), intent.to, arrived);
  const sums = sumsOf(arrived);
  const outputs = sums
    .filter(({ assetId }) => !equalBytes(assetId, avax))
    .map(({ assetId, amount }): TransferableOutput<TransferOutput> => {
      return { assetId, output: { type: "TransferOutput", amount, ...to } };
    });
  const plan = {
    where,
    payer: intent,
    context,
    fee: txFeeOf(context),
    outputs,
    spent: arrived.map(({ coin }) => coin),
    needs: sums.map(({ assetId, amount }) => ({ assetId, amount: -amount })),
    make: (fields: BaseTxFields) => ({
      type: "ImportTx" as const,
      ...fields,
      sourceChain: chainIdOf(context, source),
      importedInputs: arrived.map(({ input }) => input),
    }),
  };
  try {
    return pay({ ...plan, coins: [], change: to });
  } catch (error) {
    if (!(error instanceof InsufficientFundsError)) throw error;
    return pay({ ...plan, coins });
  }
}
