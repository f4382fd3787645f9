/** Warp messages from an L1's validator manager to the P-Chain: their bytes, unsigned and signed. */
import { bytesToNumberBE, concatBytes } from "@noble/curves/utils.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { L1Owner } from "@primary-network/codec";
import { uint32, uint64 } from "./byte-order.ts";
import { ensure } from "./rule-error.ts";

const CODEC_VERSION = new Uint8Array(2);
const ADDRESSED_CALL = 1;
const REGISTER = 1;
const WEIGHT = 3;
const BIT_SET_SIGNATURE = 0;

/** Where a message comes from: the contract that sent it. */
export interface WarpSource {
  readonly networkId: number;
  readonly chainId: Uint8Array;
  readonly address: Uint8Array;
}

/** Asks for a new validator. */
export interface RegisterMessage {
  readonly type: "register";
  readonly subnetId: Uint8Array;
  readonly nodeId: Uint8Array;
  readonly publicKey: Uint8Array;
  /** Unix seconds after which the message is void. */
  readonly expiry: bigint;
  readonly remainingBalanceOwner: L1Owner;
  readonly deactivationOwner: L1Owner;
  readonly weight: bigint;
}

/** Asks for another weight; 0 removes the validator. */
export interface WeightMessage {
  readonly type: "weight";
  readonly validationId: Uint8Array;
  readonly nonce: bigint;
  readonly weight: bigint;
}

/** What a validator manager can ask of the P-Chain. */
export type ManagerMessage = RegisterMessage | WeightMessage;

const sized = (bytes: Uint8Array): Uint8Array => concatBytes(uint32(bytes.length), bytes);
const owner = ({ threshold, addresses }: L1Owner): Uint8Array =>
  concatBytes(uint32(threshold), uint32(addresses.length), ...addresses);

function encodeMessage(message: ManagerMessage): Uint8Array {
  if (message.type === "weight") {
    const { validationId, nonce, weight } = message;
    return concatBytes(CODEC_VERSION, uint32(WEIGHT), validationId, uint64(nonce), uint64(weight));
  }
  const { subnetId, nodeId, publicKey, expiry, weight } = message;
  const owners = [owner(message.remainingBalanceOwner), owner(message.deactivationOwner)];
  return concatBytes(
    CODEC_VERSION,
    uint32(REGISTER),
    subnetId,
    sized(nodeId),
    publicKey,
    uint64(expiry),
    ...owners,
    uint64(weight),
  );
}

/** The id of the validation that a registration begins. */
export function registrationId(message: RegisterMessage): Uint8Array {
  return sha256(encodeMessage(message));
}

/** A message as its sender's chain emits it, before anybody has signed. */
export function encodeUnsignedWarp(
  { networkId, chainId, address }: WarpSource,
  message: ManagerMessage,
): Uint8Array {
  const call = concatBytes(
    CODEC_VERSION,
    uint32(ADDRESSED_CALL),
    sized(address),
    sized(encodeMessage(message)),
  );
  return concatBytes(CODEC_VERSION, uint32(networkId), chainId, sized(call));
}

/** Puts the signers, as a bit set, and their joint 96-byte signature behind a message. */
export function encodeSignedWarp(
  unsigned: Uint8Array,
  bitSet: Uint8Array,
  signature: Uint8Array,
): Uint8Array {
  return concatBytes(unsigned, uint32(BIT_SET_SIGNATURE), sized(bitSet), signature);
}

/** Reads values one after another. */
class Cursor {
  readonly #bytes: Uint8Array;
  #offset = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  take(length: number): Uint8Array {
    const end = this.#offset + length;
    ensure(end <= this.#bytes.length, "the Warp message is cut off");
    const taken = this.#bytes.slice(this.#offset, end);
    this.#offset = end;
    return taken;
  }

  integer(size: number): bigint {
    return bytesToNumberBE(this.take(size));
  }

  sized(): Uint8Array {
    return this.take(Number(this.integer(4)));
  }

  owner(): L1Owner {
    const threshold = Number(this.integer(4));
    const count = Number(this.integer(4));
    ensure(count * 20 <= this.#bytes.length, "the Warp message is cut off");
    return { threshold, addresses: Array.from({ length: count }, () => this.take(20)) };
  }

  expect(value: bigint, size: number, name: string): void {
    const found = this.integer(size);
    ensure(found === value, `the Warp message's ${name} is ${found}, not ${value}`);
  }

  get offset(): number {
    return this.#offset;
  }

  end(): void {
    ensure(this.#offset === this.#bytes.length, "the Warp message has bytes after its end");
  }
}

function decodeMessage(bytes: Uint8Array): ManagerMessage {
  const cursor = new Cursor(bytes);
  cursor.expect(0n, 2, "codec version");
  const type = Number(cursor.integer(4));
  ensure(type === REGISTER || type === WEIGHT, `a Warp message of type ${type} asks nothing of the P-Chain`);
  const message: ManagerMessage =
    type === REGISTER
      ? {
          type: "register",
          subnetId: cursor.take(32),
          nodeId: cursor.sized(),
          publicKey: cursor.take(48),
          expiry: cursor.integer(8),
          remainingBalanceOwner: cursor.owner(),
          deactivationOwner: cursor.owner(),
          weight: cursor.integer(8),
        }
      : {
          type: "weight",
          validationId: cursor.take(32),
          nonce: cursor.integer(8),
          weight: cursor.integer(8),
        };
  cursor.end();
  return message;
}

/** A signed message taken apart. */
export interface SignedWarp {
  readonly source: WarpSource;
  readonly message: ManagerMessage;
  readonly unsigned: Uint8Array;
  readonly bits: bigint;
  readonly signature: Uint8Array;
}

/**
 * Takes a signed message apart.
 *
 * @throws RuleError when the bytes are not one
 */
export function decodeWarp(bytes: Uint8Array): SignedWarp {
  const cursor = new Cursor(bytes);
  cursor.expect(0n, 2, "codec version");
  const networkId = Number(cursor.integer(4));
  const chainId = cursor.take(32);
  const call = new Cursor(cursor.sized());
  const unsigned = bytes.slice(0, cursor.offset);
  call.expect(0n, 2, "payload version");
  call.expect(BigInt(ADDRESSED_CALL), 4, "payload type");
  const address = call.sized();
  const message = decodeMessage(call.sized());
  call.end();
  cursor.expect(BigInt(BIT_SET_SIGNATURE), 4, "signature type");
  const bitSet = cursor.sized();
  ensure(bitSet[0] !== 0 && bitSet.length > 0, "bitset is invalid");
  const signature = cursor.take(96);
  cursor.end();
  return {
    source: { networkId, chainId, address },
    message,
    unsigned,
    bits: bytesToNumberBE(bitSet),
    signature,
  };
}
