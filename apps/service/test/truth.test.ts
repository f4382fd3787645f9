/** The index says what the chain says: compared with the local network's own state. */

import { encodeCb58, encodeHex, formatAddress, formatNodeId, utxoId } from "@primary-network/codec";
import { atomicTxId } from "@primary-network/codec/c";
import { producedOutputs, txId } from "@primary-network/codec/p";
import { producedOutputs as producedXOutputs, txId as xTxId } from "@primary-network/codec/x";
import { DEFAULT_NOW } from "@primary-network/localnet";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Harness, type Json, openHarness } from "./harness.ts";

let harness: Harness;
beforeAll(async () => {
  // Helicon comes two weeks before the end, so the same history has fixed terms and auto-renewed validators.
  harness = await openHarness({ heliconTime: DEFAULT_NOW - 14 * 86_400 });
});
afterAll(() => harness.close());

const P = "networks/fuji/blockchains/p-chain";
const byId = (field: string) => (a: Json, b: Json) => (a[field] < b[field] ? -1 : 1);

test("unspent outputs equal those of the chain's set", async () => {
  const listed = await harness.all(`${P}/utxos`, "utxos", 100);
  const spendable = listed.filter((utxo) => !utxo.staked && utxo.consumedOnChainId === utxo.createdOnChainId);
  const want = [...harness.net.state.utxos.values()].map((utxo) => {
    const output = utxo.output.type === "LockOut" ? utxo.output.output : utxo.output;
    return {
      utxoId: encodeCb58(utxoId(utxo.txId, utxo.outputIndex)),
      txHash: encodeCb58(utxo.txId),
      amount: String(output.amount),
      addresses: output.addresses.map((bytes) => formatAddress({ hrp: "local", bytes })),
      stakeableLocktime: utxo.output.type === "LockOut" ? Number(utxo.output.locktime) : undefined,
    };
  });
  const got = spendable.map(({ utxoId, txHash, amount, addresses, stakeableLocktime }) => ({
    utxoId,
    txHash,
    amount,
    addresses,
    stakeableLocktime,
  }));
  expect(got.sort(byId("utxoId"))).toEqual(want.sort(byId("utxoId")));
  expect(want.length).toBeGreaterThan(100);
});

test("staked outputs equal the current and pending stakes", async () => {
  const listed = await harness.all(`${P}/utxos`, "utxos", 100);
  const staked = listed.filter((utxo) => utxo.staked).reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const { current, pending, totals } = harness.net.state;
  const want = [...current, ...pending].filter(({ role }) => role !== "permissioned");
  // Rewards that were staked again weigh, but no output holds them until they are paid.
  expect(totals.restaked).toBeGreaterThan(0n);
  expect(staked).toBe(want.reduce((sum, { weight }) => sum + weight, 0n) - totals.restaked);
});

test("active and pending validators with promised rewards equal the chain's", async () => {
  const listed = await harness.all("networks/fuji/validators", "validators", 100);
  const { current, pending } = harness.net.state;
  const open = [...current, ...pending].filter(({ role }) => role !== "delegator");
  const want = open.map((staker) => ({
    txHash: encodeCb58(staker.txId),
    nodeId: formatNodeId(staker.nodeId),
    subnetId: encodeCb58(staker.subnetId),
    amountStaked: String(staker.weight),
    startTimestamp: staker.start,
    endTimestamp: staker.end,
    validationStatus: pending.includes(staker) ? "pending" : "active",
    promised: pending.includes(staker) ? undefined : String(staker.potentialReward),
  }));
  const got = listed
    .filter(({ validationStatus }) => validationStatus === "active" || validationStatus === "pending")
    .map(
      ({
        txHash,
        nodeId,
        subnetId,
        amountStaked,
        startTimestamp,
        endTimestamp,
        validationStatus,
        potentialRewards,
      }) => ({
        txHash,
        nodeId,
        subnetId,
        amountStaked,
        startTimestamp,
        endTimestamp,
        validationStatus,
        promised: potentialRewards?.validationRewardAmount,
      }),
    );
  expect(got.sort(byId("txHash"))).toEqual(want.sort(byId("txHash")));
  for (const status of ["completed", "active", "pending", "removed"]) {
    expect(
      listed.some(({ validationStatus }) => validationStatus === status),
      status,
    ).toBe(true);
  }
});

