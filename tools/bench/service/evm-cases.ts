/** Requests of EVM data that an index must serve from as few rows as it returns, however long the history is. */
import {
  accountAt,
  CHAIN,
  HOT,
  HOT_COLLECTION,
  HOT_TOKEN,
  hashOfTx,
  MESSENGER_USER,
  messageIdAt,
  OTHER_CHAIN,
  RARE_ADDRESS,
  SILENT,
  SPENDER,
} from "./evm-history.ts";
import type { Cases, PathOf } from "./page-figures.ts";

const listing = (address: string, kind: string, query: string): string =>
  `/v1/chains/${CHAIN}/addresses/${address}/transactions:list${kind}?pageSize=10${query}`;

const transactionsOf = (address: string, verb: string): string =>
  `/v1/chains/${CHAIN}/addresses/${address}/transactions${verb}?pageSize=10`;

const balancesOf = (address: string, kind: string, query: string): string =>
  `/v1/chains/${CHAIN}/addresses/${address}/balances:list${kind}?pageSize=10${query}`;

const transfersOf = (token: string, query: string): string =>
  `/v1/chains/${CHAIN}/tokens/${token}/transfers?pageSize=10${query}`;

/** A hundredth of the blocks, near their beginning. */
function oldSpan(variant: number, blocks: number): string {
  const start = Math.floor(blocks * (0.05 + 0.001 * (variant % 50)));
  return `&startBlock=${start}&endBlock=${start + Math.ceil(blocks / 100)}`;
}

