/** What the preview says about every type of transaction, and what limits refuse. */
import { encodeCb58, encodeHex, parseAddress } from "@primary-network/codec";
import { createProofOfPossession } from "@primary-network/codec/p";
import {
  encodeL1Message,
  encodeMessage,
  encodePayload,
  type L1Message,
  type UnsignedMessage,
} from "@primary-network/codec/warp";
import { describe, expect, it, test } from "vitest";
import {
  build,
  type Coin,
  check,
  decodeCoin,
  explain,
  explainTransaction,
  LimitError,
  type Limits,
  type SigningDocument,
  sign,
  signedTransaction,
} from "../src/index.ts";
import {
  AVAX,
  AVAX_ID,
  addressOf,
  coinOf,
  context,
  keyOf,
  NODE_ID,
  signerOf,
  TIME,
  TOKEN_ID,
} from "./made.ts";

const [alice, bob] = ["alice", "bob"].map((name) => addressOf(name)) as [string, string];
const xAlice = addressOf("alice", "X");
const DAY = 86_400;
const own = { names: ["alice"] };
const subnetId = encodeCb58(new Uint8Array(32).fill(5));
const token = encodeCb58(TOKEN_ID);
const p = () => [coinOf(10_000n * AVAX, own)];
const x = () => [coinOf(10_000n * AVAX, own, { chain: "X" })];
const evm = signerOf("alice").evmAddress;

const proof = () => {
  const { publicKey, proofOfPossession } = createProofOfPossession(
    keyOf("bls").map((byte, at) => (at === 0 ? 1 : byte)),
  );
  const hex = (bytes: Uint8Array) => encodeHex(bytes, { checksum: false });
  return { publicKey: hex(publicKey), proofOfPossession: hex(proofOfPossession) };
};

const validationId = new Uint8Array(32).fill(6);
const l1Owner = { threshold: 1, addresses: [parseAddress(alice).bytes] };
const registration: L1Message = {
  type: "RegisterL1Validator",
  subnetId: new Uint8Array(32).fill(5),
  nodeId: new Uint8Array(20).fill(9),
  blsPublicKey: new Uint8Array(48).fill(1),
  expiry: BigInt(TIME + DAY),
  remainingBalanceOwner: l1Owner,
  deactivationOwner: l1Owner,
  weight: 5n,
};
const weightOf = (weight: bigint): L1Message => ({
  type: "L1ValidatorWeight",
  validationId,
  nonce: 1n,
  weight,
});

const message = (asked: L1Message = weightOf(5n)) => {
  const call = encodeL1Message(asked);
  const unsigned: UnsignedMessage = {
    networkId: 5,
    sourceChainId: new Uint8Array(32).fill(7),
    payload: encodePayload({
      type: "AddressedCall",
      sourceAddress: new Uint8Array(20).fill(8),
      payload: call,
    }),
  };
  const signature = {
    type: "BitSetSignature" as const,
    signers: Uint8Array.of(1),
    signature: new Uint8Array(96),
  };
  return encodeHex(encodeMessage({ ...unsigned, signature }), { checksum: false });
};
const right = (type: "MintOutput" | "PropertyMintOutput" | "PropertyOwnedOutput") => {
  const { output, ...coin } = coinOf(1n, own, { chain: "X", assetId: TOKEN_ID });
  const { amount, ...owners } = output as never as {
    amount: bigint;
    locktime: bigint;
    threshold: number;
    addresses: Uint8Array[];
  };
  expect(amount).toBe(1n);
  return { ...coin, output: { ...owners, type } };
};
const nft = (type: "NftMintOutput" | "NftTransferOutput") => {
  const { output, ...coin } = right("MintOutput");
  const fields = type === "NftMintOutput" ? { groupId: 1 } : { groupId: 1, payload: new Uint8Array() };
  return { ...coin, output: { ...output, ...fields, type } as never };
};

const subnet = { from: alice, subnetId, subnetOwner: alice };
const term = { from: alice, nodeId: NODE_ID, end: TIME + 30 * DAY };
const l1 = {
  nodeId: NODE_ID,
  weight: 5n,
  balance: AVAX,
  remainingBalanceOwner: alice,
  deactivationOwner: alice,
};

