/** The Ledger signer: its commands are the official library's, and the local network accepts what a device signs. */
import { encodeHex, formatNodeId } from "@primary-network/codec";
import { beforeAll, describe, expect, it, test } from "vitest";
import { deriveNodeKey } from "../../../apps/localnet/src/index.ts";
import { readFixture } from "../../../fixtures/fixture.ts";
import {
  build,
  type KeySigner,
  memoryJournal,
  readCoins,
  recoverMessageSigner,
  SignerError,
  sign,
  transfer,
} from "../src/index.ts";
import { createLedgerApp, type LedgerApp, type LedgerTransport, ledgerSigner } from "../src/ledger/index.ts";
import { ownersOf, Where } from "../src/owner.ts";
import { LedgerDevice } from "./ledger-device.ts";
import { LocalNode } from "./local-node.ts";
import { AVAX, addressOf, coinOf, context } from "./made.ts";

interface Recorded {
  readonly call: keyof LedgerApp;
  readonly path?: string;
  readonly show?: boolean;
  readonly hrp?: string;
  readonly blockchainId?: string;
  readonly root?: string;
  readonly suffixes?: readonly string[];
  readonly change?: readonly string[];
  readonly message?: string;
  readonly sent: readonly string[];
}

const { commands, phrase, publicKey, address } = readFixture<{
  readonly commands: readonly Recorded[];
  readonly phrase: string;
  readonly publicKey: string;
  readonly address: string;
}>("ledger/commands.json");

/** A device that says yes to everything, whatever it is. */
function obedient(): LedgerTransport & { readonly sent: string[] } {
  const sent: string[] = [];
  return {
    sent,
    async send(cla, ins, p1, p2, data = new Uint8Array(0)) {
      sent.push(Buffer.from([cla, ins, p1, p2, ...data]).toString("hex"));
      return Buffer.concat([Buffer.from([33]), Buffer.alloc(99, 7), Buffer.from([0x90, 0])]);
    },
  };
}

const bytesOf = (hex = "") => Uint8Array.from(Buffer.from(hex, "hex"));

async function called(app: LedgerApp, given: Recorded): Promise<unknown> {
  const { call, path = "", show, hrp, message = "", root } = given;
  const whole = (suffixes: readonly string[] = []) => suffixes.map((suffix) => `${root}/${suffix}`);
  const keys = { paths: whole(given.suffixes), change: whole(given.change) };
  const form = {
    show,
    hrp,
    blockchainId: given.blockchainId === undefined ? undefined : bytesOf(given.blockchainId),
  };
  if (call === "version") return await app.version();
  if (call === "walletId") return await app.walletId(form);
  if (call === "publicKey" || call === "extendedPublicKey") return await app[call](path, form);
  if (call === "signMessage") return await app.signMessage(message, keys);
  return await app[call](bytesOf(message), keys);
}

test.each(commands.map((given) => [`${given.call}, ${given.sent.length} commands`, given] as const))(
  "sends the bytes of the official library: %s",
  async (_name, given) => {
    const device = obedient();
    await called(createLedgerApp(device), given);
    expect(device.sent).toEqual(given.sent);
  },
);

