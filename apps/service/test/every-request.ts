/** Requests that make the API send each of its statements: every operation that reads, with its filters, orders and second pages. */
import { expect, vi } from "vitest";
import { CHAIN_ALIASES } from "../src/domain/network.ts";
import { BalanceSums } from "../src/store/balances/sums.ts";
import { openDatabase } from "../src/store/node/open-database.ts";
import { storeOn } from "../src/store/store.ts";
import type { Harness, Json } from "./harness.ts";
import { openedStream } from "./stream-events.ts";

/** Milliseconds for the worker's first turn, a few hundred times what it takes: the limit of hooks is longer. */
const LONGEST_WAIT = 450_000;

/** The account of the local history that makes the first coin. */
const COINER = "0x6de03f503F4E1cC3E7f7b080F643419D66b50357";

/** Reads a path and its second page. */
type Read = (path: string) => Promise<Json>;

const readerOf =
  (harness: Pick<Harness, "get">): Read =>
  async (path) => {
    const { status, body } = await harness.get(path);
    expect([200, 404], `${path} ${body.message}`).toContain(status);
    if (body.nextPageToken)
      await harness.get(
        `${path}${path.includes("?") ? "&" : "?"}pageToken=${encodeURIComponent(body.nextPageToken)}`,
      );
    return body;
  };

/**
 * Reads everything of the index by the interface, with each of its filters and orders, and second pages.
 *
 * @returns a node and an address of the history
 */
