/** Rules of the P-Chain that the local network does not reach: before Banff, after Helicon, and what a stranger may write. */

import { encodeCb58, formatNodeId } from "@primary-network/codec";
import { type SignedTx, txId, type UnsignedTx } from "@primary-network/codec/p";
import { conversionValidationId } from "@primary-network/codec/warp";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toHex } from "../src/domain/id-text.ts";
import type { Key, Window } from "../src/domain/listing.ts";
import { createPIndexer, type PIndexerOptions } from "../src/indexer/p.ts";
import type { Indexer } from "../src/indexer/run.ts";
import type { PChainNode } from "../src/sources/p/node.ts";
import type { ContainedBlock } from "../src/sources/proposervm.ts";
import type { Json } from "./harness.ts";
import { type Served, serve } from "./model/served.ts";
import { avaxIn, avaxOut, GENESIS_AMOUNT, OWNER, paid, ScriptedChain } from "./scripted-chain.ts";

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());

/** Each chain is a network of its own. */
let fresh = 900;

const bytes = (fill: number, length: number) => new Uint8Array(length).fill(fill);
const NODE = bytes(7, 20);
const VALIDATOR = { ...OWNER, addresses: [bytes(0xbb, 20)] };
const DAY = 86_400;
const T = 1_640_000_000;

/** What the node tells beside the chain itself. */
interface NodeOptions extends Pick<PIndexerOptions, "heliconTime" | "l1FeePrice"> {
  readonly node?: Partial<PChainNode>;
}

function indexerOf(chain: ScriptedChain, { node = {}, ...nodePrice }: NodeOptions = {}) {
  return createPIndexer({
    network: chain.network,
    genesis: chain.genesis,
    node: { ...chain.node(), ...node },
    store: served.store.chains["p-chain"],
    stakers: served.store.stakers,
    l1Validations: served.store.l1Validations,
    uptimes: served.store.uptimes,
    clock: () => served.clock.now,
    ...nodePrice,
  });
}

async function run(indexer: Indexer, chain: ScriptedChain): Promise<void> {
  for (let steps = 0; steps < 50 && !(await indexer.step()); steps++);
  expect(indexer.status).toMatchObject({ height: chain.height, fault: undefined });
}

/** Indexes a chain, and serves it as of a time in Unix seconds. */
async function index(chain: ScriptedChain, now: number, heliconTime?: number): Promise<void> {
  await run(indexerOf(chain, { heliconTime: async () => heliconTime }), chain);
  served.show(chain.network);
  served.clock.now = now * 1000;
}

async function list(path: string, field: string): Promise<Json[]> {
  const { status, body } = await served.get(`fuji/${path}${path.includes("?") ? "&" : "?"}pageSize=100`);
  expect(status, body.message).toBe(200);
  return body[field];
}

const transactions = () => list("blockchains/p-chain/transactions", "transactions");
const byType = async (type: string) => (await transactions()).filter(({ txType }) => txType === type);

const term = (start: number, end: number, weight = 2_000n * 10n ** 9n) => ({
  validator: { nodeId: NODE, start: BigInt(start), end: BigInt(end), weight },
  stakeOutputs: [avaxOut(weight)],
});

function addValidator(
  chain: ScriptedChain,
  start: number,
  end: number,
  delegationShares = 20_000,
): UnsignedTx {
  return {
    type: "AddValidatorTx",
    ...chain.base([avaxOut(GENESIS_AMOUNT - 2_000n * 10n ** 9n)]),
    ...term(start, end),
    rewardsOwner: VALIDATOR,
    delegationShares,
  };
}

const addDelegator = (chain: ScriptedChain, start: number, end: number): UnsignedTx => ({
  type: "AddDelegatorTx",
  ...chain.base([avaxOut(GENESIS_AMOUNT - 2_000n * 10n ** 9n)]),
  ...term(start, end),
  rewardsOwner: OWNER,
});

const advance = (time: number): UnsignedTx => ({ type: "AdvanceTimeTx", time: BigInt(time) });
const endOf = (id: Uint8Array): UnsignedTx => ({ type: "RewardValidatorTx", txId: id });

/** Makes a subnet, and with it spends an output. */
function spend(chain: ScriptedChain, tx: Uint8Array, index: number, amount: bigint): UnsignedTx {
  return {
    type: "CreateSubnetTx",
    ...chain.base([]),
    inputs: [avaxIn(tx, index, amount)],
    owner: OWNER,
  };
}

