/** Requests that an index must serve from as few rows as it returns, however long the history is. */
import type { Cases } from "./page-figures.ts";
import { BLOCK_SECONDS, EMPTIED, EVERYWHERE, GENESIS_TIME, owners, RARE_TYPE, UNKNOWN } from "./payments.ts";

const NETWORK_PATH = "/v1/networks/fuji/";

/** Requests with their whole paths, from those below the network. */
export const onNetwork = (cases: Cases): Cases =>
  Object.fromEntries(
    Object.entries(cases).map(([title, path]) => [title, (variant) => NETWORK_PATH + path(variant)]),
  );

const P = "blockchains/p-chain";
const MOST_ADDRESSES = 64;

/** 64 addresses, one of them the one in half of all transactions. */
const many = (variant: number): string =>
  [
    EVERYWHERE,
    ...Array.from({ length: MOST_ADDRESSES - 1 }, (_, at) => owners[(variant + at) % owners.length]),
  ].join(",");

/** A time near the beginning of the history. */
function oldTime(variant: number, transactions: number): number {
  const seconds = (transactions / 10) * BLOCK_SECONDS;
  return GENESIS_TIME + Math.floor(seconds * (0.05 + 0.001 * (variant % 50)));
}

/** A time in the middle of the history. */
const halfway = (transactions: number): number => GENESIS_TIME + (transactions / 20) * BLOCK_SECONDS;

/** A hundredth of the history, near its beginning. */
function oldSpan(variant: number, transactions: number): string {
  const seconds = (transactions / 10) * BLOCK_SECONDS;
  const start = oldTime(variant, transactions);
  return `startTimestamp=${start}&endTimestamp=${start + Math.ceil(seconds / 100)}`;
}

/** Cases of transactions and outputs of the P-Chain. */
export const paymentCases = (transactions: number): Cases =>
  onNetwork({
    "transactions, all": () => `${P}/transactions?pageSize=10`,
    "transactions, all, oldest first": () => `${P}/transactions?pageSize=10&sortOrder=asc`,
    "transactions, hot address": () => `${P}/transactions?pageSize=10&addresses=${EVERYWHERE}`,
    "transactions, hot address, old time span": (variant) =>
      `${P}/transactions?pageSize=10&addresses=${EVERYWHERE}&${oldSpan(variant, transactions)}`,
    "transactions, hot address, old time span, oldest first": (variant) =>
      `${P}/transactions?pageSize=10&addresses=${EVERYWHERE}&sortOrder=asc&${oldSpan(variant, transactions)}`,
    "transactions, hot address, rare type": () =>
      `${P}/transactions?pageSize=10&addresses=${EVERYWHERE}&txTypes=${RARE_TYPE}`,
    "transactions, hot address, type that never occurs": () =>
      `${P}/transactions?pageSize=10&addresses=${EVERYWHERE}&txTypes=ConvertSubnetToL1Tx`,
    "transactions, hot address, rare type, old time span": (variant) =>
      `${P}/transactions?pageSize=10&addresses=${EVERYWHERE}&txTypes=${RARE_TYPE}&${oldSpan(variant, transactions)}`,
    "transactions, 64 addresses": (variant) => `${P}/transactions?pageSize=10&addresses=${many(variant)}`,
    "transactions, 64 addresses, rare type": (variant) =>
      `${P}/transactions?pageSize=10&addresses=${many(variant)}&txTypes=${RARE_TYPE}`,
    "transactions, unknown address": () => `${P}/transactions?pageSize=10&addresses=${UNKNOWN}`,
    "staking transactions, all": () => `${P}/transactions:listStaking?pageSize=10`,
    "staking transactions, hot address": () =>
      `${P}/transactions:listStaking?pageSize=10&addresses=${EVERYWHERE}`,
    "staking transactions, 64 addresses": (variant) =>
      `${P}/transactions:listStaking?pageSize=10&addresses=${many(variant)}`,
    "blocks, all": () => `${P}/blocks?pageSize=10`,
    "blocks, old time span": (variant) => `${P}/blocks?pageSize=10&${oldSpan(variant, transactions)}`,
    "block by height": (variant) => `${P}/blocks/${1 + variant}`,
    "balances of an address that spent everything": () => `${P}/balances?addresses=${EMPTIED}`,
    "balances of an address that spent everything, at an old time": (variant) =>
      `${P}/balances?addresses=${EMPTIED}&blockTimestamp=${oldTime(variant, transactions)}`,
    "balances of an address of few outputs, at an old time": (variant) =>
      `${P}/balances?addresses=${owners[variant % owners.length]}&blockTimestamp=${oldTime(variant, transactions)}`,
    "balances of an unknown address, at an old time": (variant) =>
      `${P}/balances?addresses=${UNKNOWN}&blockTimestamp=${oldTime(variant, transactions)}`,
    "balances of an address that spent everything, halfway": () =>
      `${P}/balances?addresses=${EMPTIED}&blockTimestamp=${halfway(transactions)}`,
    "balances of the hot address, halfway": () =>
      `${P}/balances?addresses=${EVERYWHERE}&blockTimestamp=${halfway(transactions)}`,
    "last activity, hot address": () => `${P}/lastActivityTimestampByAddresses?addresses=${EVERYWHERE}`,
    "outputs of an address that spent everything": () => `${P}/utxos?pageSize=10&addresses=${EMPTIED}`,
    "outputs of an address that spent everything, by amount": () =>
      `${P}/utxos?pageSize=10&sortBy=amount&addresses=${EMPTIED}`,
    "outputs, hot address": () => `${P}/utxos?pageSize=10&addresses=${EVERYWHERE}`,
    "outputs, hot address, also spent": () =>
      `${P}/utxos?pageSize=10&includeSpent=true&addresses=${EVERYWHERE}`,
    "outputs, hot address, by amount": () => `${P}/utxos?pageSize=10&sortBy=amount&addresses=${EVERYWHERE}`,
    "outputs, 64 addresses": (variant) => `${P}/utxos?pageSize=10&addresses=${many(variant)}`,
  });

/** Requests to measure, by title: pages of a given size, for each address in turn. */
export const measuredPages = (pageSize: number): Cases => {
  const of = (variant: number) => owners[variant % owners.length];
  return onNetwork({
    [`transactions, ${pageSize} a page`]: (variant) =>
      `${P}/transactions?pageSize=${pageSize}&addresses=${of(variant)}`,
    [`outputs, also spent, ${pageSize} a page`]: (variant) =>
      `${P}/utxos?pageSize=${pageSize}&includeSpent=true&addresses=${of(variant)}`,
  });
};
