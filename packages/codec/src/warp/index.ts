/**
 * Entry point for Warp messages: bytes, payloads and signatures, and the messages between L1s and the
 * P-Chain.
 */

export { aggregateBls, type BlsKey, type BlsSigned, readBlsKey, signBls, verifyBls } from "./bls.ts";
export {
  type ConversionJustification,
  decodeRegistrationEndJustification,
  encodeRegistrationEndJustification,
  type RegistrationEndJustification,
  type RegistrationJustification,
} from "./justification.ts";
export {
  conversionValidationId,
  type L1Conversion,
  type L1ConversionValidator,
  l1ConversionId,
  registrationValidationId,
} from "./l1-id.ts";
export {
  decodeL1Message,
  encodeL1Message,
  type L1Message,
  type L1ValidatorRegistration,
  type L1ValidatorWeight,
  type RegisterL1Validator,
  type SubnetToL1Conversion,
} from "./l1-message.ts";
export {
  decodeMessage,
  decodeUnsignedMessage,
  encodeMessage,
  encodeUnsignedMessage,
  type Message,
  type MessageSignature,
  messageId,
  type UnsignedMessage,
} from "./message.ts";
export { type AddressedCall, type BlockHash, decodePayload, encodePayload, type Payload } from "./payload.ts";
export { decodeSigners, encodeSigners } from "./signers.ts";
