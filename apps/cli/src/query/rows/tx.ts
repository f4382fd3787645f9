/** `tx`: one transaction of any chain, by its id or hash. */
import { type Found, findByText, formatUnits, isPChainTransaction } from "@primary-network/data";
import { CliError } from "@primary-network/devnet/terminal";
import { networkName } from "../../deployment/deployment.ts";
import { grouped, id, plain, time } from "../columns.ts";
import { type Exact, NothingFound, type Query } from "../query.ts";
import { type Amount, amountOf, amountText, type Moved, movedText, orNone } from "./amounts.ts";

/** A transaction of any chain. */
interface Transaction {
  readonly chain: string;
  readonly txHash: string;
  readonly txType: string;
  readonly timestamp: number;
  readonly block: string | undefined;
  readonly status?: string | undefined;
  readonly inputs: readonly Moved[];
  readonly outputs: readonly Moved[];
  readonly burned?: readonly Amount[];
  readonly staked?: readonly Amount[];
  readonly transfers?: readonly Transfer[];
  readonly facts: Readonly<Record<string, Exact>>;
}

type Primary = Extract<Found, { kind: "transaction" }>;
type OnEvm = Extract<Found, { kind: "evm-transaction" }>;

/** A token transfer of an EVM transaction. A transfer of an ERC-721 token has no amount. */
interface Transfer {
  readonly from: string;
  readonly to: string;
  readonly token: string;
  readonly symbol?: string;
  readonly tokenId?: string;
  readonly amount?: string;
  readonly decimals?: number;
}

function transferText({ from, to, token, symbol, tokenId, amount, decimals = 0 }: Transfer): string {
  const what = tokenId === undefined ? symbol : `${symbol ?? token} ${tokenId}`;
  const count = amount === undefined ? "" : `${grouped(formatUnits(amount, decimals))} `;
  return `${count}${what || token} ${from} to ${to}`;
}

const movedOf = (of: {
  readonly addresses: readonly string[];
  readonly asset: Parameters<typeof amountOf>[0];
}): Moved => ({ ...amountOf(of.asset), addresses: of.addresses });

function ofPrimary({ chain, transaction: tx }: Primary): Transaction {
  const evmInputs = "evmInputs" in tx ? tx.evmInputs : [];
  const evmOutputs = "evmOutputs" in tx ? tx.evmOutputs : [];
  const isOnP = isPChainTransaction(tx);
  return {
    chain,
    txHash: tx.txHash,
    txType: tx.txType,
    timestamp: isOnP ? tx.blockTimestamp : tx.timestamp,
    block: isOnP ? tx.blockNumber : "blockHeight" in tx ? String(tx.blockHeight) : undefined,
    inputs: [
      ...("consumedUtxos" in tx ? tx.consumedUtxos.map(movedOf) : []),
      ...evmInputs.map(({ fromAddress, asset }) => movedOf({ addresses: [fromAddress], asset })),
    ],
    outputs: [
      ...("emittedUtxos" in tx ? tx.emittedUtxos.map(movedOf) : []),
      ...evmOutputs.map(({ toAddress, asset }) => movedOf({ addresses: [toAddress], asset })),
    ],
    ...(isOnP && { burned: tx.amountBurned.map(amountOf), staked: tx.amountStaked.map(amountOf) }),
    facts: {
      sourceChain: tx.sourceChain,
      destinationChain: tx.destinationChain,
      memo: tx.memo && tx.memo !== "0x" ? tx.memo : undefined,
      ...(isOnP && {
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
  const value = { amount: tx.value, decimals: networkToken.decimals, symbol: networkToken.symbol };
  return {
    chain: chainId,
    txHash: tx.txHash,
    txType: tx.method?.callType ?? "transaction",
    timestamp: tx.blockTimestamp,
    block: tx.blockNumber,
    status: tx.txStatus === "1" ? "succeeded" : "failed",
    inputs: [{ ...value, addresses: [tx.from.address] }],
    outputs: [{ ...value, addresses: [tx.to.address] }],
    facts: {
      method: tx.method?.methodName || tx.method?.methodHash || undefined,
      nonce: tx.nonce,
      gasUsed: tx.gasUsed,
      gasPrice: tx.gasPrice,
    },
    transfers: [
      ...erc20Transfers.map(({ from, to, value: amount, erc20Token: { address, decimals, symbol } }) => ({
        from: from.address,
        to: to.address,
        token: address,
        symbol,
        amount,
        decimals,
      })),
      ...erc721Transfers.map(({ from, to, erc721Token: { address, symbol, tokenId } }) => ({
        from: from.address,
        to: to.address,
        token: address,
        symbol,
        tokenId,
      })),
      ...erc1155Transfers.map(({ from, to, value: amount, erc1155Token: { address, tokenId } }) => ({
        from: from.address,
        to: to.address,
        token: address,
        tokenId,
        amount,
      })),
    ],
  };
}

const fact = (name: string, title: string) =>
  plain<Transaction>(name, title, ({ facts }) => {
    const value = facts[name];
    return typeof value === "object" && value.length === 0 ? undefined : value;
  });

const amounts = (name: string, title: string, value: (tx: Transaction) => readonly Amount[] | undefined) =>
  plain<Transaction>(name, title, value, { texts: (tx) => (value(tx) ?? []).map(amountText) });

/** Commands that show the other kinds of results. */
const ELSEWHERE: Partial<Record<Found["kind"], string>> = {
  block: "block",
  "evm-block": "block",
  node: "validator",
  address: "address",
  subnet: "subnets",
  message: "icm",
};

/** Hash of an EVM transaction. */
const HASH = /^0x[0-9a-f]{64}$/i;

/** Makes the error for a text without such a result, with a hint when it names something else. */
export function notSo(what: string, text: string, found: readonly Found[], network: string): NothingFound {
  const [other] = found;
  const command = other && ELSEWHERE[other.kind];
  const hint = other ? ` It is a ${other.kind}${command ? `: use "${command}"` : ""}.` : "";
  return new NothingFound(`No ${what} "${text}" on ${network}.${hint}`);
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
    amounts("staked", "staked", ({ staked }) => orNone(staked)),
    amounts("burned", "burned", ({ burned }) => orNone(burned)),
    fact("rewardAddresses", "rewards to"),
    fact("stakingTxHash", "staked by"),
    fact("rewardTxHash", "rewarded by"),
    fact("nonce", "nonce"),
    fact("gasUsed", "gas used"),
    fact("gasPrice", "gas price wei"),
    fact("memo", "memo"),
    plain("inputs", "from", ({ inputs }) => inputs, { texts: ({ inputs }) => inputs.map(movedText) }),
    plain("outputs", "to", ({ outputs }) => outputs, { texts: ({ outputs }) => outputs.map(movedText) }),
    plain("transfers", "transfers", ({ transfers }) => orNone(transfers), {
      texts: ({ transfers = [] }) => transfers.map(transferText),
    }),
  ],
  async *rows({ deployment, argument }) {
    if (/^0x/i.test(argument) && !HASH.test(argument))
      throw new CliError(`"${argument}" is not a transaction hash. Expected 0x and 64 hex digits.`);
    const { data } = deployment;
    const found = await findByText(data, argument);
    for (const one of found) {
      if (one.kind === "transaction") return yield ofPrimary(one);
      if (one.kind === "evm-transaction") return yield ofEvm(one);
    }
    throw notSo("transaction", argument, found, await networkName(deployment));
  },
};
