/** Requests of the operations about EVM chains and interchain messages that need a window. */

import { distinct, evmHeight, type Facts, NO_HASH, some } from "./facts.ts";

/** Makes the checks, by operation. */
export function evmChecks(facts: Facts) {
  const {
    compared,
    evmChains,
    evmTime,
    firstOf,
    from,
    onEvm,
    parties,
    contracts,
    deployedAt,
    tokens,
    messages,
    isLateMessage,
    heightsOf,
  } = facts;
  const { same, refuses, item, walk, bounded, stream } = compared;
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
    getNativeBalance: () => balancesAt(() => "balances:getNative"),
    listErc20Balances: () => balancesAt(() => "balances:listErc20"),
    listErc1155Balances: () => balancesAt(() => "balances:listErc1155"),
  };
}
