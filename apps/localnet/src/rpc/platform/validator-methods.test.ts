/** Current validators of each kind of subnet, and validator sets at heights. */
import { bls12_381 } from "@noble/curves/bls12-381.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { encodeCb58, formatNodeId } from "@primary-network/codec";
import { expect, test } from "vitest";
import { sharedNode } from "../../../test/ask.ts";

const PRIMARY = "11111111111111111111111111111111LpoYY";

const { localnet, ask } = await sharedNode();

test("validators of the Primary Network have every field, and delegators only when one node is requested", async () => {
  const { validators } = await ask.result("platform.getCurrentValidators");
  const stakers = localnet.state.current.filter(({ role }) => role === "validator");
  expect(validators.map(({ txID }: { txID: string }) => txID)).toEqual(
    stakers.map(({ txId }) => encodeCb58(txId)),
  );
  const delegations = localnet.state.current.filter(({ role }) => role === "delegator");
  for (const row of validators) {
    const own = delegations.filter(({ nodeId }) => formatNodeId(nodeId) === row.nodeID);
    expect(row.delegatorCount).toBe(String(own.length));
    expect(row.delegatorWeight).toBe(String(own.reduce((sum, { weight }) => sum + weight, 0n)));
    expect(row.delegators).toBeUndefined();
    expect(row.delegationFee).toMatch(/^[0-9]+\.[0-9]{4}$/);
    expect(Number(row.uptime)).toBeGreaterThan(25);
    expect(row.connected).toBe(Number(row.uptime) >= 80);
    const [one, ...others] = (await ask.result("platform.getCurrentValidators", { nodeIDs: [row.nodeID] }))
      .validators;
    expect(others).toEqual([]);
    expect(one.delegators.map(({ txID }: { txID: string }) => txID)).toEqual(
      own.map(({ txId }) => encodeCb58(txId)),
    );
    expect(one.delegators.every((delegator: object) => "rewardOwner" in delegator)).toBe(true);
  }
  expect(delegations.length).toBeGreaterThan(0);
});

test("requested nodes that do not validate are left out; several nodes are returned without delegators", async () => {
  const all = (await ask.result("platform.getCurrentValidators")).validators;
  const unknown = formatNodeId(new Uint8Array(20).fill(3));
  const nodeIDs = [all[1].nodeID, unknown, all[0].nodeID];
  const { validators } = await ask.result("platform.getCurrentValidators", { nodeIDs });
  expect(new Set(validators.map(({ nodeID }: { nodeID: string }) => nodeID))).toEqual(
    new Set([all[0].nodeID, all[1].nodeID]),
  );
  expect(validators.some((row: object) => "delegators" in row)).toBe(false);
  expect(await ask.result("platform.getCurrentValidators", { nodeIDs: [unknown] })).toEqual({
    validators: [],
  });
  expect(
    await ask.result("platform.getCurrentValidators", { subnetID: encodeCb58(new Uint8Array(32).fill(1)) }),
  ).toEqual({ validators: [] });
});

test("permissioned subnets and L1s have their own row types", async () => {
  const keysOf = async (isL1: boolean) => {
    const subnets = [...localnet.state.subnets.values()].filter(
      ({ conversion }) => (conversion !== undefined) === isL1,
    );
    const rows = [];
    for (const { subnetId } of subnets) {
      rows.push(
        ...(await ask.result("platform.getCurrentValidators", { subnetID: encodeCb58(subnetId) })).validators,
      );
    }
    expect(rows.length).toBeGreaterThan(2);
    return { rows, keys: new Set(rows.map((row) => Object.keys(row).sort().join())) };
  };
  const permissioned = await keysOf(false);
  expect(permissioned.keys).toEqual(new Set(["endTime,nodeID,startTime,txID,weight"]));
  const l1 = await keysOf(true);
  expect(l1.keys).toEqual(
    new Set([
      "balance,deactivationOwner,minNonce,nodeID,publicKey,remainingBalanceOwner,startTime,validationID,weight",
    ]),
  );
  expect(l1.rows.some(({ balance }) => balance === "0")).toBe(true);
  const row = l1.rows.find(({ minNonce }) => minNonce === "1");
  expect(row).toMatchObject({ weight: "60" });
  const { subnetID, height, ...single } = await ask.result("platform.getL1Validator", {
    validationID: row.validationID,
  });
  expect(single).toEqual(row);
  expect([typeof subnetID, height]).toEqual(["string", String(localnet.blocks.length - 1)]);
  expect(await ask.fault("platform.getL1Validator")).toBe(
    `fetching L1 validator "${PRIMARY}" failed: not found`,
  );
});

