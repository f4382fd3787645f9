/** Measures how fast webhooks are notified: messages a second of 1,000 webhooks, and what another key waits while receivers never respond. */
import { createServer } from "node:http";
import { encodeCb58 } from "@primary-network/codec";
import { createService, type Service, type ServiceOptions } from "@primary-network/service";
import { listen } from "../../shared/listen.ts";
import type { Bench } from "../row.ts";
import { child } from "../service/children.ts";
import { CHAIN } from "../service/evm-chain.ts";
import type { ServedEvmChain } from "../service/messages.ts";
import { openPostgres } from "../service/postgres.ts";
import type { Table } from "../table.ts";

export const name = "webhooks";
export const onRequest = true;

const DATABASE = "webhooks";
const KEYS = 50;
const WEBHOOKS = 1_000;
/** Milliseconds for which deliveries are counted, and for which receivers are silent before another key has a message. */
const COUNTED_MS = 60_000;
const SILENT_MS = 5_000;
/** Milliseconds for which a message is waited for, and in which the chain is indexed. */
const PATIENCE_MS = 60_000;
const INDEX_MS = 120_000;

const idOf = (byte: number) => encodeCb58(new Uint8Array(32).fill(byte));
const accountAt = (index: number) => `0x${"a".repeat(32)}${index.toString(16).padStart(8, "0")}`;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Counts what it receives, by path; on paths that begin with `/held` it never responds. */
async function openReceiver() {
  const received = new Map<string, number>();
  const server = createServer((request, response) => {
    request.on("error", () => {}).resume();
    const path = request.url ?? "";
    received.set(path, (received.get(path) ?? 0) + 1);
    if (!path.startsWith("/held")) response.end();
  });
  const url = await listen(server);
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, close, count: (path: string) => received.get(path) ?? 0 };
}

const optionsOf = (databaseUrl: string, rpcUrl: string): ServiceOptions => ({
  networks: {
    fuji: {
      nodeUrl: "http://127.0.0.1:1",
      fetch: () => Promise.reject(new Error("there is no node")),
      networkId: 5,
      hrp: "local",
      genesis: new Uint8Array(),
      assetId: idOf(1),
      xChainId: idOf(1),
      cChainId: idOf(2),
      evmChains: [
        {
          evmChainId: CHAIN,
          blockchainId: idOf(3),
          name: "Chain",
          rpcUrl,
          token: { name: "Coin", symbol: "COIN", decimals: 18 },
        },
      ],
    },
  },
  databaseUrl,
  webhooks: "local",
});

async function untilIndexed(service: Service, blocks: number): Promise<void> {
  const ends = performance.now() + INDEX_MS;
  while (service.status().chains.find(({ chain }) => chain.startsWith("evm"))?.height !== blocks) {
    if (performance.now() > ends) throw new Error("the chain is not indexed in time");
    await sleep(200);
  }
}

/** Calls the service as an API key. */
async function call(service: Service, key: string, path: string, body?: object) {
  const headers = { "content-type": "application/json", "x-service-api-key": key };
  const sent = { method: "POST", headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await service.fetch(new Request(`http://service/v1/${path}`, sent));
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

export async function measure({ quick }: Bench): Promise<Table[]> {
  const postgres = await openPostgres({ durable: true });
  if (!postgres) throw new Error("no PostgreSQL is installed");
  const chain = child<ServedEvmChain>("evm-node", [quick ? 1_000 : 2_000], INDEX_MS);
  const receiver = await openReceiver();
  let service: Service | undefined;
  try {
    const { rpcUrl, blocks } = await chain.firstMessage;
    const served = await createService(optionsOf(await postgres.createDatabase(DATABASE), rpcUrl));
    service = served;
    served.start();
    await untilIndexed(served, blocks);
    const keys: string[] = [];
    for (let index = 0; index <= KEYS; index++) {
      const { secret } = await served.keys.add({ name: `${index}`, tier: "free", privileges: ["data"] });
      keys.push(secret);
    }
    const create = (key: number, path: string, address: string) =>
      call(served, keys[key] ?? "", "webhooks", {
        eventType: "address_activity",
        url: `${receiver.url}${path}`,
        chainId: String(CHAIN),
        metadata: { addresses: [address] },
      });
    for (let index = 0; index < WEBHOOKS; index++) await create(index % KEYS, "/", accountAt(index));
    const began = performance.now();
    // As if each had been made before the first block.
    await postgres.query(DATABASE, "update webhook set height = 0, idx = 0");
    await sleep(COUNTED_MS);
    const perSecond = (1000 * receiver.count("/")) / (performance.now() - began);

    await postgres.query(
      DATABASE,
      `update webhook set status = 'inactive', height = ${blocks}, idx = 2147483647`,
    );
    await postgres.query(DATABASE, "delete from webhook_message");
    const { id } = await create(KEYS, "/other", accountAt(0));
    const testMs = async () => {
      const [before, sentAt] = [receiver.count("/other"), performance.now()];
      await call(served, keys[KEYS] ?? "", `webhooks/${id}:test`);
      while (receiver.count("/other") === before && performance.now() - sentAt < PATIENCE_MS) await sleep(5);
      return performance.now() - sentAt;
    };
    const alone = await testMs();
    await postgres.query(
      DATABASE,
      `update webhook set url = '${receiver.url}/held', status = 'active', height = 0, idx = 0
       where owner = (select owner from webhook where status = 'inactive' limit 1)`,
    );
    await sleep(SILENT_MS);
    const beside = await testMs();
    const one = (value: number) => ({ values: [value] });
    return [
      {
        title: `${WEBHOOKS} webhooks of ${KEYS} keys, notified of ${blocks} blocks`,
        unit: "messages/s",
        samples: new Map([["PostgreSQL", one(perSecond)]]),
      },
      {
        title: "A test message of a key",
        unit: "ms",
        samples: new Map([
          ["alone", one(alone)],
          ["while another key's receivers never respond", one(beside)],
        ]),
      },
    ];
  } finally {
    receiver.close();
    await service?.close();
    chain.stop();
    await postgres.stop();
  }
}
