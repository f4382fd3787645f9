/** Ids of conversions and validations, for an L1's manager and the P-Chain. */

import { sha256 } from "../primitives.ts";
import { list, struct } from "../wire/layout.ts";
import { bytes, fixed, id, u32, u64 } from "../wire/primitive.ts";
import { encodeVersioned } from "../wire/versioned.ts";
import { Writer } from "../wire/writer.ts";
import { encodeL1Message, type RegisterL1Validator } from "./l1-message.ts";

/** An initial validator of an L1, as its manager knows it. */
export interface L1ConversionValidator {
  /** Node id, of any length on the wire. */
  nodeId: Uint8Array;
  /** 48-byte compressed BLS key. */
  blsPublicKey: Uint8Array;
  /** Sampling weight (uint64). */
  weight: bigint;
}

/** Content of a conversion, which determines its id. */
export interface L1Conversion {
  /** 32-byte id of the converted subnet. */
  subnetId: Uint8Array;
  /** Id of the validator manager's chain, 32 bytes. */
  managerChainId: Uint8Array;
  /** Address of the validator manager on that chain. */
  managerAddress: Uint8Array;
  /** Validators, in the order of the transaction. */
  validators: L1ConversionValidator[];
}

const conversion = struct<L1Conversion>({
  subnetId: [null, id],
  managerChainId: [null, id],
  managerAddress: [null, bytes()],
  validators: [
    null,
    list(
      struct<L1ConversionValidator>({
        nodeId: [null, bytes()],
        blsPublicKey: [null, fixed(48)],
        weight: [null, u64],
      }),
    ),
  ],
});

/**
 * Returns the digest that identifies a conversion to the L1's manager.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * const message = { type: "SubnetToL1Conversion", conversionId: l1ConversionId(conversion) };
 */
export function l1ConversionId(data: L1Conversion): Uint8Array {
  return sha256(encodeVersioned(conversion, data));
}

/**
 * Returns the id of a validation that begins with a conversion: SHA-256 of the subnet id and the validator's
 * position.
 *
 * @param subnetId - 32 bytes.
 * @param index - Position in the transaction's list (uint32).
 * @throws CodecError if either is out of range.
 * @example
 * encodeCb58(conversionValidationId(tx.subnetId, 0));
 */
export function conversionValidationId(subnetId: Uint8Array, index: number): Uint8Array {
  const writer = new Writer();
  id.write(writer, subnetId);
  u32.write(writer, index);
  return sha256(writer.finish());
}

/**
 * Returns the id of the validation that a registration begins: SHA-256 of the message.
 *
 * @param message - Message, or its bytes.
 * @example
 * encodeCb58(registrationValidationId(call.payload));
 */
export function registrationValidationId(message: RegisterL1Validator | Uint8Array): Uint8Array {
  return sha256(message instanceof Uint8Array ? message : encodeL1Message(message));
}
