/** Pays for a P-Chain transaction: selects coins, adds the change, and writes the signing document. */
import { decodeCb58, type TransferableOutput } from "@primary-network/codec";
import { type BaseTxFields, txFee, type UnsignedTx } from "@primary-network/codec/p";
import type { Coin } from "../../coin.ts";
import type { Context } from "../../context.ts";
import type { Authorization, SigningDocument } from "../../document/document.ts";
import type { Demand, Need } from "../../funding/demand.ts";
import { fund } from "../../funding/fund.ts";
import type { Where } from "../../owner.ts";
import { ensurePSize, pCosts, pQuote } from "../../quote.ts";
import { changeOf, draft, type Payer, signersOf } from "../draft.ts";

/** All zero: the id of the P-Chain, and of the Primary Network. */
export const EMPTY_ID: Uint8Array = new Uint8Array(32);

/** A transaction before its coins are selected. */
export interface Plan {
  readonly where: Where;
  readonly payer: Payer;
  readonly coins: readonly Coin[];
  readonly context: Context;
  /** Outputs besides the change. */
  readonly outputs?: readonly TransferableOutput[];
  /** Amounts that the transaction pays in other fields than `outputs`. */
  readonly needs?: readonly Need[];
  /** nAVAX to stake. */
  readonly stake?: bigint;
  /** Coins whose inputs `make` adds. */
  readonly spent?: readonly Coin[];
  /** Owner of the change, if it is not the payer's choice. */
  readonly change?: Demand["change"];
  readonly authorizations?: readonly Authorization[];
  /** Adds the fields of the type to inputs and outputs. */
  make(base: BaseTxFields, stake: TransferableOutput[]): Extract<UnsignedTx, BaseTxFields>;
}

/** Returns the asset id of AVAX. */
export const avaxOf = ({ avaxAssetId }: Context): Uint8Array => decodeCb58(avaxAssetId, 32);

/**
 * Pays for a transaction.
 *
 * @throws InsufficientFundsError, TooLargeError
 */
export function pay(plan: Plan): SigningDocument {
  const { where, payer, coins, context, outputs, needs, stake, spent = [], authorizations } = plan;
  const { config, price } = context.p;
  const funded = fund({
    coins: coins.filter(({ chain, source }) => chain === "P" && source === undefined),
    by: signersOf(where, payer),
    time: BigInt(context.time),
    avax: avaxOf(context),
    outputs,
    needs,
    stake,
    costs: pCosts(context.p),
    change: plan.change ?? changeOf(where, payer),
    make: ({ stake: staked, ...parts }) => {
      const memo = new Uint8Array(); // the network forbids memos since Durango
      return plan.make({ networkId: context.networkId, blockchainId: EMPTY_ID, ...parts, memo }, staked);
    },
    feeOf: (tx) => txFee(tx, config, BigInt(price)),
    ensureSize: (tx, inputs) => ensurePSize(tx, context.p, inputs + spent.length),
  });
  const { tx, burned } = funded;
  const fee = pQuote(tx, burned, context);
  return draft({ chain: "P", tx }, [...funded.coins, ...spent], context, fee, authorizations);
}
