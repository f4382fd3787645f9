import { expect, test } from "vitest";
import { createClients } from "./clients.ts";

test("each client calls its own address, by the fetch that was given", async () => {
  const urls: string[] = [];
  const fetch = async (url: string) => {
    urls.push(url);
    return new Response("{}", { status: 404 });
  };
  const { data, metrics, pchain } = createClients({ service: "http://service", node: "http://node", fetch });
  const calls = [data.subnets.list(), metrics.averageTps.list({ chainId: "1" }), pchain.getHeight()];
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(urls.sort()).toEqual([
    "http://node/ext/bc/P",
    "http://service/v1/avg_tps/1",
    "http://service/v1/networks/fuji/subnets",
  ]);
});

test("an address that is no URL is refused before anything is sent", () => {
  expect(() => createClients({ service: "service", node: "http://node" })).toThrow(
    /createDataClient.*baseUrl/,
  );
});
