/** Creation of an asset of the X-Chain. */
import type { InitialState, Output } from "@primary-network/codec/x";
import type { Coin } from "../../coin.ts";
import type { Context } from "../../context.ts";
import type { SigningDocument } from "../../document/document.ts";
import { sortXOutputs } from "../../order.ts";
import { type OwnerLike, ownersOf, uint32, uint64, Where } from "../../owner.ts";
import type { Payer } from "../draft.ts";
import { pay } from "./pay.ts";

/** First owner of units of a new asset. */
export interface AssetHolder {
  /** Owner of the units. */
  readonly to: OwnerLike;
  /** Units, at least 1. */
  readonly amount: bigint;
}

/** Owner who may mint NFTs of a group. */
export interface NftMinter {
  /** Owner of the right. */
  readonly owner: OwnerLike;
  /** Number of the group, 0 to 2^32 - 1. */
  readonly groupId: number;
}

/** A new asset. At least one of `holders`, `minters`, `nftMinters` and `propertyMinters` must be given. */
export interface CreateAssetIntent extends Payer {
  /** Name: 1 to 128 ASCII letters, digits and spaces, without spaces at its ends. */
  readonly name: string;
  /** Symbol: 1 to 4 upper-case ASCII letters. */
  readonly symbol: string;
  /** Decimal places, 0 to 32. */
  readonly denomination: number;
  /** First owners of units of the asset. */
  readonly holders?: readonly AssetHolder[] | undefined;
  /** Owners who may mint more units. */
  readonly minters?: readonly OwnerLike[] | undefined;
  /** Owners who may mint the NFTs of a group, once each. */
  readonly nftMinters?: readonly NftMinter[] | undefined;
  /** Owners who may create owners of a property. */
  readonly propertyMinters?: readonly OwnerLike[] | undefined;
}

/**
 * Builds a new asset (CreateAssetTx). Its id is the id of the transaction.
 *
 * @throws ValidationError, InsufficientFundsError, TooLargeError
 * @example
 * const intent = { from: alice, name: "My token", symbol: "NEW", denomination: 2, holders: [{ to: alice, amount: 100n }] };
 * const document = build.x.createAsset(intent, coins, context);
 */
export function createAsset(
  intent: CreateAssetIntent,
  coins: readonly Coin[],
  context: Context,
): SigningDocument {
  const where = new Where("build.x.createAsset", context.networkId);
  const {
    name,
    symbol,
    denomination,
    holders = [],
    minters = [],
    nftMinters = [],
    propertyMinters = [],
  } = intent;
  const isName = /^[A-Za-z0-9 ]{1,128}$/.test(name) && name.trim() === name;
  where
    .at("name")
    .ensure(isName, "must be 1 to 128 ASCII letters, digits and spaces, without spaces at its ends");
  where.at("symbol").ensure(/^[A-Z]{1,4}$/.test(symbol), "must be 1 to 4 upper-case ASCII letters");
  uint32(where.at("denomination"), denomination, 32);
  const owner = (field: string, at: number, given: OwnerLike) => ownersOf(where.at(field).at(at), given);
  const states: Output[][] = [
    [
      ...holders.map(({ to, amount }, at): Output => {
        const place = where.at("holders").at(at);
        return {
          type: "TransferOutput",
          amount: uint64(place.at("amount"), amount, 1n),
          ...owner("holders", at, to),
        };
      }),
      ...minters.map((given, at): Output => ({ type: "MintOutput", ...owner("minters", at, given) })),
    ],
    nftMinters.map(({ owner: given, groupId }, at): Output => {
      const place = where.at("nftMinters").at(at);
      return {
        type: "NftMintOutput",
        groupId: uint32(place.at("groupId"), groupId),
        ...owner("nftMinters", at, given),
      };
    }),
    propertyMinters.map(
      (given, at): Output => ({ type: "PropertyMintOutput", ...owner("propertyMinters", at, given) }),
    ),
  ];
  const initialStates = states.flatMap((outputs, fxIndex): InitialState[] =>
    outputs.length > 0 ? [{ fxIndex, outputs: sortXOutputs(outputs) }] : [],
  );
  where.at("holders").ensure(initialStates.length > 0, "or minters must be given: an asset needs an owner");
  return pay({
    where,
    payer: intent,
    coins,
    context,
    fee: BigInt(context.x.createAssetTxFee),
    make: (base) => ({ type: "CreateAssetTx", ...base, name, symbol, denomination, initialStates }),
  });
}