test("running delegations with promised rewards equal the chain's", async () => {
  const listed = await harness.all("networks/fuji/delegators?delegationStatus=active", "delegators", 100);
  const want = harness.net.state.current
    .filter(({ role }) => role === "delegator")
    .map(({ txId, weight, potentialReward }) => [encodeCb58(txId), String(weight), String(potentialReward)]);
  const got = listed.map(({ txHash, amountDelegated, estimatedGrossReward }) => [
    txHash,
    amountDelegated,
    estimatedGrossReward,
  ]);
  expect(got.sort()).toEqual(want.sort());
});

test("paid rewards add up to those that the chain paid", async () => {
  const utxos = await harness.all(`${P}/utxos?includeSpent=true`, "utxos", 100);
  const paid = utxos
    .filter(({ rewardType }) => rewardType)
    .reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  expect(paid).toBe(harness.net.state.totals.rewarded);
  const validators = await harness.all(
    "networks/fuji/validators?validationStatus=completed",
    "validators",
    100,
  );
  const delegators = await harness.all(
    "networks/fuji/delegators?delegationStatus=completed",
    "delegators",
    100,
  );
  const reported =
    validators.reduce(
      (sum, { rewards }) =>
        sum + BigInt(rewards.validationRewardAmount) + BigInt(rewards.delegationRewardAmount),
      0n,
    ) + delegators.reduce((sum, { netReward }) => sum + BigInt(netReward), 0n);
  // Auto-renewed validators that go on are not completed, but what they do not stake again is paid after each cycle.
  const { state, blocks } = harness.net;
  const meanwhile = blocks.flatMap(({ block }) => {
    const cycle = "tx" in block ? block.tx : undefined;
    if (cycle?.unsignedTx.type !== "RewardAutoRenewedValidatorTx") return [];
    if (!state.renewals.has(encodeHex(cycle.unsignedTx.txId, { checksum: false }).slice(2))) return [];
    return state.rewardUtxos.get(encodeHex(txId(cycle), { checksum: false }).slice(2)) ?? [];
  });
  const running = meanwhile.reduce(
    (sum, { output }) => sum + (output.type === "TransferOutput" ? output.amount : 0n),
    0n,
  );
  expect(running).toBeGreaterThan(0n);
  expect(reported + running).toBe(paid);
  expect(new Set(utxos.map(({ rewardType }) => rewardType))).toEqual(
    new Set([undefined, "VALIDATOR", "DELEGATOR", "VALIDATOR_FEE"]),
  );
});

test("every transaction of the chain is listed once, and its amounts add up", async () => {
  const listed = await harness.all(`${P}/transactions?sortOrder=asc`, "transactions", 100);
  const ids = harness.net.blocks
    .flatMap(({ block }) => [...("txs" in block ? block.txs : []), ...("tx" in block ? [block.tx] : [])])
    .map((tx) => encodeCb58(txId(tx)));
  const blocks = listed.filter(({ blockNumber }) => blockNumber !== "0");
  expect(blocks.map(({ txHash }) => txHash)).toEqual(ids);
  const sum = (list: Json[]) => list.reduce((total, { amount }) => total + BigInt(amount), 0n);
  for (const tx of blocks) {
    // Those make their outputs out of nothing.
    if (tx.txType === "RewardValidatorTx" || tx.txType === "RewardAutoRenewedValidatorTx") continue;
    const [spent, made] = [sum(tx.consumedUtxos), sum(tx.emittedUtxos)];
    // What an L1 validation gives back was not spent here.
    const returned = (tx.l1ValidatorDetails ?? [])
      .map(({ balanceChange = 0 }) => BigInt(-balanceChange))
      .filter((amount: bigint) => amount > 0n)
      .reduce((total: bigint, amount: bigint) => total + amount, 0n);
    const kept = sum(tx.amountBurned) + sum(tx.amountL1ValidatorBalanceBurned);
    expect(spent + returned, tx.txHash).toBe(made + kept);
    expect(sum(tx.value) + returned, tx.txHash).toBe(made);
  }
});