test.each([
  { refused: "AddValidatorTx", staked: true, make: addValidator },
  { refused: "AddDelegatorTx", staked: true, make: addDelegator },
  {
    refused: "AddSubnetValidatorTx",
    staked: false,
    make: (chain: ScriptedChain, start: number, end: number): UnsignedTx => ({
      type: "AddSubnetValidatorTx",
      ...chain.base([avaxOut(GENESIS_AMOUNT - 2_000n * 10n ** 9n)]),
      validator: { nodeId: NODE, start: BigInt(start), end: BigInt(end), weight: 1n },
      subnetId: bytes(5, 32),
      subnetAuth: { signatureIndices: [] },
    }),
  },
])(
  "a refused $refused before Banff spends its inputs and produces all its outputs, none of them staked",
  async (row) => {
    const chain = new ScriptedChain(fresh++, T);
    const tx = chain.proposeBefore(row.make(chain, T + DAY, T + 20 * DAY), false);
    chain.add({
      type: "ApricotStandardBlock",
      txs: [{ unsignedTx: spend(chain, tx, 0, GENESIS_AMOUNT), credentials: [] }],
    });
    if (row.staked)
      chain.add({
        type: "ApricotStandardBlock",
        txs: [{ unsignedTx: spend(chain, tx, 1, 2n), credentials: [] }],
      });
    await index(chain, T + 2 * DAY);
    const [refused] = await byType(row.refused);
    expect(refused).toMatchObject({ txHash: encodeCb58(tx), amountStaked: [] });
    expect(refused.consumedUtxos).toHaveLength(1);
    expect(refused.emittedUtxos.map(({ utxoType, staked }: Json) => [utxoType, staked])).toEqual(
      Array(row.staked ? 2 : 1).fill(["TRANSFER", false]),
    );
    expect(refused.emittedUtxos.every(({ consumingTxHash }: Json) => consumingTxHash)).toBe(true);
    expect(refused).not.toHaveProperty("startTimestamp");
    expect(await list("validators", "validators")).toEqual([]);
    expect(await list("delegators", "delegators")).toEqual([]);
  },
);

test("before Banff a delegator's reward is fixed before its validator's, and the supply follows", async () => {
  const chain = new ScriptedChain(fresh++, T);
  const [start, end] = [T + DAY, T + 21 * DAY];
  const validator = chain.proposeBefore(addValidator(chain, start, end), true);
  const delegator = chain.proposeBefore(addDelegator(chain, start, end), true);
  chain.proposeBefore(advance(start), true);
  await index(chain, start);
  const rewards = new Map(
    (await transactions()).map(({ txHash, estimatedReward }) => [txHash, BigInt(estimatedReward ?? 0)]),
  );
  const [first, second] = [delegator, validator].map((id) => rewards.get(encodeCb58(id)) ?? 0n);
  // The same stake and term: the one whose reward is fixed first finds a smaller supply, and gets more.
  expect(first).toBeGreaterThan(second ?? 0n);
});

test("before Cortina a validator with a fee of 100 % gets the delegation's reward, and the delegator nothing", async () => {
  const chain = new ScriptedChain(fresh++, T);
  const [start, end] = [T + DAY, T + 21 * DAY];
  chain.proposeBefore(addValidator(chain, start, end, 1_000_000), true);
  const delegator = chain.proposeBefore(addDelegator(chain, start, end), true);
  chain.proposeBefore(advance(start), true);
  chain.proposeBefore(advance(end), true);
  chain.rewards.set(encodeCb58(delegator), [paid(delegator, 2, 12_345n, VALIDATOR)]);
  chain.proposeBefore(endOf(delegator), true);
  await index(chain, end);
  const [end_] = await byType("RewardValidatorTx");
  expect(end_.emittedUtxos.map(({ rewardType, amount }: Json) => [rewardType, amount])).toEqual([
    ["VALIDATOR_FEE", "12345"],
  ]);
  const [delegation] = await list("delegators", "delegators");
  expect(delegation.netReward).toBe("0");
});

