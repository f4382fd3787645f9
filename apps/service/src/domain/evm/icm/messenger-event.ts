/** Decodes the messenger contract's logs, in Teleporter's formats. */

import { keccak_256 } from "@noble/hashes/sha3.js";
import { concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import type { EvmLog } from "../block.ts";
import { AbiWords, toHex } from "./abi-words.ts";

/** Receipt of a message delivered in the other direction. */
export interface IcmReceipt {
  /** Decimal. */
  readonly nonce: string;
  readonly redeemer: string;
}

/** A message as both chains log it; addresses and ids in hex with 0x. */
export interface IcmMessageContent {
  /** Decimal. */
  readonly nonce: string;
  readonly sender: string;
  /** Blockchain id. */
  readonly destination: string;
  readonly recipient: string;
  readonly receipts: readonly IcmReceipt[];
  readonly data: string;
}

export interface IcmFee {
  readonly token: string;
  /** Decimal. */
  readonly amount: string;
}

export type MessengerEvent =
  | { readonly type: "sent"; readonly id: string; readonly message: IcmMessageContent; readonly fee: IcmFee }
  | {
      readonly type: "received";
      readonly id: string;
      /** Blockchain id. */
      readonly source: string;
      readonly deliverer: string;
      readonly redeemer: string;
      readonly message: IcmMessageContent;
    }
  | { readonly type: "executed"; readonly id: string }
  | { readonly type: "receipt"; readonly id: string }
  | { readonly type: "fee"; readonly id: string; readonly fee: IcmFee };

const MESSAGE = "(uint256,address,bytes32,address,uint256,address[],(uint256,address)[],bytes)";
const FEE = "(address,uint256)";

const topicOf = (signature: string): string => toHex(keccak_256(new TextEncoder().encode(signature)));

/** Topics by event. */
export const TOPICS = {
  sent: topicOf(`SendCrossChainMessage(bytes32,bytes32,${MESSAGE},${FEE})`),
  received: topicOf(`ReceiveCrossChainMessage(bytes32,bytes32,address,address,${MESSAGE})`),
  executed: topicOf("MessageExecuted(bytes32,bytes32)"),
  receipt: topicOf(`ReceiptReceived(bytes32,bytes32,address,${FEE})`),
  fee: topicOf(`AddFeeAmount(bytes32,${FEE})`),
};

/** Most receipts in one message; Teleporter sends five at a time. */
const MAX_RECEIPTS = 1_000;

function readReceipt(words: AbiWords): IcmReceipt | undefined {
  const nonce = words.uint(0);
  const redeemer = words.address(1);
  return nonce === undefined || redeemer === undefined ? undefined : { nonce: String(nonce), redeemer };
}

function readMessage(words: AbiWords | undefined): IcmMessageContent | undefined {
  const nonce = words?.uint(0);
  const sender = words?.address(1);
  const destination = words?.bytes32(2);
  const recipient = words?.address(3);
  const receipts = words?.list(6, 2, MAX_RECEIPTS)?.map(readReceipt);
  const data = words?.dynamicBytes(7);
  if (nonce === undefined || sender === undefined || destination === undefined) return undefined;
  if (recipient === undefined || receipts === undefined || data === undefined) return undefined;
  const read = receipts.filter((receipt) => receipt !== undefined);
  if (read.length < receipts.length) return undefined;
  return { nonce: String(nonce), sender, destination, recipient, receipts: read, data };
}

function readFee(words: AbiWords, index: number): IcmFee | undefined {
  const token = words.address(index);
  const amount = words.uint(index + 1);
  return token === undefined || amount === undefined ? undefined : { token, amount: String(amount) };
}

const addressIn = (topic: string | undefined): string | undefined =>
  topic && new AbiWords(hexToBytes(topic.slice(2))).address(0);

/** Decoders of logs by topic; undefined for malformed logs. */
const readers: {
  readonly [topic: string]: (topics: readonly string[], words: AbiWords) => MessengerEvent | undefined;
} = {
  [TOPICS.sent]([, id, destination], words) {
    const message = readMessage(words.at(0));
    const fee = readFee(words, 1);
    if (id === undefined || !message || !fee || message.destination !== destination) return undefined;
    return { type: "sent", id, message, fee };
  },
  [TOPICS.received]([, id, source, by], words) {
    const deliverer = addressIn(by);
    const redeemer = words.address(0);
    const message = readMessage(words.at(1));
    if (id === undefined || source === undefined || !message) return undefined;
    if (deliverer === undefined || redeemer === undefined) return undefined;
    return { type: "received", id, source, deliverer, redeemer, message };
  },
  [TOPICS.executed]: ([, id, source]) =>
    id === undefined || source === undefined ? undefined : { type: "executed", id },
  [TOPICS.receipt]: ([, id, , relayer]) =>
    id === undefined || relayer === undefined ? undefined : { type: "receipt", id },
  [TOPICS.fee]([, id], words) {
    const fee = readFee(words, 0);
    return id === undefined || !fee ? undefined : { type: "fee", id, fee };
  },
};

/** Decodes a log of a messenger; undefined when it is not about messages or is malformed. */
export function readMessengerEvent({ topics, data }: EvmLog): MessengerEvent | undefined {
  return readers[topics[0] ?? ""]?.(topics, new AbiWords(hexToBytes(data.slice(2))));
}

const word = (hex: string): Uint8Array => hexToBytes(hex.slice(2).padStart(64, "0"));

/** The id of a message: the hash over messenger, both blockchain ids and nonce. */
export function icmMessageId(messenger: string, source: string, destination: string, nonce: string): string {
  const encoded = concatBytes(
    word(messenger),
    word(source),
    word(destination),
    word(`0x${BigInt(nonce).toString(16)}`),
  );
  return toHex(keccak_256(encoded));
}
