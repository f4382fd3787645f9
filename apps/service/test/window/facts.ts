/** The data of the whole service, and the beginning of the window. Requests are made of both. */

import type { Beginning } from "../../src/store/index-window.ts";
import type { Json } from "../harness.ts";
import type { Comparison } from "./compare.ts";

export const FUJI = "/v1/networks/fuji";
export const ALIASES = ["p-chain", "x-chain", "c-chain"] as const;
export const UNKNOWN_ID = "11111111111111111111111111111111LpoYY";
export const NO_HASH = `0x${"1".repeat(64)}`;

/** The first items, and some more of the rest. */
export const some = <Item>(items: readonly Item[], count: number): Item[] => {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, at) => at % step === 0);
};
export const distinct = (items: readonly (string | undefined)[]): string[] => [
  ...new Set(items.filter((item) => item !== undefined)),
];

export const heightOf = (item: Json): number => Number(item.blockNumber ?? item.blockHeight ?? 0);
export const evmHeight = (item: Json): number =>
  Number(item.nativeTransaction?.blockNumber ?? item.blockNumber);
export const ownersOf = (txs: readonly Json[]): string[] =>
  distinct(
    txs.flatMap(({ consumedUtxos = [], emittedUtxos = [] }) =>
      [...consumedUtxos, ...emittedUtxos].flatMap(({ addresses }) => addresses),
    ),
  );

/** Two services to compare, with the chains and their beginnings. */
export interface WindowedServices {
  readonly compared: Comparison;
  readonly beginnings: readonly Beginning[];
  readonly evmChains: readonly number[];
}

/** Reads what the whole service has. */
export async function readFacts({ compared, beginnings, evmChains }: WindowedServices) {
  const { first: whole } = compared;
  const firstOf = (alias: string): number => beginnings.find((row) => row.alias === alias)?.first ?? 0;
  const timeOf = (...aliases: string[]): number =>
    Math.max(...beginnings.filter(({ alias }) => aliases.includes(alias)).map(({ time }) => time));
  const primaryTime = timeOf(...ALIASES);
  const evmTime = timeOf(...evmChains.map((chain) => `evm-${chain}`));
  const base = (alias: string): string => `${FUJI}/blockchains/${alias}`;
  const from =
    (alias: string, height: (item: Json) => number = heightOf) =>
    (one: Json): boolean =>
      height(one) >= firstOf(alias);
  const txs = new Map<string, Json[]>();
  const blocks = new Map<string, Json[]>();
  for (const alias of ALIASES) {
    txs.set(alias, await whole.all(`${base(alias)}/transactions`, "transactions", 100));
    blocks.set(alias, await whole.all(`${base(alias)}/blocks`, "blocks", 100));
  }
  const evmTxs = new Map<number, Json[]>();
  for (const chain of evmChains)
    evmTxs.set(chain, await whole.all(`/v1/chains/${chain}/transactions`, "transactions", 100));
  const onPrimary = async (check: (alias: (typeof ALIASES)[number]) => Promise<void>) => {
    for (const alias of ALIASES) await check(alias);
  };
  const onEvm = async (
    check: (path: string, alias: string, list: readonly Json[], chain: number) => Promise<void>,
  ) => {
    for (const [chain, list] of evmTxs) await check(`/v1/chains/${chain}`, `evm-${chain}`, list, chain);
  };
  /** Senders and recipients of some transactions, the first one among them. */
  const parties = (list: readonly Json[]): string[] =>
    distinct(some(list, 5).flatMap(({ from: sender, to }) => [sender.address, to?.address]));
  const contracts = new Map<number, Json[]>();
  for (const [chain, list] of evmTxs) {
    const found: Json[] = [];
    for (const party of parties(list))
      found.push(
        ...(await whole.all(`/v1/chains/${chain}/contracts/${party}/deployments`, "contracts", 100)),
      );
    contracts.set(chain, found);
  }
  const heightByHash = new Map(
    [...evmTxs.values(), ...txs.values()].flat().map((tx) => [tx.txHash, heightOf(tx)]),
  );
  const deployedAt = (contract: Json): number =>
    heightByHash.get(contract.deploymentDetails?.txHash) ?? Number.NaN;
  const tokens = new Map<number, string[]>();
  for (const chain of evmChains) {
    const details = await Promise.all(
      (evmTxs.get(chain) ?? []).map(async ({ txHash }) =>
        whole.get(`/v1/chains/${chain}/transactions/${txHash}`),
      ),
    );
    tokens.set(
      chain,
      distinct(
        details.flatMap(({ body }) =>
          [
            ...(body.erc20Transfers ?? []),
            ...(body.erc721Transfers ?? []),
            ...(body.erc1155Transfers ?? []),
          ].map(
            ({ erc20Token, erc721Token, erc1155Token }) =>
              (erc20Token ?? erc721Token ?? erc1155Token).address,
          ),
        ),
      ),
    );
  }
  const messages = await whole.all("/v1/icm/messages", "messages", 100);
  const messageTime = ({ sourceTransaction, destinationTransaction }: Json): number =>
    (sourceTransaction ?? destinationTransaction).timestamp;
  const isLateMessage = (message: Json): boolean => messageTime(message) >= evmTime;
  /** Heights around the beginning, and up to the last block. */
  const heightsOf = (alias: string, last: number): number[] => {
    const begin = firstOf(alias);
    return [0, begin - 1, begin, begin + 1, Math.floor((begin + last) / 2), last].filter(
      (height) => height >= 0 && height <= last,
    );
  };

  return {
    compared,
    evmChains,
    firstOf,
    timeOf,
    primaryTime,
    evmTime,
    base,
    from,
    txs,
    blocks,
    onPrimary,
    onEvm,
    parties,
    contracts,
    heightByHash,
    deployedAt,
    tokens,
    messages,
    isLateMessage,
    heightsOf,
  };
}

/** Data of which requests are made. */
export type Facts = Awaited<ReturnType<typeof readFacts>>;
