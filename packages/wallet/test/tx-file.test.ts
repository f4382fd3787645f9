/** Files of platform-cli: written, read, signed and issued, and refused if they do not fit. */
import { encodeCb58, encodeHex, formatNodeId } from "@primary-network/codec";
import { beforeAll, describe, expect, it, test } from "vitest";
import { deriveNodeKey } from "../../../apps/localnet/src/index.ts";
import {
  build,
  DocumentError,
  fromTxFile,
  missingSignatures,
  readTxFile,
  type SigningDocument,
  sign,
  type TxFile,
  toTxFile,
} from "../src/index.ts";
import { LocalNode } from "./local-node.ts";
import { AVAX, addressOf, coinOf, context, signerOf } from "./made.ts";

const [alice, bob] = [addressOf("alice"), addressOf("bob")];
const subnetOwner = { addresses: [alice, bob].sort(), threshold: 2 };
const coin = coinOf(3n * AVAX, { names: ["alice"] });
const document = build.p.transferSubnetOwnership(
  { from: [alice, bob], subnetId: context.chains.X, subnetOwner, owner: alice },
  [coin],
  context,
);
const read = (file: unknown, owner = subnetOwner) => fromTxFile(file, [coin], context, owner);
/** The fields that a file keeps: how long the fee holds, and how it was made, is lost. */
const kept = ({ fee: { assetId, burned }, authorizations, ...rest }: SigningDocument) => ({
  ...rest,
  fee: { assetId, burned },
  authorizations: authorizations.map(({ owner: { addresses, threshold }, ...right }) => ({
    ...right,
    owner: { addresses: [...addresses].sort(), threshold },
  })),
});

test("keeps a transaction and its signatures, whoever has signed", async () => {
  for (const names of [[], ["alice"], ["bob"], ["alice", "bob"]]) {
    const given = await sign(document, ...names.map(signerOf));
    const file = JSON.parse(JSON.stringify(toTxFile(given)));
    expect(Object.keys(file)).toEqual(["networkID", "txHex"]);
    expect(kept(read(file))).toEqual(kept(given));
  }
});

const file = toTxFile(document);
const changed = (fields: object) => ({ ...file, ...fields });

test.each<[name: string, file: unknown, field: string]>([
  ["no object", null, "txHex"],
  ["a file without a transaction", { networkID: 5 }, "txHex"],
  ["no hex", changed({ txHex: "0xzz" }), "tx"],
  ["another network", changed({ networkID: 1 }), "networkID"],
  ["no network", changed({ networkID: undefined }), "networkID"],
  ["a damaged transaction", changed({ txHex: file.txHex.replace("00", "01") }), "tx"],
])("refuses %s", (_name, given, field) => {
  expect(() => read(given)).toThrow(DocumentError);
  try {
    read(given);
  } catch (error) {
    expect((error as DocumentError).field).toBe(field);
  }
});

test("refuses outputs and owners that do not fit, wrong signatures, and other chains", async () => {
  expect(() => fromTxFile(file, [], context, subnetOwner)).toThrow(/spent must have output \d+ of/);
  expect(() => fromTxFile(file, [coin], context)).toThrow("authorizations must have 1 entries");
  expect(() => read(file, { addresses: [alice], threshold: 1 })).toThrow("must have an owner 1, who signs");
  const signed = toTxFile(await sign(document, signerOf("alice")));
  const others = { addresses: [addressOf("carol"), addressOf("dave")].sort(), threshold: 2 };
  expect(() => read(signed, others)).toThrow(DocumentError);
  const x = build.x.base(
    { from: addressOf("alice", "X"), payments: [{ to: bob, amount: 1n }] },
    [coinOf(AVAX, { names: ["alice"] }, { chain: "X" })],
    context,
  );
  expect(() => toTxFile(x)).toThrow("chain must be P");
});

