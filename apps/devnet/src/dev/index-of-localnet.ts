/** Opens the service over the network of `dev`, with an index that belongs to exactly its history. */
import { resolve } from "node:path";
import {
  createService,
  DataDirInUseError,
  type Logger,
  type PriceTable,
  type Service,
  staticPrices,
} from "@primary-network/service";
import type { DevNetwork } from "../network/dev-network.ts";
import { orInUse } from "../world/data-folder.ts";
import { exists, moveAside } from "../world/move-aside.ts";
import type { DevOptions } from "./dev-options.ts";

/** Data that a new index begins with. */
export interface IndexData {
  /** Data of an index of exactly the network's history; undefined when there is none. */
  index(): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Called when that data cannot be used; the index is then built. */
  dropIndex(): Promise<void>;
}

/** Options of `startDev` that are the service's. */
type ServiceOptions = Pick<
  DevOptions,
  "limits" | "compat" | "prices" | "exportDir" | "pollMs" | "onIndexing"
>;

/** Options of the index. */
export interface IndexOptions extends ServiceOptions {
  readonly network: Pick<DevNetwork, "name" | "source">;
  /** Folder of the index; in memory without it. */
  readonly folder: string | undefined;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly logger: Logger;
  /** Accepted host names. Default: any. */
  readonly hosts: readonly string[] | undefined;
  /** Default: a new index is built. */
  readonly data?: IndexData | undefined;
}

/**
 * Opens the service and waits until it has indexed the network's history. An index on disk that cannot be
 * used (left by another version, or damaged) is moved aside and rebuilt: all but API keys and export jobs can
 * be read from the network again.
 *
 * @throws CliError when the folder cannot be used or the history cannot be indexed.
 */
export async function openIndex(options: IndexOptions): Promise<Service> {
  const { data, ...fresh } = options;
  const { folder } = fresh;
  try {
    return await indexed(options);
  } catch (error) {
    if (error instanceof DataDirInUseError) orInUse(error);
    if (folder === undefined && data === undefined) throw error;
    await data?.dropIndex();
    if (folder !== undefined && (await exists(folder))) {
      const kept = await moveAside(folder);
      options.logger.warn(
        { folder, kept, error: String(error) },
        "the index cannot be used and is built again; the old index is kept, and only it has the API keys",
      );
    }
    return indexed(fresh);
  }
}

async function indexed(options: IndexOptions): Promise<Service> {
  const service = await startIndex(options);
  try {
    await service.indexed();
    return service;
  } catch (error) {
    await service.close();
    throw error;
  }
}

/** Invented constant prices, to try fields that depend on a source of prices. */
const PRICES: PriceTable = {
  "43112": { native: { usd: "20.00", eur: "18.00" } },
  "77100": { native: { usd: "0.50", eur: "0.45" } },
};

/** Opens the service and starts indexing. */
export async function startIndex({
  network,
  folder,
  clock,
  logger,
  hosts,
  data,
  limits = "off",
  compat = false,
  prices = false,
  exportDir,
  pollMs,
  onIndexing,
}: IndexOptions): Promise<Service> {
  const isNew = folder === undefined || !(await exists(folder));
  const initial = isNew ? await data?.index() : undefined;
  const service = await createService({
    networks: { [network.name]: network.source },
    ...(folder !== undefined && { dataDir: folder }),
    ...(initial && { initialData: initial }),
    clock,
    logger,
    limits,
    compat,
    ...(prices && { prices: staticPrices(PRICES) }),
    ...(exportDir !== undefined && { exports: { dir: resolve(exportDir) } }),
    ...(hosts && { hosts }),
    ...(pollMs !== undefined && { pollMs }),
    webhooks: "local",
    usage: { requests: "local" },
  });
  service.start();
  onIndexing?.(service.status);
  return service;
}
