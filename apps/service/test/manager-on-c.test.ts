/** An L1 whose validator manager is a contract on the C-Chain: the service aggregates the Primary Network's signatures for it. */

import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { encodeCb58, encodeHex } from "@primary-network/codec";
import { encodeTx, type SignedTx, txId } from "@primary-network/codec/p";
import {
  conversionValidationId,
  decodeL1Message,
  encodeL1Message,
  registrationValidationId,
} from "@primary-network/codec/warp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { compareBytes } from "../../localnet/src/chains/byte-order.ts";
import { AVAX, DAY } from "../../localnet/src/chains/p/params.ts";
import type { State } from "../../localnet/src/chains/p/state.ts";
import {
  decodeSignedWarp,
  encodeUnsignedWarp,
  type ManagerMessage,
} from "../../localnet/src/chains/p/warp-message.ts";
import { warpSetAt } from "../../localnet/src/chains/p/warp-set.ts";
import { signWarp, verifyWarp } from "../../localnet/src/chains/p/warp-signature.ts";
import { verifySent } from "../../localnet/src/evm/warp/quorum.ts";
import * as make from "../../localnet/src/history/transactions.ts";
import { Wallet } from "../../localnet/src/history/wallet.ts";
import { deriveNodeKey } from "../../localnet/src/keys/keys.ts";
import { type Harness, type Json, openHarness } from "./harness.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness({ validators: 12, delegators: 0, weeks: 2 });
});
afterAll(() => harness.close());

/** Bound of the wait for the index, in milliseconds. */
const INDEXED = { timeout: 60_000, interval: 50 };
const MANAGER = new Uint8Array(20).fill(0xcc);
const nodes = ["on-c-0", "on-c-1"]
  .map((name) => deriveNodeKey("test", name))
  .sort((left, right) => compareBytes(left.nodeId, right.nodeId));
const newcomer = deriveNodeKey("test", "on-c-newcomer");

async function rpc(path: string, method: string, params: object): Promise<Json> {
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  };
  return (await harness.net.fetch(new Request(`http://node${path}`, init))).json();
}
const wallet = () => new Wallet(harness.net.state as State);
const alice = () => harness.net.accounts.alice;
const issue = (tx: SignedTx) => rpc("/ext/bc/P", "platform.issueTx", { tx: encodeHex(encodeTx(tx)) });
async function accepted(tx: SignedTx): Promise<Uint8Array> {
  expect(await issue(tx)).toMatchObject({ result: { txID: encodeCb58(txId(tx)) } });
  return txId(tx);
}

/** Sends a message of the manager on the C-Chain, and lets the service collect the signatures. */
async function fromManager(message: ManagerMessage): Promise<Uint8Array> {
  const sent = await rpc("/ext/warp", "warp.send", {
    blockchainID: encodeCb58(harness.net.cChainId),
    sourceAddress: encodeHex(MANAGER, { checksum: false }),
    payload: encodeHex(encodeL1Message(message), { checksum: false }),
  });
  const response = await harness.service.fetch(
    new Request("http://service/v1/signatureAggregator/fuji/aggregateSignatures", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ message: sent.result.message }),
    }),
  );
  const { signedMessage, message: reason }: Json = await response.json();
  return hexToBytes(signedMessage ?? expect.fail(reason));
}

/** Lets the service collect signatures of the P-Chain's message about a transaction. */
async function confirmed(id: Uint8Array): Promise<Uint8Array> {
  const path = `/v1/signatureAggregator/fuji/aggregateSignatures/${encodeCb58(id)}`;
  return vi.waitFor(async () => {
    const response = await harness.service.fetch(new Request(`http://service${path}`));
    const { signedMessage, message: reason }: Json = await response.json();
    return hexToBytes(signedMessage ?? expect.fail(reason));
  }, INDEXED);
}

/** P-Chain height of the epoch of a chain's next block. */
async function epochHeight(chain: string): Promise<bigint> {
  const { result } = await rpc(`/ext/bc/${chain}/proposervm`, "proposervm.getCurrentEpoch", {});
  return BigInt(result.pChainHeight);
}

/** Delivers the P-Chain's message about a transaction to the C-Chain. */
async function delivered(id: Uint8Array): Promise<unknown> {
  const signed = await confirmed(id);
  const { state, cChainId } = harness.net;
  const message = verifySent(state as State, signed, cChainId, await epochHeight(encodeCb58(cChainId)));
  return message && decodeL1Message(message.payload);
}

/** Creates an L1 with a manager on the C-Chain. */
async function createL1() {
  const { net } = harness;
  const owner = { locktime: 0n, threshold: 1, addresses: [alice().address] };
  const subnetId = await accepted(make.createSubnet(wallet(), [alice()], owner));
  const validators = nodes.map(({ nodeId, signer: { publicKey, proofOfPossession } }) => ({
    nodeId,
    weight: 10n,
    balance: AVAX,
    signer: { publicKey, proofOfPossession },
    remainingBalanceOwner: owner,
    deactivationOwner: owner,
  }));
  const manager = { subnetId, chainId: net.cChainId, address: MANAGER };
  const converted = await accepted(make.convert(wallet(), [alice()], owner, { ...manager, validators }));
  return { owner, subnetId, converted };
}

