/** Transfers between accounts of the C-Chain and the other chains. */
import { decodeCb58 } from "@primary-network/codec";
import {
  type ExportTx,
  encodeUnsignedAtomicTx,
  type ImportTx,
  type UnsignedAtomicTx,
} from "@primary-network/codec/c";
import { parseEvmAddress, ValidationError } from "@primary-network/core/ids";
import type { Coin } from "../../coin.ts";
import type { Context } from "../../context.ts";
import type { Quote, SigningDocument } from "../../document/document.ts";
import { InsufficientFundsError } from "../../errors.ts";
import { sortOutputs } from "../../order.ts";
import { uint64, Where } from "../../owner.ts";
import { outputsOf, type Payment } from "../amounts.ts";
import { arrivedFrom, sumsOf } from "../arrived.ts";
import { draft, signersOf } from "../draft.ts";

/** Gas of an atomic transaction: a base amount, per byte and per signature. */
const GAS = { tx: 10_000n, byte: 1n, signature: 1_000n };
/** wei in one nAVAX: the C-Chain counts AVAX in eighteen decimals, the other chains in nine. */
const WEI = 1_000_000_000n;
/** Gas of the inputs of an import. A block has 100,000 for its atomic transactions. */
const MAX_INPUT_GAS = 75_000;

/** Gas of an imported input: its bytes and signatures. */
const gasOfInput = (signatures: number): number => 84 + (4 + Number(GAS.signature)) * signatures;

function gasOf(tx: UnsignedAtomicTx): bigint {
  const signatures =
    tx.type === "ExportTx"
      ? tx.inputs.length
      : tx.importedInputs.reduce((sum, { input }) => sum + input.signatureIndices.length, 0);
  return GAS.tx + GAS.byte * BigInt(encodeUnsignedAtomicTx(tx).length) + GAS.signature * BigInt(signatures);
}

/** nAVAX for gas, rounded up. */
const feeOf = (gas: bigint, { c }: Context): bigint => (gas * BigInt(c.baseFee) + WEI - 1n) / WEI;

const quoteOf = (gas: bigint, burned: bigint, { avaxAssetId, c }: Context): Quote => {
  return { assetId: avaxAssetId, burned: burned.toString(), gas: gas.toString(), price: c.baseFee };
};

/** Throws unless the price of gas is known. `readContext` gives 0 for a node without the C-Chain's RPC. */
const ensurePrice = ({ networkId, c }: Context, operation: string): void =>
  new Where(operation, networkId)
    .at("context.c.baseFee")
    .ensure(BigInt(c.baseFee) > 0n, "must be above 0: nothing is accepted without a fee");

const chainIdOf = ({ chains }: Context, chain: "P" | "X"): Uint8Array =>
  chain === "P" ? new Uint8Array(32) : decodeCb58(chains.X, 32);

function accountOf(where: Where, text: string): Uint8Array {
  try {
    return parseEvmAddress(text);
  } catch (error) {
    if (error instanceof ValidationError) throw where.refuse(error.rule);
    throw error;
  }
}

/** Export from an account of the C-Chain. */
export interface ExportIntent {
  /** Account that pays, and its state. */
  readonly account: {
    /** Address, such as `0x8db9…`. Its key signs. */
    readonly address: string;
    /** Next nonce of the account, with its pending transactions: `eth_getTransactionCount`. */
    readonly nonce: number | bigint;
    /** Balance in wei: `eth_getBalance`. Checked before anything is signed. */
    readonly balance: bigint;
  };
  /** Chain on which the receivers import the payments. */
  readonly destination: "P" | "X";
  /** Payments of AVAX in nAVAX, at least one. */
  readonly payments: readonly Omit<Payment, "assetId">[];
}

/**
 * Builds an export from the C-Chain (ExportTx). The receivers then import the payments on the other chain, which
 * costs its own fee.
 *
 * @throws ValidationError, or InsufficientFundsError if the account's balance is too small.
 * @example
 * const account = { address: "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC", nonce: 0, balance: 10n ** 18n };
 * const document = build.c.exportTo({ account, destination: "P", payments: [{ to: alice, amount: 1_000n }] }, context);
 */
