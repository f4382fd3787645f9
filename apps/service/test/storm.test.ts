/**
 * Requests drawn at random from the specs, good ones and broken ones: every response is a documented one, and the index is
 * afterwards what it was.
 */

import { encodeCb58 } from "@primary-network/codec";
import { createLocalnet, type Localnet } from "@primary-network/localnet";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connectTo } from "../../../tools/shared/postgres-client.ts";
import { rounds } from "../../../tools/shared/rounds.ts";
import type { Pools } from "../../localnet/test/schema-value.ts";
import { operationOf } from "../src/api/operations.ts";
import type { Basis } from "../src/api/request/basis.ts";
import { transfersOf } from "../src/domain/evm/transfers.ts";
import { createService } from "../src/index.ts";
import { createEvmNode } from "../src/sources/evm/create-node.ts";
import { freshDatabase, type Harness, harnessOf, type Json, sourceOf } from "./harness.ts";
import { specOperations } from "./spec-operations.ts";
import { type Draft, goodDraft, requestOf } from "./storm/draft.ts";
import { responseFault } from "./storm/judge.ts";
import { mutation } from "./storm/mutation.ts";
import { openedStream } from "./stream-events.ts";

const RUNS = rounds(80);

let databaseUrl: string | undefined;
let harness: Omit<Harness, "clock">;
let pools: Pools;
/** Errors that no rule explains, as the service's log has them. */
const unexplained: unknown[] = [];
let before: { lists: Json; tables: Json };

/** Lists that together tell the whole index, walked to their ends. */
async function lists(): Promise<Json> {
  const chain = "networks/fuji/blockchains";
  const paths: [path: string, field: string][] = [
    ["networks/fuji/subnets", "subnets"],
    ["networks/fuji/validators", "validators"],
    ["networks/fuji/validators?sortBy=timeRemaining&validationStatus=active", "validators"],
    ["networks/fuji/delegators", "delegators"],
    [`networks/fuji/rewards:listPending?nodeIds=${pools.nodeIds?.slice(0, -1).join()}`, "pendingRewards"],
    [`${chain}/p-chain/transactions`, "transactions"],
    [`${chain}/p-chain/transactions:listStaking?addresses=${pools.addresses?.[0]}`, "transactions"],
    [`${chain}/p-chain/utxos?includeSpent=true`, "utxos"],
    [`${chain}/x-chain/transactions`, "transactions"],
    [`${chain}/x-chain/utxos?includeSpent=true&sortBy=amount`, "utxos"],
    [`${chain}/p-chain/nodes/${pools.nodeId?.[0]}/blocks`, "blocks"],
    ...["Erc20", "Erc721", "Erc1155"].map((kind): [string, string] => [
      `chains/43112/addresses/${pools.address?.[0]}/transactions:list${kind}`,
      "transactions",
    ]),
    [`icm/addresses/${pools.address?.[0]}/messages`, "messages"],
  ];
  const responses: Json = {};
  for (const [path, field] of paths) responses[path] = await harness.all(path, field, 100);
  // When metadata are read is the worker's affair, and requests may have them read again.
  return JSON.parse(JSON.stringify(responses), (name, value) =>
    name === "metadata" || name === "tokenUri" ? undefined : value,
  );
}

/** What requests write, and what the indexer goes on to write while it has nothing to index. */
const WRITTEN = [
  "page_token",
  "export_job",
  "rate_usage",
  "p_uptime",
  "nft_token",
  "contract_reading",
  "evm_checkpoint",
  "indexer_lease",
];

/**
 * A digest of each of the index's tables; not of views, in which a cluster lists their sizes. The embedded database allows no second
 * connection, so there the lists must do.
 */
async function tables(): Promise<Json> {
  if (databaseUrl === undefined) return {};
  const client = await connectTo(databaseUrl);
  try {
    const { rows } = await client.query(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1)",
      [WRITTEN],
    );
    const digests: Json = {};
    for (const { name } of rows) {
      const digest = await client.query(
        `select md5(string_agg(t::text, '' order by t::text)) as md5 from ${name} t`,
      );
      digests[name] = digest.rows[0].md5;
    }
    return digests;
  } finally {
    await client.end();
  }
}

