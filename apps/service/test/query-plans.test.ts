/** Every query of the API has an index: no statement reads a whole table that grows with the chain. */

import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { connectTo } from "../../../tools/shared/postgres-client.ts";
import { openDatabase } from "../src/store/postgres/node/open-database.ts";
import { storeOn } from "../src/store/postgres/store-on.ts";
import { type Harness, type Json, openHarness } from "./harness.ts";
import { openedStream } from "./stream-events.ts";

/** Tables that stay small, whatever the chain does: a row per chain, key or process. */
const SMALL = /(checkpoint|^schema_migration|^api_key$|^page_token_key$|^rate_usage$|^export_job$)/;

/** The account of the local history that makes the first coin. */
const COINER = "0x6de03f503F4E1cC3E7f7b080F643419D66b50357";

/**
 * The indexes, other than primary keys, that the statements read when tables are huge. Where one is dropped or no longer fits,
 * the planner reads more rows by another index: no scan of a table, and slow all the same.
 */
const NEEDED = [
  "api_log_at",
  "api_log_pkey",
  "api_usage_at",
  "api_usage_pkey",
  "c_block_time",
  "c_unspent_amount",
  "c_unspent_time",
  "c_utxo_address_amount",
  "c_utxo_address_time",
  "c_utxo_amount",
  "c_utxo_consumed",
  "c_utxo_exported",
  "c_utxo_exported_owner",
  "c_utxo_made",
  "c_utxo_time",
  "evm_block_hash",
  "evm_block_time",
  "evm_contract_creator",
  "evm_contract_deployer",
  "evm_holding_emptied",
  "evm_holding_nft",
  "evm_holding_owner",
  "evm_internal_recipient",
  "evm_internal_reverted_recipient",
  "evm_internal_reverted_sender",
  "evm_internal_sender",
  "evm_token_unread",
  "evm_transfer_nft",
  "evm_transfer_number",
  "evm_transfer_recipient",
  "evm_transfer_sender",
  "evm_transfer_token",
  "evm_tx_failed",
  "evm_tx_hash",
  "evm_tx_sender",
  "evm_tx_target",
  "icm_side_late",
  "icm_side_late_at",
  "icm_side_late_by",
  "icm_side_number",
  "icm_side_received",
  "icm_side_received_at",
  "icm_side_received_by",
  "icm_side_received_from",
  "icm_side_sent",
  "icm_side_sent_by",
  "icm_side_sent_into",
  "icm_side_sent_to",
  "p_block_id",
  "p_block_proposer",
  "p_block_time",
  "p_blockchain_height",
  "p_blockchain_subnet",
  "p_l1_state_height",
  "p_l1_validation_height",
  "p_l1_validation_node",
  "p_l1_validation_paid",
  "p_l1_validation_subnet",
  "p_reward_address",
  "p_reward_node",
  "p_staker_delegations",
  "p_staker_delegators",
  "p_staker_delegators_node",
  "p_staker_validators",
  "p_subnet_height",
  "p_unspent_amount",
  "p_unspent_time",
  "p_utxo_address_amount",
  "p_utxo_address_time",
  "p_utxo_amount",
  "p_utxo_exported",
  "p_utxo_owner_amount",
  "p_utxo_owner_time",
  "p_utxo_time",
  "webhook_active",
  "webhook_message_due",
  "webhook_message_waiting",
  "webhook_owner",
  "x_block_id",
  "x_block_proposer",
  "x_block_time",
  "x_tx_history",
  "x_unspent_amount",
  "x_unspent_time",
  "x_utxo_address_amount",
  "x_utxo_address_time",
  "x_utxo_amount",
  "x_utxo_consumed",
  "x_utxo_exported",
  "x_utxo_exported_owner",
  "x_utxo_made",
  "x_utxo_time",
];

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly Plans?: readonly PlanNode[];
}

/** The one method through which the store sends statements to PostgreSQL. */
const client = pg.Client.prototype as unknown as { query(this: pg.Client, ...args: unknown[]): unknown }; // it has ten overloads
const { query } = client;

const server = inject("postgres");
const onCluster = server?.workers !== undefined;

let harness: Harness;
let database: string | undefined;
const statements = new Map<string, Statement>();

/** Tables that a plan reads whole although sequential scans are switched off: no index fits. */
function scanned(node: PlanNode): string[] {
  const table = node["Relation Name"];
  const own = node["Node Type"] === "Seq Scan" && table !== undefined && !SMALL.test(table) ? [table] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scanned)];
}

/** Names of the indexes that a plan reads. */
function indexesOf(node: PlanNode): string[] {
  const name = node["Index Name"];
  return [...(name === undefined ? [] : [name]), ...(node.Plans ?? []).flatMap(indexesOf)];
}

/**
 * Makes the planner believe that every table that grows is huge, and every index with rows: among few rows any index will do. A page of
 * each index is no row's.
 */
const BELIEVE_HUGE = `
  delete from pg_statistic;
  update pg_class set relpages = case relkind when 'r' then 1 else 2 end, reltuples = 1e7
  where relkind in ('r', 'i') and relnamespace = current_schema()::regnamespace`;

