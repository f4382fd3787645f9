// Generated from the methods of @primary-network/data; do not edit.

import type { DataClient } from "@primary-network/data";
import { optionsOf, type QueriesOptions } from "../options.ts";

/**
 * Makes query options for each operation of a client, under the names of its methods. A listing has the options of an
 * infinite query, or of a query if everything is on one page. An operation that changes something has mutation options.
 *
 * @param data the client that sends the calls
 * @example
 * ```ts
 * const queries = dataQueries(data);
 * const { data: network } = useQuery(queries.networks.get());
 * ```
 */
export function dataQueries(data: DataClient, options?: QueriesOptions) {
  const of = optionsOf("data", options);
  return {
    /** Aggregated validator signatures of Warp messages: `data.signatures`. */
    signatures: {
      /** Aggregate validator signatures for a Warp message: `data.signatures.aggregate`. */
      aggregate: of.optionalQuery("signatures.aggregate", data.signatures.aggregate),
      /** Aggregate validator signatures for a transaction: `data.signatures.aggregateForTransaction`. */
      aggregateForTransaction: of.query("signatures.aggregateForTransaction", data.signatures.aggregateForTransaction),
    },
    /** Background operations, such as exports: `data.operations`. */
    operations: {
      /** Start an export of transactions: `data.operations.exportTransactions`. */
      exportTransactions: of.mutation("operations.exportTransactions", data.operations.exportTransactions),
      /** Get the state of an operation: `data.operations.get`. */
      get: of.query("operations.get", data.operations.get),
    },
    /** Transactions of the Primary Network chains: `data.transactions`. */
    transactions: {
      /** List the latest transactions of a Primary Network chain: `data.transactions.list`. */
      list: of.pages("transactions.list", data.transactions.list),
      /** List active staking transactions: `data.transactions.listStaking`. */
      listStaking: of.pages("transactions.listStaking", data.transactions.listStaking),
      /** Get a transaction of a Primary Network chain: `data.transactions.get`. */
      get: of.query("transactions.get", data.transactions.get),
    },
    /** Outputs of the Primary Network chains: `data.utxos`. */
    utxos: {
      /** List outputs of addresses on a Primary Network chain: `data.utxos.list`. */
      list: of.pages("utxos.list", data.utxos.list),
      /** List outputs of many addresses on a Primary Network chain: `data.utxos.listOfMany`. */
      listOfMany: of.pages("utxos.listOfMany", data.utxos.listOfMany),
    },
    /** Balances on the Primary Network chains: `data.balances`. */
    balances: {
      /** Get the balances of addresses on a Primary Network chain: `data.balances.get`. */
      get: of.query("balances.get", data.balances.get),
    },
    /** Assets of the X-Chain: `data.assets`. */
    assets: {
      /** Get an asset of the X-Chain: `data.assets.get`. */
      get: of.query("assets.get", data.assets.get),
      /** List the latest transactions of an asset of the X-Chain: `data.assets.listTransactions`. */
      listTransactions: of.pages("assets.listTransactions", data.assets.listTransactions),
    },
    /** Vertices of the X-Chain, from before it had blocks: `data.vertices`. */
    vertices: {
      /** List the latest vertices of the X-Chain: `data.vertices.list`. */
      list: of.pages("vertices.list", data.vertices.list),
      /** Get a vertex of the X-Chain: `data.vertices.get`. */
      get: of.query("vertices.get", data.vertices.get),
      /** List the vertices of the X-Chain at a height: `data.vertices.listByHeight`. */
      listByHeight: of.pages("vertices.listByHeight", data.vertices.listByHeight),
    },
    /** The supply of AVAX: `data.supply`. */
    supply: {
      /** Get the supply of AVAX: `data.supply.get`. */
      get: of.bareQuery("supply.get", data.supply.get),
    },
    /** Subnets and L1s: `data.subnets`. */
    subnets: {
      /** List subnets and L1s: `data.subnets.list`. */
      list: of.optionalPages("subnets.list", data.subnets.list),
      /** Get a subnet or L1: `data.subnets.get`. */
      get: of.query("subnets.get", data.subnets.get),
    },
    /** Blockchains of subnets and L1s: `data.blockchains`. */
    blockchains: {
      /** List blockchains: `data.blockchains.list`. */
      list: of.optionalPages("blockchains.list", data.blockchains.list),
      /** Get a blockchain: `data.blockchains.get`. */
      get: of.query("blockchains.get", data.blockchains.get),
    },
    /** Validators of the Primary Network and of subnets: `data.validators`. */
    validators: {
      /** List validators: `data.validators.list`. */
      list: of.optionalPages("validators.list", data.validators.list),
      /** List the validations of one node: `data.validators.listByNode`. */
      listByNode: of.pages("validators.listByNode", data.validators.listByNode),
    },
    /** Validators of L1s, which pay a continuous fee: `data.l1Validators`. */
    l1Validators: {
      /** List validators of L1s: `data.l1Validators.list`. */
      list: of.optionalPages("l1Validators.list", data.l1Validators.list),
    },
    /** Networks as a whole: `data.networks`. */
    networks: {
      /** Get the staking totals of a network: `data.networks.get`. */
      get: of.optionalQuery("networks.get", data.networks.get),
    },
    /** Delegations to validators of the Primary Network: `data.delegators`. */
    delegators: {
      /** List delegations: `data.delegators.list`. */
      list: of.optionalPages("delegators.list", data.delegators.list),
    },
    /** Pending rewards of active stakes, and rewards that were paid: `data.rewards`. */
    rewards: {
      /** List rewards that were paid: `data.rewards.list`. */
      list: of.optionalPages("rewards.list", data.rewards.list),
      /** List pending rewards: `data.rewards.listPending`. */
      listPending: of.optionalPages("rewards.listPending", data.rewards.listPending),
    },
    /** Information about addresses: `data.addresses`. */
    addresses: {
      /** Get the last activity of addresses on a Primary Network chain: `data.addresses.getLastActivity`. */
      getLastActivity: of.query("addresses.getLastActivity", data.addresses.getLastActivity),
      /** Get the last activity of many addresses on a Primary Network chain: `data.addresses.getLastActivityOfMany`. */
      getLastActivityOfMany: of.query("addresses.getLastActivityOfMany", data.addresses.getLastActivityOfMany),
      /** List the chains that addresses have interacted with: `data.addresses.getChains`. */
      getChains: of.query("addresses.getChains", data.addresses.getChains),
    },
    /** Blocks of the Primary Network chains: `data.blocks`. */
    blocks: {
      /** List the latest blocks that a node proposed: `data.blocks.listByNode`. */
      listByNode: of.pages("blocks.listByNode", data.blocks.listByNode),
      /** List the latest blocks of a Primary Network chain: `data.blocks.list`. */
      list: of.pages("blocks.list", data.blocks.list),
      /** Get a block of a Primary Network chain: `data.blocks.get`. */
      get: of.query("blocks.get", data.blocks.get),
    },
    /** Transactions and token transfers of EVM chains: `data.evm`. */
    evm: {
      /** List the EVM chains that are indexed: `data.evm.listChains`. */
      listChains: of.optionalPage("evm.listChains", data.evm.listChains),
      /** Get an EVM transaction: `data.evm.getTransaction`. */
      getTransaction: of.query("evm.getTransaction", data.evm.getTransaction),
      /** Get the transaction that deployed a contract: `data.evm.getDeployment`. */
      getDeployment: of.query("evm.getDeployment", data.evm.getDeployment),
      /** List ERC-20 transfers of an address: `data.evm.listErc20Transfers`. */
      listErc20Transfers: of.pages("evm.listErc20Transfers", data.evm.listErc20Transfers),
      /** List ERC-721 transfers of an address: `data.evm.listErc721Transfers`. */
      listErc721Transfers: of.pages("evm.listErc721Transfers", data.evm.listErc721Transfers),
      /** List ERC-1155 transfers of an address: `data.evm.listErc1155Transfers`. */
      listErc1155Transfers: of.pages("evm.listErc1155Transfers", data.evm.listErc1155Transfers),
      /** Get an EVM chain: `data.evm.getChain`. */
      getChain: of.query("evm.getChain", data.evm.getChain),
      /** List the EVM chains of an address: `data.evm.listAddressChains`. */
      listAddressChains: of.page("evm.listAddressChains", data.evm.listAddressChains),
      /** List the latest blocks of all EVM chains: `data.evm.listLatestBlocksAllChains`. */
      listLatestBlocksAllChains: of.optionalPages("evm.listLatestBlocksAllChains", data.evm.listLatestBlocksAllChains),
      /** List the latest transactions of all EVM chains: `data.evm.listLatestTransactionsAllChains`. */
      listLatestTransactionsAllChains: of.optionalPages("evm.listLatestTransactionsAllChains", data.evm.listLatestTransactionsAllChains),
      /** List the latest blocks of an EVM chain: `data.evm.listBlocks`. */
      listBlocks: of.pages("evm.listBlocks", data.evm.listBlocks),
      /** Get a block of an EVM chain: `data.evm.getBlock`. */
      getBlock: of.query("evm.getBlock", data.evm.getBlock),
      /** List the transactions of a block: `data.evm.listBlockTransactions`. */
      listBlockTransactions: of.pages("evm.listBlockTransactions", data.evm.listBlockTransactions),
      /** List the latest transactions of an EVM chain: `data.evm.listTransactions`. */
      listTransactions: of.pages("evm.listTransactions", data.evm.listTransactions),
      /** List the transactions of an address: `data.evm.listAddressTransactions`. */
      listAddressTransactions: of.pages("evm.listAddressTransactions", data.evm.listAddressTransactions),
      /** List the transactions of an address, with the reputation of tokens: `data.evm.listAddressTransactionsV2`. */
      listAddressTransactionsV2: of.pages("evm.listAddressTransactionsV2", data.evm.listAddressTransactionsV2),
      /** List the transactions that an address sent or received: `data.evm.listNativeTransactions`. */
      listNativeTransactions: of.pages("evm.listNativeTransactions", data.evm.listNativeTransactions),
      /** List internal transactions of an address: `data.evm.listInternalTransactions`. */
      listInternalTransactions: of.pages("evm.listInternalTransactions", data.evm.listInternalTransactions),
      /** Get the native balance of an account: `data.evm.getNativeBalance`. */
      getNativeBalance: of.query("evm.getNativeBalance", data.evm.getNativeBalance),
      /** List the ERC-20 balances of an account: `data.evm.listErc20Balances`. */
      listErc20Balances: of.pages("evm.listErc20Balances", data.evm.listErc20Balances),
      /** List the ERC-721 tokens of an account: `data.evm.listErc721Balances`. */
      listErc721Balances: of.pages("evm.listErc721Balances", data.evm.listErc721Balances),
      /** List the ERC-1155 balances of an account: `data.evm.listErc1155Balances`. */
      listErc1155Balances: of.pages("evm.listErc1155Balances", data.evm.listErc1155Balances),
      /** List the NFTs of an account: `data.evm.listCollectibleBalances`. */
      listCollectibleBalances: of.pages("evm.listCollectibleBalances", data.evm.listCollectibleBalances),
      /** List the transfers of a token: `data.evm.listTokenTransfers`. */
      listTokenTransfers: of.pages("evm.listTokenTransfers", data.evm.listTokenTransfers),
      /** Get the metadata of a contract: `data.evm.getContractMetadata`. */
      getContractMetadata: of.query("evm.getContractMetadata", data.evm.getContractMetadata),
      /** List the contracts that an address deployed: `data.evm.listContractDeployments`. */
      listContractDeployments: of.pages("evm.listContractDeployments", data.evm.listContractDeployments),
    },
    /** Metadata of NFTs: `data.nfts`. */
    nfts: {
      /** List the tokens of a collection: `data.nfts.list`. */
      list: of.pages("nfts.list", data.nfts.list),
      /** Get a token of a collection: `data.nfts.get`. */
      get: of.query("nfts.get", data.nfts.get),
      /** Reindex the metadata of an NFT: `data.nfts.reindex`. */
      reindex: of.mutation("nfts.reindex", data.nfts.reindex),
    },
    /** Interchain messages: `data.icm`. */
    icm: {
      /** List interchain messages of an address: `data.icm.listByAddress`. */
      listByAddress: of.pages("icm.listByAddress", data.icm.listByAddress),
      /** Get an interchain message: `data.icm.get`. */
      get: of.query("icm.get", data.icm.get),
      /** List interchain messages of all chains: `data.icm.list`. */
      list: of.optionalPages("icm.list", data.icm.list),
    },
    /** How far the chains are indexed: `data.status`. */
    status: {
      /** Get how far each chain is indexed: `data.status.get`. */
      get: of.bareQuery("status.get", data.status.get),
    },
    /** Health of the service: `data.health`. */
    health: {
      /** Get the health of the service: `data.health.check`. */
      check: of.bareQuery("health.check", data.health.check),
      /** Get whether the service is running: `data.health.checkLive`. */
      checkLive: of.bareQuery("health.checkLive", data.health.checkLive),
    },
    /** Older routes of operations that have a newer one, for deployments that lack it: `data.former`. */
    former: {
      /** List the EVM chains of an address by the former route: `data.former.listAddressChains`. */
      listAddressChains: of.page("former.listAddressChains", data.former.listAddressChains),
      /** List the latest blocks of all EVM chains by the former route: `data.former.listLatestBlocksAllChains`. */
      listLatestBlocksAllChains: of.optionalPages("former.listLatestBlocksAllChains", data.former.listLatestBlocksAllChains),
      /** List the latest transactions of all EVM chains by the former route: `data.former.listLatestTransactionsAllChains`. */
      listLatestTransactionsAllChains: of.optionalPages("former.listLatestTransactionsAllChains", data.former.listLatestTransactionsAllChains),
      /** Get an interchain message under its former name: `data.former.getTeleporterMessage`. */
      getTeleporterMessage: of.query("former.getTeleporterMessage", data.former.getTeleporterMessage),
      /** List interchain messages of all chains under their former name: `data.former.listTeleporterMessages`. */
      listTeleporterMessages: of.optionalPages("former.listTeleporterMessages", data.former.listTeleporterMessages),
      /** List interchain messages of an address under their former name: `data.former.listTeleporterMessagesByAddress`. */
      listTeleporterMessagesByAddress: of.pages("former.listTeleporterMessagesByAddress", data.former.listTeleporterMessagesByAddress),
    },
    /** Requests of API keys, and what they cost: `data.usage`. */
    usage: {
      /** Get the usage of API keys: `data.usage.get`. */
      get: of.optionalQuery("usage.get", data.usage.get),
      /** List the requests of API keys: `data.usage.listLogs`. */
      listLogs: of.optionalPages("usage.listLogs", data.usage.listLogs),
      /** Get the usage of an RPC: `data.usage.getRpc`. */
      getRpc: of.optionalQuery("usage.getRpc", data.usage.getRpc),
      /** Get the usage of a subnet's RPC: `data.usage.getSubnetRpc`. */
      getSubnetRpc: of.optionalQuery("usage.getSubnetRpc", data.usage.getSubnetRpc),
    },
    /** Messages that are posted to a URL as things happen: `data.webhooks`. */
    webhooks: {
      /** List webhooks: `data.webhooks.list`. */
      list: of.optionalPages("webhooks.list", data.webhooks.list),
      /** Create a webhook: `data.webhooks.create`. */
      create: of.mutation("webhooks.create", data.webhooks.create),
      /** Make or replace the shared secret: `data.webhooks.rotateSecret`. */
      rotateSecret: of.bareMutation("webhooks.rotateSecret", data.webhooks.rotateSecret),
      /** Get the shared secret: `data.webhooks.getSecret`. */
      getSecret: of.bareQuery("webhooks.getSecret", data.webhooks.getSecret),
      /** Get a webhook: `data.webhooks.get`. */
      get: of.query("webhooks.get", data.webhooks.get),
      /** Change a webhook: `data.webhooks.update`. */
      update: of.mutation("webhooks.update", data.webhooks.update),
      /** Deactivate a webhook: `data.webhooks.deactivate`. */
      deactivate: of.mutation("webhooks.deactivate", data.webhooks.deactivate),
      /** List the addresses of a webhook: `data.webhooks.listAddresses`. */
      listAddresses: of.pages("webhooks.listAddresses", data.webhooks.listAddresses),
      /** Add addresses to a webhook: `data.webhooks.addAddresses`. */
      addAddresses: of.mutation("webhooks.addAddresses", data.webhooks.addAddresses),
      /** Remove addresses from a webhook: `data.webhooks.removeAddresses`. */
      removeAddresses: of.mutation("webhooks.removeAddresses", data.webhooks.removeAddresses),
      /** Send a test message: `data.webhooks.test`. */
      test: of.mutation("webhooks.test", data.webhooks.test),
      /** List the messages of a webhook: `data.webhooks.listMessages`. */
      listMessages: of.pages("webhooks.listMessages", data.webhooks.listMessages),
      /** Send a message again: `data.webhooks.resend`. */
      resend: of.mutation("webhooks.resend", data.webhooks.resend),
    },
  };
}