/** Hashes of EVM transactions, one of none. */
let hashes: string[] = [];

/** What the C-Chain tells of itself: who sends, contracts that were made, and transactions. */
async function evmOf(net: Localnet) {
  const [chain] = net.evmChains;
  if (!chain) throw new Error("no EVM chain");
  const { evmChainId, rpcPath } = chain;
  const rpcUrl = `http://localnet${rpcPath}`;
  const node = createEvmNode({ rpcUrl, evmChainId, traces: "off", fetch: (request) => net.fetch(request) });
  const txs = (await node.blocks(0, (await node.head()).number + 1)).flatMap((block) => block.txs);
  const several = (values: (string | undefined)[]) =>
    [...new Set(values)].filter((value) => value !== undefined).slice(0, 6);
  const nfts = txs.flatMap(({ receipt }) => receipt.logs.flatMap(transfersOf));
  return {
    parties: several(txs.map(({ from }) => from)),
    contracts: several(txs.map(({ receipt }) => receipt.contractAddress)),
    hashes: [...several(txs.map(({ hash }) => hash)), `0x${"1".repeat(64)}`],
    nftIds: several(nfts.map(({ tokenId }) => tokenId ?? undefined)),
  };
}

const some = (items: Json[], field: string, count = 5): string[] =>
  [...new Set(items.map((item) => item[field]))].slice(0, count);

beforeAll(async () => {
  const net = await createLocalnet({ validators: 6, delegators: 12, weeks: 2, evm: true });
  const database = await freshDatabase();
  databaseUrl = database.databaseUrl;
  const now = net.now() * 1000;
  const service = await createService({
    ...database,
    clock: () => now,
    networks: { fuji: sourceOf(net) },
    logger: { info: () => {}, warn: () => {}, error: (...message: unknown[]) => unexplained.push(message) },
  });
  service.start();
  await service.indexed();
  harness = harnessOf(net, service);

  const get = async (path: string, field: string): Promise<Json[]> =>
    harness.all(`networks/fuji/${path}`, field, 100);
  const validators = await get("validators", "validators");
  const subnets = await get("subnets", "subnets");
  const transactions = await get("blockchains/p-chain/transactions", "transactions");
  const utxos = await get("blockchains/p-chain/utxos", "utxos");
  const xUtxos = await get("blockchains/x-chain/utxos", "utxos");
  const validations = transactions.flatMap(({ l1ValidatorDetails = [] }) => l1ValidatorDetails);
  const unknownId = encodeCb58(new Uint8Array(32).fill(7));
  const nodes = [...some(validators, "nodeId"), "NodeID-111111111111111111116DBWJs"];
  const owners = [...new Set([...utxos, ...xUtxos].flatMap((utxo): string[] => utxo.addresses))].slice(0, 8);
  const addresses = [
    ...owners,
    `P-${owners[0]}`,
    `X-${owners[1]}`,
    "local1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5nnu3uf",
  ];
  const [c, l1] = net.evmChains;
  if (!c || !l1) throw new Error(`no EVM chains: ${net.evmUnavailable}`);
  const { parties, contracts, nftIds, ...evm } = await evmOf(net);
  hashes = evm.hashes;
  pools = {
    network: ["fuji", "fuji", "fuji", "testnet", "mainnet"],
    blockchainId: [
      "p-chain",
      "p-chain",
      "x-chain",
      "c-chain",
      encodeCb58(new Uint8Array(32)),
      encodeCb58(net.xChainId),
      unknownId,
    ],
    includeChains: ["p-chain", "x-chain"],
    addresses,
    rewardAddresses: addresses,
    nodeId: nodes,
    nodeIds: nodes,
    subnetId: [
      encodeCb58(new Uint8Array(32)),
      ...some(subnets, "subnetId"),
      unknownId,
      `0x${"07".repeat(32)}`,
    ],
    signingSubnetId: [
      encodeCb58(new Uint8Array(32)),
      ...some(subnets, "subnetId"),
      unknownId,
      "07".repeat(32),
    ],
    txHash: [...some(transactions, "txHash"), unknownId],
    blockId: ["0", "1", "7", "123456789"],
    vertexHash: [unknownId],
    messageId: [`0x${"05".repeat(32)}`],
    l1ValidationId: [...some(validations, "validationId"), unknownId],
    assetId: [
      ...some(xUtxos, "assetId"),
      ...xUtxos.slice(0, 3).map(({ asset }) => asset.assetId),
      encodeCb58(net.avaxAssetId),
      unknownId,
    ].filter(Boolean),
    operationId: [crypto.randomUUID(), crypto.randomUUID().toUpperCase()],
    message: [
      `0x000000003039${"11".repeat(32)}0000000100`,
      `000000003039${"00".repeat(32)}0000000100`,
      "0x00",
    ],
    justification: ["0x00", "07".repeat(32), "ff".repeat(100)],
    cChainEvmAddresses: parties.slice(0, 3),
    chainId: ["43112", "43112", "77100", c.blockchainId, l1.blockchainId, "1"],
    address: [...parties, ...contracts],
    srcBlockchainId: ["43112", c.blockchainId, l1.blockchainId, unknownId],
    destBlockchainId: ["77100", c.blockchainId, l1.blockchainId, unknownId],
    tokenId: [...nftIds, "123456789"],
    since: ["latest", "earliest"],
    currency: ["usd", "eur"],
  };
  before = { lists: await lists(), tables: await tables() };
});
afterAll(() => harness.close());

