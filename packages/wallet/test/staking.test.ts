/** Rules of staking: what a node says of them, what builders refuse, and what a stake earns. */
import { createProofOfPossession } from "@primary-network/codec/p";
import { ValidationError } from "@primary-network/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEFAULT_NOW } from "../../../apps/localnet/src/index.ts";
import {
  build,
  type Context,
  createWalletNode,
  estimateReward,
  explain,
  readStakingRules,
  type StakingRules,
} from "../src/index.ts";
import { LocalNode } from "./local-node.ts";
import { AVAX, addressOf, coinOf, keyOf, context as madeContext, NODE_ID, TIME } from "./made.ts";

const DAY = 86_400;

describe("on a network in the 90 days after Helicon", () => {
  let local: LocalNode;
  beforeAll(async () => {
    const heliconTime = DEFAULT_NOW - 45 * DAY;
    local = await LocalNode.start({ weeks: 8, validators: 4, delegators: 2, heliconTime });
    // The chain's time is the last block's: with a block of now, the next one has the time of the context.
    const payments = [{ to: local.address("carol"), amount: AVAX }];
    const coins = await local.coins(["alice"], "P");
    const paid = build.p.base({ from: local.address("alice"), payments }, coins, await local.context());
    await local.send(paid, "alice");
  });
  afterAll(() => local.network.close());

  const contextWithRules = async (): Promise<Context> => ({
    ...(await local.context()),
    staking: await readStakingRules(local.node),
  });
  /** The reward that the node has set aside for a transaction. */
  async function rewardFor(txId: string, nodeId: string): Promise<bigint | undefined> {
    // Only a validator that is asked for comes with its delegators.
    const { validators } = await local.pchain.getCurrentValidators({ nodeIDs: [nodeId] });
    const stakers = validators.flatMap((one) => [
      one,
      ...("delegators" in one ? (one.delegators ?? []) : []),
    ]);
    const found = stakers.find((one) => "txID" in one && one.txID === txId);
    return found && "potentialReward" in found ? BigInt(found.potentialReward ?? -1) : undefined;
  }

  test("an estimate is the reward that the node sets aside", async () => {
    const context = await contextWithRules();
    const { minRate } = context.staking ?? expect.fail("no rules");
    expect(minRate).toBeLessThan(100_000);
    expect(minRate).toBeGreaterThan(75_000);
    const [own] = (await local.pchain.getCurrentValidators()).validators.filter(
      ({ endTime }) => endTime !== undefined && Number(endTime) > context.time + 2 * DAY,
    );
    const from = local.address("alice");
    const intent = { from, nodeId: own?.nodeID ?? "", stake: 3n * AVAX, end: Number(own?.endTime) - 1 };
    const document = build.p.addDelegator(intent, await local.coins(["alice"], "P"), context);
    const { reward, sentences } = explain(document, context);
    expect(sentences.join(" ")).toMatch(
      /The stake can earn about 0\.\d+ AVAX, less the part that the validator keeps/,
    );
    const id = await local.send(document, "alice");
    expect(await rewardFor(id, intent.nodeId)).toBe(reward);
  });

  test("an estimate for a cycle is the reward that the node sets aside for it", async () => {
    const context = await contextWithRules();
    const { publicKey, proofOfPossession } = createProofOfPossession(
      keyOf("cycle").map((byte, at) => (at === 0 ? 1 : byte)),
    );
    const hex = (bytes: Uint8Array) => `0x${Buffer.from(bytes).toString("hex")}`;
    const document = build.p.addAutoRenewedValidator(
      {
        from: local.address("bob"),
        nodeId: NODE_ID,
        signer: { publicKey: hex(publicKey), proofOfPossession: hex(proofOfPossession) },
        stake: 7n * AVAX,
        delegationFee: 2,
        restake: 100,
        period: 20 * DAY,
      },
      await local.coins(["bob"], "P"),
      context,
    );
    const { reward } = explain(document, context);
    const id = await local.send(document, "bob");
    expect(await rewardFor(id, NODE_ID)).toBe(reward);
  });
});

test("a stake that would earn more than there is left earns what is left", () => {
  const rules = { supply: "719999999000000000", minRate: 75_000 };
  expect(estimateReward(719_999_999n * AVAX, 365 * DAY, rules)).toBe((AVAX * 12n) / 100n);
  expect(estimateReward(7_200_000_000n * AVAX, 365 * DAY, rules)).toBe(AVAX);
});

const replies = (networkID: string, heliconTime: string | undefined): Record<string, object> => ({
  "platform.getCurrentSupply": { supply: "460000000000000000", height: "9" },
  "platform.getMinStake": { minValidatorStake: "2000000000000", minDelegatorStake: "25000000000" },
  "platform.getTimestamp": { timestamp: "2026-10-07T00:00:00Z" },
  "info.upgrades": heliconTime === undefined ? {} : { heliconTime },
  "info.getNetworkID": { networkID },
});

