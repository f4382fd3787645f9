/** Every type of transaction that the kit builds is accepted by the local network, on each chain. */
import { encodeCb58, encodeHex, formatNodeId } from "@primary-network/codec";
import { txFee } from "@primary-network/codec/p";
import { registrationValidationId } from "@primary-network/codec/warp";
import { beforeAll, expect, test } from "vitest";
import { encodeUnsignedWarp } from "../../../apps/localnet/src/chains/p/warp-message.ts";
import { signWarp } from "../../../apps/localnet/src/chains/p/warp-signature.ts";
import { deriveNodeKey } from "../../../apps/localnet/src/index.ts";
import { build, explain, openDocument, type SigningDocument } from "../src/index.ts";
import { equalBytes } from "../src/order.ts";
import { LocalNode } from "./local-node.ts";

const AVAX = 1_000_000_000n;
const DAY = 86_400;

let local: LocalNode;
let alice: string;
let bob: string;

beforeAll(async () => {
  local = await LocalNode.start({ weeks: 2, validators: 4, delegators: 4, heliconTime: 0 });
  alice = local.address("alice");
  bob = local.address("bob");
});

const key = (name: string) => {
  const { nodeId, signer } = deriveNodeKey("wallet", name);
  return {
    nodeId: formatNodeId(nodeId),
    signer: {
      publicKey: encodeHex(signer.publicKey, { checksum: false }),
      proofOfPossession: encodeHex(signer.proofOfPossession, { checksum: false }),
    },
  };
};

/** Sends a document, and checks that it burns exactly the fee that the network asks for, or leaves no change. */
async function sent(document: SigningDocument, ...names: ("alice" | "bob")[]): Promise<string> {
  const { transaction } = openDocument(document);
  if (transaction.chain === "P") {
    const { config, price } = (await local.context()).p;
    const fee = txFee(transaction.tx, config, BigInt(price));
    expect(BigInt(document.fee.burned), document.type).toBe(fee);
  }
  expect(explain(document).sentences.length).toBeGreaterThan(1);
  return await local.send(document, ...names);
}

const p = (...names: ("alice" | "bob")[]) => local.coins(names.length > 0 ? names : ["alice"], "P");

test("transfers on and between the chains", async () => {
  const context = await local.context();
  const xAlice = local.address("alice", "X");
  await sent(
    build.p.base({ from: alice, payments: [{ to: bob, amount: AVAX }] }, await p(), context),
    "alice",
  );
  await sent(
    build.p.exportTo(
      { from: alice, destination: "X", payments: [{ to: xAlice, amount: 5n * AVAX }] },
      await p(),
      context,
    ),
    "alice",
  );
  const arrived = await local.coins(["alice"], "X", "P");
  await sent(build.x.importFrom({ from: xAlice, source: "P" }, arrived, context), "alice");
  const x = () => local.coins(["alice"], "X");
  await sent(
    build.x.base({ from: xAlice, payments: [{ to: bob, amount: AVAX }] }, await x(), context),
    "alice",
  );
  await sent(
    build.x.exportTo(
      { from: xAlice, destination: "P", payments: [{ to: alice, amount: AVAX }] },
      await x(),
      context,
    ),
    "alice",
  );
  await sent(
    build.p.importFrom({ from: alice, source: "X" }, await local.coins(["alice"], "P", "X"), context),
    "alice",
  );
});

