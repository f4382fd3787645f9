/** The comparison with a node finds every damage to an index of a recorded network of real nodes. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { verify } from "@primary-network/verify";
import { beforeAll, expect, test } from "vitest";
import { networkSource } from "../../realnet/src/compare/network-source.ts";
import { readNetworkRecord } from "../../realnet/src/record/network-record.ts";
import { callsOf, readQuestionRecord } from "../../realnet/src/record/question-record.ts";
import { RecordedNode } from "../../realnet/src/record/recorded-node.ts";
import { createService } from "../src/index.ts";
import { cChainCorruptions } from "./corruptions/c-chain.ts";
import { evmChainCorruptions } from "./corruptions/evm-chain.ts";
import { pChainCorruptions } from "./corruptions/p-chain.ts";
import { expectAllFound, type Planting } from "./corruptions/planting.ts";
import { stakerCorruptions } from "./corruptions/stakers.ts";
import { xChainCorruptions } from "./corruptions/x-chain.ts";
import { keptDatabase } from "./harness.ts";

const read = (name: string) => readFileSync(new URL(`../../../fixtures/realnet/${name}`, import.meta.url));
const recorded = readNetworkRecord(gunzipSync(read("network.jsonl.gz")).toString("utf8"));
const questions = readQuestionRecord(read("questions.jsonl").toString("utf8"));
const node = new RecordedNode({ ...recorded, calls: [...callsOf(questions), ...recorded.calls] });
const { network } = recorded;

type Location = Awaited<ReturnType<typeof keptDatabase>>;
let source: Awaited<ReturnType<typeof networkSource>>;
beforeAll(async () => {
  source = await networkSource(network.genesis, { nodeUrl: "http://127.0.0.1", fetch: node.fetch });
});

const open = (location: Location) =>
  createService({
    ...location,
    networks: { fuji: source },
    pollMs: 10,
    clock: () => network.now * 1_000,
  });

/** The service does not start, so it indexes nothing. */
async function compare(location: Location, options: Parameters<Planting["compare"]>[0] = {}) {
  const service = await open(location);
  try {
    return await verify({
      node: { baseUrl: "http://127.0.0.1", fetch: node.fetch },
      service: {
        baseUrl: "http://127.0.0.1",
        network: "fuji",
        fetch: (url, init) => service.fetch(new Request(url, init)),
        retries: 0,
      },
      addresses: network.addresses,
      ...options,
      clock: () => network.now * 1_000,
    });
  } finally {
    await service.close();
  }
}

test("every damage is found, by the comparison that its table names", async () => {
  const location = await keptDatabase();
  const service = await open(location);
  service.start();
  await service.indexed();
  await service.close();
  const corruptions = [
    ...pChainCorruptions,
    ...stakerCorruptions,
    ...xChainCorruptions,
    ...cChainCorruptions,
    ...evmChainCorruptions(network.evmChainId),
  ];
  expect(corruptions.length).toBeGreaterThanOrEqual(40);
  await expectAllFound({ location, compare: (options) => compare(location, options) }, corruptions);
});
