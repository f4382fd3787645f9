/** What is asked of the C-Chain's EVM. */
import { type Json, type Question, rpcQuestions } from "./question.ts";

const RPC = "/ext/bc/C/rpc";
const NO_HASH = `0x${"11".repeat(32)}`;
const TRACER = { tracer: "callTracer" };
const TAGS = ["latest", "pending", "earliest", "safe", "finalized", "accepted"];

const byTag = (more: readonly Json[] = [], before: readonly Json[] = []) =>
  Object.fromEntries(TAGS.map((tag) => [tag, [...before, tag, ...more]]));

const byHash = (extra: readonly Json[] = []) => ({
  transfer: ["{evmTransferTx}", ...extra],
  creation: ["{evmCreationTx}", ...extra],
  reverted: ["{evmRevertedTx}", ...extra],
  "with logs": ["{evmLogTx}", ...extra],
  "with internal calls": ["{evmInternalTx}", ...extra],
  "unknown hash": [NO_HASH, ...extra],
  "short hash": ["0x12", ...extra],
  "not a hash": ["nothing", ...extra],
  "no arguments": [],
});

const eth = rpcQuestions(RPC, "eth_", {
  chainId: { "no arguments": [], "without params": undefined, "one argument too many": [1] },
  blockNumber: { "no arguments": [] },
  accounts: { "no arguments": [] },
  baseFee: { "no arguments": [] },
  gasPrice: { "no arguments": [] },
  maxPriorityFeePerGas: { "no arguments": [] },
  feeHistory: {
    "last block": ["0x1", "latest", []],
    "with percentiles": ["0x1", "latest", [25, 75]],
    "two blocks": ["0x2", "latest", []],
    "percentiles in the wrong order": ["0x1", "latest", [75, 25]],
    "block beyond the head": ["0x1", "0xffffffff", []],
  },
  getChainConfig: { "no arguments": [] },
  suggestPriceOptions: { "no arguments": [] },
  syncing: { "no arguments": [] },
  mining: { "method of other nodes": [] },
  coinbase: { "method of other nodes": [] },
  protocolVersion: { "method of other nodes": [] },
  getBlockByNumber: {
    ...byTag([false]),
    "genesis with transactions": ["0x0", true],
    "with transactions": ["{evmBlockNumber}", true],
    "block of an atomic transaction": ["{cImportBlock}", false],
    "beyond the head": ["0xffffffff", false],
    "number as decimal": [1, false],
    "number with leading zero": ["0x01", false],
    "unknown tag": ["newest", false],
    "without second argument": ["0x0"],
    "no arguments": [],
  },
  getBlockByHash: {
    known: ["{evmBlockHash}", false],
    "with transactions": ["{evmBlockHash}", true],
    "unknown hash": [NO_HASH, false],
    "short hash": ["0x12", false],
    "no arguments": [],
  },
  getHeaderByNumber: { latest: ["latest"], "beyond the head": ["0xffffffff"] },
  getBlockTransactionCountByNumber: { known: ["{evmBlockNumber}"], "beyond the head": ["0xffffffff"] },
  getBlockTransactionCountByHash: { known: ["{evmBlockHash}"], "unknown hash": [NO_HASH] },
  getUncleCountByBlockNumber: { latest: ["latest"] },
  getBlockReceipts: {
    "by number": ["{evmBlockNumber}"],
    "by hash": ["{evmBlockHash}"],
    genesis: ["0x0"],
    "beyond the head": ["0xffffffff"],
    "unknown hash": [NO_HASH],
    "no arguments": [],
  },
  getTransactionByHash: byHash(),
  getTransactionReceipt: byHash(),
  getRawTransactionByHash: { transfer: ["{evmTransferTx}"], "unknown hash": [NO_HASH] },
  getTransactionByBlockNumberAndIndex: {
    first: ["{evmBlockNumber}", "0x0"],
    "index that is not there": ["{evmBlockNumber}", "0xff"],
  },
  getTransactionByBlockHashAndIndex: { first: ["{evmBlockHash}", "0x0"], "unknown hash": [NO_HASH, "0x0"] },
  getBalance: {
    ...byTag([], ["{evmAddress}"]),
    "at a height": ["{evmAddress}", "0x0"],
    "without block": ["{evmAddress}"],
    "beyond the head": ["{evmAddress}", "0xffffffff"],
    "unknown account": ["0x00000000000000000000000000000000000000ff", "latest"],
    "short address": ["0x12", "latest"],
    "not an address": ["nothing", "latest"],
    "no arguments": [],
    "arguments by name": { address: "{evmAddress}" },
  },
  getTransactionCount: {
    latest: ["{evmAddress}", "latest"],
    pending: ["{evmAddress}", "pending"],
    "beyond the head": ["{evmAddress}", "0xffffffff"],
  },
  getCode: { contract: ["{evmContract}", "latest"], account: ["{evmAddress}", "latest"] },
  getStorageAt: {
    contract: ["{evmContract}", "0x0", "latest"],
    "bad key": ["{evmContract}", "nothing", "latest"],
  },
  getProof: { account: ["{evmAddress}", [], "latest"] },
  getLogs: {
    "of a block": [{ blockHash: "{evmLogBlockHash}" }],
    "of a range": [{ fromBlock: "0x0", toBlock: "{evmLogBlockNumber}", address: "{evmLogContract}" }],
    "beyond the head": [{ fromBlock: "0xfffffff0", toBlock: "0xffffffff" }],
    "range backwards": [{ fromBlock: "0x1", toBlock: "0x0" }],
    "unknown block": [{ blockHash: NO_HASH }],
    "hash and range": [{ blockHash: NO_HASH, fromBlock: "0x0" }],
    "short topic": [{ fromBlock: "0x0", toBlock: "0x0", topics: ["0x12"] }],
    "no arguments": [],
  },
  call: {
    "to an account": [{ to: "{evmAddress}", data: "0x" }, "latest"],
    "to a contract that reverts": [{ to: "{evmReverter}", data: "{evmRevertData}" }, "latest"],
    "without gas": [{ to: "{evmAddress}", data: "0x", gas: "0x1" }, "latest"],
    "beyond the head": [{ to: "{evmAddress}" }, "0xffffffff"],
    "value without funds": [
      { from: "0x00000000000000000000000000000000000000ff", to: "{evmAddress}", value: "0xde0b6b3a7640000" },
      "latest",
    ],
    "no arguments": [],
  },
  estimateGas: {
    transfer: [{ from: "{evmAddress}", to: "0x00000000000000000000000000000000000000ff", value: "0x1" }],
    "without funds": [
      { from: "0x00000000000000000000000000000000000000ff", to: "{evmAddress}", value: "0xde0b6b3a7640000" },
    ],
    reverting: [{ from: "{evmAddress}", to: "{evmReverter}", data: "{evmRevertData}" }],
  },
  createAccessList: { transfer: [{ from: "{evmAddress}", to: "{evmAddress}" }, "latest"] },
  sendRawTransaction: {
    "no bytes": ["0x"],
    "not hex": ["nothing"],
    "not a transaction": ["0x0102"],
    "cut transaction": ["0x02f8"],
    "sent before": ["{evmRawTransferTx}"],
    "no arguments": [],
  },
  sendTransaction: { "from an unknown account": [{ from: "{evmAddress}", to: "{evmAddress}" }] },
  sign: { "unknown account": ["{evmAddress}", "0x12"] },
  newBlockFilter: { "no arguments": [] },
  newFilter: { "no conditions": [{}] },
  newPendingTransactionFilter: { "no arguments": [] },
  getFilterChanges: { "unknown filter": ["0x12345"] },
  getFilterLogs: { "unknown filter": ["0x12345"] },
  uninstallFilter: { "unknown filter": ["0x12345"] },
  subscribe: { "over HTTP": ["newHeads"] },
  getNothing: { "method that does not exist": [] },
});