test("between Apricot 4 and Banff a block's time is its container's", async () => {
  const chain = new ScriptedChain(fresh++, T);
  chain.add(
    {
      type: "ApricotStandardBlock",
      txs: [{ unsignedTx: spend(chain, bytes(1, 32), 199, GENESIS_AMOUNT), credentials: [] }],
    },
    T + 5_000,
  );
  const start = T + DAY;
  // The term may begin by then: the chain's own time has not come to it.
  chain.proposeBefore(addValidator(chain, start, start + 20 * DAY), true, start + 60);
  await index(chain, T + DAY / 2);
  const times = (await transactions()).map(({ txType, blockTimestamp }) => [txType, blockTimestamp]);
  expect(times).toEqual([
    ["AddValidatorTx", start + 60],
    ["CreateSubnetTx", T + 5_000],
  ]);
  const { supply, time } = (await served.store.chains["p-chain"].checkpoint(chain.network.networkId)) ?? {};
  expect(time).toBe(T);
  expect(supply?.waiting).toHaveLength(1);
});

/** nAVAX of an AVAX. */
const A = 10n ** 9n;
const STAKE = 2_000n * A;
const PERIOD = 100 * DAY;

const autoRenewed = (chain: ScriptedChain, shares: number): UnsignedTx => ({
  type: "AddAutoRenewedValidatorTx",
  ...chain.base([avaxOut(GENESIS_AMOUNT - STAKE)]),
  nodeId: NODE,
  signer: { type: "ProofOfPossession", publicKey: bytes(1, 48), proofOfPossession: bytes(2, 96) },
  stakeOutputs: [avaxOut(STAKE)],
  validatorRewardsOwner: OWNER,
  delegatorRewardsOwner: VALIDATOR,
  validatorAuthority: OWNER,
  delegationShares: 100_000,
  autoCompoundRewardShares: shares,
  period: BigInt(PERIOD),
});

const delegate = (chain: ScriptedChain, end: number): UnsignedTx => ({
  type: "AddPermissionlessDelegatorTx",
  ...chain.base([avaxOut(GENESIS_AMOUNT - STAKE)]),
  validator: { nodeId: NODE, start: 0n, end: BigInt(end), weight: STAKE },
  subnetId: bytes(0, 32),
  stakeOutputs: [avaxOut(STAKE)],
  rewardsOwner: OWNER,
});

const configure = (chain: ScriptedChain, id: Uint8Array, shares: number, period: number): UnsignedTx => ({
  type: "SetAutoRenewedValidatorConfigTx",
  ...chain.base([avaxOut(GENESIS_AMOUNT)]),
  txId: id,
  auth: { signatureIndices: [0] },
  autoCompoundRewardShares: shares,
  period: BigInt(period),
});

const renew = (id: Uint8Array, time: number): UnsignedTx => ({
  type: "RewardAutoRenewedValidatorTx",
  txId: id,
  timestamp: BigInt(time),
});

const rewardsOf = async (id: Uint8Array) =>
  BigInt((await transactions()).find(({ txHash }) => txHash === encodeCb58(id)).estimatedReward);
const only = async (path: string, field: string) => {
  const items = await list(path, field);
  expect(items).toHaveLength(1);
  return items[0];
};

/** The output that is staked by a transaction. */
async function stakeOf(id: Uint8Array): Promise<Json> {
  const tx = (await transactions()).find(({ txHash }) => txHash === encodeCb58(id));
  return tx.emittedUtxos.find(({ utxoType }: Json) => utxoType === "STAKE");
}

// From Helicon's end of ramp on, so that the lowest rate is 7.5 %.
const H = 1_800_000_000;
const START = H + 100 * DAY;

/** The protocol's formula at 7.5 % to 12 %, written down anew. */
const earned = (supply: bigint, weight: bigint, seconds: number) => {
  const year = 31_536_000n;
  const rate = 45_000n * BigInt(seconds) + 75_000n * year;
  return (
    ((720_000_000n * A - supply) * rate * weight * BigInt(seconds)) / (year * 1_000_000n * supply * year)
  );
};

/** A chain with an auto-renewed validator that stakes 30 % of its rewards again, and a delegation that was rewarded. */
function renewing() {
  const chain = new ScriptedChain(fresh++, START);
  const id = chain.accept(START, autoRenewed(chain, 300_000));
  const delegation = chain.accept(START + DAY, delegate(chain, START + 50 * DAY));
  const supply = [360_000_000n * A];
  const reward = earned(supply[0] ?? 0n, STAKE, PERIOD);
  const gross = earned(360_000_000n * A + reward, STAKE, 49 * DAY);
  const fee = gross - (gross * 9n) / 10n;
  chain.rewards.set(encodeCb58(delegation), [paid(delegation, 2, gross - fee)]);
  chain.propose(START + 50 * DAY, endOf(delegation), true);
  const end = START + PERIOD;
  const share = (amount: bigint) => amount - (amount * 700_000n) / 1_000_000n;
  const again = { reward: share(reward), fees: share(fee) };
  return { chain, id, end, reward, gross, fee, again, after: 360_000_000n * A + reward + gross };
}