test.each([
  ["mainnet before Helicon", "1", "2027-01-01T00:00:00Z", 100_000, 14 * DAY, 14 * DAY],
  ["mainnet since Helicon", "1", "2026-09-22T15:00:00Z", 96_007, 2 * DAY, 14 * DAY],
  ["mainnet, 90 days later", "1", "2026-07-01T00:00:00Z", 75_000, 2 * DAY, 14 * DAY],
  ["fuji before Helicon", "5", undefined, 100_000, DAY, DAY],
  ["fuji since Helicon", "5", "2026-07-01T00:00:00Z", 75_000, DAY / 2, DAY],
  ["another network", "12345", undefined, 100_000, undefined, undefined],
])("rules of %s", async (_name, networkId, heliconTime, minRate, minValidatorTerm, minDelegatorTerm) => {
  const node = createWalletNode({
    baseUrl: "http://node.invalid",
    fetch: async (_url, init) => {
      const { id, method } = JSON.parse(String(init?.body));
      return Response.json({ jsonrpc: "2.0", id, result: replies(networkId, heliconTime)[method] });
    },
  });
  expect(await readStakingRules(node)).toEqual({
    supply: "460000000000000000",
    minValidatorStake: "2000000000000",
    minDelegatorStake: "25000000000",
    minRate,
    ...(minValidatorTerm !== undefined && { minValidatorTerm, minDelegatorTerm }),
  });
});

const staking: StakingRules = {
  supply: "460000000000000000",
  minValidatorStake: "2000000000000",
  minDelegatorStake: "25000000000",
  minRate: 75_000,
  minValidatorTerm: 2 * DAY,
  minDelegatorTerm: 14 * DAY,
};
const context: Context = { ...madeContext, staking };
const alice = addressOf("alice");
const coins = [coinOf(10_000n * AVAX, { names: ["alice"] })];
const term = { from: alice, nodeId: NODE_ID, end: TIME + 30 * DAY };
const pop = createProofOfPossession(keyOf("bls").map((byte, at) => (at === 0 ? 1 : byte)));
const hexOf = (bytes: Uint8Array) => `0x${Buffer.from(bytes).toString("hex")}`;
const signer = { publicKey: hexOf(pop.publicKey), proofOfPossession: hexOf(pop.proofOfPossession) };
const validator = { ...term, signer, stake: 2_000n * AVAX, delegationFee: 2 };
const renewed = { ...validator, restake: 0, period: 14 * DAY };

const addValidator = (fields: object) => () =>
  build.p.addValidator({ ...validator, ...fields }, coins, context);
const addDelegator = (fields: object) => () =>
  build.p.addDelegator({ ...term, stake: 25n * AVAX, ...fields }, coins, context);
const addRenewed = (fields: object) => () =>
  build.p.addAutoRenewedValidator({ ...renewed, ...fields }, coins, context);

test.each<[field: string, build: () => unknown, rule: string]>([
  ["stake", addValidator({ stake: 2_000n * AVAX - 1n }), "must be at least 2000000000000 nAVAX (2000 AVAX)"],
  ["stake", addDelegator({ stake: 25n * AVAX - 1n }), "must be at least 25000000000 nAVAX (25 AVAX)"],
  ["stake", addRenewed({ stake: AVAX }), "must be at least 2000000000000 nAVAX (2000 AVAX)"],
  ["end", addValidator({ end: TIME + 2 * DAY - 1 }), "must be at least 172800 seconds (2 days)"],
  ["end", addDelegator({ end: TIME + 14 * DAY - 1 }), "must be at least 1209600 seconds (14 days)"],
  ["period", addRenewed({ period: 2 * DAY - 1 }), "must be at least 172800 seconds (2 days)"],
  ["end", addValidator({ end: TIME + 365 * DAY + 1 }), "must be at most 31536000 seconds (365 days)"],
  ["end", addDelegator({ end: TIME + 365 * DAY + 1 }), "must be at most 31536000 seconds (365 days)"],
  ["period", addRenewed({ period: 366 * DAY }), "must be at most 31536000 seconds (365 days)"],
  ["delegationFee", addValidator({ delegationFee: 1.9999 }), "must be at least 2 percent"],
  ["delegationFee", addRenewed({ delegationFee: 0 }), "must be at least 2 percent"],
])("a %s that the network forbids is refused before sending", (field, run, rule) => {
  expect(run).toThrow(ValidationError);
  expect(run).toThrow(field);
  expect(run).toThrow(rule);
});

test.each([
  ["a validator", addValidator({ end: TIME + 2 * DAY })],
  ["a validator for a year", addValidator({ end: TIME + 365 * DAY })],
  ["a delegator", addDelegator({ end: TIME + 14 * DAY })],
  ["a validator that renews itself", addRenewed({ period: 2 * DAY })],
])("%s at the limit is built", (_name, run) => {
  expect(run).not.toThrow();
});

test("the preview says what a stake can earn", () => {
  const rewardOf = (run: () => unknown) =>
    explain(run() as never, context).sentences.filter((one) => /earn/.test(one));
  expect([addValidator({}), addDelegator({}), addRenewed({})].flatMap(rewardOf)).toMatchInlineSnapshot(`
    [
      "The stake can earn about 7.312082371 AVAX, if the node is online for enough of the term.",
      "The stake can earn about 0.091401029 AVAX, less the part that the validator keeps, if the node is online for enough of the term.",
      "A cycle can earn about 3.326774743 AVAX, if the node is online for enough of it.",
    ]
  `);
});
