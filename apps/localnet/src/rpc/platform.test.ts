/** Answers of `platform.*`, `index.*` and `info.*` against the blocks and against independent sums. */

import { bls12_381 } from "@noble/curves/bls12-381.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import {
  decodeBlock,
  decodeHex,
  decodeTx,
  decodeUtxo,
  encodeCb58,
  encodeHex,
  encodeNodeId,
  encodeTx,
  encodeUtxo,
  formatAddress,
  signTx,
  type Utxo,
} from "@primary-network/codec";
import { beforeAll, expect, test } from "vitest";
import { createLocalnet, type Localnet } from "../index.ts";

const PRIMARY = "11111111111111111111111111111111LpoYY";
let localnet: Localnet;
beforeAll(async () => {
  localnet = await createLocalnet({ weeks: 3, validators: 10, delegators: 40 });
});

async function ask(method: string, params: object = {}) {
  const service = method.split(".")[0];
  const path = { platform: "/ext/bc/P", index: "/ext/index/P/block", info: "/ext/info" }[service ?? ""];
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const headers = { "content-type": "application/json" };
  return (await localnet.fetch(new Request(`http://node${path}`, { method: "POST", headers, body }))).json();
}
const result = async (method: string, params: object = {}) => {
  const answer = await ask(method, params);
  expect(answer.error).toBeUndefined();
  return answer.result;
};
const fault = async (method: string, params: object = {}) => (await ask(method, params)).error?.message;

const inner = (utxo: Utxo) => (utxo.output.type === "LockOut" ? utxo.output.output : utxo.output);
const ofAccount = (address: Uint8Array) =>
  [...localnet.state.utxos.values()].filter((utxo) =>
    inner(utxo).addresses.some((other) => bytesToHex(other) === bytesToHex(address)),
  );

test("balances fall into four buckets, summed from all outputs of all addresses", async () => {
  const now = BigInt(localnet.now());
  const seen = new Set<string>();
  for (const { pAddress, address } of Object.values(localnet.accounts)) {
    const sums = { balance: 0n, unlocked: 0n, lockedStakeable: 0n, lockedNotStakeable: 0n };
    for (const utxo of ofAccount(address)) {
      const { amount, locktime } = inner(utxo);
      const outer = utxo.output.type === "LockOut" ? utxo.output.locktime : 0n;
      const bucket = locktime > now ? "lockedNotStakeable" : outer > now ? "lockedStakeable" : "unlocked";
      sums.balance += amount;
      sums[bucket] += amount;
      seen.add(bucket);
    }
    const answer = await result("platform.getBalance", { addresses: [pAddress] });
    expect(answer).toMatchObject(
      Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, String(sum)])),
    );
    const avax = encodeCb58(localnet.avaxAssetId);
    expect(answer.balances).toEqual({ [avax]: String(sums.balance) });
    expect(answer.lockedStakeables).toEqual(
      sums.lockedStakeable > 0n ? { [avax]: String(sums.lockedStakeable) } : {},
    );
    expect(answer.utxoIDs.length).toBe(ofAccount(address).length);
  }
  expect(seen).toEqual(new Set(["unlocked", "lockedStakeable", "lockedNotStakeable"]));
});

test("an address without outputs has zeroes and no list; a raw short id is an address too", async () => {
  const nobody = new Uint8Array(20).fill(9);
  const want = { balance: "0", balances: {}, unlockeds: {}, utxoIDs: null };
  expect(await result("platform.getBalance", { addresses: [encodeCb58(nobody)] })).toMatchObject(want);
  const address = formatAddress({ chain: "P", hrp: "local", bytes: nobody });
  expect(await result("platform.getBalance", { addresses: [address] })).toMatchObject(want);
});

test("an output of two owners is counted once when both are asked", async () => {
  const { alice, bob } = localnet.accounts;
  const union = new Set([...ofAccount(alice.address), ...ofAccount(bob.address)]);
  const answer = await result("platform.getBalance", { addresses: [alice.pAddress, bob.pAddress] });
  expect(answer.utxoIDs.length).toBe(union.size);
  expect(union.size).toBeLessThan(ofAccount(alice.address).length + ofAccount(bob.address).length);
});