describe("over a node", () => {
  let local: LocalNode;
  beforeAll(async () => {
    local = await LocalNode.start({ weeks: 2, validators: 4, delegators: 0, heliconTime: 0 });
  });
  const p = () => local.coins(["alice"], "P");

  /** Writes a file, reads it with the node's help, and issues it. */
  async function passes(given: SigningDocument, ...names: ("alice" | "bob")[]): Promise<string> {
    const passed: TxFile = JSON.parse(JSON.stringify(toTxFile(given)));
    const again = await readTxFile(local.node, passed);
    expect(kept(again)).toEqual(kept(given));
    const [first, ...others] = names;
    const half = await sign(again, local.signer(first as "alice"));
    const last = await readTxFile(local.node, toTxFile(half));
    expect(missingSignatures(last)).toEqual(others.map((name) => local.address(name)));
    return await local.send(last, ...others);
  }

  it("passes on transactions with every kind of right", async () => {
    const [from, second] = [local.address("alice"), local.address("bob")];
    const owner = { addresses: [from, second].sort(), threshold: 2 };
    const now = await local.context();
    const hex = (bytes: Uint8Array) => encodeHex(bytes, { checksum: false });
    const key = (name: string) => {
      const { nodeId, signer } = deriveNodeKey("wallet", name);
      const { publicKey, proofOfPossession } = signer;
      const proof = { publicKey: hex(publicKey), proofOfPossession: hex(proofOfPossession) };
      return { nodeId: formatNodeId(nodeId), signer: proof };
    };
    const both = { from: [from, second] };

    const subnetId = await passes(build.p.createSubnet({ from, owner }, await p(), now), "alice");
    const subnet = { ...both, subnetId, subnetOwner: owner };
    const chain = { name: "File", vmId: encodeCb58(new Uint8Array(32).fill(7)), genesis: "{}" };
    const chainId = await passes(
      build.p.createChain({ ...subnet, ...chain }, await p(), now),
      ...(await signersOf(["alice", "bob"])),
    );
    const validators = [
      { ...key("file"), weight: 10n, balance: AVAX, remainingBalanceOwner: from, deactivationOwner: owner },
    ];
    const manager = { chainId, address: `0x${"0f".repeat(20)}` };
    const conversion = build.p.convertSubnetToL1({ ...subnet, manager, validators }, await p(), now);
    await passes(conversion, ...(await signersOf(["alice", "bob"])));
    const validation = [...local.network.state.l1Validators.values()].find(
      (one) => encodeCb58(one.subnetId) === subnetId,
    );
    const validationId = encodeCb58(validation?.validationId ?? expect.fail("no validator"));
    const disable = { ...both, validationId, deactivationOwner: owner };
    await passes(build.p.disableL1Validator(disable, await p(), now), ...(await signersOf(["alice", "bob"])));

    const term = { stake: 2_000n * AVAX, delegationFee: 2, restake: 50, period: 14 * 86_400 };
    const renewing = { from, ...key("renewed"), ...term, authority: owner };
    const txId = await passes(build.p.addAutoRenewedValidator(renewing, await p(), now), "alice");
    const end = { ...both, txId, authority: owner, restake: 0, period: 0 };
    await passes(
      build.p.setAutoRenewedValidator(end, await p(), now),
      ...(await signersOf(["alice", "bob"])),
    );
  });

  /** Names in the order of their addresses, which is that of missing signatures. */
  const signersOf = async (names: readonly ("alice" | "bob")[]) =>
    [...names].sort((left, right) => (local.address(left) < local.address(right) ? -1 : 1));

  it("passes on an import", async () => {
    const [from, x] = [local.address("alice"), local.address("alice", "X")];
    const now = await local.context();
    const payments = [{ to: from, amount: AVAX }];
    const out = { from: x, destination: "P", payments } as const;
    await local.send(build.x.exportTo(out, await local.coins(["alice"], "X"), now), "alice");
    const arrived = await local.coins(["alice"], "P", "X");
    await passes(build.p.importFrom({ from, source: "X" }, arrived, now), "alice");
  });

  it("finds outputs whose owners receive nothing by their addresses", async () => {
    const [from, to] = [local.address("alice"), local.address("bob")];
    const intent = { from, payments: [{ to, amount: AVAX }], change: to };
    const given = build.p.base(intent, await p(), await local.context());
    const passed = toTxFile(given);
    await expect(readTxFile(local.node, passed)).rejects.toThrow("spent must have output");
    expect(kept(await readTxFile(local.node, passed, [from]))).toEqual(kept(given));
  });
});