const DOCUMENTS: { readonly [name: string]: () => SigningDocument } = {
  "P BaseTx": () => build.p.base({ from: alice, payments: [{ to: bob, amount: AVAX }] }, p(), context),
  "P BaseTx, locked, to two of three": () => {
    const to = { addresses: [alice, bob, addressOf("carol")], threshold: 2, locktime: TIME + 365 * DAY };
    return build.p.base({ from: alice, payments: [{ to, amount: AVAX }] }, p(), context);
  },
  "P BaseTx, consolidation": () => {
    const coins = [1n, 2n, 3n].map((amount) => coinOf(amount * AVAX, own));
    return build.p.consolidate({ from: alice }, coins, context)[0] ?? expect.fail("no document");
  },
  "P ExportTx": () =>
    build.p.exportTo(
      { from: alice, destination: "C", payments: [{ to: alice, amount: AVAX }] },
      p(),
      context,
    ),
  "P ImportTx": () =>
    build.p.importFrom(
      { from: alice, source: "C" },
      [coinOf(AVAX, own, { chain: "P", source: "C" })],
      context,
    ),
  "P CreateSubnetTx": () => build.p.createSubnet({ from: alice, owner: alice }, p(), context),
  "P CreateChainTx": () =>
    build.p.createChain({ ...subnet, name: "My chain", vmId: token, genesis: "{}" }, p(), context),
  "P AddSubnetValidatorTx": () =>
    build.p.addSubnetValidator({ ...subnet, nodeId: NODE_ID, end: TIME + DAY, weight: 20n }, p(), context),
  "P RemoveSubnetValidatorTx": () =>
    build.p.removeSubnetValidator({ ...subnet, nodeId: NODE_ID }, p(), context),
  "P TransferSubnetOwnershipTx": () =>
    build.p.transferSubnetOwnership({ ...subnet, owner: bob }, p(), context),
  "P AddPermissionlessValidatorTx": () =>
    build.p.addValidator(
      { ...term, stake: 2_000n * AVAX, signer: proof(), delegationFee: 2.5 },
      p(),
      context,
    ),
  "P AddPermissionlessValidatorTx, its part for another": () =>
    build.p.addValidator(
      { ...term, stake: 2_000n * AVAX, signer: proof(), delegationFee: 2, delegationRewards: bob },
      p(),
      context,
    ),
  "P AddPermissionlessDelegatorTx": () => build.p.addDelegator({ ...term, stake: 25n * AVAX }, p(), context),
  "P AddPermissionlessDelegatorTx, partly of locked coins": () => {
    const locked = coinOf(10n * AVAX, own, { lock: BigInt(TIME + 400 * DAY) });
    return build.p.addDelegator({ ...term, stake: 25n * AVAX }, [...p(), locked], context);
  },
  "P AddAutoRenewedValidatorTx": () =>
    build.p.addAutoRenewedValidator(
      {
        from: alice,
        nodeId: NODE_ID,
        stake: 2_000n * AVAX,
        signer: proof(),
        delegationFee: 2,
        restake: 50,
        period: 14 * DAY,
      },
      p(),
      context,
    ),
  "P SetAutoRenewedValidatorConfigTx": () =>
    build.p.setAutoRenewedValidator(
      { from: alice, txId: token, authority: alice, restake: 0, period: 0 },
      p(),
      context,
    ),
  "P ConvertSubnetToL1Tx": () => {
    const manager = { chainId: token, address: `0x${"0f".repeat(20)}` };
    return build.p.convertSubnetToL1(
      { ...subnet, manager, validators: [{ ...l1, signer: proof() }] },
      p(),
      context,
    );
  },
  "P RegisterL1ValidatorTx": () => {
    const { proofOfPossession } = proof();
    return build.p.registerL1Validator(
      { from: alice, balance: AVAX, proofOfPossession, message: message(registration) },
      p(),
      context,
    );
  },
  "P SetL1ValidatorWeightTx": () =>
    build.p.setL1ValidatorWeight({ from: alice, message: message() }, p(), context),
  "P SetL1ValidatorWeightTx, removal": () =>
    build.p.setL1ValidatorWeight({ from: alice, message: message(weightOf(0n)) }, p(), context),
  "P RegisterL1ValidatorTx, of a message that is none": () => {
    const { proofOfPossession } = proof();
    return build.p.registerL1Validator(
      { from: alice, balance: AVAX, proofOfPossession, message: message() },
      p(),
      context,
    );
  },
  "P IncreaseL1ValidatorBalanceTx": () =>
    build.p.increaseL1ValidatorBalance({ from: alice, validationId: token, amount: AVAX }, p(), context),
  "P DisableL1ValidatorTx": () =>
    build.p.disableL1Validator({ from: alice, validationId: token, deactivationOwner: alice }, p(), context),
  "X BaseTx": () => {
    const coins = [...x(), coinOf(100n, own, { chain: "X", assetId: TOKEN_ID })];
    return build.x.base(
      { from: xAlice, payments: [{ to: bob, amount: 40n, assetId: token }] },
      coins,
      context,
    );
  },
  "X ExportTx": () =>
    build.x.exportTo(
      { from: xAlice, destination: "P", payments: [{ to: alice, amount: AVAX }] },
      x(),
      context,
    ),
  "X ImportTx": () =>
    build.x.importFrom(
      { from: xAlice, source: "P" },
      [coinOf(AVAX, own, { chain: "X", source: "P" })],
      context,
    ),
  "X CreateAssetTx": () => {
    const asset = {
      name: "Wallet token",
      symbol: "WAL",
      denomination: 2,
      minters: [xAlice],
      propertyMinters: [bob],
    };
    const rest = { holders: [{ to: bob, amount: 100n }], nftMinters: [{ owner: xAlice, groupId: 1 }] };
    return build.x.createAsset({ from: xAlice, ...asset, ...rest }, x(), context);
  },
  "X OperationTx, mint": () =>
    build.x.mint(
      { from: xAlice, assetId: token, to: bob, amount: 7n },
      [...x(), right("MintOutput")],
      context,
    ),
  "X OperationTx, mint an NFT": () =>
    build.x.mintNft(
      { from: xAlice, assetId: token, payload: "one", to: [bob] },
      [...x(), nft("NftMintOutput")],
      context,
    ),
  "X OperationTx, give an NFT": () =>
    build.x.transferNft(
      { from: xAlice, assetId: token, to: bob },
      [...x(), nft("NftTransferOutput")],
      context,
    ),
  "X OperationTx, mint a property": () =>
    build.x.mintProperty(
      { from: xAlice, assetId: token, to: bob },
      [...x(), right("PropertyMintOutput")],
      context,
    ),
  "X OperationTx, burn a property": () =>
    build.x.burnProperty({ from: xAlice, assetId: token }, [...x(), right("PropertyOwnedOutput")], context),
  "C ExportTx": () => {
    const account = { address: evm, nonce: 3, balance: 10n * AVAX * AVAX };
    return build.c.exportTo({ account, destination: "P", payments: [{ to: alice, amount: AVAX }] }, context);
  },
  "C ImportTx": () =>
    build.c.importFrom(
      { from: alice, source: "P", to: evm },
      [coinOf(AVAX, own, { chain: "C", source: "P" })],
      context,
    ),
};

