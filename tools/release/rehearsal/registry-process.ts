/** The private registry, a process of its own: started with its settings as JSON, it sends its parent the port and ends with it. */
import type { Server } from "node:http";
import { requireInstalled } from "./runtimes.ts";

/** What its parent gives it. */
export interface RegistrySettings {
  /** Folder for its files. */
  readonly storage: string;
  /** URL of the registry that has everything but our packages. */
  readonly uplink: string;
}

const { storage, uplink }: RegistrySettings = JSON.parse(process.argv[2] ?? "{}");
const { runServer }: { runServer(config: object): Promise<Server> } = requireInstalled("verdaccio");

const server = await runServer({
  storage,
  self_path: storage,
  web: { enable: false },
  log: { type: "stdout", format: "json", level: "error" },
  auth: { htpasswd: { file: `${storage}/htpasswd`, max_users: -1 } },
  uplinks: { outside: { url: uplink, timeout: "60s", max_fails: 5 } },
  packages: {
    // No uplink: what consumers install under our names was published here, or is not found.
    "@primary-network/*": { access: "$all", publish: "$all" },
    "primary-network": { access: "$all", publish: "$all" },
    "**": { access: "$all", proxy: "outside" },
  },
  middlewares: {},
  server: { keepAliveTimeout: 5 },
  // The service brings a prepared database of 5 MB, and tarballs are sent as base64.
  max_body_size: "64mb",
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ port: typeof address === "object" ? address?.port : undefined });
});
process.once("disconnect", () => process.exit(0));