/** By title; each begins where nothing of an earlier one helps. */
export function evmCases(blocks: number): Cases {
  const kinds = ["Erc20", "Erc721", "Erc1155"].flatMap((kind): [string, PathOf][] => [
    [`${kind}, hot address`, () => listing(HOT, kind, "")],
    [`${kind}, hot address, old blocks`, (variant) => listing(HOT, kind, oldSpan(variant, blocks))],
    [`${kind}, hot address, from an old block on`, () => listing(HOT, kind, "&startBlock=100")],
    [
      `${kind}, hot address, up to an old block`,
      () => listing(HOT, kind, `&endBlock=${Math.floor(blocks / 50)}`),
    ],
    [
      `${kind}, hot address, a block`,
      (variant) => listing(HOT, kind, `&startBlock=${variant}&endBlock=${variant + 1}`),
    ],
    [`${kind}, address of one transfer`, () => listing(RARE_ADDRESS, kind, "")],
    [`${kind}, hot token, a party of none`, () => listing(HOT_TOKEN, kind, "")],
    [`${kind}, unknown address`, () => listing(SILENT, kind, "")],
    [`${kind}, 100 a page`, () => listing(HOT, kind, "").replace("=10", "=100")],
  ]);
  const number = (variant: number) => 1 + ((variant * 7_919) % blocks);
  return {
    ...Object.fromEntries(kinds),
    "transaction by hash": (variant) => `/v1/chains/${CHAIN}/transactions/${hashOfTx(number(variant), 2)}`,
    "deployment of a contract": (variant) =>
      `/v1/chains/${CHAIN}/contracts/${accountAt(2_000_000_499 + 500 * (variant % 50))}/transactions:getDeployment`,
    "deployments, hot address": () => `/v1/chains/${CHAIN}/contracts/${HOT}/deployments?pageSize=10`,
    "deployments, unknown address": () => `/v1/chains/${CHAIN}/contracts/${SILENT}/deployments?pageSize=10`,
    "messages, hot address": () => `/v1/icm/addresses/${MESSENGER_USER}/messages?pageSize=10`,
    "messages, unknown address": () => `/v1/icm/addresses/${SILENT}/messages?pageSize=10`,
    "messages, all": () => "/v1/icm/messages?pageSize=10",
    "messages, from a chain": () => `/v1/icm/messages?pageSize=10&sourceBlockchainId=${CHAIN}`,
    "messages, into a chain": () => `/v1/icm/messages?pageSize=10&destinationBlockchainId=${OTHER_CHAIN}`,
    "messages, of a chain": () => `/v1/icm/messages?pageSize=10&blockchainId=${CHAIN}`,
    "messages, between two chains": () =>
      `/v1/icm/messages?pageSize=10&sourceBlockchainId=${CHAIN}&destinationBlockchainId=${OTHER_CHAIN}`,
    "messages, from a hot address into a chain": () =>
      `/v1/icm/messages?pageSize=10&from=${MESSENGER_USER}&destinationBlockchainId=${OTHER_CHAIN}`,
    "messages, from an unknown chain": () =>
      `/v1/icm/messages?pageSize=10&sourceBlockchainId=0x${"77".repeat(32)}`,
    "message by id": (variant) => `/v1/icm/messages/${messageIdAt(4 + (variant % 100))}`,
    ...Object.fromEntries(
      ["", ":listNative", ":listInternals"].flatMap((verb): [string, PathOf][] => [
        [`transactions${verb}, hot address`, () => transactionsOf(HOT, verb)],
        [`transactions${verb}, unknown address`, () => transactionsOf(SILENT, verb)],
      ]),
    ),
    "transactions, hot address, oldest first": () => `${transactionsOf(HOT, "")}&sortOrder=asc`,
    ...Object.fromEntries(
      ["Erc20", "Erc721", "Erc1155", "Collectibles"].flatMap((kind): [string, PathOf][] => [
        [`balances of ${kind}, hot address`, () => balancesOf(HOT, kind, "")],
        [`balances of ${kind}, unknown address`, () => balancesOf(SILENT, kind, "")],
      ]),
    ),
    "balances of Erc20, hot address, at an old block": (variant) =>
      balancesOf(HOT, "Erc20", `&blockNumber=${Math.floor(blocks / 2) + variant}`),
    "balances of Erc20, address that spent nearly everything": () => balancesOf(SPENDER, "Erc20", ""),
    "balances of Erc20, hot address, one contract": () =>
      balancesOf(HOT, "Erc20", `&contractAddresses=${HOT_TOKEN}`),
    "balances of Erc1155, hot address, at an old block": (variant) =>
      balancesOf(HOT, "Erc1155", `&blockNumber=${Math.floor(blocks / 2) + variant}`),
    "transfers of a token, hot token": () => transfersOf(HOT_TOKEN, ""),
    "transfers of a token, hot token, old blocks": (variant) =>
      transfersOf(HOT_TOKEN, oldSpan(variant, blocks)),
    "transfers of a token, hot collection": () => transfersOf(HOT_COLLECTION, ""),
    "transfers of a token, unknown token": () => transfersOf(SILENT, ""),
    "contract of a token": () => `/v1/chains/${CHAIN}/addresses/${HOT_TOKEN}`,
    "tokens of a collection": () =>
      `/v1/chains/${CHAIN}/nfts/collections/${HOT_COLLECTION}/tokens?pageSize=10`,
    "metric by hour": () => `/v2/chains/${CHAIN}/metrics/txCount?timeInterval=hour&pageSize=10`,
    "metric of rolling windows": () => `/v2/chains/${CHAIN}/rollingWindowMetrics/activeAddresses`,
    "numbers of messages by day": () => "/v2/icm/timeseries",
    "numbers of messages by hour and blockchains": () =>
      "/v2/icm/timeseries?timeInterval=hour&groupBy=srcBlockchainId,destBlockchainId&pageSize=2160",
    "numbers of messages over windows": () => "/v2/icm/summary",
    "latest blocks": () => `/v1/chains/${CHAIN}/blocks?pageSize=10`,
    "block by number": (variant) => `/v1/chains/${CHAIN}/blocks/${number(variant)}`,
    "latest transactions": () => `/v1/chains/${CHAIN}/transactions?pageSize=10`,
    "latest transactions that failed": () => `/v1/chains/${CHAIN}/transactions?pageSize=10&status=failed`,
    chains: () => "/v1/chains",
    "average TPS": () => `/v1/avg_tps/${CHAIN}`,
  };
}

/** Requests whose speed is measured, by title: of the hot address and of others in turn. */
export const measuredTransfers = (pageSize: number): Cases => ({
  [`ERC-20 transfers, ${pageSize} a page`]: (variant) =>
    listing(variant % 2 === 0 ? HOT : accountAt(1 + variant), "Erc20", "").replace("=10", `=${pageSize}`),
  [`ERC-20 transfers of one address, ${pageSize} a page`]: () =>
    listing(HOT, "Erc20", "").replace("=10", `=${pageSize}`),
});
