/** What is remembered of a signature is what recovering it gives, and it holds for one transaction alone. */
import { CodecError, type Credential, publicKeyOf, recoverSigner } from "@primary-network/codec";
import { encodeUnsignedTx, signTx } from "@primary-network/codec/p";
import { expect, test } from "vitest";
import { MOST_REMEMBERED, rememberSigners, Signing, signerKeyOf } from "./signers.ts";

const key = new Uint8Array(32).fill(7);
const other = new Uint8Array(32).fill(9);
const txOf = (time: number) => ({ type: "AdvanceTimeTx", time: BigInt(time) }) as const;
const bytesOf = (time: number) => encodeUnsignedTx(txOf(time));

/** The key's signature of the transaction of that time. */
function signatureOf(time: number): Uint8Array {
  const [signature] = signTx(txOf(time), [[key]]).credentials[0]?.signatures ?? [];
  if (signature === undefined) throw new Error("nothing was signed");
  return signature;
}

test("a cached signature has the signer that recovery returns", () => {
  const keys = [[key, other], [key]];
  const { credentials } = signTx(txOf(5), keys);
  const bytes = bytesOf(5);
  rememberSigners(bytes, credentials, keys);
  const signatures = credentials.flatMap((credential) => credential.signatures);
  expect(signatures).toHaveLength(3);
  for (const signature of signatures)
    expect(signerKeyOf(bytes, signature)).toEqual(recoverSigner(bytes, signature));
  expect(signatures.map((signature) => signerKeyOf(bytes, signature))).toEqual(
    [key, other, key].map(publicKeyOf),
  );
});

test("a cached signer does not apply to another transaction or a changed signature", () => {
  const made = bytesOf(1);
  const signature = signatureOf(1);
  rememberSigners(made, [{ signatures: [signature] }], [[key]]);
  expect(signerKeyOf(bytesOf(2), signature)).not.toEqual(publicKeyOf(key));
  const changed = signature.slice();
  changed[64] = 4;
  expect(() => signerKeyOf(made, changed)).toThrow(CodecError);
  expect(signerKeyOf(made, signature)).toEqual(publicKeyOf(key));
});

test("the cache is bounded, and the oldest signature is recovered again", () => {
  // A false claim shows whether the signer came from memory.
  const first = bytesOf(0);
  const signature = signatureOf(0);
  rememberSigners(first, [{ signatures: [signature] }], [[other]]);
  expect(signerKeyOf(first, signature)).toEqual(publicKeyOf(other));
  for (let count = 0; count < MOST_REMEMBERED; count += 1)
    rememberSigners(bytesOf(1 + count), [{ signatures: [signature] }], [[key]]);
  expect(signerKeyOf(first, signature)).toEqual(publicKeyOf(key));
});

test("a transaction is signed once per list of keys, with the same credentials as without the cache", () => {
  const signing = new Signing<Credential>("p");
  let count = 0;
  const sign = (time: number, keys: readonly (readonly Uint8Array[])[]) =>
    signing.sign(bytesOf(time), keys, () => {
      count += 1;
      return signTx(txOf(time), keys).credentials;
    });
  const first = sign(7, [[key]]);
  expect(first).toEqual(signTx(txOf(7), [[key]]).credentials);
  expect([sign(7, [[key.slice()]]), count]).toEqual([first, 1]);
  // Other keys, other groups of the same keys, another transaction.
  const lists = [[[other]], [[key], [key]], [[key, key]]];
  for (const keys of lists) expect(sign(7, keys)).toEqual(signTx(txOf(7), keys).credentials);
  expect(sign(8, [[key]])).not.toEqual(first);
  expect(count).toBe(5);
  const [signature = new Uint8Array()] = first[0]?.signatures ?? [];
  expect(signerKeyOf(bytesOf(7), signature)).toEqual(publicKeyOf(key));
});
