/** The chains that have metrics, and the health of the service as the metrics interface has it. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { CHAIN, type EvmServed, serveEvm } from "./evm-served.ts";

let served: EvmServed;
beforeAll(async () => {
  served = await serveEvm(
    [
      CHAIN,
      {
        ...CHAIN,
        network: "mainnet",
        source: { ...CHAIN.source, evmChainId: 77_100, blockchainId: "away", subnetId: "of the subnet" },
        unavailable: () => ({ status: 503, reason: "the node cannot be reached" }),
      },
    ],
    { maxQueued: 1 },
  );
});
afterAll(() => served.close());

const HERE = {
  evmChainId: 43_112,
  chainName: "C-Chain",
  blockchainId: CHAIN.source.blockchainId,
  subnetId: "",
  network: "testnet",
};
const AWAY = {
  ...HERE,
  evmChainId: 77_100,
  blockchainId: "away",
  subnetId: "of the subnet",
  network: "mainnet",
};

test.each([
  { path: "/v2/chains", body: { chains: [HERE, AWAY] } },
  { path: "/v2/chains?network=testnet", body: { chains: [HERE] } },
  { path: "/v2/chains?network=fuji", body: { chains: [HERE] } },
  { path: "/v2/chains?network=mainnet", body: { chains: [AWAY] } },
  { path: "/v2/chains/43112", body: HERE },
  { path: `/v2/chains/${CHAIN.source.blockchainId}`, body: HERE },
  // Its data is missing now, and its ids are known all the same.
  { path: "/v2/chains/77100", body: AWAY },
  { path: "/v2/live-check", body: { status: "ok", info: {}, error: {}, details: {} } },
  {
    path: "/v2/health-check",
    body: {
      status: "error",
      info: { "43112": { status: "up" }, "fuji/p-chain": { status: "up" } },
      error: { "77100": { status: "down" } },
      details: {
        "43112": { status: "up" },
        "77100": { status: "down" },
        "fuji/p-chain": { status: "up" },
      },
    },
  },
])("$path", async ({ path, body }) => {
  expect(await served.get(path)).toEqual({ status: 200, body });
});

test.each([
  { path: "/v2/chains/1", status: 404, message: "chainId 1 is not an EVM chain of this service" },
  { path: "/v2/chains?network=moon", status: 400, message: "network must be one of mainnet, fuji" },
  { path: "/v2/chains?pageToken=x", status: 400, message: "pageToken was not issued by this service" },
  { path: "/v2/health-check?x=1", status: 400, message: "x is not a parameter of this operation" },
])("$path is $status", async ({ path, status, message }) => {
  expect(await served.get(path)).toMatchObject({
    status,
    body: { message: [expect.stringContaining(message)] },
  });
});

test.each([
  {
    path: "/v2/subnets/11111111111111111111111111111111LpoYY/validators:getAddresses",
    message: "the order of the addresses is not published",
  },
  { path: "/v2/chains/43114/btcb/bridged:getAddresses?threshold=0.5", message: "bridged amounts" },
])("$path is not told, with the reason", async ({ path, message }) => {
  expect(await served.get(path)).toMatchObject({
    status: 501,
    body: { message: [expect.stringContaining(message)], error: "Not Implemented" },
  });
});
