/** The chains that a request concerns, and the headers that report their progress. */

import { expect, test } from "vitest";
import type { ServedChainState, ServedEvmChain, ServedNetwork } from "../api/request/handler.ts";
import type { ServedName } from "../domain/network.ts";
import { concernedChains, freshnessHeaders, positionsAt, positionsOf } from "./freshness.ts";
import { createRouter } from "./router.ts";
import { specOperations } from "./spec.ts";

const state = (height: number, completeAt?: number): ServedChainState => ({
  unavailable: () => undefined,
  indexedTo: () => ({ height, completeAt }),
});

const ID = "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5";

const evmChain = (network: ServedName, evmChainId: number, blockchainId: string): ServedEvmChain => ({
  ...state(evmChainId * 2, 7),
  network,
  source: {
    evmChainId,
    blockchainId,
    name: "E",
    token: { name: "T", symbol: "T", decimals: 18 },
  },
  state: { balances: async () => expect.fail("no node is asked") },
});

const id = `0x${"11".repeat(32)}`;
const networks = new Map<ServedName, ServedNetwork>([
  [
    "fuji",
    {
      name: "fuji",
      identity: { networkId: 5, hrp: "fuji", assetId: id, xChainId: id, cChainId: `0x${"22".repeat(32)}` },
      aggregator: undefined,
      chains: {
        "p-chain": state(30, 900),
        "x-chain": state(20),
        "c-chain": { unavailable: () => undefined },
      },
    },
  ],
]);
const evmChains = new Map([
  [1, evmChain("mainnet", 1, "a")],
  [2, evmChain("fuji", 2, ID)],
]);

const { route } = createRouter(specOperations);
const positions = (path: string) => {
  const url = new URL(path, "http://service");
  return positionsOf(concernedChains(route("GET", url.pathname), url.searchParams, { networks, evmChains }));
};

test.each([
  ["/v1/networks/fuji/blockchains/p-chain/transactions", "p-chain=30", "p-chain=900"],
  ["/v1/networks/testnet/blockchains/x-chain/utxos", "x-chain=20", undefined],
  ["/v1/networks/fuji/addresses:listChainIds", "p-chain=30, x-chain=20", "p-chain=900"],
  ["/v1/networks/fuji/blockchains/c-chain/utxos", undefined, undefined],
  ["/v1/networks/fuji/blockchains/y-chain/utxos", undefined, undefined],
  ["/v1/networks/mainnet/validators", undefined, undefined],
  ["/v1/networks/moon/validators", undefined, undefined],
  ["/v1/chains/2/transactions/0x1", "evm-2=4", "evm-2=7"],
  [`/v1/chains/${ID}/transactions/0x1`, "evm-2=4", "evm-2=7"],
  ["/v1/chains/3/transactions/0x1", undefined, undefined],
  ["/v1/avg_tps/1", "evm-1=2", "evm-1=7"],
  ["/v1/icm/messages", "evm-1=2, evm-2=4", "evm-1=7, evm-2=7"],
  ["/v1/icm/messages?network=testnet", "evm-2=4", "evm-2=7"],
  ["/v1/status", undefined, undefined],
  ["/v1/operations/1", undefined, undefined],
])("%s has the height %s and the time %s", (path, height, time) => {
  expect(freshnessHeaders(positions(path))).toEqual({
    ...(height !== undefined && { "x-indexed-height": height }),
    ...(time !== undefined && { "x-indexed-time": time }),
  });
});

test.each([
  ["/v1/networks/fuji/validators", { height: 12 }, 800, "p-chain=12", "p-chain=800"],
  ["/v1/networks/fuji/validators", { height: 12 }, 1_000, "p-chain=12", "p-chain=900"],
  ["/v1/chains/2/addresses/0x1/transactions:listErc20", { height: 3 }, 5, "evm-2=3", "evm-2=5"],
  [
    "/v1/networks/fuji/blockchains/x-chain/utxos",
    { height: 11, heights: { "p-chain": 10, "x-chain": 11 } },
    5,
    "p-chain=10, x-chain=11",
    undefined,
  ],
  ["/v1/status", { height: 12 }, 800, undefined, undefined],
])("%s as of %o at %d has the height %s and the time %s", (path, at, time, height, completeAt) => {
  const shown = positionsAt(positions(path), { ...at, time, poll: 0 });
  expect(freshnessHeaders(shown)).toEqual({
    ...(height !== undefined && { "x-indexed-height": height }),
    ...(completeAt !== undefined && { "x-indexed-time": completeAt }),
  });
});