/** The first cycle's end, which pays what is not staked again. */
function renewOnce(history: ReturnType<typeof renewing>) {
  const { chain, id, end, reward, fee, again } = history;
  const tx = txId({ unsignedTx: renew(id, end), credentials: [] });
  chain.rewards.set(encodeCb58(tx), [
    paid(tx, 0, reward - again.reward),
    paid(tx, 1, fee - again.fees, VALIDATOR),
  ]);
  chain.propose(end, renew(id, end), true);
  return tx;
}

test("an auto-renewed validator has a row, and its first cycle a reward at Helicon's rate", async () => {
  const { chain, id, end, reward, fee } = renewing();
  await index(chain, START + 60 * DAY, H);
  const validator = await only("validators?validationStatus=active", "validators");
  expect(validator).toMatchObject({
    txHash: encodeCb58(id),
    nodeId: formatNodeId(NODE),
    amountStaked: String(STAKE),
    startTimestamp: START,
    endTimestamp: end,
    delegationFee: "10.0000000000000000",
    delegatorCount: 0,
    potentialRewards: { validationRewardAmount: String(reward), delegationRewardAmount: String(fee) },
    delegationCapacity: String(4n * STAKE),
  });
  expect(await rewardsOf(id)).toBe(reward);
  const heard = (uptime: number, at: number) =>
    served.store.uptimes.record(chain.network.networkId, at, [
      { nodeId: toHex(NODE), uptime, connected: true },
    ]);
  const path = `rewards:listPending?nodeIds=${formatNodeId(NODE)}`;
  // Before Helicon 80 % would do (ACP-267).
  await heard(89.9, START);
  expect(await list(path, "pendingRewards")).toEqual([]);
  await heard(90, START + 60);
  const pending = await only(path, "pendingRewards");
  expect(pending).toMatchObject({
    rewardType: "VALIDATOR",
    txHash: encodeCb58(id),
    amountStaked: String(STAKE),
    startTimestamp: START,
    endTimestamp: end,
    progress: 60,
    estimatedReward: { amount: String(reward) },
  });
  const [registered] = await byType("AddAutoRenewedValidatorTx");
  expect(registered).toMatchObject({
    startTimestamp: START,
    endTimestamp: end,
    amountStaked: [{ amount: String(STAKE) }],
  });
  // Before Helicon the lowest rate is 10 %, so that the same term earns more.
  const before = new ScriptedChain(fresh++, START);
  const same = before.accept(START, autoRenewed(before, 300_000));
  await index(before, START + DAY, START + 1);
  expect(await rewardsOf(same)).toBeGreaterThan(reward);
});

test("at the end of a cycle the configured share is staked again, and the reward transaction pays the rest", async () => {
  const history = renewing();
  const { chain, id, end, reward, fee, again, after } = history;
  const tx = renewOnce(history);
  await index(chain, end + DAY, H);
  const weight = STAKE + again.reward + again.fees;
  const next = earned(after, weight, PERIOD);
  const validator = await only("validators?validationStatus=active", "validators");
  expect(validator).toMatchObject({
    amountStaked: String(weight),
    startTimestamp: end,
    endTimestamp: end + PERIOD,
    potentialRewards: { validationRewardAmount: String(next), delegationRewardAmount: "0" },
  });
  const [renewal] = await byType("RewardAutoRenewedValidatorTx");
  expect(renewal).toMatchObject({ txHash: encodeCb58(tx), stakingTxHash: encodeCb58(id) });
  expect(
    renewal.emittedUtxos.map(({ txHash, rewardType, amount }: Json) => [txHash, rewardType, amount]),
  ).toEqual([
    [encodeCb58(tx), "VALIDATOR", String(reward - again.reward)],
    [encodeCb58(tx), "VALIDATOR_FEE", String(fee - again.fees)],
  ]);
  const stake = await stakeOf(id);
  expect(stake).toMatchObject({ staked: true, utxoStartTimestamp: end, utxoEndTimestamp: end + PERIOD });
  expect(
    (await served.store.chains["p-chain"].checkpoint(chain.network.networkId))?.supply.supplies[0]?.supply,
  ).toBe(String(after + next));
});

