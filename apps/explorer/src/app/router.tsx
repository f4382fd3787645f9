/**
 * The views and their URLs. They stand behind a `#`, so that any static server can serve the explorer; each
 * is loaded when it is opened.
 */
import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  retainSearchParams,
} from "@tanstack/react-router";
import { readNetwork } from "../state/read-network.ts";
import { readOrder } from "../state/read-order.ts";
import { readPart } from "../state/read-part.ts";
import { readAddressSearch } from "../views/address/address-search.ts";
import { developmentParts } from "../views/development/parts.ts";
import { readMetricsSearch } from "../views/metrics/metrics-search.ts";
import { parts } from "../views/validator/parts.ts";
import { readValidatorsSearch } from "../views/validators/validators-search.ts";
import { Broken, Missing } from "./faults.tsx";
import { Shell } from "./shell.tsx";

const root = createRootRoute({
  component: Shell,
  validateSearch: ({ network }: Record<string, unknown>) => readNetwork(network),
  search: { middlewares: [retainSearchParams(["network"])] },
  notFoundComponent: Missing,
  errorComponent: Broken,
});

const overview = createRoute({
  getParentRoute: () => root,
  path: "/",
  component: lazyRouteComponent(() => import("../views/overview/overview.tsx"), "Overview"),
});
const validators = createRoute({
  getParentRoute: () => root,
  path: "/validators",
  validateSearch: readValidatorsSearch,
  component: lazyRouteComponent(() => import("../views/validators/validators.tsx"), "Validators"),
});
const validator = createRoute({
  getParentRoute: () => root,
  path: "/validators/$nodeId",
  validateSearch: (given) => ({ ...readPart(parts)(given), ...readOrder(given) }),
  component: lazyRouteComponent(() => import("../views/validator/validator.tsx"), "ValidatorView"),
});
const subnets = createRoute({
  getParentRoute: () => root,
  path: "/subnets",
  validateSearch: readOrder,
  component: lazyRouteComponent(() => import("../views/subnets/subnets.tsx"), "Subnets"),
});
const subnet = createRoute({
  getParentRoute: () => root,
  path: "/subnets/$subnetId",
  component: lazyRouteComponent(() => import("../views/subnets/subnet.tsx"), "SubnetView"),
});
const address = createRoute({
  getParentRoute: () => root,
  path: "/addresses/$address",
  validateSearch: readAddressSearch,
  component: lazyRouteComponent(() => import("../views/address/address.tsx"), "AddressView"),
});
const blocks = createRoute({
  getParentRoute: () => root,
  path: "/chains/$chain/blocks",
  component: lazyRouteComponent(() => import("../views/block/blocks.tsx"), "Blocks"),
});
const block = createRoute({
  getParentRoute: () => root,
  path: "/chains/$chain/blocks/$block",
  component: lazyRouteComponent(() => import("../views/block/block.tsx"), "BlockView"),
});
const transaction = createRoute({
  getParentRoute: () => root,
  path: "/chains/$chain/transactions/$txHash",
  component: lazyRouteComponent(() => import("../views/transaction/transaction.tsx"), "TransactionView"),
});
const asset = createRoute({
  getParentRoute: () => root,
  path: "/assets/$assetId",
  component: lazyRouteComponent(() => import("../views/asset/asset.tsx"), "AssetView"),
});
const messages = createRoute({
  getParentRoute: () => root,
  path: "/messages",
  component: lazyRouteComponent(() => import("../views/messages/messages.tsx"), "Messages"),
});
const message = createRoute({
  getParentRoute: () => root,
  path: "/messages/$messageId",
  component: lazyRouteComponent(() => import("../views/messages/message.tsx"), "MessageView"),
});
const metrics = createRoute({
  getParentRoute: () => root,
  path: "/metrics",
  validateSearch: readMetricsSearch,
  component: lazyRouteComponent(() => import("../views/metrics/metrics.tsx"), "Metrics"),
});
const search = createRoute({
  getParentRoute: () => root,
  path: "/search/$text",
  component: lazyRouteComponent(() => import("../views/search/search-result.tsx"), "SearchResult"),
});

const development = createRoute({
  getParentRoute: () => root,
  path: "/development",
  validateSearch: readPart(developmentParts),
  component: lazyRouteComponent(() => import("../views/development/development.tsx"), "Development"),
});

const tree = root.addChildren([
  overview,
  validators,
  validator,
  subnets,
  subnet,
  address,
  blocks,
  block,
  transaction,
  asset,
  messages,
  message,
  metrics,
  search,
  development,
]);

/** Makes the router. */
export const createExplorerRouter = () =>
  createRouter({
    routeTree: tree,
    history: createHashHistory(),
    defaultPreload: "intent",
    scrollRestoration: true,
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createExplorerRouter>;
  }
}