export async function readIndex(
  harness: Pick<Harness, "get" | "all">,
): Promise<{ readonly nodeId: string; readonly address: string }> {
  const read = readerOf(harness);
  const { validators } = await read("networks/fuji/validators?pageSize=2");
  const { delegators } = await read("networks/fuji/delegators?pageSize=2");
  const nodeId: string = validators[0].nodeId;
  const address: string = delegators[0].rewardAddresses[0];
  const subnets: Json[] = (await read("networks/fuji/subnets?pageSize=2")).subnets;
  const l1 = (await harness.all("networks/fuji/subnets", "subnets")).find(({ isL1 }: Json) => isL1);
  await read(`networks/fuji/subnets/${l1.subnetId}`);
  for (const order of ["asc", "desc"]) await read(`networks/fuji/blockchains?pageSize=1&sortOrder=${order}`);
  await read("networks/fuji/blockchains/c-chain");
  for (const query of [
    ...["blockIndex", "delegationCapacity", "timeRemaining", "uptimePerformance"].map(
      (sort) => `sortBy=${sort}&sortOrder=asc`,
    ),
    ...["active", "pending", "completed", "removed"].map((status) => `validationStatus=${status}`),
    `subnetId=${subnets[0].subnetId}`,
    `subnetId=${l1.subnetId}`,
    `nodeIds=${nodeId.slice(7, 12)}`,
    "minUptimePerformance=50&minDelegationCapacity=1&minTimeRemaining=1&minFeePercentage=2",
  ]) {
    await read(`networks/fuji/validators?pageSize=2&${query}`);
  }
  await read(`networks/fuji/validators/${nodeId}?pageSize=1`);
  for (const query of ["delegationStatus=active", `nodeIds=${nodeId}`, `rewardAddresses=${address}`]) {
    await read(`networks/fuji/delegators?pageSize=2&${query}`);
  }
  await read("networks/fuji");
  await read("avax/supply");
  const { validators: l1Validators } = await read(
    "networks/fuji/l1Validators?pageSize=1&includeInactiveL1Validators=true",
  );
  const [{ validationId, nodeId: l1Node }] = l1Validators;
  for (const inactive of [false, true]) {
    for (const query of [
      "",
      `&l1ValidationId=${validationId}`,
      `&nodeId=${l1Node}`,
      `&subnetId=${l1.subnetId}`,
    ])
      await read(`networks/fuji/l1Validators?pageSize=1&includeInactiveL1Validators=${inactive}${query}`);
  }
  for (const path of [
    `validation/${validationId}/metrics/validationFeesDaily`,
    `validator/${l1Node}/metrics/perNodeDailyFeesPaid`,
    `subnet/${l1.subnetId}/metrics/perSubnetDailyFeesPaid`,
    "validators/metrics/totalValidatorFeesDaily",
    "networks/fuji/metrics/validatorCount",
  ])
    await read(`/v2/${path}`);
  const { validators: completed } = await read(
    "networks/fuji/validators?validationStatus=completed&pageSize=100",
  );
  let rewarded = "";
  let historicalRewards: Json[] = [];
  for (const { nodeId: ended } of completed) {
    rewarded = ended;
    ({ historicalRewards } = await read(`networks/fuji/rewards?nodeIds=${rewarded}&pageSize=1`));
    if (historicalRewards.length > 0) break;
  }
  for (const order of ["asc", "desc"]) {
    const [owner] = historicalRewards[0].addresses;
    await read(`networks/fuji/rewards?addresses=${owner}&pageSize=1&sortOrder=${order}`);
    await read(`networks/fuji/rewards?addresses=${owner}&nodeIds=${rewarded}&pageSize=1&sortOrder=${order}`);
  }
  await read(`networks/fuji/rewards:listPending?addresses=${address}&pageSize=1`);
  await read(`networks/fuji/rewards:listPending?nodeIds=${nodeId}&pageSize=1`);
  await read(`networks/fuji/addresses:listChainIds?addresses=${address}`);
  for (const chain of ["p-chain", "x-chain", "c-chain"]) {
    const base = `networks/fuji/blockchains/${chain}`;
    for (const query of [
      "",
      `&addresses=${address}`,
      `&addresses=${address}&txTypes=${chain === "p-chain" ? "BaseTx" : "ImportTx"}`,
      `&addresses=${address}&startTimestamp=1&endTimestamp=2000000000&sortOrder=asc`,
    ]) {
      await read(`${base}/transactions?pageSize=2${query}`);
    }
    for (const sort of ["timestamp", "amount"]) {
      for (const spent of [false, true]) {
        await read(`${base}/utxos?pageSize=2&addresses=${address}&sortBy=${sort}&includeSpent=${spent}`);
        await read(`${base}/utxos?pageSize=2&sortBy=${sort}&includeSpent=${spent}`);
      }
    }
    const { transactions } = await read(`${base}/transactions?pageSize=1`);
    await read(`${base}/transactions/${transactions[0].txHash}`);
    for (const past of ["", "&blockTimestamp=1780000000"])
      await read(`${base}/balances?addresses=${address}${past}`);
    await read(`${base}/nodes/${nodeId}/blocks?pageSize=1`);
    await read(`${base}/blocks?pageSize=1&startTimestamp=1&endTimestamp=2000000000`);
    const { blocks } = await read(`${base}/blocks?pageSize=1`);
    await read(`${base}/blocks/${blocks[0].blockHash}`);
    await read(`${base}/blocks/${blocks[0].blockNumber}`);
  }
  const x = "networks/fuji/blockchains/x-chain";
  const { transactions: moved } = await read(`${x}/transactions?pageSize=1`);
  const { assetId } = moved[0].emittedUtxos[0].asset;
  await read(`${x}/assets/${assetId}`);
  for (const query of ["", "&txTypes=ImportTx", "&startTimestamp=1&endTimestamp=2000000000"])
    await read(`${x}/assets/${assetId}/transactions?pageSize=1${query}`);
  const { transactions: early } = await read(`${x}/transactions?pageSize=100&sortOrder=asc`);
  const { txHash: coin } = early.find(({ txType }: Json) => txType === "CreateAssetTx");
  for (const sort of ["timestamp", "amount"])
    for (const query of ["", "&includeSpent=true", `&addresses=${address}`])
      await read(`${x}/utxos?pageSize=1&assetId=${coin}&sortBy=${sort}${query}`);
  for (const query of ["", `&addresses=${address}`])
    await read(`networks/fuji/blockchains/p-chain/transactions:listStaking?pageSize=2${query}`);
  const chain = "chains/43112";
  const account = `${chain}/addresses/${COINER}/transactions`;
  for (const kind of ["Erc20", "Erc721", "Erc1155"]) {
    const { transactions } = await read(`${account}:list${kind}?pageSize=1`);
    const [transfer] = transactions;
    await read(`${account}:list${kind}?pageSize=2&startBlock=1&endBlock=1000000`);
    await read(`${chain}/transactions/${transfer.txHash}`);
    const token = transfer.erc20Token ?? transfer.erc721Token ?? transfer.erc1155Token;
    await read(`${chain}/contracts/${token.address}/transactions:getDeployment`);
    await read(`${chain}/addresses/${token.address}`);
    await read(`${chain}/contracts/${COINER}/deployments?pageSize=1`);
    await read(`${chain}/tokens/${token.address}/transfers?pageSize=1`);
    await read(`${chain}/tokens/${token.address}/transfers?pageSize=1&startBlock=1&endBlock=1000000`);
    const held = `${account.replace("transactions", "balances")}:list`;
    const atBlock = `blockNumber=${transfer.blockNumber}`;
    const filters = {
      Erc20: ["", atBlock, `contractAddresses=${token.address}`],
      Erc721: ["", `contractAddress=${token.address}`],
      Erc1155: ["", atBlock],
    }[kind];
    for (const query of filters ?? []) await read(`${held}${kind}?pageSize=1&${query}`);
    if (kind === "Erc20") continue;
    for (const query of ["", `contractAddress=${token.address}`])
      await read(`${held}Collectibles?pageSize=1&${query}`);
    const collection = `${chain}/nfts/collections/${token.address}/tokens`;
    await read(`${collection}?pageSize=1`);
    await read(`${collection}/${token.tokenId}`);
  }
  await read(`${account}?pageSize=1`);
  await read(`${account}?pageSize=2&startBlock=1&endBlock=1000000&sortOrder=asc`);
  await read(`/v2/${account}?pageSize=1`);
  await read(`${account}:listNative?pageSize=1`);
  await read(`${account}:listInternals?pageSize=1`);
  const { blocks } = await read(`${chain}/blocks?pageSize=1`);
  await read(`${chain}/blocks/${blocks[0].blockNumber}`);
  await read(`${chain}/blocks/${blocks[0].blockHash}`);
  await read(`${chain}/blocks/${blocks[0].blockNumber}/transactions?pageSize=1`);
  for (const query of ["", "&status=failed", "&status=success"])
    await read(`${chain}/transactions?pageSize=1${query}`);
  await read("/v1/blocks?pageSize=1");
  await read("/v1/transactions?pageSize=1");
  await read("/v1/chains/allTransactions?pageSize=1");
  await read("/v1/transactions?pageSize=1&status=failed");
  await read(`/v1/address/${COINER}/chains`);
  const { messages } = await read(`icm/addresses/${COINER}/messages?pageSize=1`);
  await read(`icm/messages/${messages[0].messageId}`);
  for (const query of [
    "",
    "&blockchainId=43112",
    "&sourceBlockchainId=77100&destinationBlockchainId=43112",
    `&from=${COINER}`,
    `&to=${COINER}&sourceBlockchainId=43112`,
    `&from=${COINER}&to=${COINER}`,
  ]) {
    await read(`icm/messages?pageSize=1${query}`);
  }
  await read("avg_tps/43112");
  for (const interval of ["hour", "day", "week", "month"])
    await read(`/v2/chains/43112/metrics/txCount?pageSize=1&timeInterval=${interval}`);
  await read("/v2/chains/total/metrics/txCount?pageSize=1");
  for (const query of ["", "&groupBy=srcBlockchainId", "&destBlockchainId=43112", "&timeInterval=hour"])
    await read(`/v2/icm/timeseries?pageSize=1${query}`);
  for (const query of ["", "?destBlockchainId=43112&srcBlockchainId=77100"])
    await read(`/v2/icm/summary${query}`);
  await read("/v2/chains/43112/rollingWindowMetrics/activeAddresses");
  return { nodeId, address };
}

