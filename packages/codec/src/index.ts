/**
 * Entry point for the parts that the chains share: ids, addresses and hex as text, keys and signatures,
 * containers. Each chain has its own entry point, and so do Warp messages.
 *
 * @module main
 */

export {
  type Address,
  decodeCb58,
  encodeCb58,
  encodeCb58Into,
  formatAddress,
  formatId,
  formatNodeId,
  hrpOf,
  parseAddress,
  parseId,
  parseNodeId,
  ValidationError,
} from "@primary-network/core/ids";
export { CodecError } from "./codec-error.ts";
export { decodeHex, encodeHex, encodeHexInto, type HexOptions } from "./hex.ts";
export {
  type Container,
  type ContainerFields,
  containerId,
  decodeContainer,
  type Epoch,
  encodeContainer,
  type GraniteContainer,
  nodeIdOfCertificate,
  type OptionContainer,
  type PostForkContainer,
  proposerOf,
} from "./proposer/container.ts";
export {
  addressOfPublicKey,
  compressPublicKey,
  evmAddressOfPublicKey,
  publicKeyOf,
  recoverDigestSigner,
  recoverSigner,
  signDigest,
} from "./signature.ts";
export type { TxFields } from "./wire/base-tx.ts";
export type { BlockFields, BlockWithIds, TimedBlockFields } from "./wire/block.ts";
export type { Credential } from "./wire/credential.ts";
export type { TransferableInput, TransferInput } from "./wire/input.ts";
export { type JsonObject, type JsonValue, stringifyJson } from "./wire/json-value.ts";
export type { TransferableOutput, TransferOutput } from "./wire/output.ts";
export type { L1Owner, OutputOwners, SignatureIndices } from "./wire/owner.ts";
export { type UtxoFields, utxoId } from "./wire/utxo.ts";
