/**
 * The methods of avalanchego 1.15.0 (its services' exported methods, and geth's namespaces that its C-Chain
 * registers), and which of them the local network has.
 */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ServedEvm, serveEvm } from "./serve-evm.ts";

let served: ServedEvm;
beforeAll(async () => {
  served = await serveEvm({ weeks: 2, validators: 4, delegators: 0, blockIntervalSeconds: 0 });
});
afterAll(() => served?.close());

const reference = readFileSync(new URL("../../REFERENCE.md", import.meta.url), "utf8");

/**
 * A node's path, its methods that are present here, and those that are not, for the reason that REFERENCE.md
 * gives.
 */
interface Service {
  readonly path: string;
  readonly prefix: string;
  readonly present: string;
  readonly absent?: string;
}

const SERVICES: readonly Service[] = [
  {
    path: "/ext/bc/P",
    prefix: "platform.",
    present:
      "getHeight getProposedHeight getBalance getUTXOs getSubnet getSubnets getStakingAssetID getCurrentValidators getL1Validator getCurrentSupply sampleValidators getBlockchainStatus validatedBy validates getBlockchains issueTx getTx getTxStatus getStake getMinStake getTotalStake getRewardUTXOs getTimestamp getAllValidatorsAt getValidatorsAt getBlock getBlockByHeight getFeeConfig getFeeState getValidatorFeeConfig getValidatorFeeState",
  },
  {
    path: "/ext/bc/X",
    prefix: "avm.",
    present:
      "getBlock getBlockByHeight getHeight issueTx getTxStatus getTx getUTXOs getAssetDescription getBalance getAllBalances getTxFee",
  },
  { path: "/ext/bc/X/wallet", prefix: "wallet.", present: "issueTx" },
  { path: "/ext/bc/C/avax", prefix: "avax.", present: "getUTXOs issueTx getAtomicTx getAtomicTxStatus" },
  {
    path: "/ext/info",
    prefix: "info.",
    present:
      "getNodeVersion getNodeID getNodeIP getNetworkID getNetworkName getBlockchainID peers isBootstrapped upgrades uptime acps getTxFee getVMs",
  },
  { path: "/ext/health", prefix: "health.", present: "readiness health liveness" },
  ...["P", "X", "C"].map((chain) => ({
    path: `/ext/index/${chain}/block`,
    prefix: "index.",
    present: "getLastAccepted getContainerByIndex getContainerRange getIndex isAccepted getContainerByID",
  })),
  ...["P", "X", "C"].map((chain) => ({
    path: `/ext/bc/${chain}/proposervm`,
    prefix: "proposervm.",
    present: "getProposedHeight getCurrentEpoch",
  })),
];

const EVM: readonly Service[] = [
  {
    path: "/ext/bc/C/rpc",
    prefix: "eth_",
    present:
      "gasPrice maxPriorityFeePerGas feeHistory syncing chainId blockNumber getBalance getProof getHeaderByNumber getHeaderByHash getBlockByNumber getBlockByHash getUncleByBlockNumberAndIndex getUncleByBlockHashAndIndex getUncleCountByBlockNumber getUncleCountByBlockHash getCode getStorageAt getBlockReceipts call estimateGas createAccessList getBlockTransactionCountByNumber getBlockTransactionCountByHash getTransactionByBlockNumberAndIndex getTransactionByBlockHashAndIndex getRawTransactionByBlockNumberAndIndex getRawTransactionByBlockHashAndIndex getTransactionCount getTransactionByHash getRawTransactionByHash getTransactionReceipt sendTransaction sendRawTransaction sign signTransaction pendingTransactions newPendingTransactionFilter newBlockFilter newFilter getLogs uninstallFilter getFilterLogs getFilterChanges baseFee callDetailed getChainConfig suggestPriceOptions",
    absent: "fillTransaction resend",
  },
  { path: "/ext/bc/C/rpc", prefix: "txpool_", present: "content contentFrom status inspect" },
  { path: "/ext/bc/C/rpc", prefix: "net_", present: "listening peerCount version" },
  { path: "/ext/bc/C/rpc", prefix: "web3_", present: "clientVersion sha3" },
  { path: "/ext/bc/C/rpc", prefix: "rpc_", present: "modules" },
  {
    path: "/ext/bc/C/rpc",
    prefix: "debug_",
    present: "traceBlockByNumber traceBlockByHash traceTransaction traceCall",
    absent:
      "traceBlock traceBlockFromFile traceBadBlock standardTraceBlockToFile standardTraceBadBlockToFile intermediateRoots",
  },
];

