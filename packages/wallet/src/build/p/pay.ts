/** Pays for a P-Chain transaction: selects coins, adds the change, and writes the signing document. */
import { decodeCb58, type TransferableInput, type TransferableOutput } from "@primary-network/codec";
import { type BaseTxFields, txFee, type UnsignedTx } from "@primary-network/codec/p";
import type { Coin } from "../../coin.ts";
import type { Context } from "../../context.ts";
import type { Demand, Need, Preference } from "../../demand.ts";
import type { Authorization, SigningDocument } from "../../document/document.ts";
import { TooLargeError } from "../../errors.ts";
import { sortInputs, sortOutputs } from "../../order.ts";
import type { Where } from "../../owner.ts";
import { ensurePSize, pCosts, pQuote } from "../../quote.ts";
import { select } from "../../select.ts";
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
  /** Owner of the change, if it is not the payer's. */
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
  try {
    return payWith(plan, "shared");
  } catch (error) {
    if (!(error instanceof TooLargeError)) throw error;
    return payWith(plan, "largest"); // fewer inputs
  }
}

function payWith(plan: Plan, preference: Preference): SigningDocument {
  const {
    where,
    payer,
    coins,
    context,
    outputs = [],
    needs = [],
    stake,
    spent: given = [],
    authorizations,
  } = plan;
  const avax = avaxOf(context);
  const baseOf = (inputs: TransferableInput[], all: readonly TransferableOutput[]): BaseTxFields => ({
    networkId: context.networkId,
    blockchainId: EMPTY_ID,
    outputs: sortOutputs(all),
    inputs,
    memo: new Uint8Array(), // the network forbids memos since Durango
  });
  const bare = plan.make(baseOf([], outputs), []);
  const paid = outputs.map(({ assetId, output }) => {
    return { assetId, amount: output.type === "LockOut" ? output.output.amount : output.amount };
  });
  const demand: Demand = {
    coins: coins.filter(({ chain, source }) => chain === "P" && source === undefined),
    by: signersOf(where, payer),
    time: BigInt(context.time),
    avax,
    needs: [...needs, ...paid],
    stake,
    baseFee: txFee(bare, context.p.config, BigInt(context.p.price)),
    costs: pCosts(context.p),
    change: plan.change ?? changeOf(where, payer),
    preference,
  };
  const { picked, change, stake: stakeOutputs, burned } = select(demand);
  const inputs = sortInputs(picked.map(({ input }) => input));
  const tx = plan.make(baseOf(inputs, [...outputs, ...change]), sortOutputs(stakeOutputs));
  ensurePSize(tx, context.p, inputs.length + given.length);
  const spent = [...picked.map(({ coin }) => coin), ...given];
  return draft({ chain: "P", tx }, spent, context, pQuote(tx, burned, context), authorizations);
}