describe("the app", () => {
  it("has the published key, address and version", async () => {
    const app = createLedgerApp(new LedgerDevice(phrase));
    const key = await app.publicKey("m/44'/9000'/0'/0/0");
    expect([Buffer.from(key.publicKey).toString("hex"), key.address]).toEqual([publicKey, address]);
    expect(await app.version()).toEqual({ version: "1.4.4", isLocked: false });
    expect(await app.walletId()).toMatch(/^0x[0-9a-f]{12}$/);
    const extended = await app.extendedPublicKey("m/44'/9000'/0'");
    expect([extended.publicKey.length, extended.chainCode.length]).toEqual([33, 32]);
  });

  test.each<[name: string, run: (app: LedgerApp) => Promise<unknown>, rule: string]>([
    [
      "a path without its root",
      (app) => app.publicKey("44'/9000'/0'/0/0"),
      "path must be a path such as m/44'",
    ],
    [
      "a path that is too short",
      (app) => app.publicKey("m/44'/9000'/0'"),
      "path must be a path such as m/44'",
    ],
    ["a hardened key", (app) => app.publicKey("m/44'/9000'/0'/0/0'"), "path must be a path such as m/44'"],
    [
      "a level over 2^31",
      (app) => app.publicKey("m/44'/9000'/0'/0/2147483648"),
      "path must be a path such as",
    ],
    ["a long beginning", (app) => app.publicKey("m/44'/9000'/0'/0/0", { hrp: "a".repeat(25) }), "at most 24"],
    [
      "a short digest",
      (app) => app.signHash(new Uint8Array(31), { paths: ["m/44'/9000'/0'/0/0"] }),
      "32 bytes",
    ],
    ["no path", (app) => app.signMessage("a", { paths: [] }), "paths must be 1 to 255 paths"],
    [
      "two roots",
      (app) => app.signMessage("a", { paths: ["m/44'/9000'/0'/0/0", "m/44'/60'/0'/0/0"] }),
      "with the same first three levels",
    ],
  ])("refuses %s before it sends anything", async (_name, run, rule) => {
    const device = obedient();
    await expect(run(createLedgerApp(device))).rejects.toThrow(rule);
    expect(device.sent).toEqual([]);
  });

  test.each([
    [0x6986, "declined"],
    [0x5501, "declined"],
    [0x5515, "unavailable"],
    [0x6e00, "unavailable"],
    [0x6d00, "unsupported"],
    [0x6f01, "other"],
  ])("names the reason of status %i", async (status, reason) => {
    const returned = createLedgerApp(new LedgerDevice(phrase, { status }));
    await expect(returned.version()).rejects.toMatchObject({ name: "SignerError", reason, code: status });
    const thrown = createLedgerApp({
      send: () => Promise.reject(Object.assign(new Error("of the transport"), { statusCode: status })),
    });
    await expect(thrown.version()).rejects.toMatchObject({ name: "SignerError", reason, code: status });
  });

  it("says that a device is away, and that a response is cut off", async () => {
    const away = createLedgerApp({ send: () => Promise.reject(new Error("disconnected")) });
    await expect(away.version()).rejects.toMatchObject({
      reason: "unavailable",
      message: "the device cannot be reached: disconnected",
    });
    for (const bytes of [[], [0x90], [0x90, 0], [1, 2, 0x90, 0]]) {
      const cut = createLedgerApp({ send: async () => Uint8Array.from(bytes) });
      await expect(cut.walletId()).rejects.toBeInstanceOf(SignerError);
    }
  });
});

