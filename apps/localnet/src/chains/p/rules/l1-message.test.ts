/** Warp messages that ask for L1 validators: each way to be refused, and that a sound one is obeyed once. */
import { bytesToHex, concatBytes } from "@noble/hashes/utils.js";
import {
  type L1ValidatorWeight,
  type RegisterL1Validator,
  registrationValidationId,
} from "@primary-network/codec";
import { beforeAll, expect, test } from "vitest";
import { crowd } from "../../../../test/crowd.ts";
import * as make from "../../../history/transactions.ts";
import { Wallet } from "../../../history/wallet.ts";
import { deriveNodeKey } from "../../../keys/keys.ts";
import { buildNetwork, type Network } from "../../../network/network.ts";
import { readOptions } from "../../../network/options.ts";
import { equalBytes } from "../../byte-order.ts";
import { execute } from "../execute.ts";
import { AVAX, DAY, params } from "../params.ts";
import { encodeUnsignedWarp, type ManagerMessage, type WarpSource } from "../warp-message.ts";
import { signWarp } from "../warp-signature.ts";

let network: Network;
let wallet: Wallet;
beforeAll(() => {
  network = buildNetwork(readOptions({ weeks: 2, validators: 4, delegators: 0 }));
  wallet = new Wallet(network.chain.state);
  // All validators of the L1s are active, so that they can reach the quorum.
  for (const { validationId, endAccruedFee } of network.chain.state.l1Validators.values()) {
    if (endAccruedFee > 0n) continue;
    execute(network.chain.state, make.increaseBalance(wallet, [network.accounts.alice], validationId, AVAX));
  }
});

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

test.each([
  {
    name: "another network",
    tx: () => setWeight(signed(reweigh(), source({ networkId: 1 }))),
    want: "is for network 1",
  },
  {
    name: "another chain",
    tx: () => setWeight(signed(reweigh(), source({ chainId: new Uint8Array(32) }))),
    want: "not from the manager's chain",
  },
  {
    name: "another sender",
    tx: () => setWeight(signed(reweigh(), source({ address: new Uint8Array(20) }))),
    want: "not from the manager",
  },
  {
    name: "too few signers",
    tx: () => setWeight(signWarp(encodeUnsignedWarp(source(), reweigh()), activeSigners().slice(1, 2))),
    want: "signature weight is insufficient",
  },
  {
    name: "the signature of another message",
    tx: () => {
      const other = signed(reweigh({ weight: 1_000n }));
      const unsigned = encodeUnsignedWarp(source(), reweigh());
      return setWeight(concatBytes(unsigned, other.subarray(unsigned.length)));
    },
    want: "the Warp signature",
  },
  { name: "a spent nonce", tx: () => setWeight(signed(reweigh({ nonce: 0n }))), want: "nonce 0 is below 1" },
  {
    name: "the wrong kind of message",
    tx: () => setWeight(signed(register())),
    want: "does not set a weight",
  },
  {
    name: "bytes behind the end",
    tx: () => setWeight(concatBytes(signed(reweigh()), new Uint8Array(1))),
    want: "bytes after the end",
  },
  {
    name: "an expired registration",
    tx: () => registered(signed(register({ expiry: BigInt(now()) }))),
    want: "not within a day",
  },
  {
    name: "a far registration",
    tx: () => registered(signed(register({ expiry: BigInt(now() + 2 * DAY) }))),
    want: "not within a day",
  },
  {
    name: "a registration without weight",
    tx: () => registered(signed(register({ weight: 0n }))),
    want: "the weight is 0",
  },
  {
    name: "another key's proof",
    tx: () => registered(signed(register()), "other"),
    want: "the proof of possession is wrong",
  },
])("a Warp message with $name is refused: $want", ({ tx, want }) => {
  expect(() => execute(network.chain.state, tx())).toThrow(want);
});

test("an L1 validator is registered only without a balance when the number of active ones is at its limit", () => {
  const { state } = network.chain;
  const message = signed(register({ nodeId: new Uint8Array(20).fill(5) }));
  const disperse = crowd(state, params.l1ValidatorFee.capacity);
  expect(() => execute(state, registered(message))).toThrow(
    "20000 of 20000 L1 validators are active, 1 more are asked for",
  );
  execute(state, registeredAsleep(message));
  disperse();
  expect([...state.l1Validators.values()].at(-1)).toMatchObject({ weight: 5n, endAccruedFee: 0n });
});

test("a valid Warp message is executed once", () => {
  const { state } = network.chain;
  const message = signed(register());
  execute(state, registered(message));
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
  execute(state, setWeight(signWarp(removal, signers)));
  expect(state.l1Validators.has(bytesToHex(validationId))).toBe(false);
  expect(() => execute(state, registered(message))).toThrow("the registration was used before");
});
