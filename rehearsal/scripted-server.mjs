/** A loopback server with scripted answers: a 503 followed by a 200, integers that no double holds, and points of metrics. */
import { createServer } from "node:http";

const subnets = (blockchains) =>
  `{"subnets":[{"subnetId":"scripted","isL1":false,"blockchains":[${blockchains}]}]}`;

// Written as text: as values here they would be rounded, or be bigints that JSON.stringify refuses.
const chainIds = ["43114", "9223372036854775807", "18446744073709551615", `1${"0".repeat(29)}1`];

const page = (results, nextPageToken) => JSON.stringify({ results, status: 200, nextPageToken });
const point = (timestamp, value) => ({ timestamp, value });

/** Answers by path, each a function of how often it was asked by that consumer before. */
const answers = {
  "/v1/networks/fuji/subnets": () => [200, subnets(chainIds.map((id) => `{"evmChainId":${id}}`))],
  "/unavailable-once/v1/networks/fuji/subnets": (before) =>
    before === 0
      ? [503, '{"message":"try again","statusCode":503,"error":"Service Unavailable"}']
      : [200, subnets([])],
  "/v1/avg_tps/43112": () => [200, page([point(1_767_225_600, 1.5), point(1_767_139_200, 2.5)], "second")],
  "/v1/avg_tps/43112?pageToken=second": () => [200, page([point(1_767_052_800, 3.5)])],
};

/** Starts it; resolves with its URL, what a consumer asked (paths and how often), and how to end it. */
export async function startScriptedServer() {
  /** @type {Map<string, Map<string, number>>} */
  const asked = new Map();
  const server = createServer((request, response) => {
    const headers = {
      "content-type": "application/json",
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "*",
    };
    const [, consumer, path] = /^\/([^/]+)(\/.*)$/.exec(request.url) ?? [];
    const answer = request.method === "GET" ? answers[path] : undefined;
    if (!answer) {
      response.writeHead(request.method === "OPTIONS" ? 204 : 404, headers).end();
      return;
    }
    const counts = asked.get(consumer) ?? new Map();
    asked.set(consumer, counts);
    const before = counts.get(path) ?? 0;
    counts.set(path, before + 1);
    const [status, body] = answer(before);
    response.writeHead(status, headers).end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    asked: (consumer) => Object.fromEntries(asked.get(consumer) ?? []),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
