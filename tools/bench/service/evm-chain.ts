/** A synthetic EVM chain, as a node serves it: each block has five calls of a token, each of them two logs and one call inside. */
import { orderedTrieRoot, rawTransaction } from "@primary-network/service/parts";

/** Transactions of a block. */
export const TXS = 5;
const ACCOUNTS = 1_000;
const TRANSFER = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";
const APPROVAL = "0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925";
const GENESIS_TIME = 1_700_000_000;

/** Unix seconds of a block. */
export const timeOf = (number: number): number => GENESIS_TIME + 2 * number;

/** Logs of a block. */
export const LOGS = 2 * TXS;

const hex = (value: number) => `0x${value.toString(16)}`;
const word = (kind: number, number: number, part = 0) =>
  `0x${[kind, part, 0, number].map((value) => value.toString(16).padStart(16, "0")).join("")}`;
const account = (index: number) => `0x${"a".repeat(32)}${(index % ACCOUNTS).toString(16).padStart(8, "0")}`;
const topic = (address: string) => `0x${"0".repeat(24)}${address.slice(2)}`;

const token = (index: number) => `0x${"c".repeat(38)}${(index % 50).toString(16).padStart(2, "0")}`;

function parts(number: number, index: number) {
  const sender = account(index === 0 ? 0 : number * 7 + index * 13);
  return { sender, recipient: account(number * 3 + index * 5 + 1), contract: token(number + index) };
}

function txAt(number: number, index: number) {
  const { sender, contract } = parts(number, index);
  return {
    hash: word(2, number, index),
    blockHash: word(1, number),
    blockNumber: hex(number),
    transactionIndex: hex(index),
    type: "0x2",
    from: sender,
    to: contract,
    nonce: hex(number),
    value: "0x0",
    gas: "0x11170",
    input: `0xa9059cbb${"0".repeat(128)}`,
    gasPrice: "0x5d21dba00",
    maxFeePerGas: "0x6fc23ac00",
    maxPriorityFeePerGas: "0x0",
    chainId: "0xa868",
    accessList: [],
    v: "0x1",
    yParity: "0x1",
    r: word(3, number, index),
    s: word(4, number, index),
  };
}

function logsAt(number: number, index: number) {
  const { sender, recipient, contract } = parts(number, index);
  const log = {
    address: contract,
    data: word(0, number + 1),
    blockHash: word(1, number),
    blockNumber: hex(number),
    transactionHash: word(2, number, index),
    transactionIndex: hex(index),
    removed: false,
  };
  return [TRANSFER, APPROVAL].map((event, position) => ({
    ...log,
    topics: [event, topic(sender), topic(recipient)],
    logIndex: hex(2 * index + position),
  }));
}

const receiptAt = (number: number, index: number) => ({
  blockHash: word(1, number),
  transactionHash: word(2, number, index),
  status: "0x1",
  gasUsed: "0xc350",
  effectiveGasPrice: "0x5d21dba00",
  contractAddress: null,
  logs: logsAt(number, index),
});

function traceAt(number: number, index: number) {
  const { sender, recipient, contract } = parts(number, index);
  const inner = { type: "CALL", from: contract, to: recipient, value: "0x1", gas: "0x2710", gasUsed: "0x0" };
  const result = {
    type: "CALL",
    from: sender,
    to: contract,
    value: "0x0",
    gas: "0x11170",
    gasUsed: "0xc350",
  };
  return { txHash: word(2, number, index), result: { ...result, calls: [inner] } };
}

const txs = <T>(number: number, at: (number: number, index: number) => T): T[] =>
  Array.from({ length: number === 0 ? 0 : TXS }, (_, index) => at(number, index));

/** What else nodes tell of a block; the filter lets every address and topic through. */
const HEADER = {
  logsBloom: `0x${"f".repeat(512)}`,
  miner: "0x0100000000000000000000000000000000000000",
  gasUsed: "0x3d090",
  gasLimit: "0x7a1200",
  nonce: "0x0000000000000000",
  mixHash: word(0, 0),
  stateRoot: word(5, 0),
  receiptsRoot: word(6, 0),
  sha3Uncles: "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347",
  difficulty: "0x1",
  totalDifficulty: "0x1",
  extraData: "0x",
  uncles: [],
};

function blockAt(number: number) {
  const transactions = txs(number, txAt);
  const root = orderedTrieRoot(
    transactions.map((transaction) => {
      const raw = rawTransaction(transaction);
      if (raw === undefined) throw new Error("a made-up transaction has no bytes");
      return raw;
    }),
  );
  return {
    number: hex(number),
    hash: word(1, number),
    parentHash: word(1, Math.max(0, number - 1)),
    timestamp: hex(timeOf(number)),
    baseFeePerGas: "0x5d21dba00",
    ...HEADER,
    size: hex(1_000 + 200 * transactions.length),
    transactionsRoot: `0x${Buffer.from(root).toString("hex")}`,
    transactions,
  };
}

/** The EVM chain id. */
export const CHAIN = 43_112;

/** How its interchain messages are read: it has none. */
export const rules = { blockchainId: `0x${"11".repeat(32)}`, messengers: new Set<string>() };

/** The number of the block with a hash. */
export const numberOf = (hash: string): number => Number.parseInt(hash.slice(-16), 16);

/** The logs of a block. */
export const logsOf = (number: number) => txs(number, logsAt).flat();

/** What a node responds with of a block, by method. */
export const responses = {
  eth_getBlockByNumber: blockAt,
  eth_getBlockReceipts: (number: number) => txs(number, receiptAt),
  debug_traceBlockByNumber: (number: number) => txs(number, traceAt),
};