test("a validator that is told to stop is paid everything, including rewards staked again earlier", async () => {
  const history = renewing();
  const { chain, id, end, reward, fee, again, after } = history;
  renewOnce(history);
  const next = earned(after, STAKE + again.reward + again.fees, PERIOD);
  chain.accept(end + DAY, configure(chain, id, 1_000_000, 0));
  const stop = end + PERIOD;
  const tx = txId({ unsignedTx: renew(id, stop), credentials: [] });
  chain.rewards.set(encodeCb58(tx), [paid(tx, 0, next + again.reward), paid(tx, 1, again.fees, VALIDATOR)]);
  chain.propose(stop, renew(id, stop), true);
  await index(chain, stop, H);
  const validator = await only("validators?validationStatus=completed", "validators");
  expect(validator).toMatchObject({
    txHash: encodeCb58(id),
    endTimestamp: stop,
    rewards: {
      validationRewardAmount: String(reward + next),
      delegationRewardAmount: String(fee),
      rewardTxHash: encodeCb58(tx),
    },
  });
  expect(await list("validators?validationStatus=active", "validators")).toEqual([]);
  const stake = await stakeOf(id);
  expect(stake).toMatchObject({ staked: false });
  const [changed] = await byType("SetAutoRenewedValidatorConfigTx");
  expect(changed).toMatchObject({ stakingTxHash: encodeCb58(id) });
});

test("a refused cycle ends the validator without the cycle's reward and reduces the supply by it", async () => {
  const history = renewing();
  const { chain, id, end, gross, fee } = history;
  const tx = txId({ unsignedTx: renew(id, end), credentials: [] });
  chain.rewards.set(encodeCb58(tx), [paid(tx, 0, fee, VALIDATOR)]);
  chain.propose(end, renew(id, end), false);
  await index(chain, end, H);
  const validator = await only("validators?validationStatus=completed", "validators");
  expect(validator.rewards).toMatchObject({
    validationRewardAmount: "0",
    delegationRewardAmount: String(fee),
  });
  const [renewal] = await byType("RewardAutoRenewedValidatorTx");
  expect(renewal.emittedUtxos.map(({ rewardType, amount }: Json) => [rewardType, amount])).toEqual([
    ["VALIDATOR_FEE", String(fee)],
  ]);
  expect(
    (await served.store.chains["p-chain"].checkpoint(chain.network.networkId))?.supply.supplies[0]?.supply,
  ).toBe(String(360_000_000n * A + gross));
});

test("a listing that began in one cycle keeps showing it", async () => {
  const history = renewing();
  const { chain, end } = history;
  await index(chain, end - 1, H);
  const before = chain.height;
  const window = (height: number, time: number) => ({
    networkId: chain.network.networkId,
    snapshot: { height, time, poll: 0 },
    order: "asc" as const,
    limit: 10,
  });
  const read = ({ validators } = served.store) =>
    validators.list(window(before, end - 1), { sortBy: "blockIndex" });
  const first = await read();
  renewOnce(history);
  await index(chain, end, H);
  expect(await read()).toEqual(first);
  expect(await read(served.fresh())).toEqual(first);
  expect(first.items[0]?.validation).toMatchObject({ status: "active", endTime: end });
});

test.each([
  {
    what: "spends an unknown output",
    tx: (chain: ScriptedChain) => spend(chain, bytes(9, 32), 0, 1n),
    message: /unknown or spent/,
  },
  { what: "ends a term that nobody began", tx: () => endOf(bytes(9, 32)), message: /no staker/ },
  {
    what: "changes a validator that nobody added",
    tx: (chain: ScriptedChain) => configure(chain, bytes(9, 32), 1, 1),
    message: /is unknown/,
  },
])("a block that $what is read once more, and then the chain is broken", async ({ tx, message }) => {
  const chain = new ScriptedChain(fresh++, T);
  chain.accept(T + 1, { type: "CreateSubnetTx", ...chain.base(), owner: OWNER });
  const made = tx(chain);
  if (made.type === "RewardValidatorTx") chain.propose(T + 2, made, true);
  else chain.accept(T + 2, made);
  let reads = 0;
  const node = chain.node();
  const blocks: PChainNode["blocks"] = (from, count) => {
    reads++;
    return node.blocks(from, count);
  };
  const indexer = indexerOf(chain, { node: { blocks } });
  await expect(indexer.step()).rejects.toThrow(message);
  expect([indexer.status.broken, reads]).toEqual([false, 1]);
  // Block by block now: what comes before it is indexed.
  for (let steps = 0; steps < 10 && !indexer.status.broken; steps++) await indexer.step().catch(() => {});
  expect(indexer.status).toMatchObject({ broken: true, height: 1, fault: { name: "ContradictionError" } });
  expect(String(indexer.status.fault)).toMatch(message);
  expect(reads).toBeGreaterThan(2);
});

