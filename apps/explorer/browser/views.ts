/**
 * Every view of the explorer, with an address of something that the local network has. The types ask for each route of the router;
 * parts of a view come from where the view has them.
 */
import type { createExplorerRouter } from "../src/app/router.tsx";
import { evmParts, kinds, primaryParts } from "../src/views/address/address-search.ts";
import { developmentParts } from "../src/views/development/parts.ts";
import { parts } from "../src/views/validator/parts.ts";
import { views as stakes, statuses } from "../src/views/validators/validators-search.ts";
import type { Things } from "./things.ts";

/** A view's name and its address behind the `#`. */
export type View = readonly [name: string, path: (things: Things) => string];

type Route = keyof ReturnType<typeof createExplorerRouter>["routesByPath"];

/** A view for each part, or other choice, that its URL may name; the first one is shown without a name. */
const eachOf = ([view, path]: View, key: string, names: readonly string[]): View[] =>
  names.map((name, index) =>
    index === 0
      ? [view, path]
      : [
          `${view}, ${name}`,
          (things) => `${path(things)}${path(things).includes("?") ? "&" : "?"}${key}=${name}`,
        ],
  );

const validators: View = ["validators", () => "/validators"];
const address: View = ["address", ({ address }) => `/addresses/${address}`];
const account: View = ["account", ({ account }) => `/addresses/${account}`];
const transfers: View = ["transfers", ({ account }) => `/addresses/${account}?part=transfers`];

const byRoute: Readonly<Record<Route | "none", readonly View[]>> = {
  "/": [["overview", () => "/"]],
  "/validators": [
    ...eachOf(validators, "view", stakes),
    ...eachOf(validators, "status", statuses).slice(1),
    ["validators by a filter", () => "/validators?sort=uptimePerformance&order=asc&uptime=50&days=1"],
  ],
  "/validators/$nodeId": eachOf(["validator", ({ nodeId }) => `/validators/${nodeId}`], "part", parts),
  "/subnets": [["subnets", () => "/subnets"]],
  "/subnets/$subnetId": [
    ["L1", ({ l1 }) => `/subnets/${l1}`],
    ["subnet", ({ subnet }) => `/subnets/${subnet}`],
  ],
  "/addresses/$address": [
    ...eachOf(address, "part", primaryParts),
    ["address on the X-Chain", ({ address }) => `/addresses/${address}?chain=x-chain`],
    ...eachOf(account, "part", evmParts),
    ...eachOf(transfers, "kind", kinds).slice(1),
  ],
  "/chains/$chain/blocks": [
    ["blocks of the P-Chain", () => "/chains/p-chain/blocks"],
    ["EVM blocks", ({ chainId }) => `/chains/${chainId}/blocks`],
  ],
  "/chains/$chain/blocks/$block": [
    ["block of the P-Chain", () => "/chains/p-chain/blocks/100"],
    ["EVM block", ({ chainId, evm }) => `/chains/${chainId}/blocks/${evm.blockNumber}`],
  ],
  "/chains/$chain/transactions/$txHash": [
    ["transaction of the P-Chain", ({ p }) => `/chains/p-chain/transactions/${p}`],
    ["transaction of the X-Chain", ({ x }) => `/chains/x-chain/transactions/${x}`],
    ["transaction of the C-Chain", ({ c }) => `/chains/c-chain/transactions/${c}`],
    ["EVM transaction", ({ chainId, evm }) => `/chains/${chainId}/transactions/${evm.txHash}`],
  ],
  "/assets/$assetId": [["asset", ({ assetId }) => `/assets/${assetId}`]],
  "/messages": [["messages", () => "/messages"]],
  "/messages/$messageId": [["message", ({ message }) => `/messages/${message}`]],
  "/metrics": [
    ["metrics", () => "/metrics"],
    ["metrics by hour", () => "/metrics?metric=gasUsed&interval=hour"],
    [
      "metrics of several chains",
      ({ chains }) =>
        `/metrics?chain=${chains.map(({ chainId }) => chainId).join(",")}&start=2026-05-01&end=2026-12-31`,
    ],
  ],
  "/search/$text": [
    ["search with several results", () => "/search/100"],
    ["search without a result", () => "/search/nothinghasthisname"],
  ],
  "/development": eachOf(["development", () => "/development"], "part", developmentParts),
  none: [["no such view", () => "/nothing/here"]],
};

export const views: readonly View[] = Object.values(byRoute).flat();
