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
    /** Validator signatures for Warp messages, aggregated into one: `data.signatures`. */
    signatures: {
      /** Aggregate signatures for a Warp message: `data.signatures.aggregate`. */
      aggregate: of.optionalQuery("signatures.aggregate", data.signatures.aggregate),
      /** Aggregate signatures for a transaction: `data.signatures.aggregateForTransaction`. */
      aggregateForTransaction: of.query("signatures.aggregateForTransaction", data.signatures.aggregateForTransaction),
    },
    /** Background operations, such as exports: `data.operations`. */
    operations: {
      /** Start an export of transactions: `data.operations.exportTransactions`. */
      exportTransactions: of.mutation("operations.exportTransactions", data.operations.exportTransactions),
      /** Get the state of an operation: `data.operations.get`. */
      get: of.query("operations.get", data.operations.get),
    },
    /** Transactions of the P-Chain, X-Chain and C-Chain (atomic): `data.transactions`. */
    transactions: {
      /** List transactions of a Primary Network chain: `data.transactions.list`. */
      list: of.pages("transactions.list", data.transactions.list),
      /** List active staking transactions: `data.transactions.listStaking`. */
      listStaking: of.pages("transactions.listStaking", data.transactions.listStaking),
      /** Get a transaction of a Primary Network chain: `data.transactions.get`. */
      get: of.query("transactions.get", data.transactions.get),
    },
    /** UTXOs of the P-Chain, the X-Chain and the C-Chain's atomic memory: `data.utxos`. */
    utxos: {
      /** List UTXOs of addresses: `data.utxos.list`. */
      list: of.pages("utxos.list", data.utxos.list),
      /** List UTXOs of many addresses: `data.utxos.listOfMany`. */
      listOfMany: of.pages("utxos.listOfMany", data.utxos.listOfMany),
    },
    /** Balances of addresses on the P-Chain, X-Chain and C-Chain (atomic memory): `data.balances`. */
    balances: {
      /** Get balances on a Primary Network chain: `data.balances.get`. */
      get: of.query("balances.get", data.balances.get),
    },
    /** Assets of the X-Chain and their transactions: `data.assets`. */
    assets: {
      /** Get an X-Chain asset: `data.assets.get`. */
      get: of.query("assets.get", data.assets.get),
      /** List transactions of an X-Chain asset: `data.assets.listTransactions`. */
      listTransactions: of.pages("assets.listTransactions", data.assets.listTransactions),
    },
    /** Vertices of the X-Chain, which held its transactions before it had blocks: `data.vertices`. */
    vertices: {
      /** List vertices of the X-Chain: `data.vertices.list`. */
      list: of.pages("vertices.list", data.vertices.list),
      /** Get a vertex of the X-Chain: `data.vertices.get`. */
      get: of.query("vertices.get", data.vertices.get),
      /** List vertices of the X-Chain at a height: `data.vertices.listByHeight`. */
      listByHeight: of.pages("vertices.listByHeight", data.vertices.listByHeight),
    },
    /** Supply of AVAX: `data.supply`. */
    supply: {
      /** Get the supply of AVAX: `data.supply.get`. */
      get: of.bareQuery("supply.get", data.supply.get),
    },
    /** Subnets and L1s, with their owners and blockchains: `data.subnets`. */
    subnets: {
      /** List subnets and L1s: `data.subnets.list`. */
      list: of.optionalPages("subnets.list", data.subnets.list),
      /** Get a subnet or L1: `data.subnets.get`. */
      get: of.query("subnets.get", data.subnets.get),
    },
    /** Blockchains of the Primary Network, subnets and L1s: `data.blockchains`. */
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
      /** List validations of a node: `data.validators.listByNode`. */
      listByNode: of.pages("validators.listByNode", data.validators.listByNode),
    },
    /** Validators of L1s, which pay a continuous fee: `data.l1Validators`. */
    l1Validators: {
      /** List L1 validators: `data.l1Validators.list`. */
      list: of.optionalPages("l1Validators.list", data.l1Validators.list),
    },
    /** Staking totals of a network: `data.networks`. */
    networks: {
      /** Get the staking totals of a network: `data.networks.get`. */
      get: of.optionalQuery("networks.get", data.networks.get),
    },
    /** Delegations to validators of the Primary Network: `data.delegators`. */
    delegators: {
      /** List delegations: `data.delegators.list`. */
      list: of.optionalPages("delegators.list", data.delegators.list),
    },
    /** Staking rewards, both pending and paid: `data.rewards`. */
    rewards: {
      /** List paid rewards: `data.rewards.list`. */
      list: of.optionalPages("rewards.list", data.rewards.list),
      /** List pending rewards: `data.rewards.listPending`. */
      listPending: of.optionalPages("rewards.listPending", data.rewards.listPending),
    },
    /** Chains that an address has used, and its last activity: `data.addresses`. */
    addresses: {
      /** Get the last activity of addresses on a Primary Network chain: `data.addresses.getLastActivity`. */
      getLastActivity: of.query("addresses.getLastActivity", data.addresses.getLastActivity),
      /** Get the last activity of many addresses: `data.addresses.getLastActivityOfMany`. */
      getLastActivityOfMany: of.query("addresses.getLastActivityOfMany", data.addresses.getLastActivityOfMany),
      /** List the chains of addresses: `data.addresses.getChains`. */
      getChains: of.query("addresses.getChains", data.addresses.getChains),
    },
    /** Blocks of the P-Chain, X-Chain and C-Chain: `data.blocks`. */
    blocks: {
      /** List blocks proposed by a node: `data.blocks.listByNode`. */
      listByNode: of.pages("blocks.listByNode", data.blocks.listByNode),
      /** List blocks of a Primary Network chain: `data.blocks.list`. */
      list: of.pages("blocks.list", data.blocks.list),
      /** Get a block of a Primary Network chain: `data.blocks.get`. */
      get: of.query("blocks.get", data.blocks.get),
    },
    /** Blocks, transactions, balances, tokens and contracts of EVM chains: `data.evm`. */
    evm: {
      /** List indexed EVM chains: `data.evm.listChains`. */
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
      /** List EVM chains of an address: `data.evm.listAddressChains`. */
      listAddressChains: of.page("evm.listAddressChains", data.evm.listAddressChains),
      /** List the latest blocks of all EVM chains: `data.evm.listLatestBlocksAllChains`. */
      listLatestBlocksAllChains: of.optionalPages("evm.listLatestBlocksAllChains", data.evm.listLatestBlocksAllChains),
      /** List the latest transactions of all EVM chains: `data.evm.listLatestTransactionsAllChains`. */
      listLatestTransactionsAllChains: of.optionalPages("evm.listLatestTransactionsAllChains", data.evm.listLatestTransactionsAllChains),
      /** List blocks of an EVM chain: `data.evm.listBlocks`. */
      listBlocks: of.pages("evm.listBlocks", data.evm.listBlocks),
      /** Get a block of an EVM chain: `data.evm.getBlock`. */
      getBlock: of.query("evm.getBlock", data.evm.getBlock),
      /** List transactions of an EVM block: `data.evm.listBlockTransactions`. */
      listBlockTransactions: of.pages("evm.listBlockTransactions", data.evm.listBlockTransactions),
      /** List transactions of an EVM chain: `data.evm.listTransactions`. */
      listTransactions: of.pages("evm.listTransactions", data.evm.listTransactions),
      /** List transactions of an address: `data.evm.listAddressTransactions`. */
      listAddressTransactions: of.pages("evm.listAddressTransactions", data.evm.listAddressTransactions),
      /** List transactions of an address, with token reputations: `data.evm.listAddressTransactionsV2`. */
      listAddressTransactionsV2: of.pages("evm.listAddressTransactionsV2", data.evm.listAddressTransactionsV2),
      /** List native transactions of an address: `data.evm.listNativeTransactions`. */
      listNativeTransactions: of.pages("evm.listNativeTransactions", data.evm.listNativeTransactions),
      /** List internal transactions of an address: `data.evm.listInternalTransactions`. */
      listInternalTransactions: of.pages("evm.listInternalTransactions", data.evm.listInternalTransactions),
      /** Get the native balance of an account: `data.evm.getNativeBalance`. */
      getNativeBalance: of.query("evm.getNativeBalance", data.evm.getNativeBalance),
      /** List ERC-20 balances of an account: `data.evm.listErc20Balances`. */
      listErc20Balances: of.pages("evm.listErc20Balances", data.evm.listErc20Balances),
      /** List ERC-721 tokens of an account: `data.evm.listErc721Balances`. */
      listErc721Balances: of.pages("evm.listErc721Balances", data.evm.listErc721Balances),
      /** List ERC-1155 balances of an account: `data.evm.listErc1155Balances`. */
      listErc1155Balances: of.pages("evm.listErc1155Balances", data.evm.listErc1155Balances),
      /** List NFTs of an account: `data.evm.listCollectibleBalances`. */
      listCollectibleBalances: of.pages("evm.listCollectibleBalances", data.evm.listCollectibleBalances),
      /** List transfers of a token: `data.evm.listTokenTransfers`. */
      listTokenTransfers: of.pages("evm.listTokenTransfers", data.evm.listTokenTransfers),
      /** Get the metadata of a contract: `data.evm.getContractMetadata`. */
      getContractMetadata: of.query("evm.getContractMetadata", data.evm.getContractMetadata),
      /** List contracts deployed by an address: `data.evm.listContractDeployments`. */
      listContractDeployments: of.pages("evm.listContractDeployments", data.evm.listContractDeployments),
    },
    /** NFTs of a collection and their metadata: `data.nfts`. */
    nfts: {
      /** List NFTs of a collection: `data.nfts.list`. */
      list: of.pages("nfts.list", data.nfts.list),
      /** Get an NFT: `data.nfts.get`. */
      get: of.query("nfts.get", data.nfts.get),
      /** Reindex the metadata of an NFT: `data.nfts.reindex`. */
      reindex: of.mutation("nfts.reindex", data.nfts.reindex),
    },
    /** Interchain messages (ICM) between chains: `data.icm`. */
    icm: {
      /** List interchain messages of an address: `data.icm.listByAddress`. */
      listByAddress: of.pages("icm.listByAddress", data.icm.listByAddress),
      /** Get an interchain message: `data.icm.get`. */
      get: of.query("icm.get", data.icm.get),
      /** List interchain messages of all chains: `data.icm.list`. */
      list: of.optionalPages("icm.list", data.icm.list),
    },
    /** Indexing progress of each chain: `data.status`. */
    status: {
      /** Get the indexing progress of each chain: `data.status.get`. */
      get: of.bareQuery("status.get", data.status.get),
    },
    /** Health of the service: `data.health`. */
    health: {
      /** Get the health of the service: `data.health.check`. */
      check: of.bareQuery("health.check", data.health.check),
      /** Check that the service is running: `data.health.checkLive`. */
      checkLive: of.bareQuery("health.checkLive", data.health.checkLive),
    },
    /** Older routes of current operations. Use one only where a deployment lacks the newer route: `data.former`. */
    former: {
      /** List EVM chains of an address (older route): `data.former.listAddressChains`. */
      listAddressChains: of.page("former.listAddressChains", data.former.listAddressChains),
      /** List the latest blocks of all EVM chains (older route): `data.former.listLatestBlocksAllChains`. */
      listLatestBlocksAllChains: of.optionalPages("former.listLatestBlocksAllChains", data.former.listLatestBlocksAllChains),
      /** List the latest transactions of all EVM chains (older route): `data.former.listLatestTransactionsAllChains`. */
      listLatestTransactionsAllChains: of.optionalPages("former.listLatestTransactionsAllChains", data.former.listLatestTransactionsAllChains),
      /** Get an interchain message (older route): `data.former.getTeleporterMessage`. */
      getTeleporterMessage: of.query("former.getTeleporterMessage", data.former.getTeleporterMessage),
      /** List interchain messages of all chains (older route): `data.former.listTeleporterMessages`. */
      listTeleporterMessages: of.optionalPages("former.listTeleporterMessages", data.former.listTeleporterMessages),
      /** List interchain messages of an address (older route): `data.former.listTeleporterMessagesByAddress`. */
      listTeleporterMessagesByAddress: of.pages("former.listTeleporterMessagesByAddress", data.former.listTeleporterMessagesByAddress),
    },
    /** Requests and compute units spent by API keys: `data.usage`. */
    usage: {
      /** Get the usage of API keys: `data.usage.get`. */
      get: of.optionalQuery("usage.get", data.usage.get),
      /** List requests of API keys: `data.usage.listLogs`. */
      listLogs: of.optionalPages("usage.listLogs", data.usage.listLogs),
      /** Get the RPC usage of a chain: `data.usage.getRpc`. */
      getRpc: of.optionalQuery("usage.getRpc", data.usage.getRpc),
      /** Get the RPC usage of a subnet: `data.usage.getSubnetRpc`. */
      getSubnetRpc: of.optionalQuery("usage.getSubnetRpc", data.usage.getSubnetRpc),
    },
    /** Webhooks, which post a message to your URL for each event: `data.webhooks`. */
    webhooks: {
      /** List webhooks: `data.webhooks.list`. */
      list: of.optionalPages("webhooks.list", data.webhooks.list),
      /** Create a webhook: `data.webhooks.create`. */
      create: of.mutation("webhooks.create", data.webhooks.create),
      /** Create or replace the shared secret: `data.webhooks.rotateSecret`. */
      rotateSecret: of.bareMutation("webhooks.rotateSecret", data.webhooks.rotateSecret),
      /** Get the shared secret: `data.webhooks.getSecret`. */
      getSecret: of.bareQuery("webhooks.getSecret", data.webhooks.getSecret),
      /** Get a webhook: `data.webhooks.get`. */
      get: of.query("webhooks.get", data.webhooks.get),
      /** Update a webhook: `data.webhooks.update`. */
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
      /** Resend a message: `data.webhooks.resend`. */
      resend: of.mutation("webhooks.resend", data.webhooks.resend),
    },
  };
}
