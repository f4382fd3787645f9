/** Keys, addresses and signatures against recorded transactions and against themselves. */

import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { keccak256 } from "@primary-network/core/ids";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readFixture } from "../../../fixtures/fixture.ts";
import {
  addressOfPublicKey,
  CodecError,
  compressPublicKey,
  decodeHex,
  encodeHex,
  evmAddressOfPublicKey,
  formatAddress,
  publicKeyOf,
  recoverDigestSigner,
  recoverSigner,
  signDigest,
} from "./index.ts";
import { decodeTx, encodeTx, encodeUnsignedTx, producedOutputs, signTx } from "./p/index.ts";

const vectors = readFixture<{ transactions: { name: string; hex: string }[] }>(
  "avalanchego/pchain-vectors.json",
);

test("recorded transactions are signed by the owner of their change", () => {
  const strangers = vectors.transactions.flatMap(({ name, hex }) => {
    const { unsignedTx, credentials } = decodeTx(decodeHex(hex, { checksum: false }));
    const signature = credentials[0]?.signatures[0];
    if (!signature || !("outputs" in unsignedTx)) return [];
    const signer = encodeHex(addressOfPublicKey(recoverSigner(encodeUnsignedTx(unsignedTx), signature)));
    const owners = producedOutputs(unsignedTx).flatMap(({ output: { output } }) =>
      (output.type === "LockOut" ? output.output : output).addresses.map((address) => encodeHex(address)),
    );
    return owners.includes(signer) ? [] : [name];
  });
  // Twelve carry signatures; this one was signed for other owners than the recorded bytes name.
  expect(strangers).toEqual(["AddAutoRenewedValidatorTx"]);
});

const key = new Uint8Array(32).fill(7);
const otherKey = new Uint8Array(32).fill(8);
const unsignedTx = { type: "AdvanceTimeTx", time: 5n } as const;

test("signing produces one credential per group and one signature per key, and every signature recovers", () => {
  const tx = signTx(unsignedTx, [[key, otherKey], [], [key]]);
  expect(tx.credentials.map(({ signatures }) => signatures.length)).toEqual([2, 0, 1]);
  expect(tx.credentials[0]?.signatures[0]).toEqual(tx.credentials[2]?.signatures[0]);
  expect(recoverSigner(encodeUnsignedTx(unsignedTx), tx.credentials[0]!.signatures[0]!)).toEqual(
    publicKeyOf(key),
  );
  expect(recoverSigner(encodeUnsignedTx(unsignedTx), tx.credentials[0]!.signatures[1]!)).toEqual(
    publicKeyOf(otherKey),
  );
  expect(encodeTx(signTx(unsignedTx, [[key, otherKey], [], [key]]))).toEqual(encodeTx(tx));
});

test("a known key has its known address", () => {
  // The prefunded key of every local network, published with the node's genesis.
  const ewoq = decodeHex("56289e99c94b6912bfc12adc093c9b51124f0dc54ac7a766b2bc5ccf558d8027", {
    checksum: false,
  });
  const bytes = addressOfPublicKey(publicKeyOf(ewoq));
  expect(formatAddress({ chain: "X", hrp: "local", bytes })).toBe(
    "X-local18jma8ppw3nhx5r4ap8clazz0dps7rv5u00z96u",
  );
  expect(encodeHex(evmAddressOfPublicKey(publicKeyOf(ewoq)), { checksum: false })).toBe(
    "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc",
  );
});

test("makes the keys and signatures that another library makes", () => {
  const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 });
  const secret = bytes32.filter((bytes) => secp256k1.utils.isValidSecretKey(bytes));
  fc.assert(
    fc.property(secret, bytes32, (privateKey, digest) => {
      const publicKey = publicKeyOf(privateKey);
      expect(publicKey).toEqual(secp256k1.getPublicKey(privateKey, true));
      const uncompressed = secp256k1.getPublicKey(privateKey, false);
      expect(compressPublicKey(uncompressed)).toEqual(publicKey);
      const address = keccak_256(uncompressed.subarray(1)).slice(12);
      expect(evmAddressOfPublicKey(uncompressed)).toEqual(address);
      expect(evmAddressOfPublicKey(publicKey)).toEqual(address);
      const signature = signDigest(digest, privateKey);
      const theirs = secp256k1.sign(digest, privateKey, { prehash: false, format: "recovered" });
      expect(signature).toEqual(Uint8Array.of(...theirs.subarray(1), theirs[0]!));
      expect(recoverDigestSigner(digest, signature)).toEqual(publicKey);
    }),
  );
});

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

test("makes the Keccak-256 that another library makes", () => {
  // Up to three of the blocks of 136 bytes that it takes at once, and their borders.
  const length = fc.oneof(fc.nat(300), fc.constantFrom(0, 135, 136, 137, 271, 272, 273));
  const bytes = length.chain((size) => fc.uint8Array({ minLength: size, maxLength: size }));
  fc.assert(fc.property(bytes, (given) => void expect(keccak256(given)).toEqual(keccak_256(given))));
});

test("malformed keys and signatures are refused", () => {
  const good = signTx(unsignedTx, [[key]]).credentials[0]!.signatures[0]!;
  const s = BigInt(encodeHex(good.slice(32, 64), { checksum: false }));
  const highS = good.slice();
  highS.set(decodeHex((ORDER - s).toString(16).padStart(64, "0"), { checksum: false }), 32);
  const badRecovery = good.slice();
  badRecovery[64] = 4;
  for (const signature of [good.slice(1), new Uint8Array(65), highS, badRecovery]) {
    expect(() => recoverSigner(encodeUnsignedTx(unsignedTx), signature)).toThrow(CodecError);
  }
  for (const bad of [new Uint8Array(32), new Uint8Array(31).fill(1), new Uint8Array(32).fill(255)]) {
    expect(() => publicKeyOf(bad)).toThrow(CodecError);
    expect(() => signTx(unsignedTx, [[bad]])).toThrow(CodecError);
  }
  expect(() => addressOfPublicKey(new Uint8Array(65))).toThrow(CodecError);
  for (const bad of [new Uint8Array(33), new Uint8Array(65).fill(4), new Uint8Array(0)]) {
    expect(() => compressPublicKey(bad)).toThrow(CodecError);
    expect(() => evmAddressOfPublicKey(bad)).toThrow(CodecError);
  }
});
