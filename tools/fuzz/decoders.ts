/** What each decoder must keep to for any bytes: a value that encodes to the same bytes again, or the decoder's own error. */
import {
  CodecError,
  decodeCb58,
  decodeContainer,
  decodeHex,
  encodeCb58,
  encodeContainer,
  encodeHex,
  formatAddress,
  formatNodeId,
  parseAddress,
  parseNodeId,
  ValidationError,
} from "@primary-network/codec";
import {
  decodeAtomicTx,
  decodeAtomicTxs,
  decodeBlock as decodeCBlock,
  decodeRlp,
  encodeAtomicTx,
  encodeAtomicTxs,
  encodeBlock as encodeCBlock,
  encodeRlp,
} from "@primary-network/codec/c";
import {
  decodeBlock,
  decodeGenesis,
  decodeTx,
  decodeUtxo,
  encodeBlock,
  encodeGenesis,
  encodeTx,
  encodeUtxo,
} from "@primary-network/codec/p";
import {
  decodeL1Message,
  decodeMessage,
  decodePayload,
  encodeL1Message,
  encodeMessage,
  encodePayload,
} from "@primary-network/codec/warp";
import {
  decodeBlock as decodeXBlock,
  decodeGenesis as decodeXGenesis,
  decodeTx as decodeXTx,
  decodeUtxo as decodeXUtxo,
  encodeBlock as encodeXBlock,
  encodeGenesis as encodeXGenesis,
  encodeTx as encodeXTx,
  encodeUtxo as encodeXUtxo,
} from "@primary-network/codec/x";
import { parseJson, printJson } from "@primary-network/core";

/** Decodes any bytes; throws when the decoder breaks its promise. */
export type Target = (bytes: Uint8Array) => void;

/** Bytes that are decoded and encoded again; undefined says that they are of another format. */
function exact<T>(decode: (bytes: Uint8Array) => T | undefined, encode: (value: T) => Uint8Array): Target {
  return (bytes) => {
    let value: T | undefined;
    try {
      value = decode(bytes);
    } catch (error) {
      if (error instanceof CodecError) return;
      throw error;
    }
    if (value === undefined) return;
    const again = encode(value);
    if (Buffer.compare(again, bytes) !== 0)
      throw new Error(`decoded, but encodes to ${Buffer.from(again).toString("hex")}`);
  };
}

/** Text that is decoded; its value has one form, which decodes to the same value. */
function text<T>(decode: (text: string) => T, encode: (value: T) => string): Target {
  return (bytes) => {
    let form: string;
    try {
      form = encode(decode(Buffer.from(bytes).toString("utf8")));
    } catch (error) {
      if (error instanceof CodecError || error instanceof ValidationError) return;
      throw error;
    }
    if (encode(decode(form)) !== form) throw new Error(`decodes to another value than its own form ${form}`);
  };
}

/** JSON is accepted where JSON.parse accepts it, and keeps every digit of an integer. */
const json: Target = (bytes) => {
  const given = Buffer.from(bytes).toString("utf8");
  const outcome = (parse: (text: string) => unknown): { value?: unknown; error?: unknown } => {
    try {
      return { value: parse(given) };
    } catch (error) {
      return { error };
    }
  };
  const [ours, theirs] = [outcome(parseJson), outcome(JSON.parse)];
  if (ours.error !== undefined && !(ours.error instanceof SyntaxError)) throw ours.error;
  if ((ours.error === undefined) !== (theirs.error === undefined))
    throw new Error("JSON.parse and parseJson disagree whether this is JSON");
  if (ours.error !== undefined) return;
  const form = printJson(ours.value);
  if (printJson(parseJson(form)) !== form)
    throw new Error(`parses to another value than its own form ${form}`);
};

/** The decoders by name. */
export const decoders: Readonly<Record<string, Target>> = {
  "p-block": exact(decodeBlock, encodeBlock),
  "p-tx": exact(decodeTx, encodeTx),
  "p-utxo": exact(decodeUtxo, encodeUtxo),
  "p-genesis": exact(decodeGenesis, encodeGenesis),
  "x-block": exact(decodeXBlock, encodeXBlock),
  "x-tx": exact(decodeXTx, encodeXTx),
  "x-utxo": exact(decodeXUtxo, encodeXUtxo),
  "x-genesis": exact(decodeXGenesis, encodeXGenesis),
  "c-block": exact(decodeCBlock, encodeCBlock),
  "c-atomic-tx": exact(decodeAtomicTx, encodeAtomicTx),
  "c-atomic-txs": exact(
    (bytes) => (bytes.length === 0 ? undefined : decodeAtomicTxs(bytes)),
    encodeAtomicTxs,
  ),
  container: exact(decodeContainer, encodeContainer),
  "warp-message": exact(decodeMessage, encodeMessage),
  "warp-payload": exact(decodePayload, encodePayload),
  "l1-message": exact(decodeL1Message, encodeL1Message),
  rlp: exact(decodeRlp, encodeRlp),
  cb58: text((given) => decodeCb58(given), encodeCb58),
  "node-id": text(parseNodeId, formatNodeId),
  address: text(parseAddress, formatAddress),
  hex: text(
    (given) => decodeHex(given, { checksum: true }),
    (bytes) => encodeHex(bytes, { checksum: true }),
  ),
  json,
};
