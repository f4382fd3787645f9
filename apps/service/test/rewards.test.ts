/** Pending rewards, compared with a reference result from the local network's own state. */

import { encodeCb58, formatAddress, formatNodeId } from "@primary-network/codec";
import { createLocalnet } from "@primary-network/localnet";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fromCb58, toHex } from "../src/domain/id-text.ts";
import { progress } from "../src/domain/p/staking-status.ts";
import { stakerFact } from "../src/domain/p/staking-term.ts";
import { createService, type NetworkSource } from "../src/index.ts";
import { freshDatabase, type Harness, harnessOf, identityOf, type Json, sourceOf } from "./harness.ts";

let harness: Harness;
let running: Json[];
beforeAll(async () => {
  const net = await createLocalnet({ validators: 24, delegators: 60, weeks: 5 });
  const source = sourceOf(net);
  const clock = { now: net.now() * 1000 };
  const service = await createService({
    ...(await freshDatabase()),
    clock: () => clock.now,
    networks: { fuji: { ...source, fetch: withUptimes(source.fetch) } },
  });
  service.start();
  await service.indexed();
  harness = { ...harnessOf(net, service), clock };
  running = model();
});
afterAll(() => harness.close());

const PATH = "networks/fuji/rewards:listPending";
const FIELD = "pendingRewards";
const MILLION = 1_000_000n;

/** Percent that the node of this test says: some just above the limit, some just below, most far above. */
function uptimeOf(nodeId: string): string {
  const first = nodeId.charCodeAt("NodeID-".length) % 5;
  return first === 0 ? "89.9999" : first === 1 ? "90.0000" : "99.5000";
}

/** A node that responds with those uptimes. */
function withUptimes(fetch: NetworkSource["fetch"]): NonNullable<NetworkSource["fetch"]> {
  return async (url, init) => {
    if (!fetch) throw new Error("the local network is reached by its own fetch");
    const response = await fetch(url, init);
    if (!String(init?.body).includes("getCurrentValidators")) return response;
    const result: Json = JSON.parse(await response.text());
    for (const validator of result.result.validators) validator.uptime = uptimeOf(validator.nodeID);
    return Response.json(result);
  };
}

/** What INTERFACE and the node's rules say, in the order of the listing: newest first, then by transaction and type. */
function model(now = Math.floor(harness.clock.now / 1000)): Json[] {
  const { net } = harness;
  const { current } = net.state;
  const times = new Map(net.blocks.map(({ height, timestamp }) => [height, timestamp]));
  const addresses = (owner: { addresses: Uint8Array[] }) =>
    owner.addresses.map((bytes) => formatAddress({ hrp: net.hrp, bytes }));
  const rewards = current.flatMap((staker) => {
    // A validator that renews itself continues until a block decides on its cycle.
    const renews = staker.tx.type === "AddAutoRenewedValidatorTx";
    if (
      staker.role === "permissioned" ||
      (staker.end <= now && !renews) ||
      Number(uptimeOf(formatNodeId(staker.nodeId))) < 90
    )
      return [];
    const height = net.tx(staker.txId)?.height ?? 0n;
    const txHash = encodeCb58(staker.txId);
    // The genesis has no block here, and a cycle begins later than its validator.
    const start = renews ? staker.start : (times.get(height) ?? staker.start);
    const of = (rewardType: string, owner: { addresses: Uint8Array[] }, amount: bigint) => ({
      height: Number(height),
      item: { txHash, rewardType, owner: addresses(owner), amount },
      staker,
      start,
    });
    const { tx, potentialReward } = staker;
    if (staker.role === "validator") {
      const owner = "rewardsOwner" in tx ? tx.rewardsOwner : tx.validatorRewardsOwner;
      return [of("VALIDATOR", owner, potentialReward)];
    }
    const validator = current.find(
      (other) => other.role === "validator" && formatNodeId(other.nodeId) === formatNodeId(staker.nodeId),
    );
    if (validator?.role !== "validator" || !("rewardsOwner" in tx)) throw new Error("a delegation to nobody");
    const share = (potentialReward * (MILLION - BigInt(validator.tx.delegationShares))) / MILLION;
    const feeOwner =
      "rewardsOwner" in validator.tx ? validator.tx.rewardsOwner : validator.tx.delegatorRewardsOwner;
    return [of("DELEGATOR", tx.rewardsOwner, share), of("VALIDATOR_FEE", feeOwner, potentialReward - share)];
  });
  const key = ({ item }: (typeof rewards)[number]) => `${fromCb58(item.txHash)}/${item.rewardType}`;
  return rewards
    .filter(({ item }) => item.amount > 0n)
    .sort((a, b) => b.height - a.height || (key(a) < key(b) ? 1 : -1))
    .map(({ item, staker, start }) => ({
      addresses: item.owner,
      txHash: item.txHash,
      amountStaked: String(staker.weight),
      nodeId: formatNodeId(staker.nodeId),
      startTimestamp: start,
      endTimestamp: staker.end,
      rewardType: item.rewardType,
      progress: progress({ start, end: staker.end }, now),
      estimatedReward: {
        assetId: encodeCb58(harness.net.avaxAssetId),
        name: "Avalanche",
        symbol: "AVAX",
        denomination: 9,
        type: "secp256k1",
        amount: String(item.amount),
      },
    }));
}

