/** Ids by which an L1's manager and the P-Chain name conversions and validations. */

import { sha256 } from "../primitives.ts";
import { list, struct } from "../wire/layout.ts";
import { bytes, fixed, id, u32, u64 } from "../wire/primitive.ts";
import { encodeVersioned } from "../wire/versioned.ts";
import { Writer } from "../wire/writer.ts";
import { encodeL1Message, type RegisterL1Validator } from "./l1-message.ts";

/** One of the first validators of an L1, as its manager knows it. */
export interface L1ConversionValidator {
  /** Node id, of any length on the wire. */
  nodeId: Uint8Array;
  /** 48-byte compressed BLS key. */
  blsPublicKey: Uint8Array;
  /** Sampling weight (uint64). */
  weight: bigint;
}

/** What makes up the id of a conversion. */
export interface L1Conversion {
  /** 32-byte id of the converted subnet. */
  subnetId: Uint8Array;
  /** 32-byte id of the chain that holds the validator manager. */
  managerChainId: Uint8Array;
  /** Address of the validator manager on that chain. */
  managerAddress: Uint8Array;
  /** In the order of the transaction. */
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
 * The digest by which an L1's manager recognises the conversion that it was informed of.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * const message = { type: "SubnetToL1Conversion", conversionId: l1ConversionId(conversion) };
 */
export function l1ConversionId(data: L1Conversion): Uint8Array {
  return sha256(encodeVersioned(conversion, data));
}

/**
 * The id of a validation that begins with a conversion: SHA-256 of the subnet id and the validator's position.
 *
 * @param subnetId - 32 bytes.
 * @param index - Position in the transaction's list (uint32).
 * @throws CodecError when either is out of range.
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
 * The id of the validation that a registration begins: SHA-256 of the message.
 *
 * @param message - The message, or its bytes.
 * @example
 * encodeCb58(registrationValidationId(call.payload));
 */
export function registrationValidationId(message: RegisterL1Validator | Uint8Array): Uint8Array {
  return sha256(message instanceof Uint8Array ? message : encodeL1Message(message));
}
