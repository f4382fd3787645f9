/** Warp messages that ask for L1 validators: each way to be refused, and that a sound one is obeyed once. */
import { bytesToHex, concatBytes } from "@noble/hashes/utils.js";
import { encodeCb58 } from "@primary-network/codec";
import type { SignedTx } from "@primary-network/codec/p";
import {
  conversionValidationId,
  encodePayload,
  encodeUnsignedMessage,
  type L1ValidatorWeight,
  type RegisterL1Validator,
  registrationValidationId,
} from "@primary-network/codec/warp";
import { beforeAll, describe, expect, test } from "vitest";
import { crowd } from "../../../../test/crowd.ts";
import * as make from "../../../history/transactions.ts";
import { Wallet } from "../../../history/wallet.ts";
import { deriveNodeKey, nodeKeyOf } from "../../../keys/keys.ts";
import { buildNetwork, type Network } from "../../../network/network.ts";
import { readOptions } from "../../../network/options.ts";
import { compareBytes, equalBytes } from "../../byte-order.ts";
import { RuleError } from "../../rule-error.ts";
import { AVAX, DAY, params } from "../params.ts";
import { encodeUnsignedWarp, type ManagerMessage, type WarpSource } from "../warp-message.ts";
import { warpSetAt } from "../warp-set.ts";
import { signWarp } from "../warp-signature.ts";

let network: Network;
let wallet: Wallet;
beforeAll(() => {
  network = buildNetwork(readOptions({ weeks: 2, validators: 4, delegators: 0 }));
  wallet = new Wallet(network.chain.state);
  // All validators of the L1s are active, so that they can reach the quorum.
  network.chain.standard(now(), (issue) => {
    for (const { validationId, endAccruedFee } of network.chain.state.l1Validators.values())
      if (endAccruedFee === 0n)
        issue(make.increaseBalance(wallet, [network.accounts.alice], validationId, AVAX));
  });
});

/** Issues a transaction in a block of its own, so that the next one is checked by the validators after it. */
const block = (tx: () => SignedTx) => network.chain.standard(now(), (issue) => issue(tx()));

const now = () => network.chain.state.timestamp;
const l1 = () =>
  [...network.chain.state.subnets.values()].find(({ conversion }) => conversion !== undefined) ??
  expect.fail("no L1");

/** The keys of the first L1's validators that are active now. */
function activeSigners() {
  const active = [...network.chain.state.l1Validators.values()].filter(
    ({ endAccruedFee }) => endAccruedFee > 0n,
  );
  return ["0", "1", "2", "3", "newcomer"]
    .map((name) => deriveNodeKey(network.settings.seed, `l1-0-${name}`))
    .map(({ signer, blsSecret }) => ({ publicKey: signer.publicKey, secret: blsSecret }))
    .filter(({ publicKey }) => active.some((validator) => equalBytes(validator.publicKey, publicKey)));
}

const source = (fields: Partial<WarpSource> = {}): WarpSource => {
  const { chainId, address } = l1().conversion ?? expect.fail("no conversion");
  return { networkId: 12_345, chainId, address, ...fields };
};
/** The newcomer's weight was set once, so its next nonce is 1. */
const reweigh = (fields: Partial<L1ValidatorWeight> = {}): L1ValidatorWeight => {
  const newcomer = [...network.chain.state.l1Validators.values()].find(({ minNonce }) => minNonce === 1n);
  return {
    type: "L1ValidatorWeight",
    validationId: newcomer?.validationId ?? expect.fail("no newcomer"),
    nonce: 1n,
    weight: 61n,
    ...fields,
  };
};
const register = (fields: Partial<RegisterL1Validator> = {}): RegisterL1Validator => {
  const { nodeId, signer } = deriveNodeKey("test", "registered");
  const owner = { threshold: 1, addresses: [network.accounts.heidi.address] };
  const owners = { remainingBalanceOwner: owner, deactivationOwner: owner };
  const { subnetId } = l1();
  return {
    type: "RegisterL1Validator",
    subnetId,
    nodeId,
    blsPublicKey: signer.publicKey,
    expiry: BigInt(now() + 60),
    weight: 5n,
    ...owners,
    ...fields,
  };
};
const setWeight = (message: Uint8Array) =>
  make.setL1ValidatorWeight(wallet, [network.accounts.alice], message);
