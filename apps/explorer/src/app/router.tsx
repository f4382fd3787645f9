/** The views and their URLs. They stand behind a `#`, so that any static server can serve the explorer. */
import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  retainSearchParams,
} from "@tanstack/react-router";
import { AddressView } from "../views/address/address.tsx";
import { readAddressSearch } from "../views/address/address-search.ts";
import { AssetView } from "../views/asset/asset.tsx";
import { BlockView } from "../views/block/block.tsx";
import { Blocks } from "../views/block/blocks.tsx";
import { MessageView } from "../views/messages/message.tsx";
import { Messages } from "../views/messages/messages.tsx";
import { Metrics } from "../views/metrics/metrics.tsx";
import { readMetricsSearch } from "../views/metrics/metrics-search.ts";
import { Overview } from "../views/overview/overview.tsx";
import { SearchResult } from "../views/search/search-result.tsx";
import { SubnetView } from "../views/subnets/subnet.tsx";
import { Subnets } from "../views/subnets/subnets.tsx";
import { TransactionView } from "../views/transaction/transaction.tsx";
import { parts } from "../views/validator/parts.ts";
import { ValidatorView } from "../views/validator/validator.tsx";
import { Validators } from "../views/validators/validators.tsx";
import { readValidatorsSearch } from "../views/validators/validators-search.ts";
import { Broken, Missing } from "./faults.tsx";
import { readNetwork } from "./read-network.ts";
import { readPart } from "./read-part.ts";
import { Shell } from "./shell.tsx";

const root = createRootRoute({
  component: Shell,
  validateSearch: ({ network }: Record<string, unknown>) => readNetwork(network),
  search: { middlewares: [retainSearchParams(["network"])] },
  notFoundComponent: Missing,
  errorComponent: Broken,
});

const overview = createRoute({ getParentRoute: () => root, path: "/", component: Overview });
const validators = createRoute({
  getParentRoute: () => root,
  path: "/validators",
  validateSearch: readValidatorsSearch,
  component: Validators,
});
const validator = createRoute({
  getParentRoute: () => root,
  path: "/validators/$nodeId",
  validateSearch: readPart(parts),
  component: ValidatorView,
});
const subnets = createRoute({ getParentRoute: () => root, path: "/subnets", component: Subnets });
const subnet = createRoute({ getParentRoute: () => root, path: "/subnets/$subnetId", component: SubnetView });
const address = createRoute({
  getParentRoute: () => root,
  path: "/addresses/$address",
  validateSearch: readAddressSearch,
  component: AddressView,
});
const blocks = createRoute({ getParentRoute: () => root, path: "/chains/$chain/blocks", component: Blocks });
const block = createRoute({
  getParentRoute: () => root,
  path: "/chains/$chain/blocks/$block",
  component: BlockView,
});
const transaction = createRoute({
  getParentRoute: () => root,
  path: "/chains/$chain/transactions/$txHash",
  component: TransactionView,
});
const asset = createRoute({ getParentRoute: () => root, path: "/assets/$assetId", component: AssetView });
const messages = createRoute({ getParentRoute: () => root, path: "/messages", component: Messages });
const message = createRoute({
  getParentRoute: () => root,
  path: "/messages/$messageId",
  component: MessageView,
});
const metrics = createRoute({
  getParentRoute: () => root,
  path: "/metrics",
  validateSearch: readMetricsSearch,
  component: Metrics,
});
const search = createRoute({ getParentRoute: () => root, path: "/search/$text", component: SearchResult });

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