const oddRanges: { readonly what: string; readonly odd: (blocks: ContainedBlock[]) => ContainedBlock[] }[] = [
  { what: "in the wrong order", odd: (blocks) => blocks.toReversed() },
  { what: "twice the same", odd: ([first]) => (first ? [first, first] : []) },
  { what: "empty", odd: () => [] },
  { what: "of no blocks", odd: (blocks) => blocks.map((block) => ({ ...block, bytes: bytes(1, 5) })) },
];

test.each(oddRanges)(
  "a single range that is $what is read again, and the chain is not broken",
  async ({ odd }) => {
    const chain = new ScriptedChain(fresh++, T);
    for (let n = 1; n <= 4; n++)
      chain.accept(T + n, { type: "CreateSubnetTx", ...chain.base(), owner: OWNER });
    const node = chain.node();
    let asked = 0;
    const blocks: PChainNode["blocks"] = async (from, count) => {
      const read = await node.blocks(from, count);
      return asked++ === 0 ? odd(read) : read;
    };
    const indexer = indexerOf(chain, { node: { blocks } });
    await expect(indexer.step()).rejects.toThrow();
    expect(indexer.status).toMatchObject({ broken: false, fault: expect.any(Error) });
    for (let steps = 0; steps < 20 && !(await indexer.step()); steps++);
    expect(indexer.status).toMatchObject({ height: 4, broken: false, fault: undefined });
  },
);

/** JSON that breaks readers: numbers of any size, texts of any kind, keys that objects have already. */
const hostileJson = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(
      "null",
      "-1",
      "1.5",
      "1e400",
      "-0",
      "9".repeat(30),
      "9".repeat(400),
      "18446744073709551616",
      "true",
    ),
    fc.constantFrom('"\\ud800"', '"\\u0000"', '"]"', '"{\\"[["', '"\\\\"', '""'),
    fc.array(tie("value"), { maxLength: 3 }).map((items) => `[${items.join()}]`),
    fc
      .array(
        fc.tuple(
          fc.constantFrom(
            "chainId",
            "config",
            "alloc",
            "__proto__",
            "toJSON",
            "constructor",
            "gasLimit",
            "\\u0000",
          ),
          tie("value"),
        ),
        { maxLength: 4 },
      )
      .map((members) => `{${members.map(([key, value]) => `"${key}":${value}`).join()}}`),
  ),
})).value;

const hostileGenesis = fc.oneof(
  fc.uint8Array({ maxLength: 60 }),
  fc
    .tuple(hostileJson, hostileJson, hostileJson)
    .map(([id, more, rest]) =>
      new TextEncoder().encode(
        `{"config":{"chainId":${id},"feeConfig":${more}},"alloc":${rest},"x":${more}}`,
      ),
    ),
  fc
    .constantFrom("1", "43112", "18446744073709551615")
    .chain((id) =>
      hostileJson.map((rest) =>
        new TextEncoder().encode(`{"config":{"chainId":${id}},"chainId":${rest},"gasLimit":${rest}}`),
      ),
    ),
);

const nested = (depth: number) =>
  new TextEncoder().encode(`{"config":{"chainId":7},"x":${"[".repeat(depth)}${"]".repeat(depth)}}`);
const long = (size: number) =>
  new TextEncoder().encode(`{"config":{"chainId":7},"extraData":"${"0".repeat(size)}"}`);

const createChain = (chain: ScriptedChain, genesisData: Uint8Array, chainName = "a"): SignedTx => ({
  credentials: [],
  unsignedTx: {
    type: "CreateChainTx",
    ...chain.base(),
    memo: bytes(0, 5),
    subnetId: bytes(0, 32),
    chainName,
    vmId: bytes(3, 32),
    fxIds: [],
    genesisData,
    subnetAuth: { signatureIndices: [] },
  },
});

