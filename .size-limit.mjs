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

// Bundlers of pages take from a namespace what is used; esbuild does so only where the namespace's own file is imported.
const send = {
  "packages/wallet/dist/index.js":
    "{ createWalletNode, issue, privateKeySigner, readCoins, readContext, sign }",
  "packages/wallet/dist/build/p/index.js": "{ base }",
};

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
    path: Object.keys(send),
    import: send,
    limit: `${walletBytes} B`,
    gzip: true,
  },
];
