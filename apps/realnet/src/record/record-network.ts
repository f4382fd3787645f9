/** Records a network that stands still: the questions, and all that a service and the comparisons ask. */
import { createDataClient } from "@primary-network/data";
import { createService } from "@primary-network/service";
import { type VerifyReport, verify } from "@primary-network/verify";
import { compareUptimes } from "../compare/compare-uptimes.ts";
import { networkSource } from "../compare/network-source.ts";
import type { RealNetwork } from "../network.ts";
import { collectFacts, type KnownAddresses } from "../questions/collect-facts.ts";
import { caller, type Node } from "../questions/exchange.ts";
import { questions } from "../questions/questions.ts";
import { type IndexedContainer, readIndex } from "../questions/read-index.ts";
import type { NetworkRecord, RecordedNetwork } from "./network-record.ts";
import { nodeOverHttp } from "./node-over-http.ts";
import type { QuestionRecord } from "./question-record.ts";
import { askAll } from "./record-questions.ts";
import { RecordingNode } from "./recording-node.ts";

const INDEXES = ["/ext/index/P/block", "/ext/index/X/block", "/ext/index/X/tx", "/ext/index/C/block"];
const P = "/ext/bc/P";

/** Whom the questions are about: accounts that have what is asked for. */
async function knownAddresses(node: Node, { accounts }: RealNetwork): Promise<KnownAddresses> {
  const call = caller(node);
  const stakes = async (address: string): Promise<boolean> =>
    (await call(P, "platform.getStake", { addresses: [address] })).staked !== "0";
  const [first, second] = accounts;
  if (first === undefined || second === undefined) throw new Error("the network has fewer than two accounts");
  let stakePAddress = first.pAddress;
  for (const { pAddress } of accounts) if (await stakes(pAddress)) stakePAddress = pAddress;
  const { pAddress, evmAddress } = first;
  return { pAddress, pAddress2: second.pAddress, lockedPAddress: pAddress, stakePAddress, evmAddress };
}

/** Asks every question. */
export async function recordQuestions(network: RealNetwork): Promise<QuestionRecord> {
  const node = nodeOverHttp(network.nodes[0].url);
  const facts = await collectFacts(node, await knownAddresses(node, network));
  const { exchanges } = await askAll(node, facts, questions);
  const { version } = await caller(node)("/ext/info", "info.getNodeVersion");
  return { node: version, facts, exchanges };
}

/** Indexes the network into an embedded database, compares, and keeps all that was asked of the node for it. */
export async function recordNetwork(
  network: RealNetwork,
): Promise<{ readonly record: NetworkRecord; readonly report: IndexReport }> {
  const node = nodeOverHttp(network.nodes[0].url);
  const call = caller(node);
  const recording = new RecordingNode(node);
  const described: RecordedNetwork = {
    node: (await call("/ext/info", "info.getNodeVersion")).version,
    genesis: network.genesis,
    addresses: network.accounts.map(({ pAddress }) => pAddress),
    nodeIds: network.nodes.map(({ nodeId }) => nodeId),
    evmChainId: String(network.evmChainId),
    now: Math.floor(Date.now() / 1_000),
  };
  const report = await indexAndCompare(described, recording.ask, recording.fetch);
  const indexes: Record<string, readonly IndexedContainer[]> = {};
  for (const path of INDEXES) indexes[path] = await readIndex(call, path);
  return { record: { network: described, indexes, calls: recording.calls }, report };
}

/** The report of all comparisons, and a line for each uptime that differs. */
export type IndexReport = VerifyReport & { readonly uptimes: readonly string[] };

/** Indexes a node that stands still into an embedded database in memory, and compares the two. */
export async function indexAndCompare(
  network: RecordedNetwork,
  node: Node,
  fetch: (request: Request) => Promise<Response>,
): Promise<IndexReport> {
  const { genesis, addresses, now } = network;
  const source = await networkSource(genesis, { nodeUrl: "http://127.0.0.1", fetch });
  const service = await createService({ networks: { fuji: source }, pollMs: 10, clock: () => now * 1_000 });
  try {
    service.start();
    await service.indexed();
    const client = {
      baseUrl: "http://127.0.0.1",
      network: "fuji",
      fetch: (url: string, init: RequestInit) => service.fetch(new Request(url, init)),
    } as const;
    const report = await verify({
      node: { baseUrl: "http://127.0.0.1", fetch },
      service: client,
      addresses,
      clock: () => now * 1_000,
    });
    return { ...report, uptimes: await compareUptimes(node, createDataClient(client)) };
  } finally {
    await service.close();
  }
}