test("any bytes in a genesis or a name are indexed, and lists show what they can", async () => {
  const name = fc.constantFrom("plain", "\u0000", '\uffff"\\', "𝔘nicode", "");
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(hostileGenesis, name), { minLength: 5, maxLength: 30 }),
      async (chains) => {
        const chain = new ScriptedChain(fresh++, T);
        const txs = chains.map(([genesis, text]) => createChain(chain, genesis, text));
        chain.add({ type: "BanffStandardBlock", time: BigInt(T + 1), txs });
        await index(chain, T + 2);
        const { blockchains } = await only("subnets", "subnets");
        expect(blockchains).toHaveLength(chains.length);
        expect(await transactions()).toHaveLength(chains.length);
      },
    ),
    { numRuns: 8 },
  );
});

test.each([
  { what: "32 levels", genesis: nested(31), shown: true },
  { what: "33 levels", genesis: nested(32), shown: false },
  { what: "20,000 nested lists", genesis: nested(20_000), shown: false },
  { what: "128 KiB", genesis: long(131_072 - 39), shown: true },
  { what: "more than 128 KiB", genesis: long(131_072 - 38), shown: false },
  { what: "60 KiB of another VM", genesis: bytes(200, 61_440), shown: true },
  { what: "65 KiB of another VM", genesis: bytes(200, 66_560), shown: false },
])("a genesis of $what is shown: $shown", async ({ genesis, shown }) => {
  const chain = new ScriptedChain(fresh++, T);
  chain.add({
    type: "BanffStandardBlock",
    time: BigInt(T + 1),
    txs: [createChain(chain, genesis), createChain(chain, bytes(1, 3))],
  });
  await index(chain, T + 2);
  const { blockchains } = await only("subnets", "subnets");
  expect(blockchains.map((item: Json) => "genesisData" in item)).toEqual([shown, true]);
  const made = await byType("CreateChainTx");
  expect(made.map(({ blockchainInfo }) => "genesisData" in blockchainInfo)).toEqual([true, shown]);
});

const EMPTY_OWNER = { threshold: 0, addresses: [] };
const SECONDS = 36;
const BALANCE = 2n * 10n ** 9n;

/** Converts a subnet to an L1 of one validator; returns what changes the validator. */
function convert(chain: ScriptedChain, time: number) {
  const subnetId = chain.accept(time, { type: "CreateSubnetTx", ...chain.base(), owner: OWNER });
  chain.accept(time, {
    type: "ConvertSubnetToL1Tx",
    ...chain.base(),
    subnetId,
    chainId: bytes(3, 32),
    address: bytes(4, 20),
    subnetAuth: { signatureIndices: [] },
    validators: [
      {
        nodeId: NODE,
        weight: 1n,
        balance: BALANCE,
        deactivationOwner: EMPTY_OWNER,
        signer: { publicKey: bytes(1, 48), proofOfPossession: bytes(2, 96) },
        remainingBalanceOwner: { threshold: 1, addresses: OWNER.addresses },
      },
    ],
  });
  const validationId = conversionValidationId(subnetId, 0);
  return {
    increase: (): UnsignedTx => ({
      type: "IncreaseL1ValidatorBalanceTx",
      ...chain.base(),
      validationId,
      balance: BALANCE,
    }),
    disable: (): UnsignedTx => ({
      type: "DisableL1ValidatorTx",
      ...chain.base(),
      validationId,
      disableAuth: { signatureIndices: [] },
    }),
  };
}

test.each([
  { of: "a private network", networkId: 2_000, nodePrice: 1n, price: 1n, asked: 1 },
  { of: "one whose node does not tell", networkId: 2_001, nodePrice: undefined, price: 512n, asked: 1 },
  { of: "mainnet", networkId: 1, nodePrice: 1n, price: 512n, asked: 0 },
])("L1 validators of $of pay $price nAVAX a second", async ({ networkId, nodePrice, price, asked }) => {
  const chain = new ScriptedChain(networkId, T);
  const l1 = convert(chain, T + 1);
  chain.accept(T + 1 + SECONDS, l1.increase());
  const prices: (bigint | undefined)[] = [];
  const indexer = (tells: bigint | undefined) =>
    indexerOf(chain, {
      l1FeePrice: async () => {
        prices.push(tells);
        return tells;
      },
    });
  await run(indexer(nodePrice), chain);
  // Balances are kept in terms of the price that the index began with: what a node tells later changes nothing.
  chain.accept(T + 1 + 2 * SECONDS, l1.disable());
  await run(indexer(7n), chain);
  expect(prices).toEqual(Array.from({ length: asked }, () => nodePrice));

  served.show(chain.network);
  served.clock.now = (T + DAY) * 1000;
  const paidFor = (seconds: number) => 2n * BALANCE - BigInt(seconds) * price;
  const [increased] = await byType("IncreaseL1ValidatorBalanceTx");
  const [ended] = await byType("DisableL1ValidatorTx");
  expect(increased.l1ValidatorDetails).toMatchObject([{ remainingBalance: Number(paidFor(SECONDS)) }]);
  expect(ended.l1ValidatorDetails).toMatchObject([{ balanceChange: Number(-paidFor(2 * SECONDS)) }]);
  expect(ended.emittedUtxos.map(({ amount }: Json) => amount)).toEqual([String(paidFor(2 * SECONDS))]);
});

