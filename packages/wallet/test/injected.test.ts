/** The signer of a wallet in the browser: its requests, its errors, and documents that the local network accepts. */
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { decodeHex, evmAddressOfPublicKey } from "@primary-network/codec";
import { formatEvmAddress } from "@primary-network/core/ids";
import { beforeEach, describe, expect, it, test } from "vitest";
import { type InjectedSigner, injectedSigner } from "../src/browser/index.ts";
import {
  build,
  memoryJournal,
  recoverMessageSigner,
  sign,
  signedTransaction,
  transfer,
} from "../src/index.ts";
import { CoreProvider, type ProviderMood } from "./core-provider.ts";
import { LocalNode } from "./local-node.ts";
import { AVAX, addressOf, coinOf, context, keyOf, signerOf } from "./made.ts";

const P = addressOf("alice");
const payments = [{ to: addressOf("bob"), amount: AVAX }];
const alone = () => build.p.base({ from: P, payments }, [coinOf(3n * AVAX, { names: ["alice"] })], context);

let provider: CoreProvider;
let signer: InjectedSigner;
beforeEach(async () => {
  provider = new CoreProvider(keyOf("alice"), 5, 43_113);
  signer = await injectedSigner(provider);
});

test("has the addresses of the active account", () => {
  for (const chain of ["P", "X", "C"] as const)
    expect(signer.address({ networkId: 5, chain })).toBe(addressOf("alice", chain));
  expect(signer.evmAddress).toBe(signerOf("alice").evmAddress);
});

test.each(["xp", "evm"])("takes the key %s with or without 0x, compressed or not", async (name) => {
  const point = secp256k1.Point.fromBytes(secp256k1.getPublicKey(keyOf("alice")));
  const keys = { xp: point.toHex(true), evm: point.toHex(true) };
  for (const text of [point.toHex(true), point.toHex(false), `0x${point.toHex(false)}`]) {
    const made = await injectedSigner({ request: async () => ({ ...keys, [name]: text }) });
    expect(made.evmAddress).toBe(signer.evmAddress);
    expect(made.address({ networkId: 5, chain: "P" })).toBe(P);
  }
  for (const text of [undefined, "", "02", "zz", point.toHex(true).slice(2)]) {
    const request = async () => ({ ...keys, [name]: text });
    await expect(injectedSigner({ request })).rejects.toThrow(`the wallet returned no public key "${name}"`);
  }
});

describe("sign", () => {
  it("sends what Core reads, and takes its result as text or as an object", async () => {
    const document = alone();
    const expected = await sign(document, signerOf("alice"));
    for (const isObject of [false, true]) {
      provider.mood = { isObject };
      expect(await sign(document, signer)).toEqual(expected);
    }
    const [, , call] = provider.calls;
    expect(call?.method).toBe("avalanche_signTransaction");
    const params = Object(call?.params);
    expect(params).toMatchObject({ chainAlias: "P", from: P });
    // The version of the codec is left out of the outputs, and empty signatures follow the transaction.
    expect(params.utxos).toEqual(document.spends.map((hex) => `0x${hex.slice(6)}`));
    expect(params.transactionHex.startsWith(document.tx)).toBe(true);
    expect(params.transactionHex.endsWith("00".repeat(65))).toBe(true);
  });

  it("signs last of several people, and asks nobody if it has no key", async () => {
    const coin = coinOf(3n * AVAX, { names: ["alice", "bob"], threshold: 2 });
    const shared = build.p.base({ from: [P, addressOf("bob")], payments }, [coin], context);
    await expect(sign(shared, signer)).rejects.toThrow("missing signatures");
    const half = await sign(shared, signerOf("bob"));
    expect(signedTransaction(await sign(half, signer))).toEqual(
      signedTransaction(await sign(half, signerOf("alice"))),
    );
    const before = provider.calls.length;
    const foreign = build.p.base(
      { from: addressOf("carol"), payments },
      [coinOf(3n * AVAX, { names: ["carol"] })],
      context,
    );
    expect(await sign(foreign, signer)).toEqual(foreign);
    expect(provider.calls.length).toBe(before);
  });

  const code = (number: number) => ({ error: Object.assign(new Error("no"), { code: number }) });
  test.each<[name: string, mood: ProviderMood, want: object]>([
    ["its person declines", code(4001), { reason: "declined", code: 4001 }],
    ["the page is not connected", code(4100), { reason: "unavailable", code: 4100 }],
    ["it lacks the method", code(4200), { reason: "unsupported", code: 4200 }],
    ["it does not know the method", code(-32_601), { reason: "unsupported", code: -32_601 }],
    ["it is offline", code(4900), { reason: "unavailable", code: 4900 }],
    [
      "it fails otherwise",
      code(-32_603),
      { reason: "other", message: /^the wallet refuses eth_chainId: no$/ },
    ],
    ["it throws a text", { error: "no" }, { reason: "other", code: undefined, message: /eth_chainId: no$/ }],
    ["it returns nothing", { reply: null }, { reason: "other", message: "the wallet returned no text" }],
    [
      "it returns no transaction",
      { reply: "0x00" },
      { reason: "other", message: "the wallet returned no transaction" },
    ],
    [
      "another account is active",
      { key: keyOf("mallory") },
      { reason: "other", message: `the wallet did not sign as ${P}` },
    ],
  ])("says that %s", async (_name, mood, want) => {
    provider.mood = mood;
    const error = await sign(alone(), signer).catch((thrown: unknown) => thrown);
    const { message, ...rest } = want as { message?: string | RegExp };
    expect(error).toMatchObject({ name: "SignerError", ...rest });
    if (message !== undefined) expect((error as Error).message).toMatch(message);
  });

  it("does not ask a wallet of another network, and asks one on another chain", async () => {
    const mainnet = new CoreProvider(keyOf("alice"), 5, 43_114);
    await expect(sign(alone(), await injectedSigner(mainnet))).rejects.toMatchObject({
      reason: "network",
      message: "the wallet is on network 1, the transaction on 5",
    });
    expect(mainnet.calls.map(({ method }) => method)).not.toContain("avalanche_signTransaction");
    const elsewhere = new CoreProvider(keyOf("alice"), 5, 1);
    expect((await sign(alone(), await injectedSigner(elsewhere))).signatures).toHaveLength(1);
  });
});

