/** Sentences on L1s: the conversion of a subnet, and what the manager of validators asks for. */
import { CodecError, encodeHex, formatId, formatNodeId } from "@primary-network/codec";
import { decodeL1Message, decodeMessage, decodePayload, type L1Message } from "@primary-network/codec/warp";
import { formatEvmAddress } from "@primary-network/core";
import type { UserTx } from "../document/transaction.ts";
import type { Names } from "./names.ts";

type TxOf<Type> = Extract<UserTx, { type: Type }>;

const hex = (bytes: Uint8Array): string => encodeHex(bytes, { checksum: false });
const addressOf = (bytes: Uint8Array): string => (bytes.length === 20 ? formatEvmAddress(bytes) : hex(bytes));
const nodeOf = (bytes: Uint8Array): string => (bytes.length === 20 ? formatNodeId(bytes) : hex(bytes));

/** Says what a conversion does, validator by validator. */
export function conversionSentences(tx: TxOf<"ConvertSubnetToL1Tx">, names: Names): string[] {
  const count = tx.validators.length;
  return [
    `Converts subnet ${formatId(tx.subnetId)} to an L1 with ${count} validator${count === 1 ? "" : "s"}. This cannot be undone.`,
    `From then on the contract ${addressOf(tx.address)} on chain ${formatId(tx.chainId)} decides on the validators.`,
    ...tx.validators.map(
      ({ nodeId, weight, balance, remainingBalanceOwner, deactivationOwner }) =>
        `${nodeOf(nodeId)} validates with weight ${weight} and ${names.avax(balance)} in advance for the continuous fee. ${names.owners(remainingBalanceOwner)} gets back the rest of it, and ${names.owners(deactivationOwner)} may disable the validator.`,
    ),
  ];
}

/** Says what a registration does. */
export function registrationSentences(
  { balance, message }: TxOf<"RegisterL1ValidatorTx">,
  names: Names,
): string[] {
  const asked = askedBy(message);
  const paid = `Pays ${names.avax(balance)} in advance for the continuous fee.`;
  if (asked?.type !== "RegisterL1Validator") return ["Registers an L1 validator.", UNREADABLE, paid];
  const { nodeId, subnetId, weight, remainingBalanceOwner, deactivationOwner } = asked;
  return [
    `Registers ${nodeOf(nodeId)} as a validator of L1 ${formatId(subnetId)} with weight ${weight}, as its manager asks.`,
    `${paid} ${names.owners(remainingBalanceOwner)} gets back the rest of it, and ${names.owners(deactivationOwner)} may disable the validator.`,
  ];
}

/** Says what a change of weight does. */
export function weightSentences({ message }: TxOf<"SetL1ValidatorWeightTx">): string[] {
  const asked = askedBy(message);
  if (asked?.type !== "L1ValidatorWeight") return ["Changes or removes an L1 validator.", UNREADABLE];
  const validator = `L1 validator ${formatId(asked.validationId)}`;
  return asked.weight === 0n
    ? [`Removes ${validator}, as its manager asks. Its balance returns to its owner.`]
    : [`Sets the weight of ${validator} to ${asked.weight}, as its manager asks.`];
}

const UNREADABLE = "The manager's message cannot be read.";

function askedBy(message: Uint8Array): L1Message | undefined {
  try {
    const payload = decodePayload(decodeMessage(message).payload);
    return payload.type === "AddressedCall" ? decodeL1Message(payload.payload) : undefined;
  } catch (error) {
    if (error instanceof CodecError) return undefined;
    throw error;
  }
}
