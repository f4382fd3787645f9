/** Payments of an intent, as outputs. */
import type { TransferableOutput, TransferOutput } from "@primary-network/codec";
import { parseId, ValidationError } from "@primary-network/core/ids";
import { type OwnerLike, ownersOf, uint64, type Where } from "../owner.ts";

/** A payment. */
export interface Payment {
  /** Receiver. */
  readonly to: OwnerLike;
  /** Units of the asset: nAVAX for AVAX. At least 1. */
  readonly amount: bigint;
  /** Asset id in cb58. @default AVAX */
  readonly assetId?: string | undefined;
}

/** Reads a payment. */
export function outputOf(
  where: Where,
  { to, amount, assetId }: Payment,
  avax: Uint8Array,
): TransferableOutput<TransferOutput> {
  return {
    assetId: assetId === undefined ? avax : idOf(where.at("assetId"), assetId),
    output: {
      type: "TransferOutput",
      amount: uint64(where.at("amount"), amount, 1n),
      ...ownersOf(where.at("to"), to),
    },
  };
}

/** Reads payments, at least one. */
export function outputsOf(
  where: Where,
  payments: readonly Payment[],
  avax: Uint8Array,
): TransferableOutput<TransferOutput>[] {
  where.ensure(payments.length > 0, "must have at least one payment");
  return payments.map((payment, at) => outputOf(where.at(at), payment, avax));
}

/** Reads an id of 32 bytes. */
export function idOf(where: Where, text: string): Uint8Array {
  try {
    return parseId(text);
  } catch (error) {
    if (error instanceof ValidationError) throw where.refuse(error.rule);
    throw error;
  }
}
