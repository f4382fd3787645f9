/** Messages between an L1's validator manager and the P-Chain (ACP-77), inside addressed calls. */

import { CodecError } from "../codec-error.ts";
import { type Layout, struct, union } from "../wire/layout.ts";
import { type L1Owner, l1Owner } from "../wire/owner.ts";
import { bytes, fixed, id, u64 } from "../wire/primitive.ts";
import { decodeVersioned, encodeVersioned } from "../wire/versioned.ts";

/** The P-Chain confirms that a subnet is an L1. */
export interface SubnetToL1Conversion {
  /** Type id 0 on the wire. */
  type: "SubnetToL1Conversion";
  /** Conversion id, 32 bytes. See `l1ConversionId`. */
  conversionId: Uint8Array;
}

/** A manager requests a new validator. */
export interface RegisterL1Validator {
  /** Type id 1 on the wire. */
  type: "RegisterL1Validator";
  /** 32-byte id of the L1's subnet. */
  subnetId: Uint8Array;
  /** Node id, of any length on the wire. The network requires 20 bytes. */
  nodeId: Uint8Array;
  /** 48-byte compressed BLS key. */
  blsPublicKey: Uint8Array;
  /** Unix seconds after which the request expires (uint64). */
  expiry: bigint;
  /** Owner of the remaining balance. */
  remainingBalanceOwner: L1Owner;
  /** Owner who may disable the validator. */
  deactivationOwner: L1Owner;
  /** Sampling weight (uint64). */
  weight: bigint;
}

/** The P-Chain reports the state of a validation. */
export interface L1ValidatorRegistration {
  /** Type id 2 on the wire. */
  type: "L1ValidatorRegistration";
  /** 32-byte validation id. */
  validationId: Uint8Array;
  /** True while it runs. False if it has ended or can never begin. */
  registered: boolean;
}

/** A manager requests another weight (0 removes the validator), or the P-Chain confirms it. */
export interface L1ValidatorWeight {
  /** Type id 3 on the wire. */
  type: "L1ValidatorWeight";
  /** 32-byte validation id. */
  validationId: Uint8Array;
  /** Nonce, which increases with every change of this validation (uint64). */
  nonce: bigint;
  /** Sampling weight (uint64). */
  weight: bigint;
}

/** A message between an L1's validator manager and the P-Chain, discriminated by `type`. */
export type L1Message =
  | SubnetToL1Conversion
  | RegisterL1Validator
  | L1ValidatorRegistration
  | L1ValidatorWeight;

const bool: Layout<boolean> = {
  minSize: 1,
  read(reader) {
    const start = reader.offset;
    const value = reader.u8();
    if (value > 1) throw new CodecError(`${value} is neither 0 nor 1`, start);
    return value === 1;
  },
  write: (writer, value) => writer.u8(value ? 1 : 0),
  json: (value) => value,
};

const l1Message = union<L1Message>("L1 message", {
  SubnetToL1Conversion: [
    0,
    struct<SubnetToL1Conversion>({ conversionId: [null, id] }, "SubnetToL1Conversion"),
  ],
  RegisterL1Validator: [
    1,
    struct<RegisterL1Validator>(
      {
        subnetId: [null, id],
        nodeId: [null, bytes()],
        blsPublicKey: [null, fixed(48)],
        expiry: [null, u64],
        remainingBalanceOwner: [null, l1Owner],
        deactivationOwner: [null, l1Owner],
        weight: [null, u64],
      },
      "RegisterL1Validator",
    ),
  ],
  L1ValidatorRegistration: [
    2,
    struct<L1ValidatorRegistration>(
      { validationId: [null, id], registered: [null, bool] },
      "L1ValidatorRegistration",
    ),
  ],
  L1ValidatorWeight: [
    3,
    struct<L1ValidatorWeight>(
      { validationId: [null, id], nonce: [null, u64], weight: [null, u64] },
      "L1ValidatorWeight",
    ),
  ],
});

/**
 * Decodes the payload of an addressed call from or to the P-Chain.
 *
 * @throws CodecError with the offset if the bytes are cut off, too long, or of an unknown type.
 * @example
 * const message = decodeL1Message(call.payload);
 * if (message.type === "L1ValidatorWeight") console.log(message.weight);
 */
export function decodeL1Message(payload: Uint8Array): L1Message {
  return decodeVersioned(l1Message, payload);
}

/**
 * Encodes the payload of an addressed call from or to the P-Chain.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * encodeL1Message({ type: "L1ValidatorRegistration", validationId, registered: true });
 */
export function encodeL1Message(message: L1Message): Uint8Array {
  return encodeVersioned(l1Message, message);
}