describe("the signer", () => {
  let local: LocalNode;
  let device: LedgerDevice;
  let signer: KeySigner;
  /** The app does not know the X- and C-Chain of a simulated network. */
  let blind: KeySigner;
  const QUICK = { intervalMs: 1, withinMs: 5_000 };

  beforeAll(async () => {
    local = await LocalNode.start({ weeks: 2, validators: 4, delegators: 0, heliconTime: 0 });
    device = new LedgerDevice(phrase);
    signer = await ledgerSigner(device);
    blind = await ledgerSigner(device, { blind: true });
    const alice = local.address("alice");
    const payments = [{ to: own("P"), amount: 100n * AVAX }];
    await local.send(
      build.p.base({ from: alice, payments }, await local.coins(["alice"], "P"), await local.context()),
      "alice",
    );
  });

  const own = (chain: "P" | "X" | "C") => signer.address({ networkId: local.network.networkId, chain });

  it("pays, and the person sees the transaction", async () => {
    const payments = [{ to: local.address("bob"), amount: AVAX }];
    device.shown.length = 0;
    await issueSigned(build.p.base({ from: own("P"), payments }, await readOwn("P"), await local.context()));
    expect(device.shown).toEqual(["transaction"]);
  });

  it("moves AVAX to a chain that the app does not know, and back", async () => {
    const options = { node: local.node, signer: blind, journal: memoryJournal(), ...QUICK };
    device.shown.length = 0;
    await transfer({ from: "P", to: "X", amount: 5n * AVAX }, { ...options, id: "there" });
    await transfer({ from: "X", to: "P", amount: 2n * AVAX }, { ...options, id: "back" });
    expect(device.shown).toEqual(["hash", "hash", "hash", "hash"]);
  });

  it("signs for its account of the C-Chain with another key", async () => {
    const read = await local.context();
    const prices = { ...read, c: { baseFee: (25n * AVAX).toString() } }; // no EVM runs here
    expect(own("C").slice(2)).not.toBe(own("P").slice(2));
    const out = build.p.exportTo(
      { from: own("P"), destination: "C", payments: [{ to: own("C"), amount: 9n * AVAX }] },
      await readOwn("P"),
      prices,
    );
    await issueSigned(out);
    const arrived = await readOwn("C", "P");
    await issueSigned(
      build.c.importFrom({ from: own("C"), source: "P", to: signer.evmAddress }, arrived, prices),
    );
    const account = { address: signer.evmAddress, nonce: 0, balance: 8n * AVAX * AVAX };
    await issueSigned(
      build.c.exportTo({ account, destination: "P", payments: [{ to: own("P"), amount: AVAX }] }, prices),
    );
  });

  const readOwn = (chain: "P" | "C", source?: "P") =>
    readCoins(local.node, { chain, source, addresses: [own(chain)] });
  const issueSigned = async (document: Parameters<typeof sign>[0]) =>
    await local.send(await sign(document, blind));

  it("signs what the app cannot read only if it may sign blindly", async () => {
    const { nodeId, signer: bls } = deriveNodeKey("wallet", "ledger");
    const hex = (bytes: Uint8Array) => encodeHex(bytes, { checksum: false });
    const intent = {
      from: own("P"),
      nodeId: formatNodeId(nodeId),
      signer: { publicKey: hex(bls.publicKey), proofOfPossession: hex(bls.proofOfPossession) },
      stake: 10n * AVAX,
      delegationFee: 2,
      restake: 50,
      period: 14 * 86_400,
    };
    const document = build.p.addAutoRenewedValidator(intent, await readOwn("P"), await local.context());
    await expect(sign(document, signer)).rejects.toMatchObject({ reason: "unsupported", code: 0x6a80 });
    device.shown.length = 0;
    const signed = await sign(document, blind);
    expect(signed.signatures).toHaveLength(1);
    expect(device.shown).toEqual(["hash"]);
  });

  it("declines with its person, and can be asked again", async () => {
    const payments = [{ to: local.address("bob"), amount: AVAX }];
    const document = build.p.base({ from: own("P"), payments }, await readOwn("P"), await local.context());
    device.mood = { agrees: false };
    await expect(sign(document, signer)).rejects.toMatchObject({ reason: "declined", code: 0x6986 });
    device.mood = {};
    await issueSigned(document);
  });

  it("signs a text of any length, which names it", async () => {
    const form = { networkId: 1, chain: "P" } as const;
    for (const text of ["hello", "é".repeat(300)]) {
      device.shown.length = 0;
      expect(recoverMessageSigner(text, await signer.signMessage(text), form)).toBe(signer.address(form));
      expect(device.shown).toEqual([text]);
    }
    expect(signer.address(form)).toBe(address);
  });
});

test("a signer needs a path", async () => {
  await expect(ledgerSigner(obedient(), { paths: [] })).rejects.toThrow("paths must have at least one path");
});

test("several keys sign in one review, and a stranger's document asks nobody", async () => {
  const device = new LedgerDevice(phrase);
  const paths = [0, 1, 2].map((index) => `m/44'/9000'/0'/0/${index}`);
  const signers = await Promise.all(paths.map((path) => ledgerSigner(device, { paths: [path] })));
  const form = { networkId: context.networkId, chain: "P" } as const;
  const from = signers.map((one) => one.address(form));
  const app = createLedgerApp(device);
  const all = await ledgerSigner(device, { paths });
  expect(all.address(form)).toBe(from[0]);
  expect((await app.publicKey(paths[0] ?? "", { hrp: "fuji" })).address).toBe(from[0]);
  const owners = ownersOf(new Where("test", 5), { addresses: from, threshold: 3 });
  const coin = coinOf(3n * AVAX, { names: ["alice"] });
  const shared = { ...coin, output: { ...coin.output, ...owners } as typeof coin.output };
  const document = build.p.base(
    { from, payments: [{ to: addressOf("bob"), amount: AVAX }] },
    [shared],
    context,
  );
  expect((await sign(document, all)).signatures.map((one) => one.address)).toEqual([...from].sort());
  expect(device.shown).toEqual(["transaction"]);
  const foreign = build.p.base(
    { from: addressOf("alice"), payments: [{ to: addressOf("bob"), amount: AVAX }] },
    [coin],
    context,
  );
  expect(await sign(foreign, all)).toEqual(foreign);
  expect(device.shown).toEqual(["transaction"]);
});
