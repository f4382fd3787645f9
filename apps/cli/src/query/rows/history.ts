/** `address`: the transactions of an address on all chains, newest first. */
import { isPChainTransaction, type PrimaryChain } from "@primary-network/data";
import { id, plain, time } from "../columns.ts";
import type { Query, QueryInput } from "../query.ts";
import { readAddresses } from "../read-address.ts";
import { type Amount, amountOf, amountText } from "./amounts.ts";

/** One transaction. */
export interface Happened {
  readonly chain: string;
  readonly timestamp: number;
  readonly txHash: string;
  readonly txType: string;
  readonly amounts: readonly Amount[];
}

async function* onPrimaryChain(
  { deployment, pageSize }: QueryInput,
  blockchainId: PrimaryChain,
  addresses: string,
): AsyncGenerator<Happened> {
  const listed = deployment.data.transactions.list({ blockchainId, addresses, pageSize, sortOrder: "desc" });
  for await (const tx of listed) {
    const moved = isPChainTransaction(tx) ? tx.value : tx.amountCreated;
    yield {
      chain: blockchainId,
      timestamp: isPChainTransaction(tx) ? tx.blockTimestamp : tx.timestamp,
      txHash: tx.txHash,
      txType: tx.txType,
      amounts: moved.map(amountOf),
    };
  }
}

async function* onEvmChain(
  { deployment, pageSize }: QueryInput,
  chainId: string,
  { symbol, decimals }: { readonly symbol: string; readonly decimals: number },
  address: string,
): AsyncGenerator<Happened> {
  for await (const {
    nativeTransaction: tx,
    erc20Transfers = [],
  } of deployment.data.evm.listAddressTransactions({
    chainId,
    address,
    pageSize,
  }))
    yield {
      chain: chainId,
      timestamp: tx.blockTimestamp,
      txHash: tx.txHash,
      txType: tx.method?.methodName || tx.method?.callType || "transaction",
      amounts: [
        ...(tx.value === "0" ? [] : [{ amount: tx.value, decimals, symbol }]),
        ...erc20Transfers.map(({ value, erc20Token }) => ({
          amount: value,
          decimals: erc20Token.decimals,
          symbol: erc20Token.symbol,
        })),
      ],
    };
}

/** Merges sequences that are each newest first. It reads at most one row ahead of each. */
export async function* newestFirst<Row extends { readonly timestamp: number }>(
  sources: readonly AsyncIterable<Row>[],
): AsyncGenerator<Row> {
  const iterators = sources.map((source) => source[Symbol.asyncIterator]());
  const heads = await Promise.all(
    iterators.map(async (iterator) => ({ iterator, next: await iterator.next() })),
  );
  try {
    for (;;) {
      let newest: { head: (typeof heads)[number]; row: Row } | undefined;
      for (const head of heads) {
        if (head.next.done) continue;
        const row: Row = head.next.value;
        if (!newest || row.timestamp > newest.row.timestamp) newest = { head, row };
      }
      if (!newest) return;
      yield newest.row;
      newest.head.next = await newest.head.iterator.next();
    }
  } finally {
    await Promise.all(iterators.map((iterator) => iterator.return?.()));
  }
}

export const history: Query<Happened> = {
  columns: [
    time("timestamp", "time (UTC)", ({ timestamp }) => timestamp),
    plain("chain", "chain", ({ chain }) => chain),
    plain("txType", "type", ({ txType }) => txType, {
      text: ({ txType }) => txType.replace(/\(.*$/, ""), // the name of a method, without its parameters
    }),
    plain("amounts", "amounts", ({ amounts }) => amounts, {
      align: "right",
      isMain: true,
      texts: ({ amounts }) => amounts.map(amountText),
    }),
    id("txHash", "transaction", ({ txHash }) => txHash, { isMain: true }),
  ],
  async *rows(input) {
    const read = await readAddresses(input.deployment, input.argument);
    const evmChains = read.some(({ isEvm }) => isEvm)
      ? (await input.deployment.data.evm.listChains()).items
      : [];
    const sources = read.flatMap(({ address, isEvm, chains }) => [
      ...chains.map((chain) => onPrimaryChain(input, chain, address)),
      ...(isEvm
        ? evmChains.map(({ chainId, networkToken }) => onEvmChain(input, chainId, networkToken, address))
        : []),
    ]);
    yield* newestFirst(sources);
  },
};
