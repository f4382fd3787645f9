/** Traffic after the history: it follows from seed and time alone, has events of all kinds, and goes on. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { txId as xTxId } from "@primary-network/codec/x";
import fc from "fast-check";
import { expect, test } from "vitest";
import { neighbourOf } from "../chains/memory/shared-memory.ts";
import { gasConfig } from "../chains/p/fees.ts";
import { AVAX, DAY } from "../chains/p/params.ts";
import { EMPTY_ID, utxosFor } from "../chains/p/state.ts";
import { buildNetwork, type Network } from "../network/network.ts";
import { DEFAULT_NOW, type LocalnetOptions, readOptions } from "../network/options.ts";
import { MOST_PER_JUMP } from "./traffic.ts";
import { exportTo } from "./transactions.ts";
import { ownedBy, Wallet } from "./wallet.ts";
import { XWallet } from "./x-wallet.ts";

const small = { weeks: 2, validators: 4, delegators: 4 };

function create(options: LocalnetOptions = {}) {
  const clock = { at: DEFAULT_NOW, now: () => clock.at };
  const network = buildNetwork(readOptions({ ...small, clock, ...options }));
  const before = network.chain.blocks.list.length;
  return {
    clock,
    network,
    to(at: number) {
      clock.at = at;
      network.catchUp();
    },
    made: () => network.chain.blocks.list.slice(before),
  };
}

const tipOf = ({ chain }: Network) => bytesToHex(chain.blocks.last.blockId);
const txsOf = ({ chain }: Network) =>
  chain.blocks.list
    .flatMap(({ block }) => ("txs" in block ? block.txs : []))
    .map(({ unsignedTx }) => unsignedTx);

test("the same end time produces the same blocks, however often the network is queried before", () => {
  const span = 1_800;
  const whole = create();
  whole.to(DEFAULT_NOW + span);
  const want = tipOf(whole.network);
  expect(whole.made().length).toBeGreaterThan(span / 10 / 2);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: span }), { maxLength: 12 }), (stops) => {
      const { network, to } = create();
      for (const stop of [...stops.sort((a, b) => a - b), span]) to(DEFAULT_NOW + stop);
      expect(tipOf(network)).toBe(want);
    }),
    { numRuns: 3 },
  );
});

test("another seed produces different blocks", () => {
  const [one, other] = [create(), create({ seed: "another" })];
  for (const { to } of [one, other]) to(DEFAULT_NOW + 300);
  expect(tipOf(one.network)).not.toBe(tipOf(other.network));
});

test.each([
  { blockIntervalSeconds: 2, least: 100, most: 200 },
  { blockIntervalSeconds: 30, least: 6, most: 15 },
  { blockIntervalSeconds: 0, least: 0, most: 0 },
])(
  "$blockIntervalSeconds seconds between blocks: $least to $most in five minutes",
  ({ least, most, ...options }) => {
    const { made, to } = create(options);
    to(DEFAULT_NOW + 300);
    expect(made().length).toBeGreaterThanOrEqual(least);
    expect(made().length).toBeLessThanOrEqual(most);
  },
);

test("no block is produced while time stands still, and each block has its own time", () => {
  const { made, network, to } = create();
  to(DEFAULT_NOW);
  const before = made().length;
  for (let count = 0; count < 20; count += 1) network.catchUp();
  expect(made()).toHaveLength(before);
  to(DEFAULT_NOW + 200);
  const times = made().map(({ timestamp }) => timestamp);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(new Set(times).size).toBeGreaterThan(10);
  expect(times.at(-1)).toBeLessThanOrEqual(DEFAULT_NOW + 200);
});

test("a jump over two months adds a bounded number of traffic blocks to the scheduled ones", () => {
  const { made, network, to } = create();
  to(DEFAULT_NOW + 60 * DAY);
  const own = made().filter(({ block }) => block.type === "BanffStandardBlock" && block.txs.length > 0);
  expect(own.length).toBeGreaterThan(MOST_PER_JUMP / 2);
  expect(own.length).toBeLessThanOrEqual(2 * MOST_PER_JUMP);
  expect(network.journal.entries.map(({ type }) => type)).toEqual(["jump"]);
  // Afterwards it goes on at its own pace.
  const before = made().length;
  to(DEFAULT_NOW + 60 * DAY + 120);
  expect(made().length).toBeGreaterThan(before + 3);
});

test("transfers, delegations, validators, subnets and rewards all keep occurring", () => {
  const { made, network, to } = create({ blockIntervalSeconds: 1_200, heliconTime: DEFAULT_NOW });
  for (let day = 1; day <= 12; day += 1) to(DEFAULT_NOW + day * DAY);
  const count = new Map<string, number>();
  for (const { block } of made()) {
    const txs = [...("txs" in block ? block.txs : []), ...("tx" in block ? [block.tx] : [])];
    const kinds = [block.type, ...txs.map(({ unsignedTx }) => unsignedTx.type)];
    for (const kind of kinds) count.set(kind, (count.get(kind) ?? 0) + 1);
  }
  for (const kind of [
    "BaseTx",
    "AddPermissionlessDelegatorTx",
    "AddPermissionlessValidatorTx",
    "CreateSubnetTx",
    "CreateChainTx",
    "BanffCommitBlock",
    "AddAutoRenewedValidatorTx",
    "RewardAutoRenewedValidatorTx",
  ])
    expect(count.get(kind), kind).toBeGreaterThan(2);
  const { current, renewals } = network.chain.state;
  expect(current.length).toBeLessThan(400);
  // Since Helicon auto-renewed validators come, change and stop, and there are never many.
  const changes = txsOf(network).filter((tx) => tx.type === "SetAutoRenewedValidatorConfigTx");
  const stops = changes.filter(({ period }) => period === 0n);
  expect(stops.length).toBeGreaterThan(0);
  expect(changes.length).toBeGreaterThan(stops.length);
  expect(renewals.size).toBeLessThan(16);
});

test("no wallet runs out of funds or accumulates outputs", () => {
  const { network, to } = create();
  to(DEFAULT_NOW);
  expect(network.mine(1_500)).toBe(1_500);
  const { alice, bob, carol, grace, erin, frank } = network.accounts;
  for (const { address } of [alice, bob, carol, grace, erin, frank])
    expect(network.chain.state.utxos.ofAddress(address).length).toBeLessThan(120);
  expect(network.mine(1)).toBe(1);
  // Some transactions bring outputs together.
  expect(txsOf(network).some((tx) => tx.type === "BaseTx" && tx.inputs.length >= 20)).toBe(true);
});

test("blocks wait until gas is cheap again, however many were made at once", () => {
  const { network, to } = create();
  to(DEFAULT_NOW);
  const { state } = network.chain;
  // As if so many blocks had been made that a unit of gas cost e^20 times the lowest price.
  state.gas = { ...state.gas, excess: 20n * BigInt(gasConfig.excessConversionConstant) };
  expect(network.mine(3)).toBe(3);
  expect(state.gasPrice).toBeLessThan(150n);
});

test("traffic goes on, whatever is exported to its accounts: dust, locked AVAX and other assets stay", () => {
  const { network, to } = create();
  const { chain, xChain, cChain, accounts } = network;
  const { alice, bob } = accounts;
  const [wallet, xWallet] = [new Wallet(chain.state), new XWallet(xChain)];
  const later = BigInt(DEFAULT_NOW + 400 * DAY);
  const unwanted = [
    { to: ownedBy([bob]), amount: 1n },
    { to: ownedBy([bob], 1, later), amount: 7n * AVAX },
  ];
  const created = xChain.blocks.list
    .flatMap(({ block }) => block.txs)
    .find(({ unsignedTx }) => unsignedTx.type === "CreateAssetTx" && unsignedTx.symbol === "LOCO");
  const coin = {
    to: ownedBy([bob]),
    amount: 5n * AVAX,
    assetId: created ? xTxId(created) : new Uint8Array(),
  };
  for (const payment of unwanted) {
    for (const { chainId } of [xChain, cChain]) {
      chain.standard(chain.state.timestamp + 1, (issue) =>
        issue(exportTo(wallet, [alice], chainId, payment)),
      );
    }
  }
  const time = chain.state.timestamp;
  for (const payment of [...unwanted, { ...coin, amount: 1_000n }]) {
    for (const destination of [EMPTY_ID, cChain.chainId]) {
      xChain.standard(time, (issue) => issue(xWallet.exportTo(alice, destination, payment)));
    }
  }
  const waiting = () =>
    [
      utxosFor(chain.state.importable, xChain.chainId),
      ...[EMPTY_ID, cChain.chainId].map((id) => neighbourOf(xChain.state.neighbours, id).arrived),
      ...[EMPTY_ID, xChain.chainId].map((id) => neighbourOf(cChain.state.neighbours, id).arrived),
    ].flatMap((set) =>
      set.ofAddress(bob.address).map(({ txId, outputIndex }) => bytesToHex(txId) + outputIndex),
    );
  const before = waiting();
  const height = chain.state.height;
  to(DEFAULT_NOW + DAY);
  expect(chain.state.height).toBeGreaterThan(height + 100n);
  const after = waiting();
  expect(after.length).toBeGreaterThanOrEqual(10);
  expect(before.filter((one) => after.includes(one)).length).toBeGreaterThanOrEqual(10);
});
