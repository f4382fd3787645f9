/** Builds the P-Chain's messages about L1s, from a transaction or from a justification alone. */

import { CodecError, encodeCb58 } from "@primary-network/codec";
import type { UnsignedTx } from "@primary-network/codec/p";
import {
  conversionValidationId,
  decodeL1Message,
  decodeMessage,
  decodePayload,
  decodeRegistrationEndJustification,
  encodeL1Message,
  encodePayload,
  encodeRegistrationEndJustification,
  type L1Message,
  l1ConversionId,
  type RegistrationEndJustification,
  registrationValidationId,
  type UnsignedMessage,
} from "@primary-network/codec/warp";
import { managerRequest } from "../domain/p/warp-payload.ts";
import type { WarpNode } from "../sources/warp/node.ts";
import { AggregationError } from "./aggregation-error.ts";

/** A message, and the data that signers need to verify it. */
export interface JustifiedMessage {
  readonly message: L1Message;
  readonly justification: Uint8Array;
}

/** A message about an L1, which goes to the chain of its manager. */
export interface TransactionMessage extends JustifiedMessage {
  readonly subnetId: Uint8Array;
  readonly managerChainId: Uint8Array;
}

const NOTHING = new Uint8Array();
const ID = 32;
/** Messages of managers. The P-Chain sends the second type too, from no address. */
const REQUESTS: readonly L1Message["type"][] = ["RegisterL1Validator", "L1ValidatorWeight"];

/** A message as the P-Chain sends it: by the chain itself, not by a contract. */
export function fromPChain(networkId: number, message: L1Message): UnsignedMessage {
  const payload = encodeL1Message(message);
  return {
    networkId,
    sourceChainId: new Uint8Array(ID),
    payload: encodePayload({ type: "AddressedCall", sourceAddress: NOTHING, payload }),
  };
}

/** Returns true if a message is a manager's request, which the P-Chain verifies. */
export function isForPChain({ payload }: UnsignedMessage): boolean {
  try {
    const call = decodePayload(payload);
    if (call.type !== "AddressedCall" || call.sourceAddress.length === 0) return false;
    return REQUESTS.includes(decodeL1Message(call.payload).type);
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    return false;
  }
}

/** The port to the origins of validations. */
export interface Origins {
  /** The transaction with which a validation (cb58) began; undefined when it is unknown. */
  origin(validationId: string): Promise<UnsignedTx | undefined>;
}

/** The origin of a validation in the form that signers require, and its L1. */
function shownOrigin(
  origin: UnsignedTx | undefined,
  validationId: Uint8Array,
): { shown: RegistrationEndJustification; subnetId: Uint8Array } | undefined {
  if (origin?.type === "ConvertSubnetToL1Tx") {
    const { subnetId, validators } = origin;
    const id = encodeCb58(validationId);
    const index = validators.findIndex(
      (_, position) => encodeCb58(conversionValidationId(subnetId, position)) === id,
    );
    return { shown: { type: "conversion", subnetId, index }, subnetId };
  }
  if (origin?.type !== "RegisterL1ValidatorTx") return undefined;
  const request = managerRequest(origin.message, "RegisterL1Validator");
  return { shown: { type: "registration", message: encodeL1Message(request) }, subnetId: request.subnetId };
}

/**
 * The P-Chain's message about a transaction: the conversion, or a validation's registration, new weight or end.
 *
 * @throws AggregationError invalid for transactions of other types, unknown when the validation's beginning is not indexed
 */
export async function messageOfTransaction(tx: UnsignedTx, origins: Origins): Promise<TransactionMessage> {
  switch (tx.type) {
    case "ConvertSubnetToL1Tx": {
      const { subnetId, chainId: managerChainId, address: managerAddress } = tx;
      const validators = tx.validators.map(({ nodeId, signer, weight }) => ({
        nodeId,
        blsPublicKey: signer.publicKey,
        weight,
      }));
      const conversionId = l1ConversionId({ subnetId, managerChainId, managerAddress, validators });
      const message = { type: "SubnetToL1Conversion" as const, conversionId };
      return { message, justification: subnetId, subnetId, managerChainId };
    }
    case "RegisterL1ValidatorTx": {
      const request = managerRequest(tx.message, "RegisterL1Validator");
      const validationId = registrationValidationId(request);
      const message = { type: "L1ValidatorRegistration" as const, validationId, registered: true };
      const managerChainId = decodeMessage(tx.message).sourceChainId;
      return { message, justification: NOTHING, subnetId: request.subnetId, managerChainId };
    }
    case "SetL1ValidatorWeightTx": {
      const request = managerRequest(tx.message, "L1ValidatorWeight");
      const { validationId, weight } = request;
      const found = shownOrigin(await origins.origin(encodeCb58(validationId)), validationId);
      if (!found)
        throw new AggregationError(
          "unknown",
          `how validation ${encodeCb58(validationId)} began is not indexed`,
        );
      const { shown, subnetId } = found;
      const managerChainId = decodeMessage(tx.message).sourceChainId;
      if (weight > 0n) return { message: request, justification: NOTHING, subnetId, managerChainId };
      const message = { type: "L1ValidatorRegistration" as const, validationId, registered: false };
      const justification = encodeRegistrationEndJustification(shown);
      return { message, justification, subnetId, managerChainId };
    }
    default:
      throw new AggregationError(
        "invalid",
        `txHash: the P-Chain sends no message about a ${tx.type}, only about ConvertSubnetToL1Tx, RegisterL1ValidatorTx and SetL1ValidatorWeightTx`,
      );
  }
}

function endedValidation(justification: Uint8Array): Uint8Array | undefined {
  try {
    const shown = decodeRegistrationEndJustification(justification);
    if (shown?.type === "conversion" && shown.subnetId.length === ID)
      return conversionValidationId(shown.subnetId, shown.index);
    if (shown?.type === "registration" && decodeL1Message(shown.message).type === "RegisterL1Validator")
      return registrationValidationId(shown.message);
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
  }
  return undefined;
}

/**
 * The message that a justification proves: of a subnet id (32 bytes) its conversion, of a validation's beginning its end.
 * Neither form can be taken for the other: the second has at least 36 bytes.
 *
 * @throws AggregationError invalid when no message follows, unknown when the subnet is no L1
 */
export async function messageOfJustification(
  justification: Uint8Array,
  node: Pick<WarpNode, "conversionId">,
): Promise<L1Message> {
  if (justification.length === ID) {
    const conversionId = await node.conversionId(encodeCb58(justification));
    if (conversionId) return { type: "SubnetToL1Conversion", conversionId };
    throw new AggregationError("unknown", `justification: ${encodeCb58(justification)} is no L1`);
  }
  const validationId = endedValidation(justification);
  if (validationId) return { type: "L1ValidatorRegistration", validationId, registered: false };
  throw new AggregationError(
    "invalid",
    "message is missing, and justification alone names neither a subnet (32 bytes) nor how a validation began",
  );
}
