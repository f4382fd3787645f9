/** `tx`: one transaction of any chain, by its id or hash. */
import { type Found, find, formatUnits } from "@primary-network/data";
import { id, plain, time } from "../columns.ts";
import { type Exact, NothingFound, type Query } from "../query.ts";

/** What is shown of any transaction. */
interface Transaction {
  readonly chain: string;
  readonly txHash: string;
  readonly txType: string;
  readonly timestamp: number;
  readonly block: string | undefined;
  readonly status?: string | undefined;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly facts: Readonly<Record<string, Exact>>;
}

type Primary = Extract<Found, { kind: "transaction" }>;
type OnEvm = Extract<Found, { kind: "evm-transaction" }>;

interface Asset {
  readonly amount: string;
  readonly denomination: number;
  readonly symbol: string;
}

const assetText = ({ amount, denomination, symbol }: Asset) =>
  `${formatUnits(amount, denomination)} ${symbol}`;

const utxoText = ({ addresses, asset }: { readonly addresses: readonly string[]; readonly asset: Asset }) =>
  `${assetText(asset)} ${addresses.join("+")}`;

function ofPrimary({ chain, transaction: tx }: Primary): Transaction {
  const evmInputs = "evmInputs" in tx ? tx.evmInputs : [];
  const evmOutputs = "evmOutputs" in tx ? tx.evmOutputs : [];
  const isOnP = "blockNumber" in tx;
  return {
    chain,
    txHash: tx.txHash,
    txType: tx.txType,
    timestamp: isOnP ? tx.blockTimestamp : tx.timestamp,
    block: isOnP ? tx.blockNumber : "blockHeight" in tx ? String(tx.blockHeight) : undefined,
    inputs: [
      ...("consumedUtxos" in tx ? tx.consumedUtxos.map(utxoText) : []),
      ...evmInputs.map(({ fromAddress, asset }) => `${assetText(asset)} ${fromAddress}`),
    ],
    outputs: [
      ...("emittedUtxos" in tx ? tx.emittedUtxos.map(utxoText) : []),
      ...evmOutputs.map(({ toAddress, asset }) => `${assetText(asset)} ${toAddress}`),
    ],
    facts: {
      sourceChain: tx.sourceChain,
      destinationChain: tx.destinationChain,
      memo: tx.memo && tx.memo !== "0x" ? tx.memo : undefined,
      ...(isOnP && {
        burned: tx.amountBurned.map(assetText),
        staked: tx.amountStaked.map(assetText),
        nodeId: tx.nodeId,
        subnetId: tx.subnetId,
        endTimestamp: tx.endTimestamp,
        rewardAddresses: tx.rewardAddresses,
        stakingTxHash: tx.stakingTxHash,
        rewardTxHash: tx.rewardTxHash,
      }),
    },
  };
}

function ofEvm({ chainId, transaction }: OnEvm): Transaction {
  const {
    nativeTransaction: tx,
    networkTokenDetails: { networkToken },
    erc20Transfers = [],
    erc721Transfers = [],
    erc1155Transfers = [],
  } = transaction;
  const value = `${formatUnits(tx.value, networkToken.decimals)} ${networkToken.symbol}`;
  return {
    chain: chainId,
    txHash: tx.txHash,
    txType: tx.method?.callType ?? "transaction",
    timestamp: tx.blockTimestamp,
    block: tx.blockNumber,
    status: tx.txStatus === "1" ? "succeeded" : "failed",
    inputs: [`${value} ${tx.from.address}`],
    outputs: [`${value} ${tx.to.address}`],
    facts: {
      method: tx.method?.methodName || tx.method?.methodHash || undefined,
      nonce: tx.nonce,
      gasUsed: tx.gasUsed,
      gasPrice: tx.gasPrice,
      transfers: [
        ...erc20Transfers.map(
          ({ from, to, value: units, erc20Token: { decimals, symbol } }) =>
            `${formatUnits(units, decimals)} ${symbol} ${from.address} to ${to.address}`,
        ),
        ...erc721Transfers.map(
          ({ from, to, erc721Token: { symbol, tokenId } }) =>
            `${symbol} ${tokenId} ${from.address} to ${to.address}`,
        ),
        ...erc1155Transfers.map(
          ({ from, to, value: units, erc1155Token: { address, tokenId } }) =>
            `${units} of ${address} ${tokenId} ${from.address} to ${to.address}`,
        ),
      ],
    },
  };
}

const fact = (name: string, title: string) =>
  plain<Transaction>(name, title, ({ facts }) => {
    const value = facts[name];
    return typeof value === "object" && value.length === 0 ? undefined : value;
  });

/** What else a text names, as a command that shows it. */
const ELSEWHERE: Partial<Record<Found["kind"], string>> = {
  block: "block",
  "evm-block": "block",
  node: "validator",
  address: "address",
  subnet: "subnets",
  message: "icm",
};

/** The error of a text that names something else, or nothing. */
export function notSo(what: string, text: string, found: readonly Found[], network: string): NothingFound {
  const [other] = found;
  const command = other && ELSEWHERE[other.kind];
  const hint = other ? `; it names a ${other.kind}${command ? `: see "${command}"` : ""}` : "";
  return new NothingFound(`no ${what} "${text}" is indexed on ${network}${hint}`);
}

export const tx: Query<Transaction> = {
  shape: "one",
  columns: [
    plain("chain", "chain", ({ chain }) => chain),
    id("txHash", "transaction", ({ txHash }) => txHash),
    plain("txType", "type", ({ txType }) => txType),
    plain("status", "status", ({ status }) => status, {
      colour: ({ status }) => (status === "failed" ? "red" : "green"),
    }),
    time("timestamp", "time (UTC)", ({ timestamp }) => timestamp),
    plain("block", "block", ({ block }) => block),
    fact("method", "method"),
    fact("sourceChain", "from chain"),
    fact("destinationChain", "to chain"),
    fact("nodeId", "node"),
    fact("subnetId", "subnet"),
    time("endTimestamp", "ends (UTC)", ({ facts }) =>
      typeof facts.endTimestamp === "number" ? facts.endTimestamp : undefined,
    ),
    fact("staked", "staked"),
    fact("burned", "burned"),
    fact("rewardAddresses", "rewards to"),
    fact("stakingTxHash", "staked by"),
    fact("rewardTxHash", "rewarded by"),
    fact("nonce", "nonce"),
    fact("gasUsed", "gas used"),
    fact("gasPrice", "gas price"),
    fact("memo", "memo"),
    plain("inputs", "from", ({ inputs }) => inputs),
    plain("outputs", "to", ({ outputs }) => outputs),
    fact("transfers", "transfers"),
  ],
  async *rows({ deployment: { data, network }, argument }) {
    const found = await find(data, argument);
    for (const one of found) {
      if (one.kind === "transaction") return yield ofPrimary(one);
      if (one.kind === "evm-transaction") return yield ofEvm(one);
    }
    throw notSo("transaction", argument, found, network);
  },
};