test("transfers to and from the C-Chain", async () => {
  const read = await local.context();
  const context = { ...read, c: { baseFee: (25n * AVAX).toString() } }; // no EVM runs here
  const { evmAddress } = local.signer("alice");
  await sent(
    build.p.exportTo(
      { from: alice, destination: "C", payments: [{ to: alice, amount: 5n * AVAX }] },
      await p(),
      context,
    ),
    "alice",
  );
  const arrived = await local.coins(["alice"], "C", "P");
  await sent(build.c.importFrom({ from: alice, source: "P", to: evmAddress }, arrived, context), "alice");
  const own = local.network.cAccounts.find(
    ([address]) => encodeHex(address, { checksum: false }) === evmAddress.toLowerCase(),
  );
  const account = { address: evmAddress, nonce: own?.[1].nonce ?? 0n, balance: own?.[1].balance ?? 0n };
  expect(account.balance).toBeGreaterThan(4n * AVAX * AVAX);
  await sent(
    build.c.exportTo({ account, destination: "P", payments: [{ to: alice, amount: AVAX }] }, context),
    "alice",
  );
  await sent(
    build.p.importFrom({ from: alice, source: "C" }, await local.coins(["alice"], "P", "C"), context),
    "alice",
  );
});

test("a subnet of two owners, its chain and validator, and its conversion to an L1", async () => {
  const context = await local.context();
  const owner = { addresses: [alice, bob], threshold: 2 };
  const subnetId = await sent(build.p.createSubnet({ from: alice, owner }, await p(), context), "alice");
  const subnet = { from: [alice, bob], subnetId, subnetOwner: owner };
  const both = ["alice", "bob"] as const;
  const chainId = await sent(
    build.p.createChain(
      { ...subnet, name: "My chain", vmId: encodeCb58(new Uint8Array(32).fill(7)), genesis: "{}" },
      await p(...both),
      context,
    ),
    ...both,
  );
  const [current] = local.network.state.current
    .filter(({ role }) => role === "validator")
    .toSorted((left, right) => right.end - left.end);
  const nodeId = formatNodeId(current?.nodeId ?? new Uint8Array(20));
  await sent(
    build.p.addSubnetValidator(
      { ...subnet, nodeId, end: current?.end ?? 0, weight: 3n },
      await p(...both),
      context,
    ),
    ...both,
  );
  await sent(build.p.removeSubnetValidator({ ...subnet, nodeId }, await p(...both), context), ...both);
  await sent(
    build.p.transferSubnetOwnership({ ...subnet, owner: alice }, await p(...both), context),
    ...both,
  );
  const own = { from: alice, subnetId, subnetOwner: alice };
  const validator = {
    ...key("l1"),
    weight: 10n,
    balance: AVAX,
    remainingBalanceOwner: alice,
    deactivationOwner: alice,
  };
  const manager = { chainId, address: `0x${"0f".repeat(20)}` };
  const spare = { ...validator, ...key("l1-spare") };
  await sent(
    build.p.convertSubnetToL1({ ...own, manager, validators: [validator, spare] }, await p(), context),
    "alice",
  );
  const found = [...local.network.state.l1Validators.values()].find(
    (one) => encodeCb58(one.subnetId) === subnetId,
  );
  const id = encodeCb58(found?.validationId ?? expect.fail("no validator"));
  await sent(
    build.p.increaseL1ValidatorBalance({ from: alice, validationId: id, amount: AVAX }, await p(), context),
    "alice",
  );
  await sent(
    build.p.disableL1Validator(
      { from: alice, validationId: id, deactivationOwner: alice },
      await p(),
      context,
    ),
    "alice",
  );
});

