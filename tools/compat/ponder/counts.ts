/** The contract's logs as the node and our own service count them. */
import { setTimeout as pause } from "node:timers/promises";
import { createDataClient, type DataClient } from "@primary-network/data";
import { type Emitter, RECIPIENT } from "./emitter.ts";

const ALL = { limit: 10_000 };
/** Milliseconds for messages that are under way. */
const PATIENCE = 30_000;
const PAUSE = 250;

/** Counts of one run. */
export interface OwnCounts {
  /** By `eth_getLogs` of the node, in one request for all blocks. */
  readonly node: number;
  /** By the list of an address's token transfers. */
  readonly list: number;
  /** By the stream of logs that was open from the beginning. */
  readonly stream: number;
  /** By messages of a webhook. */
  readonly webhook: number;
}

/** The counters of a run, which watch from the beginning. */
export interface Counters {
  /** Waits for what is under way. @param emitted number of all logs */
  end(emitted: number): Promise<OwnCounts>;
}

async function countLogs(rpcUrl: string, { address, from }: Emitter): Promise<number> {
  const params = [{ address, fromBlock: `0x${from.toString(16)}`, toBlock: "latest" }];
  const response = await fetch(rpcUrl, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_getLogs", params }),
  });
  const { result, error } = await response.json();
  if (error) throw new Error(`eth_getLogs: ${error.message}`);
  return result.length;
}

/** Polls until a count is reached, for at most PATIENCE. */
async function untilCounted(count: () => Promise<number> | number, expected: number): Promise<number> {
  const end = Date.now() + PATIENCE;
  let counted = await count();
  while (counted < expected && Date.now() < end) {
    await pause(PAUSE);
    counted = await count();
  }
  return counted;
}

/** Transactions that the receiver beside the service of `dev` got from one webhook. */
async function deliveredBy(serviceUrl: string, webhookId: string): Promise<number> {
  const { deliveries } = await (await fetch(new URL("/webhooks-received", serviceUrl))).json();
  const own = deliveries.filter((each: { readonly webhookId: string }) => each.webhookId === webhookId);
  return new Set(own.map((each: { readonly messageId: string }) => each.messageId)).size;
}

/** Follows the stream until it is closed. */
function followStream(data: DataClient, { chainId, address }: Emitter) {
  const stop = new AbortController();
  const options = { chainId: String(chainId), addresses: [address], since: "earliest" } as const;
  const seen = new Set<string>();
  const ended = (async () => {
    for await (const { txHash, logIndex } of data.evm.streamLogs(options, { signal: stop.signal }).items())
      seen.add(`${txHash} ${logIndex}`);
  })().catch((error) => {
    if (!stop.signal.aborted) throw error;
  });
  return { seen, stop, ended };
}

/** @param serviceUrl the service of `dev`, which has a receiver of webhooks beside it */
export async function startCounters(serviceUrl: string, rpcUrl: string, emitter: Emitter): Promise<Counters> {
  const data = createDataClient({ baseUrl: serviceUrl, network: "fuji" });
  const chainId = String(emitter.chainId);
  const stream = followStream(data, emitter);
  const webhook = await data.webhooks.create({
    eventType: "address_activity",
    url: new URL("/webhooks-received", serviceUrl).href,
    chainId,
    metadata: { addresses: [emitter.address] },
  });
  return {
    async end(emitted) {
      const listed = () =>
        data.evm
          .listErc20Transfers({ chainId, address: RECIPIENT, pageSize: 100 })
          .toArray(ALL)
          .then(({ length }) => length);
      const counts = {
        node: await countLogs(rpcUrl, emitter),
        list: await untilCounted(listed, emitted),
        stream: await untilCounted(() => stream.seen.size, emitted),
        webhook: await untilCounted(() => deliveredBy(serviceUrl, webhook.id), emitted),
      };
      stream.stop.abort();
      await stream.ended;
      return counts;
    },
  };
}