/**
 * Calls every operation that reads, with each of its filters and orders, and its second page.
 *
 * @param sent texts of the statements that were sent so far
 */
export async function requestEverything(
  harness: Harness,
  databaseUrl: () => string,
  sent: ReadonlyMap<string, unknown>,
): Promise<void> {
  const { nodeId, address } = await readIndex(harness);
  const read = readerOf(harness);
  for (const query of ["", "apiKeyId=anonymous"]) {
    await read(`apiUsageMetrics?groupBy=requestPath&${query}`);
    await read(`apiLogs?pageSize=1&responseCode=200&${query}`);
  }
  const { body: webhook } = await harness.post("webhooks", {
    eventType: "address_activity",
    url: "http://127.0.0.1:9/", // nothing is sent to it: no block follows
    chainId: "43112",
    metadata: { addresses: [COINER, `0x${"1".repeat(40)}`] },
  });
  for (const query of ["", "&status=active"]) await read(`webhooks?pageSize=1${query}`);
  await read(`webhooks/${webhook.id}`);
  await read(`webhooks/${webhook.id}/addresses?pageSize=1`);
  for (const query of ["", "&status=dead"]) await read(`webhooks/${webhook.id}/messages?pageSize=1${query}`);
  // The service's own worker asks for the webhooks and claims what waits.
  const claimed = () => [...sent.keys()].some((text) => /update webhook_message/.test(text));
  await vi.waitUntil(claimed, { timeout: LONGEST_WAIT });
  await readStreams(harness, nodeId, address);
  await exportEvm(databaseUrl());
  await makeSums(databaseUrl(), harness.net.networkId);
}

