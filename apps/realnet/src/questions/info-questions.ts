/** What is asked of a node about itself. */
import { rpcQuestions } from "./question.ts";

const PRIMARY = "11111111111111111111111111111111LpoYY";

export const infoQuestions = rpcQuestions("/ext/info", "info.", {
  getNodeVersion: { "no arguments": {}, "without params": undefined },
  getNodeID: { "no arguments": {} },
  getNodeIP: { "no arguments": {} },
  getNetworkID: { "no arguments": {} },
  getNetworkName: { "no arguments": {} },
  getBlockchainID: {
    "alias P": { alias: "P" },
    "alias X": { alias: "X" },
    "alias C": { alias: "C" },
    "alias in lower case": { alias: "c" },
    "alias platform": { alias: "platform" },
    "alias avm": { alias: "avm" },
    "alias evm": { alias: "evm" },
    "chain by id": { alias: "{xChainId}" },
    "no arguments": {},
    "unknown alias": { alias: "nothing" },
    "unknown id": { alias: "{unknownId}" },
    "number as alias": { alias: 1 },
  },
  isBootstrapped: {
    "chain P": { chain: "P" },
    "chain X": { chain: "X" },
    "chain C": { chain: "C" },
    "chain by id": { chain: "{cChainId}" },
    "no arguments": {},
    "unknown alias": { chain: "nothing" },
    "unknown id": { chain: "{unknownId}" },
  },
  upgrades: { "no arguments": {} },
  getTxFee: { "no arguments": {} },
  getVMs: { "no arguments": {} },
  acps: { "no arguments": {} },
  uptime: { "no arguments": {}, "Primary Network": { subnetID: PRIMARY } },
  peers: {
    "no arguments": {},
    "unknown node": { nodeIDs: ["{unknownNodeId}"] },
    "not a node's id": { nodeIDs: ["nothing"] },
  },
  getNothing: { "method that does not exist": {} },
});

/** Of the node's health, which has a plain form besides. */
export const healthQuestions = [
  ...rpcQuestions("/ext/health", "health.", {
    health: {
      "no arguments": {},
      "without params": undefined,
      "unknown tag": { tags: ["nothing"] },
      "Primary Network": { tags: [PRIMARY] },
    },
    readiness: { "no arguments": {} },
    liveness: { "no arguments": {} },
  }),
  ...["", "/health", "/readiness", "/liveness", "?tag=nothing", `?tag=${PRIMARY}`].map((rest) => ({
    name: `GET /ext/health${rest}`,
    method: "GET",
    path: `/ext/health${rest}`,
    headers: {},
  })),
];