const registered = (message: Uint8Array, proofOf = "registered") =>
  make.registerL1Validator(wallet, [network.accounts.alice], {
    balance: AVAX,
    proofOfPossession: deriveNodeKey("test", proofOf).signer.proofOfPossession,
    message,
  });
const registeredAsleep = (message: Uint8Array) =>
  make.registerL1Validator(wallet, [network.accounts.alice], {
    balance: 0n,
    proofOfPossession: deriveNodeKey("test", "registered").signer.proofOfPossession,
    message,
  });
const signed = (message: ManagerMessage, from = source()) =>
  signWarp(encodeUnsignedWarp(from, message), activeSigners());

/** Another chain that the validators of the first L1 validate. */
const sibling = () => {
  const { state } = network.chain;
  const { subnetId } = l1();
  const own = [...state.blockchains.values()].find(({ tx }) => equalBytes(tx.subnetId, subnetId));
  const chainId = new Uint8Array(32).fill(8);
  if (own) state.blockchains.set(bytesToHex(chainId), { ...own, chainId });
  return chainId;
};
const validating = () =>
  [...network.chain.state.l1Validators.values()].find(({ subnetId }) => equalBytes(subnetId, l1().subnetId))
    ?.nodeId ?? expect.fail("no validator");
const hash = () =>
  encodeUnsignedMessage({
    networkId: 12_345,
    sourceChainId: source().chainId,
    payload: encodePayload({ type: "Hash", hash: new Uint8Array(32) }),
  });
const other = new Uint8Array(32).fill(7);
const id = encodeCb58;

