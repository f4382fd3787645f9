/** Signing documents: checked against their bytes, merged in any order, and without any key. */
import { inspect } from "node:util";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  build,
  DocumentError,
  mergeDocuments,
  missingSignatures,
  openDocument,
  privateKeySigner,
  type SigningDocument,
  sign,
  signedTransaction,
} from "../src/index.ts";
import { AVAX, addressOf, coinOf, context, keyOf, signerOf, TOKEN_ID } from "./made.ts";

const [alice, bob, carol] = ["alice", "bob", "carol"].map((name) => addressOf(name)) as [
  string,
  string,
  string,
];
const SHARED = { names: ["alice", "bob", "carol"], threshold: 2 };

/** A payment from a coin of two out of three, by two of them. */
const shared = () =>
  build.p.base(
    { from: [alice, bob], payments: [{ to: carol, amount: AVAX }] },
    [coinOf(3n * AVAX, SHARED)],
    context,
  );

/** A subnet's new chain: one input, and the right of the subnet's owner. */
const authorized = () => {
  const subnetId = context.chains.X;
  const subnetOwner = { addresses: [alice, bob], threshold: 2 };
  const intent = {
    from: [alice, bob],
    subnetId,
    subnetOwner,
    name: "My chain",
    vmId: context.chains.C,
    genesis: "{}",
  };
  return build.p.createChain(intent, [coinOf(3n * AVAX, { names: ["alice"] })], context);
};

const changed = (document: SigningDocument, fields: object): unknown => ({ ...document, ...fields });

describe("a document", () => {
  it("is JSON that opens to the same parts", () => {
    for (const document of [shared(), authorized()]) {
      const again = JSON.parse(JSON.stringify(document));
      expect(openDocument(again).document).toEqual(document);
      expect(missingSignatures(again)).toEqual([alice, bob].sort());
    }
  });

  it("is not complete before everybody has signed", async () => {
    const document = shared();
    const half = await sign(document, signerOf("alice"));
    expect(missingSignatures(half)).toEqual([bob]);
    expect(() => signedTransaction(half)).toThrow(`must have those of ${bob}`);
    expect(await sign(half, signerOf("carol"))).toEqual(half); // carol is an owner, but the inputs name the others
    const whole = await sign(half, signerOf("bob"));
    expect(missingSignatures(whole)).toEqual([]);
    expect(signedTransaction(whole).tx).toMatch(/^0x/);
    expect(await sign(whole, signerOf("bob"))).toEqual(whole);
  });

  it("merges in any order to the same transaction", async () => {
    const document = authorized();
    const [one, two] = [await sign(document, signerOf("alice")), await sign(document, signerOf("bob"))];
    const merged = mergeDocuments(one, two);
    expect(mergeDocuments(two, document, one)).toEqual(merged);
    expect(mergeDocuments(merged, one)).toEqual(merged);
    expect(signedTransaction(merged)).toEqual(signedTransaction(await sign(one, signerOf("bob"))));
    expect(() => mergeDocuments(one, shared())).toThrow("tx must be the same in all copies");
  });

  it("holds no key, and neither does a printed signer", async () => {
    const signer = signerOf("alice");
    const secret = Buffer.from(keyOf("alice")).toString("hex");
    const signed = await sign(shared(), signer);
    for (const text of [
      JSON.stringify(signed),
      JSON.stringify(signer),
      inspect(signer, { depth: 9, showHidden: true }),
    ]) {
      expect(text.toLowerCase()).not.toContain(secret);
    }
    for (const bad of [
      "ab".repeat(31),
      "PrivateKey-abc",
      "zz".repeat(32),
      "00".repeat(32),
      `0x${"ff".repeat(32)}`,
    ]) {
      const message = inspect(tried(() => privateKeySigner(bad)));
      expect(message).toContain("must be a secp256k1 key");
      expect(message).not.toContain(bad);
    }
  });

  it("does not accept a signer's signature of something else", async () => {
    const foreign = { sign: async () => [new Uint8Array(65).fill(1)] };
    await expect(sign(shared(), foreign)).rejects.toThrow();
    const stranger = {
      sign: () => signerOf("mallory").sign({ ...request(), missing: [addressOf("mallory")] }),
    };
    await expect(sign(shared(), stranger)).rejects.toThrow(DocumentError);
  });
});

