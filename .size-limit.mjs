// Gives size-limit the budgets of the clients' bundles, which stand in tools/shared/budgets.json.
import { readFileSync } from "node:fs";

const { bundleBytes, oneResourceBytes, walletBytes } = JSON.parse(
  readFileSync(new URL("tools/shared/budgets.json", import.meta.url), "utf8"),
);
const makers = {
  data: "createDataClient",
  metrics: "createMetricsClient",
  "pchain-rpc": "createPChainClient",
};

const whole = Object.entries(makers).map(([client, maker]) => ({
  name: `${client} client, whole, with its dependencies`,
  path: `packages/${client}/dist/index.js`,
  import: `{ ${maker} }`,
  limit: `${bundleBytes[client]} B`,
  gzip: true,
}));

const send = "build, check, createWalletNode, explain, issue, privateKeySigner, readCoins, readContext, sign";

export default [
  ...whole,
  {
    name: "data client of one resource, with its dependencies",
    path: "packages/data/dist/resources.js",
    import: "{ createDataClientWith, rewards }",
    limit: `${oneResourceBytes} B`,
    gzip: true,
  },
  {
    name: "wallet that sends, with its dependencies",
    path: "packages/wallet/dist/index.js",
    import: `{ ${send} }`,
    limit: `${walletBytes} B`,
    gzip: true,
  },
];