test.each(Object.entries(DOCUMENTS))("%s", (_name, make) => {
  const { sentences, changes, burned, staked } = explain(make(), context);
  const sums = changes.map(({ owner, assetId, amount }) => {
    const who = typeof owner === "string" ? owner : `${owner.threshold} of ${owner.addresses.join(", ")}`;
    const asset = assetId === encodeCb58(AVAX_ID) ? "nAVAX" : "of the token";
    return `${amount > 0n ? "+" : ""}${amount} ${asset}: ${who}`;
  });
  expect(`\n${[...sentences, ...sums, `burned ${burned}, staked ${staked}`].join("\n")}\n`).toMatchSnapshot();
});

describe("explainTransaction", () => {
  const signed = async (document: SigningDocument) => {
    const complete = await sign(document, signerOf("alice"), signerOf("bob"));
    const { tx } = signedTransaction(complete);
    const spent = document.spends.map((hex) => decodeCoin(hex, document));
    return { transaction: { chain: document.chain, tx }, spent };
  };

  it.each(Object.entries(DOCUMENTS))(
    "says of the signed bytes what the preview said: %s",
    async (_name, make) => {
      const { transaction, spent } = await signed(make());
      const { sentences, ...before } = explain(make(), context);
      const after = explainTransaction(transaction, spent.toReversed(), context);
      const lasting = sentences.slice(0, -1).map((one) => one.replace(/ The fee stays enough until .*$/, ""));
      expect(after).toEqual({ ...before, sentences: lasting, missing: [] });
    },
  );

  it("refuses other bytes, another network, and outputs that are not the spent ones", async () => {
    const { transaction, spent } = await signed(DOCUMENTS["P BaseTx"]?.() ?? expect.fail("no document"));
    const explained = (tx: string, coins: readonly Coin[], networkId = context.networkId) =>
      explainTransaction({ chain: "P", tx }, coins, { ...context, networkId });
    expect(() => explained("0x00", spent)).toThrow("tx cannot be decoded");
    expect(() => explained(transaction.tx, spent, 1)).toThrow("tx must be of network 1, not 5");
    expect(() => explained(transaction.tx, [])).toThrow(/spent must have output \d+ of \w+, which is spent/);
    const [first] = spent;
    if (first === undefined) throw new Error("nothing is spent");
    const other = { ...first, ...coinOf(1n, own), txId: first.txId, outputIndex: first.outputIndex };
    expect(() => explained(transaction.tx, [other])).toThrow(/spent\[0\] must have the amount of the input/);
  });
});