interface Query {
  addresses?: string[] | undefined;
  nodeIds?: string[] | undefined;
  sortOrder?: "asc" | "desc" | undefined;
}

function respond({ addresses, nodeIds, sortOrder }: Query): Json[] {
  const kept = running.filter(
    (reward) =>
      (!nodeIds || nodeIds.includes(reward.nodeId)) &&
      (!addresses || reward.addresses.some((address: string) => addresses.includes(address))),
  );
  return sortOrder === "asc" ? kept.reverse() : kept;
}

const some = (values: string[]) =>
  fc.uniqueArray(fc.constantFrom(...new Set(values)), { minLength: 1, maxLength: 12 });

test("the data has every type and unreachable nodes", () => {
  expect(new Set(running.map(({ rewardType }) => rewardType))).toEqual(
    new Set(["VALIDATOR", "DELEGATOR", "VALIDATOR_FEE"]),
  );
  const uptimes = new Set(harness.net.state.current.map(({ nodeId }) => uptimeOf(formatNodeId(nodeId))));
  expect(uptimes).toEqual(new Set(["89.9999", "90.0000", "99.5000"]));
});

test("a validator's reward and its share of delegations each go to their own owner", () => {
  const { net } = harness;
  const tx = net.state.current
    .map((staker) => staker.tx)
    .find((given) => given.type === "AddPermissionlessValidatorTx");
  if (!tx) throw new Error("no such validator");
  const owner = { ...tx.delegatorRewardsOwner, addresses: [new Uint8Array(20).fill(7)] };
  const position = { network: identityOf(net), height: 1, idx: 0, time: net.now() };
  const fact = stakerFact({ ...tx, delegatorRewardsOwner: owner }, "id", position);
  const [own] = tx.validatorRewardsOwner.addresses.map(toHex);
  const fee = toHex(new Uint8Array(20).fill(7));
  expect(fact).toMatchObject({
    ownAddresses: [own],
    feeAddresses: [fee],
    rewardAddresses: [own, fee],
  });
});