const request = () => ({ document: shared(), bytes: new Uint8Array(), digest: new Uint8Array(32).fill(1) });

function tried(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

const base = shared();
const right = authorized();
const other = shared();
const otherCoin = coinOf(3n * AVAX, SHARED);
const withOther = build.p.base(
  { from: [alice, bob], payments: [{ to: carol, amount: AVAX }] },
  [otherCoin],
  context,
);

test.each<[name: string, document: unknown, field: string]>([
  ["no object", null, "document"],
  ["another version", changed(base, { version: 2 }), "version"],
  ["a field that nobody sees", changed(base, { note: "pay me" }), "note"],
  ["another network", changed(base, { networkId: 1 }), "networkId"],
  ["a network that is no number", changed(base, { networkId: "5" }), "networkId"],
  ["an unknown chain", changed(base, { chain: "D" }), "chain"],
  ["another chain", changed(base, { chain: "X" }), "tx"],
  ["another type", changed(base, { type: "ExportTx" }), "type"],
  ["no hex", changed(base, { tx: "0x0g" }), "tx"],
  ["a cut transaction", changed(base, { tx: base.tx.slice(0, -2) }), "tx"],
  ["another transaction", changed(base, { tx: other.tx }), "spends[0]"],
  ["no spent outputs", changed(base, { spends: [] }), "spends"],
  ["spent outputs of another transaction", changed(base, { spends: withOther.spends }), "spends[0]"],
  ["a spent output that is no output", changed(base, { spends: ["0x00"] }), "spends[0]"],
  ["another fee", changed(base, { fee: { ...base.fee, burned: "1" } }), "fee.burned"],
  ["a fee in another asset", changed(base, { fee: { ...base.fee, assetId: context.chains.X } }), "spends"],
  ["a fee that is no number", changed(base, { fee: { ...base.fee, burned: "-1" } }), "fee.burned"],
  ["an authorization too many", changed(base, { authorizations: right.authorizations }), "authorizations"],
  ["no authorization", changed(right, { authorizations: [] }), "authorizations"],
  [
    "the right of another subnet",
    changed(right, { authorizations: [{ ...right.authorizations[0], id: context.chains.C }] }),
    "authorizations[0].id",
  ],
  [
    "another kind of right",
    changed(right, { authorizations: [{ ...right.authorizations[0], right: "l1Validator" }] }),
    "authorizations[0].right",
  ],
  [
    "an owner with too few addresses",
    changed(right, { authorizations: [{ ...right.authorizations[0], owner: { addresses: [alice] } }] }),
    "authorizations[0]",
  ],
  [
    "a signature of nobody asked",
    changed(base, { signatures: [{ address: carol, signature: "0x00" }] }),
    "signatures[0]",
  ],
  [
    "a signature that is none",
    changed(base, { signatures: [{ address: alice, signature: "0x00" }] }),
    "signatures[0]",
  ],
])("refuses %s", (_name, document, field) => {
  const error = tried(() => openDocument(document));
  expect(error).toBeInstanceOf(DocumentError);
  expect((error as DocumentError).field).toBe(field);
});

test("refuses a signature under another address", async () => {
  const [signature] = (await sign(shared(), signerOf("alice"))).signatures;
  const document = shared();
  const moved = changed(document, { signatures: [{ address: bob, signature: signature?.signature }] });
  expect(() => openDocument(moved)).toThrow(DocumentError);
});

test("any two of the owners complete a payment, whoever signs first", async () => {
  const names = ["alice", "bob", "carol"];
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(names, { minLength: 2, maxLength: 2 }), async (two) => {
      const from = two.map((name) => addressOf(name));
      const coins = [coinOf(3n * AVAX, SHARED), coinOf(5n, SHARED, { assetId: TOKEN_ID })];
      const document = build.p.base({ from, payments: [{ to: alice, amount: AVAX }] }, coins, context);
      const copies = await Promise.all(two.map((name) => sign(document, signerOf(name))));
      const [first, ...others] = copies as [SigningDocument, ...SigningDocument[]];
      expect(missingSignatures(mergeDocuments(first, ...others))).toEqual([]);
    }),
    { numRuns: 12 },
  );
});
