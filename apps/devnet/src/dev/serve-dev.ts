/**
 * Indexes the network of `dev`, and serves it with the service and the site on the ports that are bound
 * already.
 */

import { withExplorer } from "../explorer/explorer.ts";
import { isLoopback } from "../listen/hosts.ts";
import type { DevNetwork } from "../network/dev-network.ts";
import { withPanel } from "../panel/panel.ts";
import type { Dev, DevOptions } from "./dev-options.ts";
import type { DevParts } from "./dev-parts.ts";
import type { IndexData } from "./index-of-localnet.ts";
import { RenewedIndex } from "./renewed-index.ts";
import { WebhookReceiver } from "./webhook-receiver.ts";

/** Steps that a network adds to the start of its index. */
interface IndexStart {
  readonly data?: IndexData;
  /** Called once the index belongs to the network, before anything of it is served. */
  readonly indexed?: (index: RenewedIndex) => Promise<void>;
}

/**
 * Returns true if the explorer has the development panel: not where other machines, or a proxy before this
 * one, may connect.
 */
const hasPanel = ({ panel = true, host, allowHost = [], trustProxy = 0 }: DevOptions): boolean =>
  panel && isLoopback(host) && allowHost.length === 0 && trustProxy === 0;

/**
 * Waits until the network's history is indexed, then serves it. The node's own port is served before, since
 * the index reads it.
 *
 * @param parts receives the parts opened here, to be closed with the rest
 * @throws CliError when the index's folder cannot be used or the history cannot be indexed
 */
export async function serveDev(
  network: DevNetwork,
  parts: DevParts,
  { data, indexed }: IndexStart = {},
): Promise<Dev> {
  const { options, logger, hosts, site } = parts.setting;
  const { onProgress = () => {} } = options;
  const { node, service, admin, control, reference } = parts.listeners;
  const { blockCount } = network;
  onProgress({ phase: "index", done: 0, total: blockCount });
  const index = await RenewedIndex.open({
    ...options,
    network,
    folder: () => network.indexFolder,
    clock: () => network.now() * 1000,
    logger,
    hosts,
    data,
  });
  parts.index = index;
  onProgress({ phase: "index", done: blockCount, total: blockCount });
  network.control?.onRewound(() => index.rewound());
  await indexed?.(index);

  const receiver = new WebhookReceiver({
    request: (path) => index.fetch(new Request(`http://127.0.0.1${path}`), { address: "127.0.0.1" }),
    now: () => network.now(),
    // The log of `dev` shows warnings and errors unless a flag sets another level.
    log: logger.level === "warn" ? logger.child({}, { level: "info" }) : logger,
    hosts,
  });
  const interfaces = async (request: Request, client: { readonly address: string | undefined }) =>
    receiver.fetch(request) ?? index.fetch(request, client);
  const panel = hasPanel(options);
  service.serve(withExplorer(panel ? withPanel(interfaces, network) : interfaces, { panel }));
  admin.serve(index.adminFetch);
  if (network.control) control?.serve(network.control.fetch);
  if (site) reference?.serve(site({ service: service.url, node: node.url }));
  const { listeners } = parts;
  return { network, ...listeners, indexed: () => index.indexed(), close: () => parts.close() };
}