test("every filter, order and page size equals the reference result", async () => {
  const nodes = harness.net.state.current.map(({ nodeId }) => formatNodeId(nodeId));
  const addresses = running.flatMap((reward) => reward.addresses as string[]);
  const query = fc
    .record({
      nodeIds: fc.option(some(nodes), { nil: undefined, freq: 3 }),
      addresses: fc.option(some(addresses), { nil: undefined, freq: 3 }),
      sortOrder: fc.constantFrom("asc" as const, "desc" as const, undefined),
    })
    .filter((given) => given.nodeIds !== undefined || given.addresses !== undefined);
  let found = 0;
  await fc.assert(
    fc.asyncProperty(query, fc.integer({ min: 1, max: 30 }), async (given, pageSize) => {
      const text = Object.entries(given)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${name}=${String(value)}`);
      const want = respond(given);
      expect(await harness.all(`${PATH}?${text.join("&")}`, FIELD, pageSize)).toEqual(want);
      found += want.length;
    }),
    { numRuns: 60 },
  );
  expect(found).toBeGreaterThan(200);
});

test("pages stay as of the first one", async () => {
  const nodes = [...new Set(running.map(({ nodeId }) => nodeId as string))];
  const path = `${PATH}?nodeIds=${nodes.join(",")}`;
  const got: Json[] = [];
  const before = harness.clock.now;
  try {
    for (let token = ""; token !== undefined; ) {
      const { body } = await harness.get(`${path}&pageSize=20${token && `&pageToken=${token}`}`);
      got.push(...body[FIELD]);
      token = body.nextPageToken;
      harness.clock.now += 3_600_000;
    }
  } finally {
    harness.clock.now = before;
  }
  expect(got).toEqual(running);
});

test("an ended term is not listed, whether or not its reward was paid", async () => {
  const nodes = [...new Set(running.map(({ nodeId }) => nodeId as string))];
  const ends = running.map(({ endTimestamp }) => endTimestamp as number).sort((a, b) => a - b);
  const before = harness.clock.now;
  try {
    const now = ends[Math.floor(ends.length / 2)] ?? 0;
    harness.clock.now = now * 1000;
    const later = await harness.all(`${PATH}?nodeIds=${nodes.join(",")}`, FIELD, 100);
    expect(later).toEqual(model(now));
    expect(later.length).toBeGreaterThan(0);
    expect(later.length).toBeLessThan(running.length);
  } finally {
    harness.clock.now = before;
  }
});

const NODE = "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg";

test.each(
  [
    ["", "addresses"],
    ["?pageSize=5", "addresses"],
    ["?addresses=", "addresses"],
    ["?addresses=fuji1abc", "addresses"],
    ["?addresses=P-avax1jkjyvlwclyu42n4yuegpczpfgwrf8r9lyj0d3c", "addresses"],
    [`?addresses=0x${"1".repeat(40)}`, "addresses"],
    [`?addresses=${"' or 1=1 --".replaceAll(" ", "%20")}`, "addresses"],
    ["?addresses=%F0%9F%92%A9", "addresses"],
    [`?addresses=${"a".repeat(5_000)}`, "addresses"],
    ["?nodeIds=", "nodeIds"],
    ["?nodeIds=NodeID-123", "nodeIds"],
    [`?nodeIds=${NODE},x`, "nodeIds"],
    [`?nodeIds=${NODE.toLowerCase()}`, "nodeIds"],
    [`?nodeIds=${NODE}%00`, "nodeIds"],
    [`?nodeIds=${NODE}&pageSize=0`, "pageSize"],
    [`?nodeIds=${NODE}&pageSize=101`, "pageSize"],
    [`?nodeIds=${NODE}&pageSize=1.5`, "pageSize"],
    [`?nodeIds=${NODE}&sortOrder=up`, "sortOrder"],
    [`?nodeIds=${NODE}&pageToken=x`, "pageToken"],
    [`?nodeIds=${NODE}&pageToken=aa22054a-cb7c-4a4e-9b83-59f2ede74138`, "pageToken"],
    [`?nodeIds=${NODE}&rewardType=VALIDATOR`, "rewardType"],
  ].map(([query = "", field = ""]) => ({ query, field, name: query.slice(0, 60) })),
)("$name is refused, naming $field", async ({ query, field }) => {
  const { status, body } = await harness.get(`${PATH}${query}`);
  expect(status).toBe(400);
  expect(body.message).toContain(field);
});

test("more than 64 addresses are refused", async () => {
  const own = running[0]?.addresses[0];
  const { status, body } = await harness.get(`${PATH}?addresses=${Array(65).fill(own).join(",")}`);
  expect([status, body.message]).toEqual([400, "addresses must hold at most 64 items"]);
});
