/** The private registry, a process of its own: started with its settings as JSON, it tells its parent the port and ends with it. */
import { runServer } from "verdaccio";

const { storage, uplink } = JSON.parse(process.argv[2]);

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
    "**": { access: "$all", proxy: "outside" },
  },
  middlewares: {},
  server: { keepAliveTimeout: 5 },
});
server.listen(0, "127.0.0.1", () => process.send?.({ port: server.address().port }));
process.once("disconnect", () => process.exit(0));