describe("check", () => {
  const pay = () => DOCUMENTS["P BaseTx"]?.() ?? expect.fail("no document");
  const stake = () => DOCUMENTS["P AddPermissionlessDelegatorTx"]?.() ?? expect.fail("no document");
  const avax = encodeCb58(AVAX_ID);

  it.each<[name: string, document: () => SigningDocument, limits: Limits]>([
    ["no limits", pay, {}],
    ["burn, pay and spend", pay, { burn: 100_000n, pay: [bob], spend: { [avax]: AVAX + 100_000n } }],
    ["owners who are paid", pay, { pay: [{ addresses: [bob], threshold: 1 }] }],
    ["stake that returns", stake, { pay: [], stakeOn: [NODE_ID] }],
  ])("allows %s", (_name, document, limits) => expect(() => check(document(), limits)).not.toThrow());

  it.each<[limit: string, document: () => SigningDocument, limits: Limits, want: RegExp]>([
    ["burn", pay, { burn: 10n }, /burns \d+ nAVAX, and 10 are allowed/],
    ["pay", pay, { pay: [] }, new RegExp(`pays 1000000000 to ${bob}, who is not allowed`)],
    ["pay", pay, { pay: [{ addresses: [alice, bob], threshold: 1 }] }, /who is not allowed/],
    ["spend", pay, { spend: { [avax]: AVAX } }, /leave the owners, and 1000000000 are allowed/],
    ["spend", pay, { spend: {} }, /and 0 are allowed/],
    ["stakeOn", stake, { stakeOn: [] }, /stakes on NodeID-/],
  ])("refuses what is over %s", (limit, document, limits, want) => {
    let error: unknown;
    try {
      check(document(), limits);
    } catch (thrown) {
      error = thrown;
    }
    if (!(error instanceof LimitError)) throw error;
    expect(error.limit).toBe(limit);
    expect(error.message).toMatch(want);
  });
});

test("changes have one order, whatever the ids of the spent outputs", () => {
  const changesOf = (avaxId: number, tokenId: number) => {
    const [coin] = x();
    const held = coinOf(100n, own, { chain: "X", assetId: TOKEN_ID });
    const coins = [
      { ...(coin ?? expect.fail("no coin")), txId: new Uint8Array(32).fill(avaxId) },
      { ...held, txId: new Uint8Array(32).fill(tokenId) },
    ];
    const payments = [{ to: bob, amount: 40n, assetId: token }];
    return explain(build.x.base({ from: xAlice, payments }, coins, context)).changes;
  };
  expect(changesOf(2, 1)).toEqual(changesOf(1, 2));
  expect(changesOf(1, 2).map(({ amount }) => amount)).toEqual([-1_000_000n, -40n, 40n]);
});
