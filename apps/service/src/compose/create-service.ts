/** Creates a service from its options. */

import { useNodePrimitives } from "@primary-network/codec/node";
import { Beginnings } from "../api/request/beginnings.ts";
import { Heads } from "../domain/heads.ts";
import { Metrics } from "../http/node/metrics.ts";
import { Leadership } from "../indexer/leadership.ts";
import { openExports } from "../jobs/node/open-exports.ts";
import { useWasmKeccak } from "../sources/evm/node/wasm-keccak.ts";
import { ContainerThreads } from "../sources/node/container-threads.ts";
import { openStores } from "../store/node/open-stores.ts";
import { portableBls } from "../warp/bls-engine.ts";
import { loadBlst } from "../warp/node/blst.ts";
import { ApiKeys } from "./api-keys.ts";
import { createInterfaces } from "./interfaces.ts";
import { maintainDatabase } from "./maintenance.ts";
import { createStop } from "./node/stop.ts";
import { Observer } from "./observer.ts";
import { readOptions, type ServiceOptions } from "./options.ts";
import type { Runtime } from "./runtime.ts";
import { ServedChains } from "./served-chains.ts";
import type { Service } from "./service.ts";
import { createWorkers, runWorkers } from "./workers.ts";

/**
 * Opens the database and makes the service. No request goes to a node before `start`.
 *
 * @throws OptionError naming a wrong option; DatabaseLayoutError when the database is newer than this program,
 *   was made before 0.1.0, or is behind and `migrate` is false; the database driver's error when it cannot be
 *   opened
 * @example
 * const fuji = { nodeUrl: "http://127.0.0.1:9650", networkId: 5, … };
 * const service = await createService({ networks: { fuji } });
 * service.start();
 * await service.indexed();
 * const response = await service.fetch(new Request("http://service/v1/networks/fuji/subnets"));
 */
export const createService = (given: ServiceOptions): Promise<Service> => composeService(given, false);

/**
 * Makes a service.
 *
 * @param restoring accepts a database that only the end of its restore is missing to
 */
export async function composeService(given: ServiceOptions, restoring: boolean): Promise<Service> {
  useNodePrimitives();
  await useWasmKeccak();
  const options = readOptions(given);
  const { clock, logger, pollMs, database, indexing, indexWorkers, leaseMs } = options;
  const stop = createStop();
  const { signal } = stop;
  const runtime: Runtime = { clock, monotonic: () => performance.now(), logger, pollMs, signal };
  const metrics = new Metrics(clock);
  const observer = new Observer(metrics);
  const exportStorage = await openExports({ ...options.exports, ...database.location, log: logger });
  const preparation = restoring ? "restoring" : database.onMigration;
  const stores = await openStores(database.location, database.pools, observer.database, preparation);
  const leadership =
    stores.leases && new Leadership({ store: stores.leases, stands: indexing, leaseMs, logger, signal });
  const heads = new Heads();
  const chains = new ServedChains({
    served: options.served,
    settings: {
      ...options.chainOptions,
      runtime,
      observer,
      heads,
      indexing,
      sharing: leadership && { leadership, storeOf: stores.fenced },
      threads: indexWorkers === 0 ? undefined : new ContainerThreads({ count: indexWorkers, logger, signal }),
    },
    store: stores.index,
    apiStore: stores.api,
    bls: (await loadBlst()) ?? portableBls,
  });
  const workers = createWorkers({ options, runtime, stores, chains, exportStorage });
  const begins = Beginnings.of(await stores.api.indexWindow.read());
  const interfaces = createInterfaces({ options, runtime, metrics, stores, chains, heads, workers, begins });
  const { app, admin, status, drain } = interfaces;
  await chains.load();
  let running: Promise<unknown> | undefined;
  return {
    keys: new ApiKeys(stores.api.apiKeys, clock),
    fetch: async (request, client = {}) => app.fetch(request, client),
    status,
    adminFetch: async (request) => admin.fetch(request),
    start() {
      running ??= Promise.all([
        leadership?.run(),
        // Who leads each chain is known after the first look at the leases.
        (leadership?.begun ?? Promise.resolve()).then(() => chains.run()),
        runWorkers(workers),
        maintainDatabase({ runtime, stores, chains, workers, ...interfaces }),
      ]);
    },
    indexed: () => chains.indexed(),
    drain,
    async packData() {
      if (!stores.pack) throw new Error("only the embedded database can be packed");
      return stores.pack();
    },
    async close() {
      drain();
      stop.abort();
      workers.requestLog?.stop();
      await running;
      await leadership?.release().catch((error: unknown) => {
        logger.warn(
          { error: String(error) },
          "the chains could not be handed over; their leases will expire",
        );
      });
      await stores.close();
    },
  };
}