/** The owners of everything that a chain exported, by the output's id. */
function exportedOwners(): Map<string, string[]> {
  const { net } = harness;
  const owners = new Map<string, string[]>();
  const add = (id: Uint8Array, index: number, addresses: readonly Uint8Array[]) =>
    owners.set(
      encodeCb58(utxoId(id, index)),
      addresses.map((bytes) => formatAddress({ hrp: "local", bytes })),
    );
  for (const { block } of net.blocks)
    for (const tx of "txs" in block ? block.txs : [])
      for (const { kind, outputIndex, output } of producedOutputs(tx.unsignedTx))
        if (kind === "export" && output.output.type === "TransferOutput")
          add(txId(tx), outputIndex, output.output.addresses);
  for (const tx of net.xBlocks.flatMap(({ block }) => block.txs))
    for (const { kind, outputIndex, output } of producedXOutputs(tx))
      if (kind === "export") add(xTxId(tx), outputIndex, output.addresses);
  for (const tx of net.cBlocks.flatMap(({ txs }) => txs))
    for (const [index, { output }] of (tx.unsignedTx.type === "ExportTx"
      ? tx.unsignedTx.exportedOutputs
      : []
    ).entries())
      add(atomicTxId(tx), index, output.addresses);
  return owners;
}

test("every import is listed for each owner of what it spent", async () => {
  const { net } = harness;
  const owners = exportedOwners();
  const txs = {
    p: net.blocks.flatMap(({ block }) =>
      ("txs" in block ? block.txs : []).map((tx) => ({ id: txId(tx), unsignedTx: tx.unsignedTx })),
    ),
    x: net.xBlocks.flatMap(({ block }) =>
      block.txs.map((tx) => ({ id: xTxId(tx), unsignedTx: tx.unsignedTx })),
    ),
    c: net.cBlocks.flatMap((block) =>
      block.txs.map((tx) => ({ id: atomicTxId(tx), unsignedTx: tx.unsignedTx })),
    ),
  };
  let most = 0;
  for (const [chain, all] of Object.entries(txs)) {
    const imports = new Map<string, Set<string>>();
    for (const { id, unsignedTx } of all) {
      if (unsignedTx.type !== "ImportTx") continue;
      for (const spent of unsignedTx.importedInputs) {
        const own = owners.get(encodeCb58(utxoId(spent.txId, spent.outputIndex))) ?? expect.unreachable();
        most = Math.max(most, own.length);
        for (const owner of own) imports.set(owner, (imports.get(owner) ?? new Set()).add(encodeCb58(id)));
      }
    }
    expect(imports.size, chain).toBeGreaterThan(0);
    for (const [owner, ids] of imports) {
      const path = `networks/fuji/blockchains/${chain}-chain/transactions?txTypes=ImportTx&addresses=${owner}`;
      const listed = await harness.all(path, "transactions", 100);
      const found = listed.filter(({ consumedUtxos }) =>
        consumedUtxos.some(
          (utxo: Json) => utxo.createdOnChainId !== utxo.consumedOnChainId && utxo.addresses.includes(owner),
        ),
      );
      expect(new Set(found.map(({ txHash }) => txHash)), `${owner} on ${chain}`).toEqual(ids);
    }
  }
  expect(most).toBe(3);
});

test("subnets have their newest owners, chains and conversions", async () => {
  const listed = await harness.all("networks/fuji/subnets", "subnets", 3);
  const primary = listed.filter(({ subnetId }) => subnetId === "11111111111111111111111111111111LpoYY");
  expect(primary).toHaveLength(1);
  expect(primary[0].blockchains.map(({ createBlockNumber }: Json) => createBlockNumber)).toEqual([
    "-1",
    "-1",
  ]);
  const want = [...harness.net.state.subnets.values()].map((subnet) => ({
    subnetId: encodeCb58(subnet.subnetId),
    addresses: subnet.owner.addresses.map((bytes) => formatAddress({ hrp: "local", bytes })),
    isL1: subnet.conversion !== undefined,
    chains: [...harness.net.state.blockchains.values()]
      .filter(({ tx }) => encodeCb58(tx.subnetId) === encodeCb58(subnet.subnetId))
      .map(({ tx }) => tx.chainName),
  }));
  const got = listed
    .filter(({ subnetId }) => subnetId !== primary[0].subnetId)
    .map(({ subnetId, subnetOwnershipInfo, isL1, blockchains }) => ({
      subnetId,
      addresses: subnetOwnershipInfo.addresses,
      isL1,
      chains: blockchains.map(({ blockchainName }: Json) => blockchainName),
    }));
  expect(got.sort(byId("subnetId"))).toEqual(want.sort(byId("subnetId")));
});

test("listed L1 balances equal the chain's", async () => {
  const listed = await harness.all(`${P}/transactions?sortOrder=asc`, "transactions", 100);
  const last = new Map<string, Json>();
  for (const tx of listed)
    for (const detail of tx.l1ValidatorDetails ?? []) last.set(detail.validationId, detail);
  const current = [...harness.net.state.l1Validators.values()];
  expect(current.length).toBeGreaterThan(0);
  for (const { validationId, weight } of current) {
    const reported = last.get(encodeCb58(validationId));
    expect(BigInt(reported.weight)).toBe(weight);
  }
});