test("L1 validators are listed as they were at a snapshot, whatever followed", async () => {
  const chain = new ScriptedChain(fresh++, T);
  const l1 = convert(chain, T + 1);
  const beginning = chain.height;
  const other = convert(chain, T + 1);
  chain.accept(T + 1 + SECONDS, l1.increase());
  const increased = chain.height;
  // A second before the balance is used up, and then.
  const end = T + 1 + Number(BALANCE / 512n);
  chain.add({ type: "BanffStandardBlock", time: BigInt(end - 1), txs: [] });
  const paying = chain.height;
  chain.add({ type: "BanffStandardBlock", time: BigInt(end), txs: [] });
  const usedUp = chain.height;
  chain.accept(end + 1, l1.disable());
  chain.accept(end + 2, other.increase());
  await run(indexerOf(chain), chain);
  const at = async (snapshot: number, inactive: boolean, limit = 10): Promise<string[]> => {
    const rows: string[] = [];
    let after: Key | undefined;
    do {
      const window: Window = {
        networkId: chain.network.networkId,
        snapshot: { height: snapshot, time: 0, poll: 0 },
        order: "desc",
        after,
        limit,
      };
      const page = await served.store.l1Validations.list(window, { inactive });
      rows.push(...page.items.map(({ height, balance }) => `${height} ${balance}`));
      after = page.next;
    } while (after);
    return rows;
  };
  const paid = (seconds: number, balance = BALANCE) => String(balance - 512n * BigInt(seconds));
  const [first, second] = [beginning, beginning + 2];
  const both = (seconds: number) => [`${second} ${paid(seconds)}`, `${first} ${paid(seconds, 2n * BALANCE)}`];
  const [, left = ""] = both(end - T - 1);
  const table: [snapshot: number, active: string[], all: string[]][] = [
    [first - 1, [], []],
    [first, [`${first} ${BALANCE}`], [`${first} ${BALANCE}`]],
    [
      second,
      [`${second} ${BALANCE}`, `${first} ${BALANCE}`],
      [`${second} ${BALANCE}`, `${first} ${BALANCE}`],
    ],
    [increased, both(SECONDS), both(SECONDS)],
    [paying, both(end - T - 2), both(end - T - 2)],
    [usedUp, [left], [`${second} 0`, left]],
    [usedUp + 1, [], [`${second} 0`, `${first} 0`]],
    [usedUp + 2, [`${second} ${BALANCE}`], [`${second} ${BALANCE}`, `${first} 0`]],
  ];
  for (const [snapshot, active, all] of table) {
    for (const limit of [1, 10]) {
      expect(await at(snapshot, false, limit), `active at ${snapshot}`).toEqual(active);
      expect(await at(snapshot, true, limit), `all at ${snapshot}`).toEqual(all);
    }
  }
});

test("a page contains 16 MiB of geneses at most, those of the newest chains", async () => {
  const chain = new ScriptedChain(fresh++, T);
  const largest = long(131_072 - 39);
  const count = 16_777_216 / largest.length + 2;
  for (let made = 0; made < count; made++)
    chain.add({ type: "BanffStandardBlock", time: BigInt(T + 1), txs: [createChain(chain, largest)] });
  await index(chain, T + 2);
  const { blockchains } = await only("subnets", "subnets");
  const shown = blockchains.map((item: Json) => "genesisData" in item);
  expect(shown).toEqual([false, false, ...shown.slice(2).fill(true)]);
  expect(shown).toHaveLength(130);
});