test("blocks come by id and by height, in every encoding", async () => {
  const { blockId, bytes } = localnet.blocks[5] ?? expect.fail("no block 5");
  const blockID = encodeCb58(blockId);
  for (const [encoding, checksum] of [
    ["hex", true],
    ["hexc", true],
    ["hexnc", false],
  ] as const) {
    const want = { block: encodeHex(bytes, { checksum }), encoding };
    expect(await result("platform.getBlock", { blockID, encoding })).toEqual(want);
    expect(await result("platform.getBlockByHeight", { height: "5", encoding })).toEqual(want);
  }
  const { block, encoding } = await result("platform.getBlock", { blockID, encoding: "json" });
  const decoded = decodeBlock(bytes);
  expect([encoding, block.id, block.height]).toEqual(["json", blockID, 5]);
  expect(block.txs.length).toBe("txs" in decoded ? decoded.txs.length : 0);
  expect((await result("platform.getBlockByHeight", { height: 5 })).encoding).toBe("hex");
});

test("the genesis block commits to the genesis bytes", async () => {
  const { block } = await result("platform.getBlockByHeight", { height: 0, encoding: "json" });
  expect(block).toMatchObject({ parentID: encodeCb58(sha256(localnet.genesisBytes)), height: 0 });
});

test("blockchains: those of subnets first, the Primary Network's last, all with a status", async () => {
  const { blockchains } = await result("platform.getBlockchains");
  expect(blockchains.slice(-2).map(({ name }: { name: string }) => name)).toEqual(["X-Chain", "C-Chain"]);
  expect(blockchains.length).toBeGreaterThan(4);
  const status = async (blockchainID: string) =>
    (await result("platform.getBlockchainStatus", { blockchainID })).status;
  for (const alias of ["P", "X", "C", PRIMARY, encodeCb58(localnet.xChainId)])
    expect(await status(alias)).toBe("Validating");
  expect(await status(blockchains[0].id)).toBe("Created");
  expect(await status(encodeCb58(new Uint8Array(32).fill(1)))).toBe("Unknown");
  expect(await result("platform.validatedBy", { blockchainID: blockchains[0].id })).toEqual({
    subnetID: blockchains[0].subnetID,
  });
  expect(await result("platform.validates", { subnetID: PRIMARY })).toEqual({
    blockchainIDs: [encodeCb58(localnet.xChainId), encodeCb58(localnet.cChainId)],
  });
  expect(await fault("platform.validates", { subnetID: encodeCb58(new Uint8Array(32).fill(1)) })).toMatch(
    /^problem retrieving subnet ".*": not found$/,
  );
});

test("supply is known of the Primary Network only", async () => {
  const want = { supply: String(localnet.state.supply), height: String(localnet.blocks.length - 1) };
  expect(await result("platform.getCurrentSupply")).toEqual(want);
  expect(await result("platform.getCurrentSupply", { subnetID: PRIMARY })).toEqual(want);
  const subnetID = encodeCb58([...localnet.state.subnets.values()][0]?.subnetId ?? new Uint8Array());
  expect(await fault("platform.getCurrentSupply", { subnetID })).toBe(
    "fetching current supply failed: not found",
  );
});

test("Primary Network validators: every field, delegators only for one node", async () => {
  const { validators } = await result("platform.getCurrentValidators");
  const stakers = localnet.state.current.filter(({ role }) => role === "validator");
  expect(validators.map(({ txID }: { txID: string }) => txID)).toEqual(
    stakers.map(({ txId }) => encodeCb58(txId)),
  );
  const delegations = localnet.state.current.filter(({ role }) => role === "delegator");
  for (const row of validators) {
    const own = delegations.filter(({ nodeId }) => encodeNodeId(nodeId) === row.nodeID);
    expect(row.delegatorCount).toBe(String(own.length));
    expect(row.delegatorWeight).toBe(String(own.reduce((sum, { weight }) => sum + weight, 0n)));
    expect(row.delegators).toBeUndefined();
    expect(row.delegationFee).toMatch(/^[0-9]+\.[0-9]{4}$/);
    expect(Number(row.uptime)).toBeGreaterThan(25);
    expect(row.connected).toBe(Number(row.uptime) >= 80);
    const [one, ...others] = (await result("platform.getCurrentValidators", { nodeIDs: [row.nodeID] }))
      .validators;
    expect(others).toEqual([]);
    expect(one.delegators.map(({ txID }: { txID: string }) => txID)).toEqual(
      own.map(({ txId }) => encodeCb58(txId)),
    );
    expect(one.delegators.every((delegator: object) => "rewardOwner" in delegator)).toBe(true);
  }
  expect(delegations.length).toBeGreaterThan(0);
});