test("an L1 validation's transactions are found by its id", async () => {
  const [converted] = (await harness.all(`${P}/transactions`, "transactions", 100)).filter(
    ({ txType }) => txType === "ConvertSubnetToL1Tx",
  );
  const { validationId } = converted.l1ValidatorDetails[0];
  const found = await harness.all(`${P}/transactions?l1ValidationId=${validationId}`, "transactions", 1);
  expect(found.map(({ txHash }) => txHash)).toContain(converted.txHash);
  const types = await harness.all(
    `${P}/transactions?l1ValidationId=${validationId}&txTypes=ConvertSubnetToL1Tx`,
    "transactions",
    1,
  );
  expect(types).toEqual([converted]);
});

const chainPath = (chain: string) => `networks/fuji/blockchains/${chain}`;
const UNKNOWN = encodeCb58(new Uint8Array(32).fill(7));

test.each(["p-chain", "x-chain", "c-chain"])(
  "each transaction of the %s is read as it is listed",
  async (chain) => {
    const listed = await harness.all(`${chainPath(chain)}/transactions`, "transactions", 100);
    const kinds = new Map(listed.map((tx) => [`${tx.txType} ${tx.chainFormat}`, tx]));
    expect(kinds.size).toBeGreaterThan(1);
    for (const tx of kinds.values()) {
      const { body } = await harness.get(`${chainPath(chain)}/transactions/${tx.txHash}`);
      expect(body).toEqual(tx);
    }
    const { status, body } = await harness.get(`${chainPath(chain)}/transactions/${UNKNOWN}`);
    expect([status, body.message]).toEqual([404, expect.stringContaining(`${UNKNOWN} of the `)]);
  },
);

test.each(["p-chain", "x-chain", "c-chain"] as const)(
  "each block of the %s is read by height and id as it is listed",
  async (chain) => {
    const listed = await harness.all(`${chainPath(chain)}/blocks`, "blocks", 100);
    const heights = listed.map(({ blockNumber }) => Number(blockNumber));
    const { net } = harness;
    const lasts = {
      "p-chain": net.blocks.at(-1)?.height,
      "x-chain": net.xBlocks.length - 1,
      "c-chain": net.cBlocks.at(-1)?.height,
    };
    const last = lasts[chain];
    expect(heights[0]).toBe(Number(last));
    // Without a gap down to the first: of the P-Chain the genesis, which the others' indexes do not have.
    expect(heights.at(-1)).toBe(chain === "p-chain" ? 0 : 1);
    expect(heights).toEqual([...heights].sort((a, b) => b - a));
    expect(new Set(heights).size).toBe((heights[0] ?? 0) - (heights.at(-1) ?? 0) + 1);
    for (const block of new Map(listed.map((one) => [one.blockType, one])).values()) {
      for (const id of [block.blockNumber, block.blockHash]) {
        const { body } = await harness.get(`${chainPath(chain)}/blocks/${id}`);
        expect(body).toEqual(block);
      }
    }
    for (const id of [UNKNOWN, String(Number(last) + 1)]) {
      const { status } = await harness.get(`${chainPath(chain)}/blocks/${id}`);
      expect(status).toBe(404);
    }
  },
);

test("every subnet and blockchain is read as it is listed", async () => {
  const subnets = await harness.all("networks/fuji/subnets", "subnets", 2);
  const blockchains = await harness.all("networks/fuji/blockchains", "blockchains", 2);
  const ofSubnets = subnets.flatMap((subnet) => subnet.blockchains);
  expect(blockchains.sort(byId("blockchainId"))).toEqual(ofSubnets.sort(byId("blockchainId")));
  expect(subnets.some(({ isL1 }) => isL1)).toBe(true);
  for (const subnet of subnets)
    expect((await harness.get(`networks/fuji/subnets/${subnet.subnetId}`)).body).toEqual(subnet);
  for (const chain of blockchains)
    expect((await harness.get(chainPath(chain.blockchainId))).body).toEqual(chain);
  const { body } = await harness.get(chainPath("c-chain"));
  expect(body.blockchainId).toBe(encodeCb58(harness.net.cChainId));
});

