/** Tools of an assistant: they read a deployment, build transactions, and control a local network. Guides are resources. */
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { createWalletNode } from "@primary-network/wallet";
import { readVersions } from "../terminal/version.ts";
import type { Connection } from "./connection.ts";
import { addGuides, DOCS_URL } from "./guides.ts";
import type { LocalNetwork } from "./local-network.ts";
import { addBalances } from "./tools/balances.ts";
import { addDecode } from "./tools/decode.ts";
import { addFind } from "./tools/find.ts";
import { addHistory } from "./tools/history.ts";
import { addLocalNetwork } from "./tools/local-network.ts";
import { addMessages } from "./tools/messages.ts";
import { addOperations } from "./tools/operations.ts";
import { addTransaction } from "./tools/transaction.ts";
import { addValidators } from "./tools/validators.ts";
import { addWallet } from "./tools/wallet.ts";

/** The node of `primary-network dev`. */
export const NODE_URL = "http://127.0.0.1:9650";

/** Makes a server. Only with a local network can something be changed. */
export function createToolServer(
  connection: Connection,
  local?: LocalNetwork,
  docsUrl: string = DOCS_URL,
  nodeUrl: string = NODE_URL,
): McpServer {
  const { network, baseUrl } = connection;
  const server = new McpServer(
    { name: "primary-network", version: readVersions().version },
    {
      instructions: [
        `Data of the Avalanche Primary Network${network === undefined ? "" : ` (${network})`} from the service at ${baseUrl}.`,
        "Amounts are decimal strings of smallest units: nAVAX on the P- and X-Chain (1 AVAX = 10^9), wei on EVM chains (10^18). Times are Unix seconds.",
        "Start with `find` for an id, hash, address, node or height. `operations` lists everything that `call` can call. The guides are resources.",
        "`build_transaction` makes an unsigned transaction, `explain_transaction` says what one does.",
        local
          ? "The network is a local one: `network_state`, `change_network` and `send_funds` control it, `sign_transaction` signs with its accounts."
          : "Nothing can be changed.",
      ].join(" "),
    },
  );
  addFind(server, connection);
  addTransaction(server, connection);
  addBalances(server, connection);
  addHistory(server, connection);
  addValidators(server, connection);
  addMessages(server, connection);
  addDecode(server);
  addOperations(server, connection);
  addWallet(server, connection, createWalletNode({ baseUrl: nodeUrl }), local);
  addGuides(server, docsUrl);
  if (local) addLocalNetwork(server, local);
  return server;
}
