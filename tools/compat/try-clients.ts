/** Tries the hosted service's official clients on the service: every operation that they share with us, and every page of it. */
import { createDataClient, type DataClient } from "@primary-network/data";
import { createMetricsClient } from "@primary-network/metrics";
import { notImplementedReasons } from "@primary-network/service/parts";
import type { Outcomes } from "../shared/compat-outcomes.ts";
import { Examples, exampleOperations } from "../shared/examples.ts";
import {
  type HostedOperation,
  hostedOperations,
  ownOperations,
  routeOf,
} from "../shared/hosted-operations.ts";
import type { CallLine, Calls, Params } from "./calls.ts";
import { linesOf } from "./child.ts";
import { judge, type Known, outcomesOf, type Tried } from "./judge.ts";
import type { Network } from "./steps.ts";

const ONLY_EVM: Known[string] = [
  "genesisData",
  "its schema knows no chain but EVM ones; the hosted service lists others too",
];

/** What a client cannot read although the response is right; anything else fails the suite. */
const KNOWN: Readonly<Record<string, Known>> = {
  avacloud: {
    listBlockchains: ONLY_EVM,
    listSubnets: ONLY_EVM,
    listTransactions: ONLY_EVM,
  },
};

/** The parameters of the example of each operation of the service, in an order in which all can be called. */
async function examplesOf(data: DataClient, serviceUrl: string): Promise<Record<string, Params>> {
  const metrics = createMetricsClient({ baseUrl: serviceUrl });
  const examples = new Examples({ data, metrics });
  const found: Record<string, Params> = {};
  for (const { id, client, stream } of exampleOperations)
    if (client !== "pchain" && !stream) found[id] = await examples.params(id);
  return found;
}

/** Each operation with the parameters of its example, and the listings of every kind with all their items. */
async function callsOf(serviceUrl: string): Promise<Calls> {
  const data = createDataClient({ baseUrl: serviceUrl, network: "fuji", deadlineMs: 120_000 });
  const examples = await examplesOf(data, serviceUrl);
  const { listAverageTps: _, aggregateSignatures, ...others } = examples;
  // avacloud wants a message beside the justification: the unsigned part of one that was aggregated before.
  const { txHash } = examples.aggregateSignaturesForTransaction ?? {};
  const { signedMessage } = await data.signatures.aggregateForTransaction({ txHash: String(txHash) });
  const payloadBytes = Number.parseInt(signedMessage.slice(2 * 38, 2 * 42), 16);
  const message = signedMessage.slice(0, 2 * (42 + payloadBytes));
  const { chainId, txHash: evmTxHash } = examples.getTransaction ?? {};
  const { nativeTransaction } = await data.evm.getTransaction({
    chainId: String(chainId),
    txHash: String(evmTxHash),
  });
  const { subnetId } = examples.listSubnetValidatorAddresses ?? {};
  const refused = await refusedRequests(serviceUrl);
  const wide = { pageSize: 25 };
  const chains = ["p-chain", "x-chain", "c-chain"];
  const calls: Calls = [
    ["aggregateSignatures", { ...aggregateSignatures, message }],
    ...Object.entries<Params>({
      ...others,
      // The clients add to these lists: these parameters leave out what they add.
      getApiUsage: { ...examples.getApiUsage, ...refused },
      listApiLogs: { ...examples.listApiLogs, ...refused },
      // avacloud wants the subnet, too.
      listStakingMetricValues: { ...examples.listStakingMetricValues, subnetId },
      listWebhooks: { ...examples.listWebhooks, status: "active" },
    }),
    ...chains.flatMap(
      (blockchainId): Calls => [
        ["listTransactions", { blockchainId, ...wide }],
        ["listUtxos", { blockchainId, includeSpent: true, pageSize: 100 }],
      ],
    ),
    ["listStakingTransactions", { blockchainId: "p-chain", ...wide }],
    ...["active", "pending", "completed", "removed"].map((validationStatus): Calls[number] => [
      "listValidators",
      { validationStatus, ...wide },
    ]),
    ...["active", "pending", "completed"].map((delegationStatus): Calls[number] => [
      "listDelegators",
      { delegationStatus, ...wide },
    ]),
    ["listSubnets", { pageSize: 3 }],
    ["listEvmBlockTransactions", { chainId, blockId: nativeTransaction.blockNumber }],
  ];
  return calls;
}