const others = [
  ...rpcQuestions(RPC, "net_", {
    version: { "no arguments": [] },
    peerCount: { "no arguments": [] },
    listening: { "no arguments": [] },
  }),
  ...rpcQuestions(RPC, "web3_", {
    clientVersion: { "no arguments": [] },
    sha3: { "two bytes": ["0x1234"], "not hex": ["nothing"] },
  }),
  ...rpcQuestions(RPC, "debug_", {
    traceTransaction: byHash([TRACER]),
    traceBlockByNumber: {
      "with transactions": ["{evmBlockNumber}", TRACER],
      "with internal calls": ["{evmInternalBlockNumber}", TRACER],
      genesis: ["0x0", TRACER],
      "beyond the head": ["0xffffffff", TRACER],
      "unknown tracer": ["{evmBlockNumber}", { tracer: "noTracer" }],
    },
    traceBlockByHash: { known: ["{evmBlockHash}", TRACER], "unknown hash": [NO_HASH, TRACER] },
    traceCall: { "to an account": [{ to: "{evmAddress}" }, "latest", TRACER] },
    getRawReceipts: { "with transactions": ["{evmBlockNumber}"] },
  }),
  ...rpcQuestions(RPC, "txpool_", { status: { "not enabled": [] } }),
  ...rpcQuestions(RPC, "personal_", { listAccounts: { "not enabled": [] } }),
  ...rpcQuestions(RPC, "admin_", { nodeInfo: { "not enabled": [] } }),
  ...rpcQuestions(RPC, "evm_", { mine: { "method of test networks": [] } }),
  ...rpcQuestions(RPC, "anvil_", { setBalance: { "method of test networks": ["{evmAddress}", "0x1"] } }),
];

const headers = { "content-type": "application/json" };
const raw = (name: string, body: string): Question => ({
  name: `${RPC} ${name}`,
  method: "POST",
  path: RPC,
  headers,
  body,
});

/** What a request of Ethereum's JSON-RPC can be like besides one call. */
const envelopes: readonly Question[] = [
  raw(
    "batch",
    '[{"jsonrpc":"2.0","id":1,"method":"eth_chainId"},{"jsonrpc":"2.0","id":2,"method":"eth_accounts"}]',
  ),
  raw("batch of none", "[]"),
  raw("batch with an unknown method", '[{"jsonrpc":"2.0","id":1,"method":"eth_nothing"}]'),
  raw("notification", '{"jsonrpc":"2.0","method":"eth_chainId"}'),
  raw("id null", '{"jsonrpc":"2.0","id":null,"method":"eth_chainId"}'),
  raw("id as text", '{"jsonrpc":"2.0","id":"one","method":"eth_chainId"}'),
  raw("id as object", '{"jsonrpc":"2.0","id":[1],"method":"eth_chainId"}'),
  raw("not JSON", "nothing"),
  raw("empty body", ""),
  raw("cut body", '{"jsonrpc":"2.0"'),
  raw("version 1.0", '{"jsonrpc":"1.0","id":1,"method":"eth_chainId"}'),
  raw("without version", '{"id":1,"method":"eth_chainId"}'),
  raw("without method", '{"jsonrpc":"2.0","id":1}'),
  raw("number instead of an object", "7"),
  raw("method as number", '{"jsonrpc":"2.0","id":1,"method":7}'),
];

export const evmQuestions = [...eth, ...others, ...envelopes];
