/** Transfers on the P-Chain, and between it and the other chains. */
import { decodeCb58, type TransferableOutput } from "@primary-network/codec";
import type { Coin } from "../../coin.ts";
import type { Context } from "../../context.ts";
import type { SigningDocument } from "../../document/document.ts";
import { InsufficientFundsError } from "../../errors.ts";
import { equalBytes, sortOutputs } from "../../order.ts";
import { type OwnerLike, Where } from "../../owner.ts";
import { pCosts } from "../../quote.ts";
import { outputsOf, type Payment } from "../amounts.ts";
import { arrivedFrom, receiverOf, sumsOf } from "../arrived.ts";
import { type Payer, signersOf } from "../draft.ts";
import { avaxOf, pay } from "./pay.ts";

/** Payments on the P-Chain. */
export interface BaseIntent extends Payer {
  /** Payments, at least one. */
  readonly payments: readonly Payment[];
}

/**
 * Builds a transfer on the P-Chain (BaseTx).
 *
 * @param coins - Unspent outputs, of which the needed ones are selected.
 * @throws ValidationError, InsufficientFundsError, TooLargeError
 * @example
 * const document = build.p.base({ from: alice, payments: [{ to: bob, amount: 1_000_000_000n }] }, coins, context);
 */
export function base(intent: BaseIntent, coins: readonly Coin[], context: Context): SigningDocument {
  const where = new Where("build.p.base", context.networkId);
  const outputs = outputsOf(where.at("payments"), intent.payments, avaxOf(context));
  return pay({
    where,
    payer: intent,
    coins,
    context,
    outputs,
    make: (fields) => ({ type: "BaseTx", ...fields }),
  });
}

/** Payments to another chain. */
export interface ExportIntent extends Payer {
  /** Chain on which the receivers import the payments. */
  readonly destination: "X" | "C";
  /** Payments, at least one. */
  readonly payments: readonly Payment[];
}

/** Returns the id of the X- or C-Chain. */
export const chainIdOf = ({ chains }: Context, chain: "X" | "C"): Uint8Array => decodeCb58(chains[chain], 32);

/**
 * Builds an export from the P-Chain (ExportTx). The receivers then import the payments on the other chain, which
 * costs its own fee.
 *
 * @throws ValidationError, InsufficientFundsError, TooLargeError
 * @example
 * const intent = { from: alice, destination: "C" as const, payments: [{ to: alice, amount: 1_000_000_000n }] };
 * const document = build.p.exportTo(intent, coins, context);
 */
export function exportTo(intent: ExportIntent, coins: readonly Coin[], context: Context): SigningDocument {
  const where = new Where("build.p.exportTo", context.networkId);
  const { destination } = intent;
  where.at("destination").ensure(destination === "X" || destination === "C", "must be X or C");
  const exportedOutputs = sortOutputs(outputsOf(where.at("payments"), intent.payments, avaxOf(context)));
  const needs = exportedOutputs.map(({ assetId, output: { amount } }) => ({ assetId, amount }));
  const destinationChain = chainIdOf(context, destination);
  return pay({
    where,
    payer: intent,
    coins,
    context,
    needs,
    make: (fields) => ({ type: "ExportTx", ...fields, destinationChain, exportedOutputs }),
  });
}

/** Import of everything that another chain exported to the signers. */
export interface ImportIntent extends Payer {
  /** Chain that exported. */
  readonly source: "X" | "C";
  /** Receiver of everything but the fee. @default the owner of what was exported. Must be given if there are several. */
  readonly to?: OwnerLike | undefined;
}

/**
 * Builds an import on the P-Chain (ImportTx). It imports as many coins as fit into a block, the most valuable
 * first, and pays the fee from them. If they are not enough, it takes other coins for the fee.
 *
 * @param coins - Coins whose `source` is the exporting chain, and coins of the P-Chain for the fee.
 * @throws ValidationError, InsufficientFundsError, or WalletError if there is nothing to import.
 * @example
 * const document = build.p.importFrom({ from: alice, source: "C" }, coins, context);
 */
export function importFrom(intent: ImportIntent, coins: readonly Coin[], context: Context): SigningDocument {
  const where = new Where("build.p.importFrom", context.networkId);
  const { source } = intent;
  where.at("source").ensure(source === "X" || source === "C", "must be X or C");
  const by = signersOf(where, intent);
  const [avax, costs, time] = [avaxOf(context), pCosts(context.p), BigInt(context.time)];
  const cost = (signatures: number) => costs.input(signatures, false);
  // Half of a block, so that it soon has room in a full network.
  const room = Number((BigInt(context.p.config.maxCapacity) * BigInt(context.p.price)) / 2n);
  const size = (signatures: number) => Number(cost(signatures));
  const imported = arrivedFrom({ coins, chain: "P", source, by, time, avax, cost, size, room });
  const to = receiverOf(where.at("to"), intent.to, imported);
  const outputs: TransferableOutput[] = [];
  let credit = 0n;
  for (const { assetId, amount } of sumsOf(imported)) {
    if (equalBytes(assetId, avax)) credit += amount;
    else outputs.push({ assetId, output: { type: "TransferOutput", amount, ...to } });
  }
  const sourceChain = chainIdOf(context, source);
  const plan = {
    where,
    payer: intent,
    context,
    outputs,
    spent: imported.map(({ coin }) => coin),
    // The imported amounts pay for the outputs of their assets.
    needs: [
      ...outputs.map(({ assetId, output }) => ({
        assetId,
        amount: output.type === "TransferOutput" ? -output.amount : 0n,
      })),
      { assetId: avax, amount: -credit },
    ],
    make: (fields: Parameters<Parameters<typeof pay>[0]["make"]>[0]) => ({
      type: "ImportTx" as const,
      ...fields,
      sourceChain,
      importedInputs: imported.map(({ input }) => input),
    }),
  };
  try {
    return pay({ ...plan, coins: [], change: to });
  } catch (error) {
    if (!(error instanceof InsufficientFundsError)) throw error;
    return pay({ ...plan, coins });
  }
}