test("L1 validators have the chain's weights, owners and balances", async () => {
  const { net } = harness;
  const { l1Validators, accruedFee } = net.state;
  const text = (addresses: readonly Uint8Array[]) =>
    addresses.map((bytes) => formatAddress({ hrp: "local", bytes }));
  const want = [...l1Validators.values()].map((one) => ({
    validationId: encodeCb58(one.validationId),
    validationIdHex: encodeHex(one.validationId, { checksum: false }),
    nodeId: formatNodeId(one.nodeId),
    subnetId: encodeCb58(one.subnetId),
    weight: Number(one.weight),
    remainingBalance: one.endAccruedFee > 0n ? Number(one.endAccruedFee - accruedFee) : 0,
    creationTimestamp: one.start,
    blsCredentials: expect.objectContaining({ publicKey: encodeHex(one.publicKey, { checksum: false }) }),
    remainingBalanceOwner: {
      addresses: text(one.remainingBalanceOwner.addresses),
      threshold: one.remainingBalanceOwner.threshold,
    },
    deactivationOwner: {
      addresses: text(one.deactivationOwner.addresses),
      threshold: one.deactivationOwner.threshold,
    },
  }));
  const byValidation = byId("validationId");
  const all = (query: string) => harness.all(`networks/fuji/l1Validators?${query}`, "validators", 2);
  const everyone = await all("includeInactiveL1Validators=true");
  const here = everyone.filter(({ weight }) => weight > 0);
  expect(here.sort(byValidation)).toEqual(want.sort(byValidation));
  // Who was removed is still listed, with nothing.
  for (const gone of everyone.filter(({ weight }) => weight === 0)) expect(gone.remainingBalance).toBe(0);
  const active = want.filter(({ remainingBalance }) => remainingBalance > 0);
  expect((await all("")).sort(byValidation)).toEqual(active);
  expect(active.length).toBeGreaterThan(0);
  expect(active.length).toBeLessThan(everyone.length);
  for (const { validationId, nodeId, subnetId } of everyone) {
    const only = async (query: string) => all(`includeInactiveL1Validators=true&${query}`);
    const same = (name: string, value: string) => everyone.filter((one) => one[name] === value).length;
    expect((await only(`l1ValidationId=${validationId}`)).map((one) => one.validationId)).toEqual([
      validationId,
    ]);
    expect(await only(`nodeId=${nodeId}`)).toHaveLength(same("nodeId", nodeId));
    expect(await only(`subnetId=${subnetId}`)).toHaveLength(same("subnetId", subnetId));
  }
  const { body } = await harness.get(`networks/fuji/l1Validators?l1ValidationId=${UNKNOWN}`);
  expect(body).toEqual({ validators: [], blockHeight: String(net.blocks.at(-1)?.height) });
});

test("what L1 validators have paid is what their balances got and no longer have", async () => {
  const { validators } = (
    await harness.get("networks/fuji/l1Validators?includeInactiveL1Validators=true&pageSize=100")
  ).body;
  const fees = async (path: string) => {
    const { status, body } = await harness.get(`/v2/${path}`);
    expect(status, path).toBe(200);
    return body.results as Json[];
  };
  const sum = (values: readonly number[]) => values.reduce((left, right) => left + right, 0);
  const paidOf = new Map<string, number>();
  for (const { validationId, remainingBalance } of validators) {
    const path = `networks/fuji/blockchains/p-chain/transactions?l1ValidationId=${validationId}`;
    const transactions = await harness.all(path, "transactions", 100);
    const got = transactions
      .flatMap(({ l1ValidatorDetails = [] }) => l1ValidatorDetails as Json[])
      .filter((detail) => detail.validationId === validationId)
      .map(({ balanceChange = 0 }) => Number(balanceChange));
    paidOf.set(validationId, sum(got) - remainingBalance);
    const daily = await fees(`validation/${validationId}/metrics/validationFeesDaily`);
    const total = await fees(`validation/${validationId}/metrics/validationCumulativeFeesDaily`);
    expect([sum(daily.map(({ value }) => value)), total[0].value]).toEqual([
      paidOf.get(validationId),
      paidOf.get(validationId),
    ]);
  }
  const all = sum([...paidOf.values()]);
  expect(all).toBeGreaterThan(0);
  const daily = await fees("validators/metrics/totalValidatorFeesDaily");
  expect(sum(daily.map(({ value }) => value))).toBe(all);
  expect((await fees("validators/metrics/totalCumulativeFeesDaily"))[0].value).toBe(all);
  const paying = validators.filter(({ remainingBalance }: Json) => remainingBalance > 0).length;
  expect((await fees("validators/metrics/totalPayingValidatorsDaily"))[0].value).toBeGreaterThanOrEqual(
    paying,
  );
  for (const [field, path, metric] of [
    ["nodeId", "validator", "perNodeCumulativeFeesPaid"],
    ["subnetId", "subnet", "perSubnetCumulativeFeesPaid"],
  ] as const) {
    for (const id of new Set<string>(validators.map((one: Json) => one[field]))) {
      const own = validators.filter((one: Json) => one[field] === id);
      const [last] = await fees(`${path}/${id}/metrics/${metric}`);
      expect([id, last?.value]).toEqual([id, sum(own.map((one: Json) => paidOf.get(one.validationId) ?? 0))]);
    }
  }
  const [newest, ...older] = daily;
  expect(await fees(`validators/metrics/totalValidatorFeesDaily?endTimestamp=${newest?.timestamp}`)).toEqual(
    older,
  );
  expect(
    await fees(`validators/metrics/totalValidatorFeesDaily?startTimestamp=${newest?.timestamp}`),
  ).toEqual([newest]);
  expect((await harness.get(`/v2/validation/${UNKNOWN}/metrics/validationFeesDaily`)).status).toBe(404);
});

