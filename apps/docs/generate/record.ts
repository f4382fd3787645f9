/** Example calls made by the published clients on the local network: what was sent, and what came back. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseJson, printJson, ServerError } from "@primary-network/core";
import { createDataClient, type DataClient, type ReindexNftParams } from "@primary-network/data";
import { type SimulatedDev, startDev } from "@primary-network/devnet";
import { createMetricsClient } from "@primary-network/metrics";
import { createPChainClient } from "@primary-network/pchain-rpc";
import type { ReaderNetworks } from "@primary-network/service/reader";
import { Examples, exampleOperations } from "../../../tools/shared/examples.ts";
import type { SentRequest } from "./call-text.ts";
import { recordAccounts } from "./network/accounts.ts";
import type { IndexToPack, RecordedCall } from "./network/snapshot.ts";
import { readNfts } from "./read-nfts.ts";
import { type MoreOptions, recordMore } from "./record-more.ts";
import { recordStream, streamUrl } from "./record-stream.ts";
import { type Example, type MoreExamples, NODE, SERVICE } from "./recording.ts";

interface Exchange extends SentRequest {
  /** The text of the response. */
  readonly text: string;
}

/** A fetch that keeps the last request and its response. */
function createRecorder() {
  let last: Exchange | undefined;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await globalThis.fetch(input, init);
    const text = await response.clone().text();
    const body = typeof init?.body === "string" ? init.body : undefined;
    last = { method: init?.method ?? "GET", url: String(input), body, text };
    return response;
  };
  return {
    fetch,
    last(): Exchange {
      if (last === undefined) throw new Error("nothing was sent");
      return last;
    },
  };
}

/** What was recorded. */
export interface Recording {
  /** By operation id or method name. */
  readonly examples: ReadonlyMap<string, Example>;
  /** What pages show besides, by operation id or method name. */
  readonly more: ReadonlyMap<string, MoreExamples>;
  /** Of the service's operations but streams, in the order in which they were made. */
  readonly calls: readonly RecordedCall[];
}

/** Unix seconds at which the history ends and time stands still, so that every call is made at the same instant. */
const NOW = Date.UTC(2026, 5, 1) / 1000;

/** Starts the network that the site shows; its index is on disk. */
const startNetwork = (dataDir: string): Promise<SimulatedDev> =>
  startDev({
    host: "127.0.0.1",
    ...{ nodePort: 0, port: 0, adminPort: 0 },
    seed: "primary-network",
    dataDir,
    logLevel: "warn",
    startTime: NOW,
    blockInterval: 0,
    frozen: true,
  });

/** The served network as a reader of its index needs it. */
async function describeNetwork(
  { network }: SimulatedDev,
  data: DataClient,
  here: (text: string) => string,
): Promise<ReaderNetworks> {
  const { networkId, hrp, assetId, xChainId, cChainId, evmChains = [] } = network.source;
  const described = evmChains.map(async ({ rpcUrl, publicRpcUrl = rpcUrl, ...chain }) => ({
    ...chain,
    publicRpcUrl: here(publicRpcUrl),
    state: await recordAccounts(data, String(chain.evmChainId)),
  }));
  const identity = { networkId, hrp, assetId, xChainId, cChainId };
  return { [network.name]: { ...identity, evmChains: await Promise.all(described) } };
}

/** JSON-RPC as the first request of a client and its response: a client counts them. */
const asFirst = (text: string) => printJson({ ...(parseJson(text) as object), id: 1 });

/**
 * Makes every example call.
 *
 * @param streamPaths the path of each stream, by operation id
 * @param others what is recorded besides, once every example is
 * @param keep called with the index once its network has ended, and with what was recorded of it
 */
export async function record(
  streamPaths: ReadonlyMap<string, string>,
  others: MoreOptions,
  keep: (index: IndexToPack, recording: Recording) => Promise<unknown>,
): Promise<Recording> {
  const folder = mkdtempSync(join(tmpdir(), "site-network-"));
  try {
    const dev = await startNetwork(folder);
    const { indexFolder } = dev.network;
    if (indexFolder === undefined) throw new Error("the network keeps its index in memory");
    const { networks, ...recording } = await recordAll(dev, streamPaths, others).finally(() => dev.close());
    await keep({ folder: indexFolder, clock: NOW * 1000, networks }, recording);
    return recording;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function recordAll(
  dev: SimulatedDev,
  streamPaths: ReadonlyMap<string, string>,
  others: MoreOptions,
): Promise<Recording & { readonly networks: ReaderNetworks }> {
  const [serviceUrl, nodeUrl] = [dev.service.url, dev.node.url];
  const service = createRecorder();
  const node = createRecorder();
  const data = createDataClient({ baseUrl: serviceUrl, network: "fuji", fetch: service.fetch });
  const metrics = createMetricsClient({ baseUrl: serviceUrl, fetch: service.fetch });
  const pchain = createPChainClient({ baseUrl: nodeUrl, fetch: node.fetch });
  const here = (text: string) => text.replaceAll(serviceUrl, SERVICE).replaceAll(nodeUrl, NODE);
  const examples = new Examples({ data, metrics, pchain });
  const recorded = new Map<string, Example>();
  const made: RecordedCall[] = [];
  for (const { id, client, route, stream } of exampleOperations) {
    const params = await examples.params(id);
    if (stream) {
      const path = streamPaths.get(id);
      if (path === undefined) throw new Error(`examples: there is no stream ${id}`);
      const url = streamUrl(serviceUrl, path, params);
      const request = { method: "GET", url: here(url) };
      recorded.set(id, { params, request, response: undefined, events: await recordStream(url) });
      continue;
    }
    if (id === "getOperation") await data.operations.wait(String(params.operationId)); // its record has the link then
    try {
      await examples.call(id, params);
    } catch (error) {
      if (!(error instanceof ServerError && error.statusCode === 501)) throw error; // what no index can serve: the page shows the reason
    }
    const isRpc = client === "pchain";
    const { method, url, body, text } = (isRpc ? node : service).last();
    if (id === "reindexNft") await readNfts(data.nfts, params as unknown as ReindexNftParams); // by the spec's example
    const shown = (json: string) => here(isRpc ? asFirst(json) : json);
    const request = { method, url: here(url), body: body && shown(body) };
    if (!isRpc) made.push({ operationId: id, ...request, text: here(text) });
    recorded.set(isRpc ? route : id, {
      ...{ params, request },
      response: text === "" ? undefined : parseJson(shown(text)),
    });
  }
  const networks = await describeNetwork(dev, data, here);
  const more = await recordMore(others, {
    data,
    service: serviceUrl,
    node: nodeUrl,
    examples: recorded,
    here,
  });
  return { examples: recorded, more, calls: made, networks };
}