/** Makes requests that are refused; the parameters that find them: a client that makes another of them fails anyway. */
async function refusedRequests(serviceUrl: string): Promise<Params> {
  for (const chainId of [901, 902, 903]) {
    const { status } = await fetch(new URL(`/v1/chains/${chainId}`, serviceUrl));
    if (status !== 404) throw new Error(`an unknown chain was found with status ${status}`);
  }
  return { responseCode: "404" };
}

/** Leaves one webhook active, as it was before the client: those that it has created are not for the next one. */
async function resetWebhooks(serviceUrl: string, { id }: Params): Promise<void> {
  const data = createDataClient({ baseUrl: serviceUrl });
  for (const webhook of await data.webhooks.list({ status: "active" }).toArray({ limit: 1_000 })) {
    await data.webhooks.deactivate({ id: webhook.id });
  }
  await data.webhooks.update({ id: String(id), status: "active" });
}

/** Ids of further tokens of the same collection: each can be read again only once an hour. */
async function otherTokens(serviceUrl: string, reindexed: Params, listed: Params): Promise<string[]> {
  const data = createDataClient({ baseUrl: serviceUrl });
  const chainId = String(listed.chainId);
  const transfersOf = (address: string) =>
    data.evm.listErc721Transfers({ chainId, address }).toArray({ limit: 1_000 });
  const transfers = await transfersOf(String(listed.address));
  const first = transfers.at(-1);
  if (first === undefined) throw new Error("the account has no transfers of ERC-721 tokens");
  const others = await transfersOf(first.from.address); // who minted, or gave, the first one
  const ids = [...transfers, ...others]
    .filter(({ erc721Token }) => erc721Token.address === reindexed.address)
    .map(({ erc721Token }) => erc721Token.tokenId);
  return [...new Set(ids)].filter((id) => id !== reindexed.tokenId);
}

/** What became of clients. */
export interface TriedClients {
  readonly failures: number;
  /** Of each hosted operation. */
  readonly outcomes: Outcomes;
  /** Calls of each client. */
  readonly lines: ReadonlyMap<string, readonly CallLine[]>;
}

/** Tries these clients, and prints a line per call. */
export async function tryClients(
  { serviceUrl }: Pick<Network, "serviceUrl">,
  names: readonly string[],
): Promise<TriedClients> {
  const calls = await callsOf(serviceUrl);
  const ours = await linesOf<CallLine>("client.ts", "ours", { serviceUrl, calls });
  const paramsOf = (operation: string) => calls.find(([name]) => name === operation)?.[1] ?? {};
  const tokens = await otherTokens(serviceUrl, paramsOf("reindexNft"), paramsOf("listErc721Transfers"));
  const tried = new Map<string, Tried>();
  const linesBy = new Map<string, readonly CallLine[]>();
  for (const name of names) {
    await resetWebhooks(serviceUrl, paramsOf("getWebhook"));
    const its: Calls = calls.map(([operation, params]) => [
      operation,
      operation === "reindexNft" ? { ...params, tokenId: tokens.pop() } : params,
    ]);
    const lines = await linesOf<CallLine>("client.ts", name, { serviceUrl, calls: its });
    linesBy.set(name, lines);
    console.log(`\n${name}`);
    const judged = its.map(([operation, params], index) => {
      const { pageSize: _, ...shown } = params;
      const line = lines[index] ?? { operation, error: "the client's process ended" };
      const { what, outcome } = judge(line, {
        known: KNOWN[name] ?? {},
        reasons: notImplementedReasons,
        ours: ours[index],
        anyPages: operation === "listApiLogs", // one page reads many requests, and the filter matches none
      });
      console.log(`  ${operation.padEnd(34)} ${what.padEnd(24)} ${JSON.stringify(shown).slice(0, 120)}`);
      return [operation, outcome] as const;
    });
    tried.set(name, judged);
  }
  const ids = new Map(ownOperations().map((operation) => [routeOf(operation), operation.id]));
  const idOf = (operation: HostedOperation) => ids.get(routeOf(operation));
  const failures = [...tried.values()].flat().filter(([, outcome]) => outcome === "failed").length;
  return { failures, outcomes: outcomesOf(hostedOperations(), idOf, tried), lines: linesBy };
}
