/** What callers make of a response's status. Of 429: an operation's own refusal concerns that call, a rate limit concerns all. */

import { createDataClient } from "@primary-network/data";
import { expect, test } from "vitest";
import { publicRates } from "../src/domain/access.ts";
import { noEvmFacts } from "../src/domain/evm/facts.ts";
import { blockAt, CHAIN, type EvmServed, serveEvm } from "./evm-served.ts";

const chainId = String(CHAIN.source.evmChainId);
const address = `0x${"ca".repeat(20)}`;
const order = {
  type: "TRANSACTION_EXPORT_EVM" as const,
  options: { addresses: [address], includeChains: [chainId] },
};

/** A client on which no time passes: a call that would wait for more than its response does not succeed. */
async function withClient(
  options: Parameters<typeof serveEvm>[1],
  use: (data: ReturnType<typeof createDataClient>, sent: string[], served: EvmServed) => Promise<void>,
) {
  const served = await serveEvm([CHAIN], options);
  served.clock.now = 1_000_000;
  const sent: string[] = [];
  const data = createDataClient({
    baseUrl: "http://service",
    fetch: async (url, init) => {
      sent.push(new URL(url).pathname);
      return served.fetch(new Request(url, init as RequestInit)); // fetch's own type, which the client's is a part of
    },
    clock: { now: () => 0, random: () => 0.5, setTimer: () => ({}), clearTimer: () => {} },
  });
  try {
    await use(data, sent, served);
  } finally {
    await served.close();
  }
}

test("a full export queue is reported at once and delays no other call", async () => {
  await withClient({ maxQueued: 1 }, async (data, sent) => {
    const { operationId } = await data.operations.exportTransactions(order);
    for (let asks = 0; asks < 2; asks++) {
      await expect(data.operations.exportTransactions(order)).rejects.toMatchObject({
        name: "RateLimitError",
        retryAfterMs: 30_000,
        retryable: false,
        message: expect.stringContaining("a caller may have at most 1 unfinished exports"),
      });
      const read = await data.operations.get({ operationId }, { deadlineMs: 5_000 });
      expect(read.operationStatus).toBe("RUNNING");
    }
    expect(sent).toHaveLength(5);
  });
});

test("a rate limit that an export meets holds for all calls", async () => {
  const rates = { ...publicRates, anonymous: { perMinute: 200, perDay: 1_000_000 } };
  await withClient({ maxQueued: 100, rates }, async (data, sent) => {
    for (let exports = 0; exports < 10; exports++) await data.operations.exportTransactions(order);
    const options = { deadlineMs: 1_000 };
    await expect(data.operations.exportTransactions(order, options)).rejects.toMatchObject({
      name: "RateLimitError",
      cause: { name: "RateLimitError", retryable: true },
    });
    await expect(data.evm.listChains({}, options)).rejects.toMatchObject({
      name: "RateLimitError",
      attempts: [],
    });
    expect(sent).toHaveLength(11);
  });
});

test("a token that was reindexed within the hour delays no other call", async () => {
  await withClient({}, async (data, sent, { store }) => {
    const facts = noEvmFacts();
    facts.transfers = [
      {
        number: 0,
        idx: 0,
        logIndex: 0,
        part: 0,
        kind: 721,
        token: address,
        tokenId: "1",
        sender: `0x${"0".repeat(40)}`,
        recipient: `0x${"0e".repeat(20)}`,
        value: null,
      },
    ];
    const { hash } = blockAt(0, 100, 0);
    await store.evm.chains.commit(
      CHAIN.source.evmChainId,
      undefined,
      facts,
      { height: 0, blockId: hash, time: 100 },
      0,
    );
    const token = { chainId, address, tokenId: "1" };
    await data.nfts.reindex(token);
    for (let asks = 0; asks < 2; asks++) {
      await expect(data.nfts.reindex(token)).rejects.toMatchObject({
        name: "RateLimitError",
        retryAfterMs: 3_600_000,
        retryable: false,
      });
      const { items: chains } = await data.evm.listChains({}, { deadlineMs: 5_000 });
      expect(chains.map((chain) => chain.chainId)).toEqual([chainId]);
    }
    expect(sent).toHaveLength(5);
  });
});

test("POST requests return 200, and 201 for requests in the form of the hosted service's clients", async () => {
  await withClient({ maxQueued: 10 }, async (_data, _sent, served) => {
    const post = async (headers: Record<string, string>) => {
      const init = { method: "POST", body: JSON.stringify(order), headers };
      const url = "http://service/v1/operations/transactions:export";
      const { status } = await served.fetch(new Request(url, init));
      return status;
    };
    expect(await post({})).toBe(200);
    expect(await post({ "x-service-compat": "true" })).toBe(201);
    expect(await post({ "x-service-compat": "false" })).toBe(200);
  });
});
