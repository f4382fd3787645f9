/** Operations on assets of the X-Chain: minting, NFTs and properties. */
import type { Operation, Output } from "@primary-network/codec/x";
import { availabilityOf, type Coin, ownersOfCoin, signingIndices } from "../../coin.ts";
import type { Context } from "../../context.ts";
import type { SigningDocument } from "../../document/document.ts";
import { WalletError } from "../../errors.ts";
import { equalBytes } from "../../order.ts";
import { type OwnerLike, ownersOf, uint64, Where } from "../../owner.ts";
import { idOf } from "../amounts.ts";
import { type Payer, signersOf } from "../draft.ts";
import { pay, txFeeOf } from "./pay.ts";

/** An operation on an asset. */
export interface AssetIntent extends Payer {
  /** Id of the asset in cb58. */
  readonly assetId: string;
}

/** New units of an asset. */
export interface MintIntent extends AssetIntent {
  /** Receiver. */
  readonly to: OwnerLike;
  /** Units. At least 1. */
  readonly amount: bigint;
}

/**
 * Builds the minting of units of an asset (OperationTx). The signers keep the right to mint.
 *
 * @throws ValidationError, InsufficientFundsError, or WalletError if no coin is a right that the signers can use.
 * @example
 * const document = build.x.mint({ from: alice, assetId, to: bob, amount: 100n }, coins, context);
 */
export function mint(intent: MintIntent, coins: readonly Coin[], context: Context): SigningDocument {
  const where = new Where("build.x.mint", context.networkId);
  const amount = uint64(where.at("amount"), intent.amount, 1n);
  const to = ownersOf(where.at("to"), intent.to);
  return operate(where, intent, coins, context, "MintOutput", (mintOutput, signatureIndices) => ({
    type: "MintOperation",
    mintInput: { signatureIndices },
    mintOutput,
    transferOutput: { type: "TransferOutput", amount, ...to },
  }));
}

/** New NFTs with the same content, one for each owner. */
export interface MintNftIntent extends AssetIntent {
  /** Group of the right. @default the group of the first right among the coins */
  readonly groupId?: number | undefined;
  /** Content: at most 1024 bytes. A text is encoded as UTF-8. */
  readonly payload: string | Uint8Array;
  /** Owners, at least one. Each gets one NFT. */
  readonly to: readonly OwnerLike[];
}

/**
 * Builds the minting of NFTs (OperationTx). It uses the right up.
 *
 * @throws ValidationError, InsufficientFundsError, or WalletError if no coin is a right that the signers can use.
 * @example
 * const document = build.x.mintNft({ from: alice, assetId, payload: "first", to: [alice, bob] }, coins, context);
 */
export function mintNft(intent: MintNftIntent, coins: readonly Coin[], context: Context): SigningDocument {
  const where = new Where("build.x.mintNft", context.networkId);
  const payload =
    typeof intent.payload === "string" ? new TextEncoder().encode(intent.payload) : intent.payload;
  where.at("payload").ensure(payload.length <= 1024, "must be at most 1024 bytes");
  where.at("to").ensure(intent.to.length > 0, "must name at least one owner");
  const owners = intent.to.map((owner, at) => ownersOf(where.at("to").at(at), owner));
  const isGroup = ({ groupId }: { groupId: number }) =>
    intent.groupId === undefined || groupId === intent.groupId;
  return operate(
    where,
    intent,
    coins,
    context,
    "NftMintOutput",
    ({ groupId }, signatureIndices) => {
      return { type: "NftMintOperation", mintInput: { signatureIndices }, groupId, payload, owners };
    },
    isGroup,
  );
}

/** Transfer of an NFT. */
export interface TransferNftIntent extends AssetIntent {
  /** Group of the NFT. @default the group of the first NFT among the coins */
  readonly groupId?: number | undefined;
  /** New owner. */
  readonly to: OwnerLike;
}

/**
 * Builds the transfer of an NFT (OperationTx).
 *
 * @throws ValidationError, InsufficientFundsError, or WalletError if no coin is such an NFT of the signers.
 * @example
 * const document = build.x.transferNft({ from: alice, assetId, to: bob }, coins, context);
 */
