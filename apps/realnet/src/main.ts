/** Entry of `pnpm realnet`: starts a network of real nodes and ends it at a signal. */
import { startRealNetwork } from "./network.ts";

const binary = process.env.AVALANCHEGO;
if (binary === undefined || binary === "") {
  console.error("realnet: set AVALANCHEGO to the path of an avalanchego binary.");
  process.exit(2);
}
const [folder = ".primary-network/realnet", basePort = "22000"] = process.argv.slice(2);
const network = await startRealNetwork({ binary, folder, basePort: Number(basePort) });
for (const { nodeId, url } of network.nodes) console.log(`${nodeId} ${url}`);
await new Promise<void>((resolve) => {
  process.once("SIGINT", () => resolve());
  process.once("SIGTERM", () => resolve());
});
await network.close();