test("a subnet is converted, a validator registered and weighed by signatures that the service collects", async () => {
  const { net } = harness;
  const { owner, subnetId, converted } = await createL1();
  expect(await delivered(converted)).toMatchObject({ type: "SubnetToL1Conversion" });

  const registration = {
    type: "RegisterL1Validator",
    subnetId,
    nodeId: newcomer.nodeId,
    blsPublicKey: newcomer.signer.publicKey,
    expiry: BigInt(Math.floor(net.now()) + 3_600),
    remainingBalanceOwner: owner,
    deactivationOwner: owner,
    weight: 4n,
  } as const;
  const { proofOfPossession } = newcomer.signer;
  const register = (message: Uint8Array) =>
    make.registerL1Validator(wallet(), [alice()], { balance: AVAX, proofOfPossession, message });
  const registered = await accepted(register(await fromManager(registration)));
  const validationId = registrationValidationId(registration);
  expect(await delivered(registered)).toEqual({
    type: "L1ValidatorRegistration",
    validationId,
    registered: true,
  });
  const current = () => net.state.l1Validators.get(bytesToHex(validationId));
  expect(current()).toMatchObject({ weight: 4n, minNonce: 0n });

  const weightOf = (weight: bigint, nonce: bigint, id = validationId): ManagerMessage => ({
    type: "L1ValidatorWeight",
    validationId: id,
    nonce,
    weight,
  });
  const setWeight = (message: Uint8Array) => make.setL1ValidatorWeight(wallet(), [alice()], message);
  const weighed = await accepted(setWeight(await fromManager(weightOf(9n, 0n))));
  expect(await delivered(weighed)).toEqual(weightOf(9n, 0n));
  expect(current()).toMatchObject({ weight: 9n, minNonce: 1n });
  const first = conversionValidationId(subnetId, 0);
  const removed = await accepted(setWeight(await fromManager(weightOf(0n, 0n, first))));
  const end = { type: "L1ValidatorRegistration", validationId: first, registered: false };
  expect(await delivered(removed)).toEqual(end);
  expect(net.state.l1Validators.has(bytesToHex(first))).toBe(false);

  // The L1's own validators do not speak for the C-Chain, however many of them sign.
  const source = { networkId: net.networkId, chainId: net.cChainId, address: MANAGER };
  const own = [...nodes.slice(1), newcomer].map(({ signer, blsSecret }) => ({
    publicKey: signer.publicKey,
    secret: blsSecret,
  }));
  const { error } = await issue(setWeight(signWarp(encodeUnsignedWarp(source, weightOf(1n, 1n)), own)));
  expect(error).toMatchObject({
    code: -32_000,
    message: expect.stringMatching(
      /^couldn't issue tx: failed verification: failed verifying warp messages: signature weight is insufficient: 67\*\d+ > 100\*\d+$/,
    ),
  });
  expect(current()).toMatchObject({ weight: 9n });
});

test("the validators of the receiving chain's epoch sign, not those that came after it began", async () => {
  const { net } = harness;
  const state = net.state as State;
  const { subnetId, converted } = await createL1();
  const [before, onC] = [await epochHeight("P"), await epochHeight(encodeCb58(net.cChainId))];
  const rewards = { locktime: 0n, threshold: 1, addresses: [alice().address] };
  const stake = { amount: 2_000n * AVAX, end: Math.floor(net.now()) + 30 * DAY, rewards };
  // Its key comes before all others, and so moves them in the canonical order.
  const node = deriveNodeKey("test", "newest-370");
  await accepted(make.addValidator(wallet(), [alice()], node, stake, 20_000));
  expect(warpSetAt(state, net.cChainId, state.height).signers[0]?.publicKey).toEqual(node.signer.publicKey);
  expect(await epochHeight("P")).toBe(before);
  expect(before).toBeLessThan(state.height);

  const validationId = conversionValidationId(subnetId, 0);
  const weight = { type: "L1ValidatorWeight", validationId, nonce: 0n, weight: 7n } as const;
  const request = await fromManager(weight);
  const sentBy = (height: bigint) => () =>
    verifyWarp(decodeSignedWarp(request), net.networkId, warpSetAt(state, net.cChainId, height));
  expect(sentBy(state.height)).toThrow();
  expect(sentBy(before)).not.toThrow();
  await accepted(make.setL1ValidatorWeight(wallet(), [alice()], request));

  const signed = await confirmed(converted);
  const trustedAt = (height: bigint) => verifySent(state, signed, net.cChainId, height) !== undefined;
  expect([trustedAt(state.height), trustedAt(onC)]).toEqual([false, true]);
});