export function transferNft(
  intent: TransferNftIntent,
  coins: readonly Coin[],
  context: Context,
): SigningDocument {
  const where = new Where("build.x.transferNft", context.networkId);
  const to = ownersOf(where.at("to"), intent.to);
  const isGroup = ({ groupId }: { groupId: number }) =>
    intent.groupId === undefined || groupId === intent.groupId;
  return operate(
    where,
    intent,
    coins,
    context,
    "NftTransferOutput",
    ({ type, groupId, payload }, signatureIndices) => {
      return {
        type: "NftTransferOperation",
        input: { signatureIndices },
        output: { type, groupId, payload, ...to },
      };
    },
    isGroup,
  );
}

/** A new owner of a property. */
export interface MintPropertyIntent extends AssetIntent {
  /** New owner. */
  readonly to: OwnerLike;
}

/**
 * Builds a new owner of a property (OperationTx). The signers keep the right to make more.
 *
 * @throws ValidationError, InsufficientFundsError, or WalletError if no coin is a right that the signers can use.
 * @example
 * const document = build.x.mintProperty({ from: alice, assetId, to: bob }, coins, context);
 */
export function mintProperty(
  intent: MintPropertyIntent,
  coins: readonly Coin[],
  context: Context,
): SigningDocument {
  const where = new Where("build.x.mintProperty", context.networkId);
  const to = ownersOf(where.at("to"), intent.to);
  return operate(where, intent, coins, context, "PropertyMintOutput", (mintOutput, signatureIndices) => ({
    type: "PropertyMintOperation",
    mintInput: { signatureIndices },
    mintOutput,
    ownedOutput: { type: "PropertyOwnedOutput", ...to },
  }));
}

/**
 * Builds the end of an ownership of a property (OperationTx).
 *
 * @throws ValidationError, InsufficientFundsError, or WalletError if no coin is such an ownership of the signers.
 * @example
 * const document = build.x.burnProperty({ from: alice, assetId }, coins, context);
 */
export function burnProperty(intent: AssetIntent, coins: readonly Coin[], context: Context): SigningDocument {
  const where = new Where("build.x.burnProperty", context.networkId);
  return operate(where, intent, coins, context, "PropertyOwnedOutput", (_output, signatureIndices) => {
    return { type: "PropertyBurnOperation", input: { signatureIndices } };
  });
}

type OfType<Type extends Output["type"]> = Extract<Output, { type: Type }>;

/** Performs one operation on the first fitting output that the signers can use. */
function operate<Type extends Output["type"]>(
  where: Where,
  intent: AssetIntent,
  coins: readonly Coin[],
  context: Context,
  type: Type,
  make: (output: OfType<Type>, signatureIndices: number[]) => Operation,
  fits: (output: OfType<Type>) => boolean = () => true,
): SigningDocument {
  const assetId = idOf(where.at("assetId"), intent.assetId);
  const by = signersOf(where, intent);
  const coin = coins.find(({ chain, source, assetId: asset, output }) => {
    if (chain !== "X" || source !== undefined || output.type !== type || !equalBytes(asset, assetId))
      return false;
    const isFree = availabilityOf({ output }, by, BigInt(context.time)) === "now";
    return isFree && fits(output as OfType<Type>); // its type was just compared
  });
  if (coin === undefined) {
    throw new WalletError(`no coin is a ${type} of ${intent.assetId} that these signers can use now`);
  }
  const { txId, outputIndex, output } = coin;
  const signatureIndices = signingIndices(ownersOfCoin(coin), by) as number[]; // it is available
  const operations = [
    { assetId, utxoIds: [{ txId, outputIndex }], operation: make(output as OfType<Type>, signatureIndices) },
  ];
  return pay({
    where,
    payer: intent,
    coins,
    context,
    fee: txFeeOf(context),
    spent: [coin],
    make: (base) => ({ type: "OperationTx", ...base, operations }),
  });
}