test("the network's totals are those of its validators and delegators", async () => {
  const { body } = await harness.get("networks/fuji");
  const { current, supply } = harness.net.state;
  const stakers = current.filter(({ subnetId }) => subnetId.every((byte) => byte === 0));
  const sum = (role: string) =>
    stakers.filter((one) => one.role === role).reduce((all, { weight }) => all + weight, 0n);
  const promised = stakers.reduce((all, { potentialReward }) => all + potentialReward, 0n);
  const [staked, delegated] = [sum("validator"), sum("delegator")];
  const millionths = ((staked + delegated) * 1_000_000n) / supply;
  expect(body).toEqual({
    validatorDetails: {
      validatorCount: stakers.filter(({ role }) => role === "validator").length,
      totalAmountStaked: String(staked),
      estimatedAnnualStakingReward: String(promised),
      stakingDistributionByVersion: [],
      stakingRatio: `0.${String(millionths).padStart(6, "0")}`,
    },
    delegatorDetails: {
      delegatorCount: stakers.filter(({ role }) => role === "delegator").length,
      totalAmountStaked: String(delegated),
    },
  });
});

test("the rewards that were paid for each node are the outputs that paid them", async () => {
  const utxos = await harness.all(`${P}/utxos?includeSpent=true`, "utxos", 100);
  const paid = utxos.filter(({ rewardType }) => rewardType).sort(byId("utxoId"));
  const validators = await harness.all("networks/fuji/validators", "validators", 100);
  const ids = [...new Set(validators.map(({ nodeId }) => nodeId))];
  const rewards: Json[] = [];
  for (let at = 0; at < ids.length; at += 64)
    rewards.push(
      ...(await harness.all(
        `networks/fuji/rewards?nodeIds=${ids.slice(at, at + 64)}`,
        "historicalRewards",
        100,
      )),
    );
  const of = ({ utxoId, addresses, rewardType, outputIndex }: Json) => ({
    utxoId,
    addresses,
    rewardType,
    outputIndex: Number(outputIndex),
  });
  const listed = rewards.sort(byId("utxoId"));
  expect(listed.map((one) => ({ ...of(one), amount: one.reward.amount }))).toEqual(
    paid.map((one) => ({ ...of(one), amount: one.asset.amount })),
  );
  const txs = new Map(
    (await harness.all(`${P}/transactions`, "transactions", 100)).map((tx) => [tx.txHash, tx]),
  );
  const kinds = new Map<string, Json>(listed.map((one) => [txs.get(one.txHash)?.txType, one]));
  expect(kinds.has("AddAutoRenewedValidatorTx")).toBe(true);
  for (const one of listed) {
    const [staking, rewarding] = [txs.get(one.txHash), txs.get(one.rewardTxHash)];
    expect(rewarding.stakingTxHash).toBe(one.txHash);
    expect(staking.nodeId).toBe(one.nodeId);
    if (staking.txType !== "AddAutoRenewedValidatorTx") {
      expect([one.startTimestamp, one.endTimestamp]).toEqual([staking.blockTimestamp, staking.endTimestamp]);
      expect(one.amountStaked).toBe(staking.amountStaked[0].amount);
    } else expect(one.endTimestamp).toBeLessThanOrEqual(rewarding.blockTimestamp);
  }
});
