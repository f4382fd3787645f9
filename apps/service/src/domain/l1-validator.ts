/** L1 validations that a transaction begins or concerns. */

import {
  encodeCb58,
  encodeHex,
  encodeNodeId,
  txId as sha256Id,
  type UnsignedTx,
} from "@primary-network/codec";
import { idText } from "./place.ts";
import { readRegistration, readWeightChange, warpPayload } from "./warp-payload.ts";

/** The interface's `l1ValidatorDetails` item; uint64 values are decimal strings. */
export interface L1ValidatorDetail {
  validationId: string;
  validationIdHex: string;
  nodeId: string;
  subnetId: string;
  weight: string;
  remainingBalance: string;
  balanceChange: string;
  blsCredentials: { publicKey: string; proofOfPossession: string };
}

// Every id on these chains is the SHA-256 of bytes; the codec's transaction id is that function.
const idOf = (bytes: Uint8Array): Uint8Array => sha256Id(bytes);

/** The id of a validation that a conversion begins: SHA-256 of the subnet id and the validator's position. */
export function conversionValidationId(subnetId: Uint8Array, index: number): Uint8Array {
  const bytes = new Uint8Array(36);
  bytes.set(subnetId);
  new DataView(bytes.buffer).setUint32(32, index);
  return idOf(bytes);
}

/** Node ids of L1 validators are free bytes on the wire; other lengths than 20 have no NodeID form. */
const nodeText = (nodeId: Uint8Array): string =>
  nodeId.length === 20 ? encodeNodeId(nodeId) : encodeHex(nodeId, { checksum: false });

function detail(
  validationId: Uint8Array,
  fields: { nodeId: Uint8Array; subnetId: Uint8Array; weight: bigint; balance: bigint },
  bls: { publicKey: Uint8Array; proofOfPossession: Uint8Array },
): L1ValidatorDetail {
  return {
    validationId: encodeCb58(validationId),
    validationIdHex: encodeHex(validationId, { checksum: false }),
    nodeId: nodeText(fields.nodeId),
    subnetId: idText(fields.subnetId),
    weight: String(fields.weight),
    remainingBalance: String(fields.balance),
    balanceChange: String(fields.balance),
    blsCredentials: {
      publicKey: encodeHex(bls.publicKey, { checksum: false }),
      proofOfPossession: encodeHex(bls.proofOfPossession, { checksum: false }),
    },
  };
}

/**
 * The validations that a transaction begins, whose balance it sets. Later transactions about a validation have none
 * here: what is left of a balance then depends on the continuous fee, which blocks do not state.
 */
export function l1ValidatorDetails(tx: UnsignedTx): L1ValidatorDetail[] {
  if (tx.type === "ConvertSubnetToL1Tx") {
    return tx.validators.map((validator, index) =>
      detail(
        conversionValidationId(tx.subnetId, index),
        { ...validator, subnetId: tx.subnetId },
        validator.signer,
      ),
    );
  }
  if (tx.type !== "RegisterL1ValidatorTx") return [];
  const payload = warpPayload(tx.message);
  const registration = readRegistration(payload);
  return [
    detail(
      idOf(payload),
      { ...registration, balance: tx.balance },
      { publicKey: registration.publicKey, proofOfPossession: tx.proofOfPossession },
    ),
  ];
}

/** cb58 ids of the validations that a transaction is about. */
export function validationIds(tx: UnsignedTx): string[] {
  switch (tx.type) {
    case "ConvertSubnetToL1Tx":
      return tx.validators.map((_, index) => encodeCb58(conversionValidationId(tx.subnetId, index)));
    case "RegisterL1ValidatorTx":
      return [encodeCb58(idOf(warpPayload(tx.message)))];
    case "SetL1ValidatorWeightTx":
      return [encodeCb58(readWeightChange(warpPayload(tx.message)).validationId)];
    case "IncreaseL1ValidatorBalanceTx":
    case "DisableL1ValidatorTx":
      return [encodeCb58(tx.validationId)];
    default:
      return [];
  }
}