test("signs texts as an address, and as an account", async () => {
  const form = { networkId: 5, chain: "P" } as const;
  expect(recoverMessageSigner("hello", await signer.signMessage("hello"), form)).toBe(P);
  expect(provider.calls.at(-1)).toEqual({ method: "avalanche_signMessage", params: ["hello"] });
  const signature = decodeHex(await signer.signPersonalMessage("Grüße"), { checksum: false });
  expect(provider.calls.at(-1)).toEqual({
    method: "personal_sign",
    params: ["0x4772c3bcc39f65", signer.evmAddress],
  });
  const digest = keccak_256(Buffer.from("\x19Ethereum Signed Message:\n7Grüße"));
  const recovered = Uint8Array.of((signature[64] as number) - 27, ...signature.subarray(0, 64));
  const key = secp256k1.recoverPublicKey(recovered, digest, { prehash: false });
  expect(formatEvmAddress(evmAddressOfPublicKey(key))).toBe(signer.evmAddress);
});

test("the local network accepts transfers on all chains that a wallet signs", async () => {
  const local = await LocalNode.start({ weeks: 2, validators: 4, delegators: 0 });
  const { networkId, accounts } = local.network;
  const own = await injectedSigner(new CoreProvider(accounts.alice.privateKey, networkId, 43_112));
  const options = { node: local.node, signer: own, journal: memoryJournal(), intervalMs: 1, withinMs: 5_000 };
  await transfer({ from: "P", to: "X", amount: AVAX }, { ...options, id: "there" });
  await transfer({ from: "X", to: "P", amount: AVAX / 2n }, { ...options, id: "back" });
  const prices = { ...(await local.context()), c: { baseFee: (25n * AVAX).toString() } }; // no EVM runs here
  const [from, c] = [local.address("alice"), local.address("alice", "C")];
  const send = async (document: Parameters<typeof sign>[0]) => await local.send(await sign(document, own));
  await send(
    build.p.exportTo(
      { from, destination: "C", payments: [{ to: c, amount: 5n * AVAX }] },
      await local.coins(["alice"], "P"),
      prices,
    ),
  );
  const arrived = await local.coins(["alice"], "C", "P");
  await send(build.c.importFrom({ from: c, source: "P", to: own.evmAddress }, arrived, prices));
  const account = { address: own.evmAddress, nonce: 0, balance: 4n * AVAX * AVAX };
  await send(build.c.exportTo({ account, destination: "P", payments: [{ to: from, amount: AVAX }] }, prices));
});
