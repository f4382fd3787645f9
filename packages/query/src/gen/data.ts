// Generated from the methods of @primary-network/data; do not edit.

import type { DataClient } from "@primary-network/data";
import { optionsOf, type QueriesOptions } from "../options.ts";

/**
 * Gives the query options of each operation of a client, under the names of its methods. A listing gives those of an infinite query, an
 * operation that changes something those of a mutation.
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
    /** Those of `data.addresses`. */
    addresses: {
      /** List the chains that addresses have interacted with: `data.addresses.listChains`. */
      listChains: of.query("addresses.listChains", data.addresses.listChains),
      /** Get the last activity of addresses on a Primary Network chain: `data.addresses.getLastActivity`. */
      getLastActivity: of.query("addresses.getLastActivity", data.addresses.getLastActivity),
      /** Get the last activity of many addresses on a Primary Network chain: `data.addresses.queryLastActivity`. */
      queryLastActivity: of.query("addresses.queryLastActivity", data.addresses.queryLastActivity),
    },
    /** Those of `data.assets`. */
    assets: {
      /** Get an asset of the X-Chain: `data.assets.get`. */
      get: of.query("assets.get", data.assets.get),
      /** List the latest transactions of an asset of the X-Chain: `data.assets.listTransactions`. */
      listTransactions: of.pages("assets.listTransactions", data.assets.listTransactions),
    },
    /** Those of `data.blockchains`. */
    blockchains: {
      /** List blockchains: `data.blockchains.list`. */
      list: of.optionalPages("blockchains.list", data.blockchains.list),
      /** Get a blockchain: `data.blockchains.get`. */
      get: of.query("blockchains.get", data.blockchains.get),
    },
    /** Those of `data.blocks`. */
    blocks: {
      /** List the latest blocks of a Primary Network chain: `data.blocks.list`. */
      list: of.pages("blocks.list", data.blocks.list),
      /** Get a block of a Primary Network chain: `data.blocks.get`. */
      get: of.query("blocks.get", data.blocks.get),
      /** List the latest blocks that a node proposed: `data.blocks.listByNode`. */
      listByNode: of.pages("blocks.listByNode", data.blocks.listByNode),
    },
    /** Those of `data.balances`. */
    balances: {
      /** Get the balances of addresses on a Primary Network chain: `data.balances.get`. */
      get: of.query("balances.get", data.balances.get),
    },
    /** Those of `data.delegators`. */
    delegators: {
      /** List delegations: `data.delegators.list`. */
      list: of.optionalPages("delegators.list", data.delegators.list),
    },
    /** Those of `data.evm`. */
    evm: {
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
      /** Get an EVM transaction: `data.evm.getTransaction`. */
      getTransaction: of.query("evm.getTransaction", data.evm.getTransaction),
      /** List the transactions of an address: `data.evm.listAddressTransactions`. */
      listAddressTransactions: of.pages("evm.listAddressTransactions", data.evm.listAddressTransactions),
      /** List the transactions of an address, with the reputation of tokens: `data.evm.listAddressTransactionsV2`. */
      listAddressTransactionsV2: of.pages("evm.listAddressTransactionsV2", data.evm.listAddressTransactionsV2),
      /** List the transactions that an address sent or received: `data.evm.listNativeTransactions`. */
      listNativeTransactions: of.pages("evm.listNativeTransactions", data.evm.listNativeTransactions),
      /** List internal transactions of an address: `data.evm.listInternalTransactions`. */
      listInternalTransactions: of.pages("evm.listInternalTransactions", data.evm.listInternalTransactions),
      /** List the transactions of a block: `data.evm.listBlockTransactions`. */
      listBlockTransactions: of.pages("evm.listBlockTransactions", data.evm.listBlockTransactions),
      /** List the latest transactions of an EVM chain: `data.evm.listTransactions`. */
      listTransactions: of.pages("evm.listTransactions", data.evm.listTransactions),
      /** List the latest transactions of all EVM chains: `data.evm.listLatestTransactionsAllChains`. */
      listLatestTransactionsAllChains: of.optionalPages("evm.listLatestTransactionsAllChains", data.evm.listLatestTransactionsAllChains),
      /** List the latest transactions of all EVM chains by the former route: `data.evm.listAllLatestTransactions`. */
      listAllLatestTransactions: of.optionalPages("evm.listAllLatestTransactions", data.evm.listAllLatestTransactions),
      /** List ERC-20 transfers of an address: `data.evm.listErc20Transfers`. */
      listErc20Transfers: of.pages("evm.listErc20Transfers", data.evm.listErc20Transfers),
      /** List ERC-721 transfers of an address: `data.evm.listErc721Transfers`. */
      listErc721Transfers: of.pages("evm.listErc721Transfers", data.evm.listErc721Transfers),
      /** List ERC-1155 transfers of an address: `data.evm.listErc1155Transfers`. */
      listErc1155Transfers: of.pages("evm.listErc1155Transfers", data.evm.listErc1155Transfers),
      /** List the transfers of a token: `data.evm.listTokenTransfers`. */
      listTokenTransfers: of.pages("evm.listTokenTransfers", data.evm.listTokenTransfers),
      /** List the EVM chains that are indexed: `data.evm.listChains`. */
      listChains: of.optionalQuery("evm.listChains", data.evm.listChains),
      /** Get the transaction that deployed a contract: `data.evm.getDeployment`. */
      getDeployment: of.query("evm.getDeployment", data.evm.getDeployment),
      /** List the latest blocks of an EVM chain: `data.evm.listBlocks`. */
      listBlocks: of.pages("evm.listBlocks", data.evm.listBlocks),
      /** Get a block of an EVM chain: `data.evm.getBlock`. */
      getBlock: of.query("evm.getBlock", data.evm.getBlock),
      /** Get an EVM chain: `data.evm.getChain`. */
      getChain: of.query("evm.getChain", data.evm.getChain),
      /** List the EVM chains of an address: `data.evm.listAddressChains`. */
      listAddressChains: of.query("evm.listAddressChains", data.evm.listAddressChains),
      /** List the EVM chains of an address by the former route: `data.evm.getAddressChains`. */
      getAddressChains: of.query("evm.getAddressChains", data.evm.getAddressChains),
      /** List the latest blocks of all EVM chains: `data.evm.listLatestBlocksAllChains`. */
      listLatestBlocksAllChains: of.optionalPages("evm.listLatestBlocksAllChains", data.evm.listLatestBlocksAllChains),
      /** List the latest blocks of all EVM chains by the former route: `data.evm.listAllLatestBlocks`. */
      listAllLatestBlocks: of.optionalPages("evm.listAllLatestBlocks", data.evm.listAllLatestBlocks),
      /** Get the metadata of a contract: `data.evm.getContractMetadata`. */
      getContractMetadata: of.query("evm.getContractMetadata", data.evm.getContractMetadata),
      /** List the contracts that an address deployed: `data.evm.listContractDeployments`. */
      listContractDeployments: of.pages("evm.listContractDeployments", data.evm.listContractDeployments),
    },
    /** Those of `data.health`. */
    health: {
      /** Get the health of the service: `data.health.check`. */
      check: of.bareQuery("health.check", data.health.check),
      /** Get whether the service is running: `data.health.live`. */
      live: of.bareQuery("health.live", data.health.live),
    },
    /** Those of `data.icm`. */
    icm: {
      /** Get an interchain message: `data.icm.get`. */
      get: of.query("icm.get", data.icm.get),
      /** List interchain messages of all chains: `data.icm.list`. */
      list: of.optionalPages("icm.list", data.icm.list),
      /** List interchain messages of an address: `data.icm.listMessages`. */
      listMessages: of.pages("icm.listMessages", data.icm.listMessages),
    },
    /** Those of `data.l1Validators`. */
    l1Validators: {
      /** List validators of L1s: `data.l1Validators.list`. */
      list: of.optionalPages("l1Validators.list", data.l1Validators.list),
    },
    /** Those of `data.networks`. */
    networks: {
      /** Get the staking totals of a network: `data.networks.get`. */
      get: of.optionalQuery("networks.get", data.networks.get),
    },
    /** Those of `data.nfts`. */
    nfts: {
      /** List the tokens of a collection: `data.nfts.list`. */
      list: of.pages("nfts.list", data.nfts.list),
      /** Get a token of a collection: `data.nfts.get`. */
      get: of.query("nfts.get", data.nfts.get),
      /** Reindex the metadata of an NFT: `data.nfts.reindex`. */
      reindex: of.mutation("nfts.reindex", data.nfts.reindex),
    },
    /** Those of `data.operations`. */
    operations: {
      /** Get the state of an operation: `data.operations.get`. */
      get: of.query("operations.get", data.operations.get),
      /** Start an export of transactions: `data.operations.exportTransactions`. */
      exportTransactions: of.mutation("operations.exportTransactions", data.operations.exportTransactions),
    },
    /** Those of `data.rewards`. */
    rewards: {
      /** List rewards that were paid: `data.rewards.list`. */
      list: of.pages("rewards.list", data.rewards.list),
      /** List pending rewards: `data.rewards.listPending`. */
      listPending: of.pages("rewards.listPending", data.rewards.listPending),
    },
    /** Those of `data.signatures`. */
    signatures: {
      /** Aggregate validator signatures for a Warp message: `data.signatures.aggregate`. */
      aggregate: of.query("signatures.aggregate", data.signatures.aggregate),
      /** Aggregate validator signatures for a transaction: `data.signatures.forTransaction`. */
      forTransaction: of.query("signatures.forTransaction", data.signatures.forTransaction),
    },
    /** Those of `data.status`. */
    status: {
      /** Get how far each chain is indexed: `data.status.get`. */
      get: of.bareQuery("status.get", data.status.get),
    },
    /** Those of `data.subnets`. */
    subnets: {
      /** List subnets and L1s: `data.subnets.list`. */
      list: of.optionalPages("subnets.list", data.subnets.list),
      /** Get a subnet or L1: `data.subnets.get`. */
      get: of.query("subnets.get", data.subnets.get),
    },
    /** Those of `data.supply`. */
    supply: {
      /** Get the supply of AVAX: `data.supply.get`. */
      get: of.optionalQuery("supply.get", data.supply.get),
    },
    /** Those of `data.teleporter`. */
    teleporter: {
      /** Get an interchain message under its former name: `data.teleporter.get`. */
      get: of.query("teleporter.get", data.teleporter.get),
      /** List interchain messages of all chains under their former name: `data.teleporter.list`. */
      list: of.optionalPages("teleporter.list", data.teleporter.list),
      /** List interchain messages of an address under their former name: `data.teleporter.listByAddress`. */
      listByAddress: of.pages("teleporter.listByAddress", data.teleporter.listByAddress),
    },
    /** Those of `data.transactions`. */
    transactions: {
      /** List the latest transactions of a Primary Network chain: `data.transactions.list`. */
      list: of.pages("transactions.list", data.transactions.list),
      /** Get a transaction of a Primary Network chain: `data.transactions.get`. */
      get: of.query("transactions.get", data.transactions.get),
      /** List active staking transactions: `data.transactions.listStaking`. */
      listStaking: of.pages("transactions.listStaking", data.transactions.listStaking),
    },
    /** Those of `data.usage`. */
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
    /** Those of `data.utxos`. */
    utxos: {
      /** List outputs of addresses on a Primary Network chain: `data.utxos.list`. */
      list: of.pages("utxos.list", data.utxos.list),
      /** List outputs of many addresses on a Primary Network chain: `data.utxos.query`. */
      query: of.pages("utxos.query", data.utxos.query),
    },
    /** Those of `data.validators`. */
    validators: {
      /** List validators: `data.validators.list`. */
      list: of.optionalPages("validators.list", data.validators.list),
      /** List the validations of one node: `data.validators.listByNode`. */
      listByNode: of.pages("validators.listByNode", data.validators.listByNode),
    },
    /** Those of `data.vertices`. */
    vertices: {
      /** Get a vertex of the X-Chain: `data.vertices.get`. */
      get: of.query("vertices.get", data.vertices.get),
      /** List the latest vertices of the X-Chain: `data.vertices.list`. */
      list: of.pages("vertices.list", data.vertices.list),
      /** List the vertices of the X-Chain at a height: `data.vertices.listByHeight`. */
      listByHeight: of.pages("vertices.listByHeight", data.vertices.listByHeight),
    },
    /** Those of `data.webhooks`. */
    webhooks: {
      /** Create a webhook: `data.webhooks.create`. */
      create: of.mutation("webhooks.create", data.webhooks.create),
      /** List webhooks: `data.webhooks.list`. */
      list: of.optionalPages("webhooks.list", data.webhooks.list),
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
      /** Make or replace the shared secret: `data.webhooks.rotateSecret`. */
      rotateSecret: of.bareMutation("webhooks.rotateSecret", data.webhooks.rotateSecret),
      /** Get the shared secret: `data.webhooks.getSecret`. */
      getSecret: of.bareQuery("webhooks.getSecret", data.webhooks.getSecret),
      /** Send a test message: `data.webhooks.test`. */
      test: of.mutation("webhooks.test", data.webhooks.test),
      /** List the messages of a webhook: `data.webhooks.listMessages`. */
      listMessages: of.pages("webhooks.listMessages", data.webhooks.listMessages),
      /** Send a message again: `data.webhooks.resend`. */
      resend: of.mutation("webhooks.resend", data.webhooks.resend),
    },
  };
}