test("the supply is returned for the Primary Network only", async () => {
  const want = { supply: String(localnet.state.supply), height: String(localnet.blocks.length - 1) };
  expect(await ask.result("platform.getCurrentSupply")).toEqual(want);
  expect(await ask.result("platform.getCurrentSupply", { subnetID: PRIMARY })).toEqual(want);
  const subnetID = encodeCb58([...localnet.state.subnets.values()][0]?.subnetId ?? new Uint8Array());
  expect(await ask.fault("platform.getCurrentSupply", { subnetID })).toBe(
    "fetching current supply failed: not found",
  );
});

test("validators at a past height have the weights of that height", async () => {
  const current = await ask.result("platform.getValidatorsAt", { height: "proposed" });
  const stakers = localnet.state.current.filter(({ role }) => role !== "permissioned");
  expect(Object.keys(current).length).toBe(stakers.filter(({ role }) => role === "validator").length);
  const { stake } = await ask.result("platform.getTotalStake", { subnetID: PRIMARY });
  expect(BigInt(stake)).toBe(stakers.reduce((sum, { weight }) => sum + weight, 0n));
  const first = await ask.result("platform.getValidatorsAt", { height: 0 });
  const keyed = { publicKey: expect.stringMatching(/^0x[0-9a-f]{96}$/), weight: "2000000000000000" };
  expect(Object.values(first)).toEqual(Object.values(first).map(() => keyed));
  expect(await ask.fault("platform.getValidatorsAt", { height: 1_000_000 })).toBe(
    `failed to get validator set at 1000000: failed to fetch validator set at unfinalized height with SubnetID = ${PRIMARY}: ` +
      `current P-chain height (${localnet.blocks.length - 1}) < requested P-Chain height (1000000)`,
  );
  expect(await ask.fault("platform.getAllValidatorsAt", { height: 1_000_000 })).toBe(
    "failed to get validator sets at 1000000: failed to fetch validator set at unfinalized height: " +
      `current P-chain height (${localnet.blocks.length - 1}) < requested P-Chain height (1000000)`,
  );
  const nobody = encodeCb58(new Uint8Array(32).fill(1));
  expect(await ask.result("platform.getValidatorsAt", { height: 1, subnetID: nobody })).toEqual({});
});

test("all validator sets have keys in canonical order and count nodes without a key in the total weight", async () => {
  const { validatorSets } = await ask.result("platform.getAllValidatorsAt", { height: "proposed" });
  expect(Object.keys(validatorSets).length).toBe(1 + localnet.state.subnets.size);
  for (const [subnetID, { validators, totalWeight }] of Object.entries<{
    validators: { publicKey: string; weight: string; nodeIDs: string[] }[];
    totalWeight: string;
  }>(validatorSets)) {
    const nodes: { weight: string }[] = Object.values(
      await ask.result("platform.getValidatorsAt", { height: "proposed", subnetID }),
    );
    expect(totalWeight).toBe(String(nodes.reduce((sum, { weight }) => sum + BigInt(weight), 0n)));
    const points = validators.map(({ publicKey }) =>
      bytesToHex(bls12_381.G1.Point.fromHex(publicKey.slice(2)).toBytes(false)),
    );
    expect(points).toEqual([...points].sort());
    expect(validators.length).toBeGreaterThan(0);
    expect(validators.every(({ nodeIDs }) => nodeIDs.length === 1)).toBe(true);
  }
});

test("small requests have small responses", async () => {
  const avax = encodeCb58(localnet.avaxAssetId);
  expect(await ask.result("platform.getStakingAssetID")).toEqual({ assetID: avax });
  expect(await ask.result("platform.getMinStake")).toEqual({
    minValidatorStake: "1000000000",
    minDelegatorStake: "1000000000",
  });
  const last = localnet.blocks.at(-1);
  expect(await ask.result("platform.getTimestamp")).toEqual({
    timestamp: new Date((last?.timestamp ?? 0) * 1000).toISOString().replace(".000Z", "Z"),
  });
  const { grace } = localnet.accounts;
  const { staked, stakeds, stakedOutputs } = await ask.result("platform.getStake", {
    addresses: [grace.pAddress],
  });
  expect(stakeds).toEqual({ [avax]: staked });
  expect(stakedOutputs.length).toBeGreaterThan(0);
  expect(await ask.result("info.getNetworkID")).toEqual({ networkID: "12345" });
  expect(await ask.result("info.getNetworkName")).toEqual({ networkName: "local" });
  expect(await ask.result("info.getBlockchainID", { alias: "X" })).toEqual({
    blockchainID: encodeCb58(localnet.xChainId),
  });
  expect(await ask.fault("info.getBlockchainID", { alias: "Q" })).toBe("there is no ID with alias: Q");
  expect((await ask.result("info.getNodeID")).nodeID).toBe(formatNodeId(localnet.nodeId));
  expect(await ask.result("info.isBootstrapped", { chain: "P" })).toEqual({ isBootstrapped: true });
});
