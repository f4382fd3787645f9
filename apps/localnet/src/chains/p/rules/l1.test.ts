/** How many L1 validators may be active: by conversion and by a balance, up to the network's capacity and not beyond. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { afterEach, beforeAll, expect, test } from "vitest";
import { crowd } from "../../../../test/crowd.ts";
import * as make from "../../../history/transactions.ts";
import { ownedBy, Wallet } from "../../../history/wallet.ts";
import { deriveNodeKey } from "../../../keys/keys.ts";
import { buildNetwork, type Network } from "../../../network/network.ts";
import { readOptions } from "../../../network/options.ts";
import { execute } from "../execute.ts";
import { AVAX, params } from "../params.ts";

const { capacity } = params.l1ValidatorFee;

let network: Network;
let wallet: Wallet;
let disperse = () => {};
beforeAll(() => {
  network = buildNetwork(readOptions({ weeks: 2, validators: 4, delegators: 0 }));
  wallet = new Wallet(network.chain.state);
});
afterEach(() => disperse());

/** A new subnet of alice's, turned into an L1 whose validators have these balances. */
function conversion(balances: readonly bigint[]) {
  const { alice } = network.accounts;
  const subnetId = execute(network.chain.state, make.createSubnet(wallet, [alice], ownedBy([alice])));
  const owner = { threshold: 1, addresses: [alice.address] };
  const validators = balances.map((balance, index) => ({
    nodeId: new Uint8Array(20).fill(index + 1),
    weight: 1n,
    balance,
    signer: deriveNodeKey("test", `converted ${index}`).signer,
    remainingBalanceOwner: owner,
    deactivationOwner: owner,
  }));
  const fields = { subnetId, chainId: subnetId, address: new Uint8Array(20), validators };
  return make.convert(wallet, [alice], ownedBy([alice]), fields);
}

test.each([
  { name: "two more, for two", room: 2, balances: [AVAX, AVAX], want: "" },
  {
    name: "one more, for two",
    room: 1,
    balances: [AVAX, AVAX],
    want: "already at the max number of active validators",
  },
  { name: "one more, for one with a balance and one without", room: 1, balances: [AVAX, 0n], want: "" },
  {
    name: "none, for one with a balance",
    room: 0,
    balances: [AVAX],
    want: "already at the max number of active validators",
  },
  { name: "none, for one without a balance", room: 0, balances: [0n], want: "" },
])(
  "a conversion with room for $name is accepted up to the limit of active validators",
  ({ room, balances, want }) => {
    const { state } = network.chain;
    disperse = crowd(state, capacity - room);
    const tx = conversion(balances);
    const before = state.l1Validators.size;
    if (want) expect(() => execute(state, tx)).toThrow(want);
    else execute(state, tx);
    expect(state.l1Validators.size - before).toBe(want ? 0 : balances.length);
  },
);

test("a balance activates a validator when there is room, and always adds to an active one", () => {
  const { state } = network.chain;
  execute(state, conversion([0n]));
  const sleeper = [...state.l1Validators.values()].at(-1) ?? expect.fail("no validator");
  const { validationId } = sleeper;
  const feed = () =>
    execute(state, make.increaseBalance(wallet, [network.accounts.alice], validationId, AVAX));
  disperse = crowd(state, capacity);
  expect(feed).toThrow("already at the max number of active validators");
  expect(state.l1Validators.get(bytesToHex(validationId))?.endAccruedFee).toBe(0n);
  disperse();
  disperse = crowd(state, capacity - 1);
  feed();
  feed();
  expect(state.balanceOf(sleeper)).toBe(2n * AVAX);
});