/** What each stream reads from the beginning on, with each of its filters. */
async function readStreams(harness: Harness, nodeId: string, address: string): Promise<void> {
  const chain = "chains/43112";
  const primary = "networks/fuji/blockchains";
  for (const path of [
    ...["p-chain", "x-chain", "c-chain"].flatMap((alias) => [
      `${primary}/${alias}/transactions:stream?`,
      `${primary}/${alias}/transactions:stream?addresses=${address}&`,
    ]),
    `${primary}/p-chain/blocks:stream?`,
    `${primary}/x-chain/blocks:stream?`,
    `networks/fuji/validators:stream?nodeIds=${nodeId}&`,
    `${chain}/blocks:stream?`,
    `${chain}/logs:stream?`,
    `${chain}/transactions:stream?`,
    `${chain}/transactions:stream?addresses=${COINER}&`,
    `${chain}/transfers:stream?`,
    `${chain}/transfers:stream?addresses=${COINER}&`,
    `${chain}/transfers:stream?tokens=${COINER}&`,
    `${chain}/transfers:stream?addresses=${COINER}&tokens=${COINER}&`,
    "icm/messages:stream?",
  ]) {
    const request = new Request(`http://service/v1/${path}since=earliest`);
    const stream = await openedStream(await harness.service.fetch(request));
    await stream.untilReady();
    await stream.close();
  }
}

/** The pages that an export of an account's transactions reads. */
async function exportEvm(databaseUrl: string): Promise<void> {
  const store = storeOn(await openDatabase({ databaseUrl }));
  const snapshot = { height: 1_000_000, time: 0, poll: 0 };
  const window = { networkId: 43_112, snapshot, order: "asc", limit: 2 } as const;
  const filter = { addresses: [COINER.toLowerCase()], from: 1, to: 2_000_000_000 };
  const { next } = await store.evm.transactions.list(window, filter);
  if (next) await store.evm.transactions.list({ ...window, after: next }, filter);
  await store.close();
}

/** The statements by which balances of the past get their sums: here after each transaction of an address. */
async function makeSums(databaseUrl: string, network: number): Promise<void> {
  const db = await openDatabase({ databaseUrl });
  const sums = new BalanceSums(db, { interval: 1 });
  const { signal } = new AbortController();
  for (const chain of CHAIN_ALIASES) expect(await sums.run(chain, network, signal), chain).toBeGreaterThan(0);
  await db.destroy();
}
