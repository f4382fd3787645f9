/** Warp messages from an L1's validator manager to the P-Chain: their bytes, and the signatures of the L1's validators. */
import { bls12_381 } from "@noble/curves/bls12-381.js";
import { bytesToHex, bytesToNumberBE, concatBytes, numberToBytesBE } from "@noble/curves/utils.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { L1Owner } from "@primary-network/codec";
import { compareBytes, uint32, uint64 } from "./byte-order.ts";
import { ensure } from "./rule-error.ts";

const scheme = bls12_381.longSignatures;
const DOMAIN = "BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_";
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

/** A BLS key that weighs in a set of signers. */
export interface WarpSigner {
  /** 48 bytes, compressed. */
  readonly publicKey: Uint8Array;
  readonly weight: bigint;
}

/** The order by which bits name signers: that of the uncompressed keys. */
function canonical<T extends WarpSigner>(signers: readonly T[]): { signer: T; point: Uint8Array }[] {
  return signers
    .map((signer) => ({ signer, point: bls12_381.G1.Point.fromBytes(signer.publicKey).toBytes(false) }))
    .sort((left, right) => compareBytes(left.point, right.point));
}

/** Signs for a whole set of signers at once: one signature by the sum of the secrets is the sum of their signatures. */
export function signWarp(
  unsigned: Uint8Array,
  signers: readonly { readonly publicKey: Uint8Array; readonly secret: Uint8Array }[],
): Uint8Array {
  const { Fr } = bls12_381.fields;
  const secret = signers.reduce((sum, signer) => Fr.add(sum, bytesToNumberBE(signer.secret)), 0n);
  const signature = scheme.sign(scheme.hash(unsigned, DOMAIN), numberToBytesBE(secret, 32));
  const bits = (1n << BigInt(signers.length)) - 1n;
  // The shortest bytes that hold the bits: the network refuses leading zeroes.
  const bitSet = numberToBytesBE(bits, Math.ceil(signers.length / 8));
  return concatBytes(unsigned, uint32(BIT_SET_SIGNATURE), sized(bitSet), scheme.Signature.toBytes(signature));
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

/**
 * Throws unless signers of at least 67 of 100 parts of the total weight have signed.
 *
 * @param totalWeight with the validators that have no key, or are inactive
 */
export function verifyWarp(
  { unsigned, bits, signature }: SignedWarp,
  signers: readonly WarpSigner[],
  totalWeight: bigint,
): void {
  const ordered = canonical(signers);
  ensure(bits >> BigInt(ordered.length) === 0n, "bitset is invalid");
  const signed = ordered.filter((_, index) => (bits >> BigInt(index)) & 1n).map(({ signer }) => signer);
  const weight = signed.reduce((sum, signer) => sum + signer.weight, 0n);
  ensure(weight * 100n >= totalWeight * 67n, `signature weight is insufficient: ${weight} of ${totalWeight}`);
  const key = scheme.aggregatePublicKeys(signed.map(({ publicKey }) => publicKey));
  ensure(
    scheme.verify(signature, scheme.hash(unsigned, DOMAIN), key),
    `the Warp signature ${bytesToHex(signature)} is wrong`,
  );
}