describe.skipIf(server === undefined)("the plans of the API's statements", () => {
  beforeAll(async () => {
    const network = { validators: 12, delegators: 24, weeks: 3, evm: true };
    harness = await openHarness(network, { webhooks: "local", usage: { requests: "local" } }); // so that neither needs a key
    client.query = function (...args) {
      const [first, second] = args as [string | Statement, unknown];
      const { text, values } = typeof first === "string" ? { text: first, values: second } : first;
      database ??= this.database;
      // Of the statements that write, only the one by which workers claim messages begins so.
      if (/^\s*(select|with)\b/i.test(text)) {
        statements.set(text, { text, values: Array.isArray(values) ? values : [] });
      }
      return query.apply(this, args);
    };
  });
  afterAll(async () => {
    client.query = query;
    await harness?.close();
  });

  test.skipIf(onCluster)("have an index for every table that grows", async () => {
    await requestEverything();
    const connection = await connectTo(databaseUrl());
    try {
      await connection.query("set enable_seqscan = off");
      await connection.query(BELIEVE_HUGE);
      const faults: string[] = [];
      const used = new Set<string>();
      let explained = 0;
      for (const { text, values } of [...statements.values()]) {
        const { rows } = await connection.query(`explain (format json) ${text}`, [...values]);
        explained++;
        const { Plan: plan } = rows[0]["QUERY PLAN"][0];
        for (const name of indexesOf(plan)) used.add(name);
        const tables = scanned(plan);
        if (tables.length > 0) faults.push(`${tables.join(", ")}: ${text.replace(/\s+/g, " ")}`);
      }
      expect(faults).toEqual([]);
      expect(explained).toBeGreaterThan(40);
      expect(
        NEEDED.filter((index) => !used.has(index)),
        "indexes that no statement reads any more",
      ).toEqual([]);
    } finally {
      await connection.end();
    }
  });

  test.runIf(onCluster)("are one worker's, or the coordinator's alone", async () => {
    await requestEverything();
    const connection = await connectTo(databaseUrl());
    try {
      const faults: string[] = [];
      let single = 0;
      for (const { text, values } of [...statements.values()]) {
        if (OF_SHARDS.test(text)) {
          single++;
          continue;
        }
        const { rows } = await connection.query(`explain (format json) ${text}`, [...values]);
        const tasks = tasksOf(rows[0]["QUERY PLAN"]);
        if (tasks.length === 1 && tasks[0] === 1) single++;
        else if (tasks.some((count) => count > 1) && !OF_SEVERAL.some((part) => text.includes(part)))
          faults.push(`${tasks.join(" + ")} tasks: ${text.replace(/\s+/g, " ")}`);
      }
      expect(faults).toEqual([]);
      expect(single).toBeGreaterThan(40);
    } finally {
      await connection.end();
    }
  });
});

/** Statements that were sent to a worker itself. */
const OF_SHARDS = /\bevm_\w+_\d{6,}\b/;

/** Parts of statements about several chains at once. */
const OF_SEVERAL = ['"evm_checkpoint" where "chain" = any(', "from evm_checkpoint c where c.chain = any("];

/** Numbers of tasks of each distributed statement in a plan of Citus, those that come before it included. */
function tasksOf(plan: Json): number[] {
  if (typeof plan !== "object" || plan === null) return [];
  return Object.entries<Json>(plan).flatMap(([name, value]) =>
    name === "Task Count" ? [value] : tasksOf(value),
  );
}

function databaseUrl(): string {
  const url = new URL(inject("postgres")?.url ?? "");
  url.pathname = `/${database}`;
  return url.href;
}

/** Calls every operation that reads, with each of its filters and orders, and its second page. */
async function requestEverything(): Promise<void> {
  const read = async (path: string): Promise<Json> => {
    const { status, body } = await harness.get(path);
    expect([200, 404], `${path} ${body.message}`).toContain(status);
    if (body.nextPageToken)
      await harness.get(
        `${path}${path.includes("?") ? "&" : "?"}pageToken=${encodeURIComponent(body.nextPageToken)}`,
      );
    return body;
  };
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
  ])
    await read(`/v2/${path}`);
  const completed = await read("networks/fuji/validators?validationStatus=completed&pageSize=1");
  const rewarded: string = completed.validators[0].nodeId;
  const { historicalRewards } = await read(`networks/fuji/rewards?nodeIds=${rewarded}&pageSize=1`);
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
    if (chain === "c-chain") continue;
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
  await read(`networks/fuji/blockchains/p-chain/transactions:listStaking?pageSize=2&addresses=${address}`);
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
  for (const query of ["", "apiKeyId=anonymous"]) {
    await read(`apiUsageMetrics?groupBy=requestPath&${query}`);
    await read(`apiLogs?pageSize=1&responseCode=200&${query}`);
  }
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
  const claimed = () => [...statements.keys()].some((text) => /update webhook_message/.test(text));
  await expect.poll(claimed).toBe(true);
  for (const interval of ["hour", "day", "week", "month"])
    await read(`/v2/chains/43112/metrics/txCount?pageSize=1&timeInterval=${interval}`);
  await read("/v2/chains/total/metrics/txCount?pageSize=1");
  for (const query of ["", "&groupBy=srcBlockchainId", "&destBlockchainId=43112", "&timeInterval=hour"])
    await read(`/v2/icm/timeseries?pageSize=1${query}`);
  for (const query of ["", "?destBlockchainId=43112&srcBlockchainId=77100"])
    await read(`/v2/icm/summary${query}`);
  await read("/v2/chains/43112/rollingWindowMetrics/activeAddresses");
  await readStreams(nodeId, address);
  await exportEvm();
}

/** What each stream reads from the beginning on, with each of its filters. */
async function readStreams(nodeId: string, address: string): Promise<void> {
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
async function exportEvm(): Promise<void> {
  const store = storeOn(await openDatabase({ databaseUrl: databaseUrl() }));
  const snapshot = { height: 1_000_000, time: 0, poll: 0 };
  const window = { networkId: 43_112, snapshot, order: "asc", limit: 2 } as const;
  const filter = { addresses: [COINER.toLowerCase()], from: 1, to: 2_000_000_000 };
  const { next } = await store.evm.transactions.list(window, filter);
  if (next) await store.evm.transactions.list({ ...window, after: next }, filter);
  await store.close();
}