export function exportTo(intent: ExportIntent, context: Context): SigningDocument {
  const where = new Where("build.c.exportTo", context.networkId);
  ensurePrice(context, "build.c.exportTo");
  const { destination, account } = intent;
  where.at("destination").ensure(destination === "P" || destination === "X", "must be P or X");
  const assetId = decodeCb58(context.avaxAssetId, 32);
  const exportedOutputs = sortOutputs(outputsOf(where.at("payments"), intent.payments, assetId));
  const paid = exportedOutputs.reduce((sum, { output }) => sum + output.amount, 0n);
  const make = (amount: bigint): ExportTx => ({
    type: "ExportTx",
    networkId: context.networkId,
    blockchainId: decodeCb58(context.chains.C, 32),
    destinationChain: chainIdOf(context, destination),
    inputs: [
      {
        address: accountOf(where.at("account").at("address"), account.address),
        amount,
        assetId,
        nonce: uint64(where.at("account").at("nonce"), account.nonce),
      },
    ],
    exportedOutputs,
  });
  const gas = gasOf(make(paid)); // does not depend on amounts
  const fee = feeOf(gas, context);
  const available = account.balance / WEI;
  if (available < paid + fee) {
    const none = { locked: 0n, shared: 0n, dust: 0n };
    throw new InsufficientFundsError(
      { assetId: context.avaxAssetId, needed: paid + fee, available, ...none },
      "nAVAX",
    );
  }
  return draft({ chain: "C", tx: make(paid + fee) }, [], context, quoteOf(gas, fee, context));
}

/** Import into an account of the C-Chain. */
export interface ImportIntent {
  /** Addresses that will sign, one or several. */
  readonly from: string | readonly string[];
  /** Chain that exported. */
  readonly source: "P" | "X";
  /** Account that receives everything but the fee, such as `0x8db9…`. */
  readonly to: string;
}

/**
 * Builds an import on the C-Chain (ImportTx). It imports coins of AVAX with up to 75,000 gas, which is some 68
 * signatures, the largest first, and pays the fee from them.
 *
 * @param coins - Coins of the C-Chain whose `source` is the exporting chain.
 * @throws ValidationError, WalletError if there is nothing to import, InsufficientFundsError if it is worth less
 * than the fee.
 * @example
 * const document = build.c.importFrom({ from: alice, source: "P", to: "0x8db9…" }, coins, context);
 */
export function importFrom(intent: ImportIntent, coins: readonly Coin[], context: Context): SigningDocument {
  const where = new Where("build.c.importFrom", context.networkId);
  ensurePrice(context, "build.c.importFrom");
  const { source } = intent;
  where.at("source").ensure(source === "P" || source === "X", "must be P or X");
  const address = accountOf(where.at("to"), intent.to);
  const assetId = decodeCb58(context.avaxAssetId, 32);
  const arrived = arrivedFrom({
    coins,
    chain: "C",
    source,
    by: signersOf(where, intent),
    time: BigInt(context.time),
    avax: assetId,
    cost: (signatures) => feeOf(BigInt(gasOfInput(signatures)), context),
    size: gasOfInput,
    room: MAX_INPUT_GAS,
    onlyAvax: true,
  });
  const available = sumsOf(arrived).reduce((sum, { amount }) => sum + amount, 0n);
  const make = (amount: bigint): ImportTx => ({
    type: "ImportTx",
    networkId: context.networkId,
    blockchainId: decodeCb58(context.chains.C, 32),
    sourceChain: chainIdOf(context, source),
    importedInputs: arrived.map(({ input }) => input),
    outputs: [{ address, amount, assetId }],
  });
  const gas = gasOf(make(available)); // does not depend on amounts
  const fee = feeOf(gas, context);
  if (available <= fee) {
    const none = { locked: 0n, shared: 0n, dust: 0n };
    throw new InsufficientFundsError(
      { assetId: context.avaxAssetId, needed: fee + 1n, available, ...none },
      "nAVAX",
    );
  }
  const spent = arrived.map(({ coin }) => coin);
  return draft({ chain: "C", tx: make(available - fee) }, spent, context, quoteOf(gas, fee, context));
}
