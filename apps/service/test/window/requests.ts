/** For each operation that needs a window: requests that lie within one, before it, and across its beginning. */

import type { NEEDS, WindowId } from "../../src/api/needs.ts";
import type { OperationId } from "../../src/api/request/handler.ts";
import type { Beginning } from "../../src/store/index-window.ts";
import type { Json } from "../harness.ts";
import type { Comparison } from "./compare.ts";

/** The operations with a parameter that asks for a window. */
type WindowedParameterId = {
  [Id in OperationId]: (typeof NEEDS)[Id] extends { readonly [name: string]: "window" } ? Id : never;
}[OperationId];

const FUJI = "/v1/networks/fuji";
const ALIASES = ["p-chain", "x-chain", "c-chain"] as const;
const UNKNOWN_ID = "11111111111111111111111111111111LpoYY";
const NO_HASH = `0x${"1".repeat(64)}`;

/** The first items, and some more of the rest. */
const some = <Item>(items: readonly Item[], count: number): Item[] => {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, at) => at % step === 0);
};
const distinct = (items: readonly (string | undefined)[]): string[] => [
  ...new Set(items.filter((item) => item !== undefined)),
];

const heightOf = (item: Json): number => Number(item.blockNumber ?? item.blockHeight ?? 0);
const evmHeight = (item: Json): number => Number(item.nativeTransaction?.blockNumber ?? item.blockNumber);
const ownersOf = (txs: readonly Json[]): string[] =>
  distinct(
    txs.flatMap(({ consumedUtxos = [], emittedUtxos = [] }) =>
      [...consumedUtxos, ...emittedUtxos].flatMap(({ addresses }) => addresses),
    ),
  );

/** What a comparison needs of the two services. */
export interface WindowedServices {
  readonly compared: Comparison;
  readonly beginnings: readonly Beginning[];
  readonly evmChains: readonly number[];
}

/** Compares one operation. */
type Check = () => Promise<void>;