async function say(path: string, method: string, params: unknown): Promise<{ status: number; text: string }> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const headers = { "content-type": "application/json" };
  const request = new Request(`http://node${path}`, { method: "POST", headers, body });
  const response = await served.localnet.fetch(request);
  return { status: response.status, text: await response.text() };
}

const named = (names = "") => names.split(" ").filter((name) => name !== "");
const rows = (services: readonly Service[], kind: "present" | "absent") =>
  services.flatMap(({ path, prefix, ...service }) =>
    named(service[kind]).map((name) => ({ path, method: `${prefix}${name}` })),
  );

it.each(rows(SERVICES, "present"))("$path has $method", async ({ path, method }) => {
  const { status, text } = await say(path, method, {});
  expect([status, text.includes("can't find method")]).toEqual([200, false]);
});

it.each(rows(EVM, "present"))("$path has $method", async ({ path, method }) => {
  const { status, text } = await say(path, method, []);
  expect([status, text.includes("-32601")]).toEqual([200, false]);
});

it.each(rows(EVM, "absent"))("$path lacks $method, and REFERENCE.md says why", async ({ path, method }) => {
  const { text } = await say(path, method, []);
  expect(JSON.parse(text).error).toEqual({
    code: -32_601,
    message: `the method ${method} does not exist/is not available`,
  });
  expect(reference).toContain(`\`${method}\``);
});

/** What a node with its default configuration does not have either, or no longer. */
it.each([
  "eth_coinbase eth_etherbase eth_mining eth_hashrate eth_getWork eth_protocolVersion eth_blobBaseFee eth_getAssetBalance eth_getActiveRulesAt eth_simulateV1 eth_config",
  "debug_getRawBlock debug_getRawHeader debug_getRawReceipts debug_getRawTransaction debug_printBlock debug_chaindbProperty debug_chaindbCompact debug_setHead debug_dbGet debug_dbAncient debug_dbAncients debug_memStats debug_storageRangeAt debug_dumpBlock debug_getBadBlocks debug_preimage debug_accountRange debug_getModifiedAccountsByNumber debug_traceChain",
  "admin_nodeInfo admin_importChain warp_getMessage personal_listAccounts miner_start validators_getCurrentValidators avax_version",
])("the C-Chain's JSON-RPC has none of %s", async (methods) => {
  for (const method of named(methods)) {
    const { text } = await say("/ext/bc/C/rpc", method, []);
    expect(JSON.parse(text).error, method).toEqual({
      code: -32_601,
      message: `the method ${method} does not exist/is not available`,
    });
  }
});

it.each([
  ["/ext/bc/P", "platform.exportKey"],
  ["/ext/bc/P", "platform.getMaxStakeAmount"],
  ["/ext/bc/X", "avm.getAddressTxs"],
  ["/ext/bc/C/avax", "avax.version"],
  ["/ext/bc/C/avax", "avax.exportKey"],
  ["/ext/bc/C/avax", "avax.exportAVAX"],
])("%s has no %s any more", async (path, method) => {
  const [service = "", name = ""] = method.split(".");
  const exported = `${service}.${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const { text } = await say(path, method, {});
  expect(JSON.parse(text).error).toEqual({
    code: -32_000,
    message: `rpc: can't find method "${exported}"`,
    data: null,
  });
});

it.each([
  "/ext/admin",
  "/ext/bc/C/admin",
  "/ext/keystore",
  "/ext/ipcs",
  "/ext/auth",
  "/ext/bc/X/events",
  "/ext/bc/P/rpc",
  "/ext/bc/C/validators",
  "/ext/bc/C",
  "/ext/vm/avm",
])("there is nothing at %s", async (path) => {
  expect(await say(path, "x", {})).toEqual({ status: 404, text: "404 page not found\n" });
});

it("/ext/metrics is not here, and REFERENCE.md says why", async () => {
  expect((await say("/ext/metrics", "x", {})).status).toBe(404);
  expect(reference).toContain("`/ext/metrics`");
});