test.each<{ name: string; tx: () => SignedTx; want: string | (() => string) }>([
  {
    name: "of another network",
    tx: () => setWeight(signed(reweigh(), source({ networkId: 1 }))),
    want: "wrong networkID",
  },
  {
    name: "from a chain that does not exist",
    tx: () => setWeight(signed(reweigh(), source({ chainId: other }))),
    want: () => `problem retrieving blockchain "${id(other)}": not found`,
  },
  {
    name: "from a transaction that created no chain",
    tx: () => setWeight(signed(reweigh(), source({ chainId: l1().subnetId }))),
    want: () => `"${id(l1().subnetId)}" is not a blockchain`,
  },
  {
    name: "from the P-Chain, signed by the L1's validators",
    tx: () => setWeight(signed(reweigh(), source({ chainId: new Uint8Array(32) }))),
    want: /^signature weight is insufficient: 67\*\d+ > 100\*\d+$|^signature is invalid$/.source,
  },
  {
    name: "from another chain of the L1's own validators",
    tx: () => setWeight(signed(reweigh(), source({ chainId: sibling() }))),
    want: () =>
      `wrong warp message source chain ID expected ${id(source().chainId)} but had ${id(sibling())}`,
  },
  {
    name: "of another sender",
    tx: () => setWeight(signed(reweigh(), source({ address: new Uint8Array(20) }))),
    want: () =>
      `wrong warp message source address expected 0x${bytesToHex(source().address)} but got 0x${"00".repeat(20)}`,
  },
  {
    name: "with too few signers",
    tx: () => setWeight(signWarp(encodeUnsignedWarp(source(), reweigh()), activeSigners().slice(1, 2))),
    want: /^signature weight is insufficient: 67\*\d+ > 100\*\d+$/.source,
  },
  {
    name: "that names a validator too much",
    tx: () => setWeight(signWarp(encodeUnsignedWarp(source(), reweigh()), activeSigners(), [0, 1, 2, 3, 9])),
    want: () => `unknown validator: NumIndices (9) >= NumFilteredValidators (${activeSigners().length})`,
  },
  {
    name: "with the signature of another message",
    tx: () => {
      const signature = signed(reweigh({ weight: 1_000n }));
      const unsigned = encodeUnsignedWarp(source(), reweigh());
      return setWeight(concatBytes(unsigned, signature.subarray(unsigned.length)));
    },
    want: "signature is invalid",
  },
  {
    name: "with bytes that are no signature",
    tx: () => setWeight(concatBytes(signed(reweigh()).subarray(0, -96), new Uint8Array(96).fill(1))),
    want: "failed to parse signature: couldn't decompress signature",
  },
  {
    name: "with a spent nonce",
    tx: () => setWeight(signed(reweigh({ nonce: 0n }))),
    want: "warp message contains stale nonce 0 must be at least 1",
  },
  {
    name: "with the last nonce, though it removes nobody",
    tx: () => setWeight(signed(reweigh({ nonce: 2n ** 64n - 1n }))),
    want: "maxUint64 nonce is reserved for removal",
  },
  {
    name: "about nobody",
    tx: () => setWeight(signed(reweigh({ validationId: other }))),
    want: "could not load L1 validator: not found",
  },
  {
    name: "of the wrong kind",
    tx: () => setWeight(signed(register())),
    want: "wrong payload type: *message.RegisterL1Validator",
  },
  {
    name: "that is no call",
    tx: () => setWeight(signWarp(hash(), activeSigners())),
    want: "wrong payload type: *payload.Hash",
  },
  {
    name: "of an expired registration",
    tx: () => registered(signed(register({ expiry: BigInt(now()) }))),
    want: () => `warp message expired at ${now()} and it is currently ${now()}`,
  },
  {
    name: "of a far registration",
    tx: () => registered(signed(register({ expiry: BigInt(now() + 2 * DAY) }))),
    want: "warp message not yet allowed because time is 172800 seconds in the future but the limit is 86400",
  },
  {
    name: "of a registration without weight",
    tx: () => registered(signed(register({ weight: 0n }))),
    want: "invalid weight",
  },
  {
    name: "of a registration for the Primary Network",
    tx: () => registered(signed(register({ subnetId: new Uint8Array(32) }))),
    want: "invalid subnet ID",
  },
  {
    name: "of a registration for no L1",
    tx: () => registered(signed(register({ subnetId: other }))),
    want: () => `could not load subnet conversion for ${id(other)} with: not found`,
  },
  {
    name: "of a registration with a short node id",
    tx: () => registered(signed(register({ nodeId: new Uint8Array(3) }))),
    want: "invalid node ID: invalid hash length: expected 20 bytes but got 3",
  },
  {
    name: "of a registration of no node",
    tx: () => registered(signed(register({ nodeId: new Uint8Array(20) }))),
    want: "invalid node ID: empty nodeID is disallowed",
  },
  {
    name: "of a registration with an owner that cannot sign",
    tx: () => registered(signed(register({ deactivationOwner: { threshold: 2, addresses: [] } }))),
    want: "invalid owner: output is unspendable",
  },
  {
    name: "of a registration of a node that validates already",
    tx: () => registered(signed(register({ nodeId: validating() }))),
    want: "L1 validator contains duplicate subnetID + nodeID pair",
  },
  {
    name: "with another key's proof",
    tx: () => registered(signed(register()), "other"),
    want: "invalid proof of possession",
  },
])("a Warp message $name is refused in the node's words", ({ tx, want }) => {
  const text = typeof want === "function" ? want() : want;
  const refused = () => block(tx);
  if (text.startsWith("^")) expect(refused).toThrow(new RegExp(text));
  else expect(refused).toThrow(new RuleError(text));
});

test("an L1 validator is registered only without a balance when the number of active ones is at its limit", () => {
  const { state } = network.chain;
  const message = signed(register({ nodeId: new Uint8Array(20).fill(5) }));
  const disperse = crowd(state, params.l1ValidatorFee.capacity);
  expect(() => block(() => registered(message))).toThrow(
    new RuleError("already at the max number of active validators"),
  );
  block(() => registeredAsleep(message));
  disperse();
  expect([...state.l1Validators.values()].at(-1)).toMatchObject({ weight: 5n, endAccruedFee: 0n });
});