/** Reads what the whole service has, and makes the checks of each operation. */
export async function windowChecks({
  compared,
  beginnings,
  evmChains,
}: WindowedServices): Promise<{ readonly [Id in WindowId | WindowedParameterId]: Check }> {
  const { first: whole, same, refuses, item, walk, bounded, stream } = compared;
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
  /** Some senders and recipients, with those of the last and first transactions. */
  const parties = (list: readonly Json[]): string[] =>
    distinct(some(list, 5).flatMap(({ from: sender, to }) => [sender.address, to?.address]));
  const listsOfAddress = (path: string, field = "transactions") =>
    onEvm(async (chain, alias, list) => {
      for (const party of parties(list)) {
        const full = `${chain}/addresses/${party}/${path}`;
        await walk(full, field, from(alias, evmHeight));
        const start = firstOf(alias);
        await bounded(`${full}?startBlock=${start}`, field);
        await bounded(`${full}?startBlock=${start + 1}&endBlock=${start + 40}`, field);
        if (start > 0) await refuses(`${full}?endBlock=${start}`);
      }
    });
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
  /** A message from before the window is there while it goes on: equal, or refused. */
  const findMessages = async (path: string) => {
    for (const message of messages) {
      if (isLateMessage(message)) await same(`${path}/${message.messageId}`);
      else await compared.get(`${path}/${message.messageId}`);
    }
    await refuses(`${path}/${NO_HASH}`);
  };
  const messageLists = async (path: string) => {
    for (const query of ["", "?network=fuji", `?blockchainId=${evmChains[0]}`])
      await walk(`${path}${query}`, "messages", isLateMessage);
  };
  const messagesOfAddresses = async (pathOf: (address: string) => string) => {
    const owners = distinct(messages.flatMap(({ from: sender, to }) => [sender, to]));
    for (const address of owners) await walk(pathOf(address), "messages", isLateMessage);
  };
  const latest = (path: string, field: string) =>
    walk(path, field, ({ blockTimestamp }) => blockTimestamp >= evmTime);
  /** Heights around the beginning, and up to the last block. */
  const heightsOf = (alias: string, last: number): number[] => {
    const begin = firstOf(alias);
    return [0, begin - 1, begin, begin + 1, Math.floor((begin + last) / 2), last].filter(
      (height) => height >= 0 && height <= last,
    );
  };
  const balancesAt = (paths: (owner: string) => string) =>
    onEvm(async (chain, alias, list) => {
      const last = Math.max(...list.map(evmHeight));
      for (const party of parties(list))
        for (const height of heightsOf(alias, last))
          await item(
            `${chain}/addresses/${party}/${paths(party)}?blockNumber=${height}`,
            height >= firstOf(alias),
          );
    });

  return {
    listTransactions: () =>
      onPrimary(async (alias) => {
        const list = txs.get(alias) ?? [];
        const path = `${base(alias)}/transactions`;
        await walk(path, "transactions", from(alias));
        if (firstOf(alias) > 0) await refuses(`${path}?sortOrder=asc`);
        for (const owner of some(ownersOf(list), 6)) {
          await walk(`${path}?addresses=${owner}`, "transactions", from(alias));
          for (const order of ["asc", "desc"])
            await bounded(
              `${path}?addresses=${owner}&startTimestamp=${primaryTime - 1}&sortOrder=${order}`,
              "transactions",
            );
          if (firstOf(alias) > 0) await refuses(`${path}?addresses=${owner}&endTimestamp=${timeOf(alias)}`);
        }
        if (alias !== "p-chain") return;
        const validations = distinct(
          list.flatMap(({ l1ValidatorDetails = [] }) =>
            l1ValidatorDetails.map(({ validationId }: Json) => validationId),
          ),
        );
        for (const id of validations) await walk(`${path}?l1ValidationId=${id}`, "transactions", from(alias));
      }),
    async listStakingTransactions() {
      const path = `${base("p-chain")}/transactions:listStaking`;
      const list = await walk(path, "transactions", from("p-chain"));
      for (const owner of some(ownersOf(list), 6))
        await walk(`${path}?addresses=${owner}`, "transactions", from("p-chain"));
    },
    streamPrimaryTransactions: () =>
      onPrimary(async (alias) => {
        await stream(`${base(alias)}/transactions:stream`, from(alias));
        const [owner] = ownersOf(txs.get(alias) ?? []);
        await stream(`${base(alias)}/transactions:stream?addresses=${owner}`, from(alias));
      }),
    getPrimaryTransaction: () =>
      onPrimary(async (alias) => {
        const path = `${base(alias)}/transactions`;
        for (const tx of some(txs.get(alias) ?? [], 100)) await item(`${path}/${tx.txHash}`, from(alias)(tx));
        if (firstOf(alias) > 0) await refuses(`${path}/${UNKNOWN_ID}`);
      }),
    async getAsset() {
      for (const tx of (txs.get("x-chain") ?? []).filter(({ txType }) => txType === "CreateAssetTx"))
        await item(`${base("x-chain")}/assets/${tx.txHash}`, from("x-chain")(tx));
      await refuses(`${base("x-chain")}/assets/${UNKNOWN_ID}`);
    },
    async listAssetTransactions() {
      const list = txs.get("x-chain") ?? [];
      const assets = distinct(
        list.flatMap(({ emittedUtxos = [] }) => emittedUtxos.map(({ asset }: Json) => asset.assetId)),
      );
      for (const asset of assets) {
        const path = `${base("x-chain")}/assets/${asset}/transactions`;
        await walk(path, "transactions", from("x-chain"));
        await bounded(`${path}?startTimestamp=${timeOf("x-chain") - 1}`, "transactions");
      }
    },
    streamValidatorEvents: () => stream(`${FUJI}/validators:stream`, from("p-chain")),
    async listHistoricalRewards() {
      const paidAt = ({ rewardTxHash }: Json): number => heightByHash.get(rewardTxHash) ?? Number.NaN;
      const validators = await whole.all(`${FUJI}/validators`, "validators", 100);
      for (const node of distinct(validators.map(({ nodeId }) => nodeId)))
        await walk(`${FUJI}/rewards?nodeIds=${node}`, "historicalRewards", from("p-chain", paidAt));
    },
    listBlocksByNode: () =>
      onPrimary(async (alias) => {
        const nodes = distinct(
          (blocks.get(alias) ?? []).map(({ proposerDetails }) => proposerDetails?.proposerNodeId),
        );
        for (const node of some(nodes, 4))
          await walk(`${base(alias)}/nodes/${node}/blocks`, "blocks", from(alias));
      }),
    listBlocks: () =>
      onPrimary(async (alias) => {
        const path = `${base(alias)}/blocks`;
        await walk(path, "blocks", from(alias));
        await bounded(`${path}?startTimestamp=${timeOf(alias) - 1}`, "blocks");
        if (firstOf(alias) > 0) await refuses(`${path}?endTimestamp=${timeOf(alias)}`);
      }),
    async streamBlocks() {
      for (const alias of ["p-chain", "x-chain"]) await stream(`${base(alias)}/blocks:stream`, from(alias));
    },
    getPrimaryBlock: () =>
      onPrimary(async (alias) => {
        const list = blocks.get(alias) ?? [];
        for (const block of some(list, 20))
          for (const id of [block.blockNumber, block.blockHash])
            await item(`${base(alias)}/blocks/${id}`, from(alias)(block));
        const last = Math.max(...list.map(heightOf));
        for (const height of heightsOf(alias, last))
          await item(`${base(alias)}/blocks/${height}`, height >= firstOf(alias));
        await same(`${base(alias)}/blocks/${last + 1}`);
      }),
    getTransaction: () =>
      onEvm(async (chain, alias, list) => {
        for (const tx of some(list, 60)) await item(`${chain}/transactions/${tx.txHash}`, from(alias)(tx));
        await refuses(`${chain}/transactions/${NO_HASH}`);
      }),
    getDeploymentTransaction: () =>
      onEvm(async (path, alias, list, chain) => {
        for (const contract of contracts.get(chain) ?? [])
          await item(
            `${path}/contracts/${contract.address}/transactions:getDeployment`,
            from(alias, deployedAt)(contract),
          );
        await refuses(`${path}/contracts/${parties(list)[0]}/transactions:getDeployment`);
      }),
    listErc20Transfers: () => listsOfAddress("transactions:listErc20"),
    listErc721Transfers: () => listsOfAddress("transactions:listErc721"),
    listErc1155Transfers: () => listsOfAddress("transactions:listErc1155"),
    listAddressTransactions: () => listsOfAddress("transactions"),
    listAddressTransactionsV2: () =>
      onEvm(async (path, alias, list) => {
        for (const party of parties(list))
          await walk(
            `${path.replace("/v1/", "/v2/")}/addresses/${party}/transactions`,
            "transactions",
            from(alias, evmHeight),
          );
      }),
    listNativeTransactions: () => listsOfAddress("transactions:listNative"),
    listInternalTransactions: () => listsOfAddress("transactions:listInternals"),
    async listLatestBlocksAllChains() {
      await latest("/v1/blocks", "blocks");
    },
    async listAllLatestBlocks() {
      await latest("/v1/chains/allBlocks", "blocks");
    },
    async listLatestTransactionsAllChains() {
      await latest("/v1/transactions", "transactions");
      await latest("/v1/transactions?status=failed", "transactions");
    },
    async listAllLatestTransactions() {
      await latest("/v1/chains/allTransactions", "transactions");
    },
    listEvmBlocks: () =>
      onEvm(async (path, alias) => {
        await walk(`${path}/blocks`, "blocks", from(alias), 50);
      }),
    streamEvmBlocks: () => onEvm((path, alias) => stream(`${path}/blocks:stream`, from(alias))),
    getEvmBlock: () =>
      onEvm(async (path, alias, list) => {
        for (const tx of some(list, 15))
          for (const id of [tx.blockNumber, tx.blockHash])
            await item(`${path}/blocks/${id}`, from(alias)(tx));
        const last = Math.max(...list.map(evmHeight));
        for (const height of heightsOf(alias, last))
          await item(`${path}/blocks/${height}`, height >= firstOf(alias));
        await refuses(`${path}/blocks/${NO_HASH}`);
        await same(`${path}/blocks/999999999`);
      }),
    listEvmBlockTransactions: () =>
      onEvm(async (path, alias, list) => {
        for (const tx of some(list, 15))
          await item(`${path}/blocks/${tx.blockNumber}/transactions`, from(alias)(tx));
      }),
    listEvmTransactions: () =>
      onEvm(async (path, alias) => {
        for (const query of ["", "?status=failed", "?status=success"])
          await walk(`${path}/transactions${query}`, "transactions", from(alias));
      }),
    streamEvmTransactions: () =>
      onEvm(async (path, alias, list) => {
        await stream(`${path}/transactions:stream`, from(alias));
        await stream(`${path}/transactions:stream?addresses=${parties(list)[0]}`, from(alias));
      }),
    listTokenTransfers: () =>
      onEvm(async (path, alias, _, chain) => {
        for (const token of tokens.get(chain) ?? []) {
          await walk(`${path}/tokens/${token}/transfers`, "transfers", from(alias));
          await bounded(`${path}/tokens/${token}/transfers?startBlock=${firstOf(alias)}`, "transfers");
        }
      }),
    streamEvmTransfers: () => onEvm((path, alias) => stream(`${path}/transfers:stream`, from(alias))),
    streamEvmLogs: () => onEvm((path, alias) => stream(`${path}/logs:stream`, from(alias))),
    getContractMetadata: () =>
      onEvm(async (path, alias, _, chain) => {
        for (const contract of contracts.get(chain) ?? [])
          await item(`${path}/addresses/${contract.address}`, from(alias, deployedAt)(contract));
      }),
    listContractDeployments: () =>
      onEvm(async (path, alias, list) => {
        for (const party of parties(list))
          await walk(`${path}/contracts/${party}/deployments`, "contracts", from(alias, deployedAt));
      }),
    listIcmMessages: () => messagesOfAddresses((address) => `/v1/icm/addresses/${address}/messages`),
    getIcmMessage: () => findMessages("/v1/icm/messages"),
    listAllIcmMessages: () => messageLists("/v1/icm/messages"),
    streamIcmMessages: () =>
      compared.streamOfSeveral("/v1/icm/messages:stream", messages.some(isLateMessage)),
    getTeleporterMessage: () => findMessages("/v1/teleporter/messages"),
    listTeleporterMessages: () => messageLists("/v1/teleporter/messages"),
    listTeleporterMessagesByAddress: () =>
      messagesOfAddresses((address) => `/v1/teleporter/addresses/${address}/messages`),
    getBalances: () =>
      onPrimary(async (alias) => {
        const path = `${base(alias)}/balances`;
        const last = Math.max(...(txs.get(alias) ?? []).map((tx) => tx.blockTimestamp ?? tx.timestamp));
        const times = [primaryTime, primaryTime + 1, Math.floor((primaryTime + last) / 2), last, last + 1];
        for (const owner of some(ownersOf(txs.get(alias) ?? []), 6)) {
          for (const time of times.filter((time) => time >= primaryTime))
            await same(`${path}?addresses=${owner}&blockTimestamp=${time}`);
          await refuses(`${path}?addresses=${owner}&blockTimestamp=${primaryTime - 1}`);
        }
      }),
    getNativeBalance: () => balancesAt(() => "balances:getNative"),
    listErc20Balances: () => balancesAt(() => "balances:listErc20"),
    listErc1155Balances: () => balancesAt(() => "balances:listErc1155"),
  };
}
