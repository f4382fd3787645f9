/** Networks and EVM chains of the configuration. */
import * as v from "valibot";
import { described, jsonOf, oneGiven, withJson } from "./json-schema.ts";
import { boolean, booleanOr, fields, httpUrl, integer, list, oneOf, secretText, text } from "./rules.ts";

const NETWORKS = ["mainnet", "fuji"] as const;
/** Unix seconds of avalanchego's date for upgrades without one: 9999-12-01. */
const MAX_TIME = Date.UTC(9999, 11, 1) / 1000;

const token = fields({
  name: described(text, "Name of the chain's own token.", { example: "Avalanche" }),
  symbol: described(text, "Symbol of the token.", { example: "AVAX" }),
  decimals: v.nullish(
    described(integer(0, 255), "Decimal places of the token's smallest unit.", { default: 18 }),
    18,
  ),
  logoUri: v.nullish(described(text, "URI of the token's picture, returned unchanged.")),
  description: v.nullish(described(text, "Description of the token, returned unchanged.")),
});

const evmChain = fields({
  evmChainId: described(integer(1, Number.MAX_SAFE_INTEGER), "The chain's EVM chain id (EIP-155).", {
    example: 43_114,
  }),
  blockchainId: described(text, 'Blockchain id of the chain, or "c-chain" for the C-Chain of the network.', {
    example: "c-chain",
  }),
  name: described(text, "Name of the chain, as responses give it.", { example: "C-Chain" }),
  description: v.nullish(described(text, "Description of the chain, returned unchanged.")),
  rpcUrl: described(
    httpUrl,
    "URL of the chain's JSON-RPC, which the service calls. It may contain a key: no response, log or error shows it.",
    { example: "http://127.0.0.1:9650/ext/bc/C/rpc" },
  ),
  wsUrl: v.nullish(
    described(
      secretText("a ws or wss URL, or off", /^(off|wss?:\/\/[^\s/?#]\S*)$/),
      "URL of the node's WebSocket, which announces new blocks, or off. By default, rpcUrl with /ws " +
        "instead of /rpc. The service polls a node without one.",
      { example: "ws://127.0.0.1:9650/ext/bc/C/ws" },
    ),
  ),
  publicRpcUrl: v.nullish(
    described(httpUrl, "URL of the chain's JSON-RPC that responses give.", {
      example: "https://api.avax.network/ext/bc/C/rpc",
    }),
  ),
  subnetId: v.nullish(described(text, "Id of the chain's subnet, returned unchanged.")),
  vmId: v.nullish(described(text, "Id of the chain's virtual machine, returned unchanged.")),
  explorerUrl: v.nullish(
    described(httpUrl, "URL of an explorer of the chain, returned unchanged.", {
      example: "https://explorer.example.org",
    }),
  ),
  logoUri: v.nullish(described(text, "URI of the chain's picture, returned unchanged.")),
  token: described(token, "The chain's own token.", { example: { name: "Avalanche", symbol: "AVAX" } }),
  traces: v.nullish(
    described(
      oneOf(["auto", "off"]),
      "Source of internal transactions: auto reads them with debug_traceBlockByNumber if the node " +
        "supports it; off reads none.",
      { default: "auto" },
    ),
  ),
  messengers: v.nullish(
    described(
      list(text),
      "Addresses of the contracts whose interchain messages are indexed, instead of Teleporter's.",
      { example: ["0x253b2784c75e510dD0fF1da844684a1aC0aa5fcf"] },
    ),
  ),
});

const network = fields({
  nodeUrl: described(
    httpUrl,
    "Base URL of the node, without /ext; its block index must be enabled (index-enabled).",
    { example: "http://127.0.0.1:9650" },
  ),
  genesis: v.nullish(
    described(
      text,
      "Genesis of the network: mainnet, fuji or a path relative to this file. The file holds a node's " +
        "JSON, also in gzip, or the P-Chain's genesis bytes, raw or in hex. By default, the genesis of the " +
        "public network of the same name.",
      { example: "genesis.json" },
    ),
  ),
  heliconTime: v.nullish(
    described(
      integer(0, MAX_TIME),
      "Time of the Helicon upgrade in Unix seconds. By default, the time in the node's info.upgrades, or " +
        "else the known date of the public network.",
      { example: 1_785_196_800 },
    ),
  ),
  xChain: v.nullish(
    described(boolean, "Indexes the X-Chain. If false, its operations respond with 501.", {
      default: false,
    }),
  ),
  cChain: v.nullish(
    described(
      booleanOr(["index", "rpc"]),
      "Source of the C-Chain's atomic transactions: the node's index (index), its EVM interface (rpc), " +
        "or the index if it is complete, else the EVM interface (true). With false they are not indexed.",
      { default: false },
    ),
  ),
  evmChains: v.nullish(
    described(list(evmChain), "EVM chains to index. Without any, EVM operations respond with 404."),
  ),
  warpSigners: v.nullish(
    described(
      httpUrl,
      "URL of the program that requests signatures of Warp messages from validators. Without it, " +
        "signature operations respond with 501.",
      { example: "http://127.0.0.1:9650/ext/warp" },
    ),
  ),
});

const networkFields = fields({
  mainnet: v.nullish(described(network, "Network to serve as mainnet.")),
  fuji: v.nullish(described(network, "Network to serve as fuji, and as testnet.")),
});

/** The networks to index and serve. */
export const networks = withJson(
  v.pipe(
    networkFields,
    v.check(
      (given) => NETWORKS.some((name) => given[name] !== undefined),
      `must name at least one of ${NETWORKS.join(", ")}`,
    ),
  ),
  { ...jsonOf(networkFields), anyOf: oneGiven(NETWORKS, "object") },
);

/** A network of the file. */
export type NetworkConfig = v.InferOutput<typeof network>;