test("a valid Warp message is executed once", () => {
  const { state } = network.chain;
  const message = signed(register());
  block(() => registered(message));
  expect([...state.l1Validators.values()].at(-1)).toMatchObject({ weight: 5n, minNonce: 0n });
  // Removed again, it cannot come back by the same registration.
  const validationId = registrationValidationId(register());
  const own = deriveNodeKey("test", "registered");
  const signers = [...activeSigners(), { publicKey: own.signer.publicKey, secret: own.blsSecret }];
  const removal = encodeUnsignedWarp(source(), {
    type: "L1ValidatorWeight",
    validationId,
    nonce: 0n,
    weight: 0n,
  });
  block(() => setWeight(signWarp(removal, signers)));
  expect(state.l1Validators.has(bytesToHex(validationId))).toBe(false);
  expect(() => block(() => registered(message))).toThrow(
    new RuleError(`warp message already issued for validationID ${id(validationId)}`),
  );
});

describe("an L1 whose manager is a contract on the C-Chain", () => {
  /** The keys of the Primary Network's validators, all online. */
  const primarySigners = () =>
    warpSetAt(network.chain.state, network.cChain.chainId, network.chain.blocks.last.height).signers.flatMap(
      ({ publicKey }) => {
        const key = nodeKeyOf(publicKey);
        return key ? [{ publicKey, secret: key.blsSecret }] : [];
      },
    );
  const nodes = ["c-0", "c-1"]
    .map((name) => deriveNodeKey("test", name))
    .sort((left, right) => compareBytes(left.nodeId, right.nodeId));
  const managed: { subnetId: Uint8Array; readonly address: Uint8Array } = {
    subnetId: new Uint8Array(),
    address: new Uint8Array(20).fill(0xcc),
  };
  const fromC = () => source({ chainId: network.cChain.chainId, address: managed.address });
  const weightOf = (): L1ValidatorWeight => ({
    type: "L1ValidatorWeight",
    validationId: conversionValidationId(managed.subnetId, 0),
    nonce: 0n,
    weight: 77n,
  });
  beforeAll(() => {
    const { alice } = network.accounts;
    const owner = { locktime: 0n, threshold: 1, addresses: [alice.address] };
    block(() => make.createSubnet(wallet, [alice], owner));
    managed.subnetId = [...network.chain.state.subnets.values()].at(-1)?.subnetId ?? expect.fail();
    const validators = nodes.map(({ nodeId, signer }) => ({
      nodeId,
      weight: 10n,
      balance: AVAX,
      signer: { publicKey: signer.publicKey, proofOfPossession: signer.proofOfPossession },
      remainingBalanceOwner: owner,
      deactivationOwner: owner,
    }));
    const { subnetId, address } = managed;
    const chainId = network.cChain.chainId;
    block(() => make.convert(wallet, [alice], owner, { subnetId, chainId, address, validators }));
  });

  test("does not obey its own validators", () => {
    const own = nodes.map(({ signer, blsSecret }) => ({ publicKey: signer.publicKey, secret: blsSecret }));
    const message = signWarp(encodeUnsignedWarp(fromC(), weightOf()), own);
    expect(() => block(() => setWeight(message))).toThrow(
      /^signature weight is insufficient: 67\*\d+ > 100\*\d+$/,
    );
  });

  test("is changed by the validators of the Primary Network", () => {
    const { state } = network.chain;
    const bySigners = (message: ManagerMessage) =>
      signWarp(encodeUnsignedWarp(fromC(), message), primarySigners());
    block(() => setWeight(bySigners(weightOf())));
    expect(state.l1Validators.get(bytesToHex(weightOf().validationId))?.weight).toBe(77n);
    const newcomer = register({ subnetId: managed.subnetId });
    block(() => registered(bySigners(newcomer)));
    expect(state.l1Validators.get(bytesToHex(registrationValidationId(newcomer)))?.weight).toBe(5n);
  });
});