/** The same name may mean something else: an EVM transaction's hash, and the chain of which alone stakes are listed. */
function named(operationId: string): Pools {
  const { txHash: _hash, blockchainId: _chain, ...others } = pools;
  if (operationId === "getTransaction") return { ...others, txHash: hashes };
  if (operationId.startsWith("streamEvm")) {
    const { address = [] } = pools;
    return { ...pools, addresses: address, tokens: address };
  }
  if (operationId === "listAverageTps") return { ...pools, chainId: ["43112", "77100", "1"] };
  if (operationId === "exportTransactions") {
    return {
      ...pools,
      addresses: [...(pools.addresses ?? []), ...(pools.cChainEvmAddresses ?? [])],
      includeChains: ["p-chain", "x-chain", "43112", "77100"],
    };
  }
  return operationId === "listStakingTransactions" ? others : pools;
}

const goodDrafts = () =>
  fc.oneof(...specOperations.map((operation) => goodDraft(operation, named(operation.id))));

const isStream = ({ headers }: Response) =>
  headers.get("content-type")?.startsWith("text/event-stream") === true;

/** How a stream begins; it has no end. */
async function begunText({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return new TextDecoder().decode(value);
}

const WITH_ETAG: readonly (Basis | undefined)[] = ["page", "pChain", "chain", "network", "evmChains"];

/** A response has an ETag exactly where its operation depends on what is indexed alone, and then is not sent twice. */
async function checkEtag(draft: Draft, etag: string | null): Promise<void> {
  const operation = operationOf(draft.operation.id);
  if (operation.kind === "stream") return;
  const request = requestOf(draft);
  const { basis } = operation;
  const isLater = draft.query.some(([name]) => name === "pageToken");
  const label = `${request.method} ${request.url} depends on ${basis}`;
  if (basis !== "clock" || !isLater) expect(etag !== null, label).toBe(WITH_ETAG.includes(basis));
  if (etag === null) return;
  const headers = new Headers(request.headers);
  headers.set("if-none-match", etag);
  const again = await harness.service.fetch(new Request(request, { headers }));
  // Metadata of an NFT may have been read meanwhile.
  if (again.status === 200) expect(again.headers.get("etag"), label).not.toBe(etag);
  else expect([again.status, await again.text(), again.headers.get("etag")], label).toEqual([304, "", etag]);
}

async function send(
  draft: Draft,
): Promise<{ status: number; body: Json; label: string; etag: string | null }> {
  const request = requestOf(draft);
  const label = `${request.method} ${request.url} ${JSON.stringify(draft.headers)} ${String(JSON.stringify(draft.body)).slice(0, 500)}`;
  const response = await harness.service.fetch(request);
  const text = isStream(response) ? await begunText(response) : await response.text();
  const fault = responseFault(request, response, text);
  expect(
    fault,
    `${label}\n${response.status} ${text.slice(0, 1_000)}\n${String(unexplained.at(-1))}`,
  ).toBeUndefined();
  const etag = response.headers.get("etag");
  const hasNoJson = text === "" || isStream(response);
  return { status: response.status, body: hasNoJson ? undefined : JSON.parse(text), label, etag };
}

/** What the documentation demands of requests beyond their schemas: the only reasons to refuse a good one. */
const sideRules: readonly RegExp[] = [
  /^(txTypes|startTimestamp|endTimestamp)(, \w+)* can be used only together with addresses( \(or l1ValidationId\))?$/,
  /^l1ValidationId can be used only on the P-Chain$/,
  /^sortBy delegationFee (is available only on mainnet|requires subnetId)/,
  /^addresses or nodeIds is required$/,
  /^message or justification is required$/,
  /^quorumPercentage \+ quorumPercentageBuffer must be at most 100/,
  /^message must be an unsigned Warp message or the data of a SendWarpMessage log: /,
  /^options\.addresses or options\.cChainEvmAddresses is required$/,
  /^options\.addresses: .* is not (an EVM address|bech32)/, // the type of export says which it must be
  /^options\.includeChains\[\d+\] must match pattern/,
  /^(first|last|start|end)Date .*(exclude each other|must not be after)/,
  /^(contractAddress|contractAddresses|from|to): .* has a wrong checksum/, // drawn in letters of any case
  /^(vertices exist|.* only on the X-Chain|(source|destination)?blockchainId )/i, // ids are drawn as any text
  /^timeInterval must be day for metrics that begin with/,
  /^kinds must hold at most 3 items$/, // drawn several times
  /^blockNumber \d+ is not an indexed block of chain/,
];

/** Refusals of a webhook's texts, which are drawn at random: its URL, its keys, its addresses. */
const webhookRules =
  /^(url|name|description|network|chainId|metadata|addresses|id|messageId|nodeIds|subnetIds)\b/;

/** Refusals of aggregation that are about the state of the network, not about the request's form. */
const aggregationRules =
  /^(txHash|justification|message|pChainHeight|the quorum|validators|no validator|quorumPercentage)/;

test("valid requests succeed or are refused by a documented rule, and their listings continue", async () => {
  await fc.assert(
    fc.asyncProperty(goodDrafts(), async (draft) => {
      const { status, body, label, etag } = await send(draft);
      if (status === 200) await checkEtag(draft, etag);
      const aggregates = draft.operation.id.startsWith("aggregate");
      if (status === 400) {
        const rules = [
          ...sideRules,
          ...(aggregates ? [aggregationRules] : []),
          ...(draft.operation.path.startsWith("/v1/webhooks") ? [webhookRules] : []),
        ];
        expect(
          rules.some((rule) => rule.test(body.message)),
          `${label}\n${body.message}`,
        ).toBe(true);
      } else {
        const { id, path } = draft.operation;
        const others = [
          ...(["exportTransactions", "reindexNft"].includes(id) ? [429] : []),
          ...(aggregates ? [502] : []),
          ...(/^\/v1\/(webhooks|api)/.test(path) ? [401] : []), // they belong to an API key, of which there is none
        ];
        expect([200, 404, 501, ...others], `${label}\n${JSON.stringify(body)}`).toContain(status);
      }
      if (body?.nextPageToken === undefined) return;
      const following = { ...draft, query: [...draft.query, ["pageToken", body.nextPageToken] as const] };
      const next = await send(following);
      expect(next.status, next.label).toBe(200);
      await checkEtag(following, next.etag);
    }),
    { numRuns: RUNS },
  );
});

test("invalid requests get documented responses", async () => {
  const broken = fc.tuple(goodDrafts(), fc.array(mutation, { minLength: 1, maxLength: 3 }));
  await fc.assert(
    fc.asyncProperty(broken, async ([draft, mutations]) => {
      await send(mutations.reduce((changed, mutate) => mutate(changed), draft));
    }),
    { numRuns: RUNS },
  );
});

/** What a stream sends until it has caught up. */
async function sentOf(path: string): Promise<Json[]> {
  const stream = await openedStream(await harness.service.fetch(new Request(`http://service/v1/${path}`)));
  const { events } = await stream.untilReady();
  await stream.close();
  return events.map(({ data }) => data);
}

const sent = (path: string) => sentOf(`${path}:stream?since=earliest`);

describe("streams send from the beginning", () => {
  const chain = "networks/fuji/blockchains";

  test.each([
    [`${chain}/p-chain/transactions`, "transactions"],
    [`${chain}/x-chain/transactions`, "transactions"],
    [`${chain}/c-chain/transactions`, "transactions"],
    [`${chain}/p-chain/blocks`, "blocks"],
    [`${chain}/x-chain/blocks`, "blocks"],
    ["chains/43112/transactions", "transactions"],
    ["chains/43112/blocks", "blocks"],
  ])("what %s lists, the earliest first", async (path, field) => {
    const items = (await harness.all(path, field, 100)).toReversed();
    expect(items.length).toBeGreaterThan(0);
    expect(await sent(path)).toEqual(items);
  });

  test("each change of a validator by a transaction", async () => {
    const transactions = (
      await harness.all(`${chain}/p-chain/transactions`, "transactions", 100)
    ).toReversed();
    const hashesOf = (...types: string[]) =>
      transactions.filter(({ txType }) => types.includes(txType)).map(({ txHash }) => txHash);
    const events = await sent("networks/fuji/validators");
    const of = (...kinds: string[]) => events.filter(({ event }) => kinds.includes(event));
    const hashes = (items: Json[]) => items.map(({ txHash }) => txHash);
    expect(hashes(of("added"))).toEqual(
      hashesOf(
        "AddValidatorTx",
        "AddSubnetValidatorTx",
        "AddPermissionlessValidatorTx",
        "AddAutoRenewedValidatorTx",
      ),
    );
    const validators = await harness.all("networks/fuji/validators", "validators", 100);
    const staked = new Set(validators.map(({ txHash }) => txHash));
    const ends = transactions.filter(
      ({ txType, stakingTxHash }) => /^Reward.*ValidatorTx$/.test(txType) && staked.has(stakingTxHash),
    );
    expect(ends.length).toBeGreaterThan(0);
    expect(hashes(of("ended", "renewed"))).toEqual(hashes(ends));
    const changed = transactions.flatMap(({ txHash, txType, l1ValidatorDetails = [] }) =>
      l1ValidatorDetails.map(({ validationId }: Json) => [txHash, txType, validationId]),
    );
    expect(changed.length).toBeGreaterThan(0);
    expect(
      events.flatMap(({ txHash, txType, validationId }) =>
        validationId ? [[txHash, txType, validationId]] : [],
      ),
    ).toEqual(changed);
    const [first] = of("registered");
    const own = events.filter(({ nodeId }) => nodeId === first?.nodeId);
    expect(await sentOf(`networks/fuji/validators:stream?since=earliest&nodeIds=${first?.nodeId}`)).toEqual(
      own,
    );
  });

  test("each message at least once, and last as the list has it", async () => {
    const listed = await harness.all("icm/messages", "messages", 100);
    const events = await sent("icm/messages");
    const latest = new Map(events.map((message) => [message.messageId, message]));
    expect(listed.length).toBeGreaterThan(0);
    expect([...latest.values()]).toHaveLength(listed.length);
    for (const message of listed) expect(latest.get(message.messageId)).toEqual(message);
    const [one] = listed;
    const query = `from=${one.from}&destinationBlockchainId=${one.destinationBlockchainId}`;
    const found = await harness.all(`icm/messages?${query}`, "messages", 100);
    const some = await sentOf(`icm/messages:stream?since=earliest&${query}`);
    expect(new Set(some.map(({ messageId }) => messageId))).toEqual(
      new Set(found.map(({ messageId }) => messageId)),
    );
  });
});

test("after the storm every error is explained, and the index is unchanged", async () => {
  expect(unexplained).toEqual([]);
  expect(await tables()).toEqual(before.tables);
  expect(await lists()).toEqual(before.lists);
});