test("asked nodes that do not validate are left out; of several nodes no delegators are shown", async () => {
  const all = (await result("platform.getCurrentValidators")).validators;
  const unknown = encodeNodeId(new Uint8Array(20).fill(3));
  const nodeIDs = [all[1].nodeID, unknown, all[0].nodeID];
  const { validators } = await result("platform.getCurrentValidators", { nodeIDs });
  expect(new Set(validators.map(({ nodeID }: { nodeID: string }) => nodeID))).toEqual(
    new Set([all[0].nodeID, all[1].nodeID]),
  );
  expect(validators.some((row: object) => "delegators" in row)).toBe(false);
  expect(await result("platform.getCurrentValidators", { nodeIDs: [unknown] })).toEqual({ validators: [] });
  expect(
    await result("platform.getCurrentValidators", { subnetID: encodeCb58(new Uint8Array(32).fill(1)) }),
  ).toEqual({ validators: [] });
});

test("permissioned subnets and L1s have rows of their own kinds", async () => {
  const keysOf = async (isL1: boolean) => {
    const subnets = [...localnet.state.subnets.values()].filter(
      ({ conversion }) => (conversion !== undefined) === isL1,
    );
    const rows = [];
    for (const { subnetId } of subnets) {
      rows.push(
        ...(await result("platform.getCurrentValidators", { subnetID: encodeCb58(subnetId) })).validators,
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
  const { subnetID, height, ...single } = await result("platform.getL1Validator", {
    validationID: row.validationID,
  });
  expect(single).toEqual(row);
  expect([typeof subnetID, height]).toEqual(["string", String(localnet.blocks.length - 1)]);
  expect(await fault("platform.getL1Validator")).toBe(`fetching L1 validator "${PRIMARY}" failed: not found`);
});

test("weights of a past height are those of that height", async () => {
  const current = (await result("platform.getValidatorsAt", { height: "proposed" })).validators;
  const stakers = localnet.state.current.filter(({ role }) => role !== "permissioned");
  expect(Object.keys(current).length).toBe(stakers.filter(({ role }) => role === "validator").length);
  const { stake } = await result("platform.getTotalStake", { subnetID: PRIMARY });
  expect(BigInt(stake)).toBe(stakers.reduce((sum, { weight }) => sum + weight, 0n));
  const first = (await result("platform.getValidatorsAt", { height: 0 })).validators;
  expect(Object.values(first)).toEqual(Object.values(first).map(() => "2000000000000000"));
  expect(await fault("platform.getValidatorsAt", { height: 1_000_000 })).toContain("unfinalized height");
});

test("all validator sets: keys in canonical order, weights of nodes without a key counted in the total", async () => {
  const { validatorSets } = await result("platform.getAllValidatorsAt", { height: "proposed" });
  expect(Object.keys(validatorSets).length).toBe(1 + localnet.state.subnets.size);
  for (const [subnetID, { validators, totalWeight }] of Object.entries<{
    validators: { publicKey: string; weight: string; nodeIDs: string[] }[];
    totalWeight: string;
  }>(validatorSets)) {
    const weights: string[] = Object.values(
      (await result("platform.getValidatorsAt", { height: "proposed", subnetID })).validators,
    );
    expect(totalWeight).toBe(String(weights.reduce((sum, weight) => sum + BigInt(weight), 0n)));
    const points = validators.map(({ publicKey }) =>
      bytesToHex(bls12_381.G1.Point.fromHex(publicKey.slice(2)).toBytes(false)),
    );
    expect(points).toEqual([...points].sort());
    expect(validators.length).toBeGreaterThan(0);
    expect(validators.every(({ nodeIDs }) => nodeIDs.length === 1)).toBe(true);
  }
});

test("outputs page by page are all outputs, whatever the page size", async () => {
  const { alice, carol } = localnet.accounts;
  const addresses = [alice.pAddress, carol.pAddress];
  const wanted = new Set(
    [...ofAccount(alice.address), ...ofAccount(carol.address)].map((utxo) => encodeHex(encodeUtxo(utxo))),
  );
  for (const limit of [3, 7, 1_024]) {
    const seen = new Set<string>();
    let startIndex: object | undefined;
    for (let page = 0; page < 1_000; page += 1) {
      const answer = await result("platform.getUTXOs", {
        addresses,
        limit,
        ...(startIndex ? { startIndex } : {}),
      });
      for (const utxo of answer.utxos) seen.add(utxo);
      if (answer.utxos.length === 0) break;
      startIndex = answer.endIndex;
    }
    expect(seen).toEqual(wanted);
  }
});

test("what the X-Chain sent waits to be imported", async () => {
  const { erin } = localnet.accounts;
  const { utxos, numFetched } = await result("platform.getUTXOs", {
    addresses: [erin.pAddress],
    sourceChain: "X",
  });
  expect(numFetched).toBe("1");
  expect(inner(decodeUtxo(decodeHex(utxos[0]))).addresses).toEqual([erin.address]);
  expect(await fault("platform.getUTXOs", { addresses: [erin.pAddress], sourceChain: "Q" })).toBe(
    'problem parsing source chainID "Q": there is no ID with alias Q',
  );
});

test("transactions come back with their status; rewards under the staking transaction", async () => {
  const [reward] = [...localnet.state.rewardUtxos.values()];
  const txID = encodeCb58(reward?.[0]?.txId ?? new Uint8Array());
  const { tx } = await result("platform.getTx", { txID });
  expect(encodeCb58(sha256(decodeHex(tx)))).toBe(txID);
  expect((await result("platform.getTx", { txID, encoding: "json" })).tx.id).toBe(txID);
  expect(await result("platform.getTxStatus", { txID })).toEqual({ status: "Committed" });
  expect(await result("platform.getTxStatus", { txID: PRIMARY })).toEqual({ status: "Unknown" });
  expect((await result("platform.getRewardUTXOs", { txID })).numFetched).toBe(String(reward?.length));
  const aborted = localnet.blocks.findIndex(({ block }) => block.type === "BanffAbortBlock");
  const proposal = await result("platform.getBlockByHeight", { height: aborted - 1, encoding: "json" });
  expect(await result("platform.getTxStatus", { txID: proposal.block.tx.id })).toEqual({ status: "Aborted" });
});

test("subnets tell their owners, L1s their manager", async () => {
  const { subnets } = await result("platform.getSubnets");
  expect(subnets.at(-1)).toEqual({ id: PRIMARY, controlKeys: [], threshold: "0" });
  const details = [];
  for (const { id } of subnets.slice(0, -1))
    details.push(await result("platform.getSubnet", { subnetID: id }));
  expect(
    details.filter(({ isPermissioned }) => !isPermissioned).map(({ managerAddress }) => managerAddress),
  ).toEqual(["0x0feedc0d00000000000000000000000000000001", "0x0feedc0d00000000000000000000000000000001"]);
  expect(details.filter(({ isPermissioned }) => isPermissioned).map(({ threshold }) => threshold)).toEqual([
    "2",
    "2",
    "2",
  ]);
  expect(await fault("platform.getSubnet", { subnetID: PRIMARY })).toBe("the primary network isn't a subnet");
});

test("small questions have small answers", async () => {
  const avax = encodeCb58(localnet.avaxAssetId);
  expect(await result("platform.getStakingAssetID")).toEqual({ assetID: avax });
  expect(await result("platform.getMinStake")).toEqual({
    minValidatorStake: "1000000000",
    minDelegatorStake: "1000000000",
  });
  const last = localnet.blocks.at(-1);
  expect(await result("platform.getTimestamp")).toEqual({
    timestamp: new Date((last?.timestamp ?? 0) * 1000).toISOString().replace(".000Z", "Z"),
  });
  const { grace } = localnet.accounts;
  const { staked, stakeds, stakedOutputs } = await result("platform.getStake", {
    addresses: [grace.pAddress],
  });
  expect(stakeds).toEqual({ [avax]: staked });
  expect(stakedOutputs.length).toBeGreaterThan(0);
  expect(await result("info.getNetworkID")).toEqual({ networkID: "12345" });
  expect(await result("info.getNetworkName")).toEqual({ networkName: "local" });
  expect(await result("info.getBlockchainID", { alias: "X" })).toEqual({
    blockchainID: encodeCb58(localnet.xChainId),
  });
  expect(await fault("info.getBlockchainID", { alias: "Q" })).toBe("there is no ID with alias Q");
  expect((await result("info.getNodeID")).nodeID).toBe(encodeNodeId(localnet.nodeId));
  expect(await result("info.isBootstrapped", { chain: "P" })).toEqual({ isBootstrapped: true });
});

test("the index holds every block after the genesis", async () => {
  const container = (index: number) => {
    const { blockId, bytes, timestamp } = localnet.blocks[index + 1] ?? expect.fail(`no block ${index + 1}`);
    const time = new Date(timestamp * 1000).toISOString().replace(".000Z", "Z");
    return {
      id: encodeCb58(blockId),
      bytes: encodeHex(bytes),
      timestamp: time,
      encoding: "hex",
      index: String(index),
    };
  };
  const last = localnet.blocks.length - 2;
  expect(await result("index.getLastAccepted", { encoding: "hex" })).toEqual(container(last));
  expect(await result("index.getContainerByIndex", { index: 3 })).toEqual(container(3));
  expect(await result("index.getContainerByID", { id: container(4).id })).toEqual(container(4));
  expect(await result("index.getIndex", { id: container(4).id })).toEqual({ index: "4" });
  expect(await result("index.isAccepted", { id: container(4).id })).toEqual({ isAccepted: true });
  expect(await result("index.isAccepted", { id: PRIMARY })).toEqual({ isAccepted: false });
  const genesisId = encodeCb58(localnet.blocks[0]?.blockId ?? new Uint8Array());
  expect(await result("index.isAccepted", { id: genesisId })).toEqual({ isAccepted: false });
  const walked = [];
  for (let start = 0; start <= last; start += 100) {
    walked.push(
      ...(await result("index.getContainerRange", { startIndex: start, numToFetch: 100 })).containers,
    );
  }
  expect(walked).toEqual(Array.from({ length: last + 1 }, (_, index) => container(index)));
  expect(await fault("index.getContainerRange", { startIndex: 0, numToFetch: 0 })).toBe(
    "numToFetch must be in [1,1024]",
  );
  expect(await fault("index.getContainerRange", { startIndex: 0, numToFetch: 1025 })).toBe(
    "numToFetch must be in [1,1024]",
  );
  expect(await fault("index.getContainerRange", { startIndex: last + 1, numToFetch: 1 })).toBe(
    `start index (${last + 1}) > last accepted index (${last})`,
  );
  expect(await fault("index.getContainerByIndex", { index: last + 1 })).toBe("no container at index");
  expect(await fault("index.getContainerByID", { id: PRIMARY })).toBe("not found");
});

test("an issued transaction is in a block at once; a bad one is refused and changes nothing", async () => {
  const own = await createLocalnet({ weeks: 2, validators: 4, delegators: 0 });
  const issue = async (tx: string) => {
    const body = JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "platform.issueTx",
      params: { tx, encoding: "hex" },
    });
    const headers = { "content-type": "application/json" };
    return (await own.fetch(new Request("http://node/ext/bc/P", { method: "POST", headers, body }))).json();
  };
  const { bob, ivan } = own.accounts;
  const utxo = own.state.utxos
    .ofAddress(bob.address)
    .find(
      ({ output }) =>
        output.type === "TransferOutput" && output.addresses.length === 1 && output.amount > 10n ** 9n,
    );
  if (utxo?.output.type !== "TransferOutput") return expect.fail("bob owns nothing");
  const { txId, outputIndex, assetId, output } = utxo;
  const pay = (amount: bigint, key = bob) =>
    signTx(
      {
        type: "BaseTx",
        networkId: own.networkId,
        blockchainId: new Uint8Array(32),
        outputs: [{ assetId, output: { ...output, amount, addresses: [ivan.address] } }],
        inputs: [
          {
            txId,
            outputIndex,
            assetId,
            input: { type: "TransferInput", amount: output.amount, signatureIndices: [0] },
          },
        ],
        memo: new Uint8Array(),
      },
      [[key.privateKey]],
    );
  const height = own.blocks.length;
  expect((await issue("0x00")).error.message).toMatch(/^couldn't parse tx: /);
  expect((await issue(encodeHex(encodeTx(pay(output.amount))))).error.message).toBe(
    "couldn't issue tx: 0 nAVAX are burned, the fee is 1000000",
  );
  expect((await issue(encodeHex(encodeTx(pay(output.amount - 1_000_000n, ivan))))).error.message).toContain(
    "is not by owner 0",
  );
  expect(own.blocks.length).toBe(height);
  const good = pay(output.amount - 1_000_000n);
  const want = encodeCb58(sha256(encodeTx(good)));
  expect((await issue(encodeHex(encodeTx(good)))).result).toEqual({ txID: want });
  expect(own.blocks.length).toBe(height + 1);
  expect((await issue(encodeHex(encodeTx(good)))).error.message).toContain(
    "spends an output that does not exist",
  );
  expect(decodeTx(encodeTx(own.tx(sha256(encodeTx(good)))?.tx ?? good))).toEqual(good);
});
