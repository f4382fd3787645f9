/** A loopback server with scripted responses: a 503 followed by a 200, integers that no double holds, and points of metrics. */
import { createServer } from "node:http";
import { listen } from "../../shared/listen.ts";

const subnets = (blockchains: readonly string[]) =>
  `{"subnets":[{"subnetId":"scripted","isL1":false,"blockchains":[${blockchains}]}]}`;

// Written as text: as values here they would be rounded, or be bigints that JSON.stringify refuses.
const chainIds = ["43114", "9223372036854775807", "18446744073709551615", `1${"0".repeat(29)}1`];

const page = (results: readonly object[], nextPageToken?: string) =>
  JSON.stringify({ results, status: 200, nextPageToken });
const point = (timestamp: number, value: number) => ({ timestamp, value });

/** Status and body by path, each a function of how many requests that consumer sent before. */
const responses: Readonly<Record<string, (before: number) => readonly [status: number, body: string]>> = {
  "/v1/networks/fuji/subnets": () => [200, subnets(chainIds.map((id) => `{"evmChainId":${id}}`))],
  "/unavailable-once/v1/networks/fuji/subnets": (before) =>
    before === 0
      ? [503, '{"message":"try again","statusCode":503,"error":"Service Unavailable"}']
      : [200, subnets([])],
  "/v1/avg_tps/43112": () => [200, page([point(1_767_225_600, 1.5), point(1_767_139_200, 2.5)], "second")],
  "/v1/avg_tps/43112?pageToken=second": () => [200, page([point(1_767_052_800, 3.5)])],
};

export interface ScriptedServer {
  /** A consumer's name follows as first part of the path. */
  readonly url: string;
  /** The requests of a consumer: how many by path. */
  requestsOf(consumer: string): Readonly<Record<string, number>>;
  stop(): Promise<void>;
}

/** Starts it on a free port. */
export async function startScriptedServer(): Promise<ScriptedServer> {
  const requests = new Map<string, Map<string, number>>();
  const server = createServer((request, response) => {
    const headers = {
      "content-type": "application/json",
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "*",
    };
    const [, consumer = "", path = ""] = /^\/([^/]+)(\/.*)$/.exec(request.url ?? "") ?? [];
    const respond = request.method === "GET" ? responses[path] : undefined;
    if (!respond) {
      response.writeHead(request.method === "OPTIONS" ? 204 : 404, headers).end();
      return;
    }
    const counts = requests.get(consumer) ?? new Map<string, number>();
    requests.set(consumer, counts);
    const before = counts.get(path) ?? 0;
    counts.set(path, before + 1);
    const [status, body] = respond(before);
    response.writeHead(status, headers).end(body);
  });
  return {
    url: await listen(server),
    requestsOf: (consumer) => Object.fromEntries(requests.get(consumer) ?? []),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