test("a registration and a change of weight that an L1's manager asks for", async () => {
  const context = await local.context();
  const { state, accounts } = local.network;
  const first = deriveNodeKey("primary-network", "l1-0-0").nodeId;
  const { subnetId } =
    [...state.l1Validators.values()].find(({ nodeId }) => equalBytes(nodeId, first)) ?? expect.fail("no L1");
  const subnet = [...state.subnets.values()].find((one) => equalBytes(one.subnetId, subnetId));
  const { chainId, address } = subnet?.conversion ?? expect.fail("no L1");
  const signers = ["0", "1", "2", "3", "newcomer"]
    .map((name) => deriveNodeKey("primary-network", `l1-0-${name}`))
    .map(({ signer, blsSecret }) => ({ publicKey: signer.publicKey, secret: blsSecret }))
    .filter(({ publicKey }) =>
      [...state.l1Validators.values()].some(
        (one) => one.endAccruedFee > 0n && equalBytes(one.publicKey, publicKey),
      ),
    );
  const signed = (message: Parameters<typeof encodeUnsignedWarp>[1]) => {
    const source = { networkId: local.network.networkId, chainId, address };
    return encodeHex(signWarp(encodeUnsignedWarp(source, message), signers), { checksum: false });
  };
  const { nodeId, signer } = deriveNodeKey("wallet", "registered");
  const owner = { threshold: 1, addresses: [accounts.alice.address] };
  const registration = {
    type: "RegisterL1Validator" as const,
    subnetId,
    nodeId,
    blsPublicKey: signer.publicKey,
    expiry: BigInt(context.time + DAY / 2),
    remainingBalanceOwner: owner,
    deactivationOwner: owner,
    weight: 5n,
  };
  const { proofOfPossession } = key("registered").signer;
  const register = { from: alice, balance: AVAX, proofOfPossession, message: signed(registration) };
  await sent(build.p.registerL1Validator(register, await p(), context), "alice");
  const validationId = registrationValidationId(registration);
  const weight = { type: "L1ValidatorWeight" as const, validationId, nonce: 0n, weight: 6n };
  await sent(
    build.p.setL1ValidatorWeight({ from: alice, message: signed(weight) }, await p(), context),
    "alice",
  );
  const added = [...state.l1Validators.values()].find((one) => equalBytes(one.validationId, validationId));
  expect(added?.weight).toBe(6n);
});

test("validators, delegators and a validator that renews itself", async () => {
  const context = await local.context();
  const end = context.time + 30 * DAY;
  const fee = { delegationFee: 2 };
  const stake = 2_000n * AVAX;
  const [first, second] = [key("first"), key("second")];
  await sent(
    build.p.addValidator({ from: alice, ...first, ...fee, stake, end }, await p(), context),
    "alice",
  );
  await sent(
    build.p.addDelegator(
      { from: alice, nodeId: first.nodeId, stake: 25n * AVAX, end: end - DAY },
      await p(),
      context,
    ),
    "alice",
  );
  const txId = await sent(
    build.p.addAutoRenewedValidator(
      { from: alice, ...second, ...fee, stake, restake: 50, period: 14 * DAY },
      await p(),
      context,
    ),
    "alice",
  );
  await sent(
    build.p.setAutoRenewedValidator(
      { from: alice, txId, authority: alice, restake: 0, period: 0 },
      await p(),
      context,
    ),
    "alice",
  );
});

test("assets of the X-Chain", async () => {
  const context = await local.context();
  const from = local.address("alice", "X");
  const x = () => local.coins(["alice"], "X");
  const assetId = await sent(
    build.x.createAsset(
      {
        from,
        name: "Wallet token",
        symbol: "WAL",
        denomination: 2,
        holders: [{ to: from, amount: 100n }],
        minters: [from],
        nftMinters: [{ owner: from, groupId: 1 }],
        propertyMinters: [from],
      },
      await x(),
      context,
    ),
    "alice",
  );
  await sent(
    build.x.base({ from, payments: [{ to: bob, amount: 40n, assetId }] }, await x(), context),
    "alice",
  );
  await sent(build.x.mint({ from, assetId, to: bob, amount: 7n }, await x(), context), "alice");
  await sent(build.x.mintNft({ from, assetId, payload: "one", to: [from] }, await x(), context), "alice");
  await sent(build.x.transferNft({ from, assetId, to: bob }, await x(), context), "alice");
  await sent(build.x.mintProperty({ from, assetId, to: from }, await x(), context), "alice");
  await sent(build.x.burnProperty({ from, assetId }, await x(), context), "alice");
  const left = (await x()).filter((coin) => encodeCb58(coin.assetId) === assetId);
  expect(left.map(({ output }) => output.type).sort()).toEqual([
    "MintOutput",
    "PropertyMintOutput",
    "TransferOutput",
  ]);
});
