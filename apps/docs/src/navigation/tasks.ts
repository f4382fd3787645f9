/** What readers come for: the groups of the sidebar, of llms.txt and of the pictures of links. Each has its guides, then its calls, the most used first. */

/** A group of pages. */
export interface Task {
  /** Name of its picture. */
  readonly id: string;
  readonly label: string;
  /** One sentence, without a full stop. */
  readonly about: string;
  /** Names of guides. */
  readonly guides: readonly string[];
  /** Operations and methods, as `data/list-validators`. */
  readonly calls: readonly string[];
  /** Calls that are there for callers of the hosted service; new code has no use for them. */
  readonly former?: readonly string[];
}

export const tasks: readonly Task[] = [
  {
    id: "start",
    label: "Start",
    about: "A network, a service and a client on one machine in a minute",
    guides: ["quick-start", "how-it-fits", "network-and-key", "migrating", "comparison"],
    calls: [],
  },
  {
    id: "staking",
    label: "Validators and staking",
    about: "Validators, delegations and rewards, now and in the past",
    guides: ["validators-and-staking"],
    calls: [
      "data/list-validators",
      "data/list-delegators",
      "data/list-validators-by-node",
      "data/list-pending-rewards",
      "data/list-historical-rewards",
      "data/list-staking-transactions",
      "data/get-network",
      "data/list-blocks-by-node",
      "data/stream-validator-events",
      "p-chain/platform-get-current-validators",
      "p-chain/platform-get-validators-at",
      "p-chain/platform-get-all-validators-at",
      "p-chain/platform-get-min-stake",
      "p-chain/platform-get-total-stake",
      "p-chain/platform-sample-validators",
      "p-chain/platform-get-staking-asset-id",
      "metrics/list-staking-metric-values",
    ],
    former: ["p-chain/platform-get-stake", "p-chain/platform-get-reward-utxos"],
  },
  {
    id: "balances",
    label: "Addresses and balances",
    about: "What an address has on the P-, X- and C-Chain, to the last unit",
    guides: ["balances", "exact-amounts"],
    calls: [
      "data/get-balances",
      "data/list-utxos",
      "data/query-utxos",
      "data/get-last-activity",
      "data/query-last-activity",
      "data/list-chain-ids",
      "data/get-asset",
      "data/get-avax-supply",
      "p-chain/platform-get-utxos",
      "p-chain/platform-get-current-supply",
    ],
    former: ["p-chain/platform-get-balance"],
  },
  {
    id: "transactions",
    label: "Transactions and blocks",
    about: "Transactions and blocks of the P-, X- and C-Chain, and their files",
    guides: ["exporting", "parquet"],
    calls: [
      "data/list-transactions",
      "data/get-primary-transaction",
      "data/list-blocks",
      "data/get-primary-block",
      "data/list-asset-transactions",
      "data/export-transactions",
      "data/get-operation",
      "data/list-vertices",
      "data/get-vertex",
      "data/list-vertices-by-height",
      "p-chain/platform-get-tx",
      "p-chain/platform-get-tx-status",
      "p-chain/platform-issue-tx",
      "p-chain/platform-get-fee-state",
      "p-chain/platform-get-fee-config",
      "p-chain/platform-get-block",
      "p-chain/platform-get-block-by-height",
      "p-chain/platform-get-height",
      "p-chain/platform-get-proposed-height",
      "p-chain/platform-get-timestamp",
      "p-chain/index-get-last-accepted",
      "p-chain/index-get-container-by-index",
      "p-chain/index-get-container-by-id",
      "p-chain/index-get-container-range",
      "p-chain/index-get-index",
      "p-chain/index-is-accepted",
    ],
  },
  {
    id: "evm",
    label: "EVM chains, tokens and NFTs",
    about: "Balances, transfers, transactions and NFTs of the C-Chain and other EVM chains",
    guides: ["erc-transfers"],
    calls: [
      "data/list-erc20-balances",
      "data/get-native-balance",
      "data/list-address-transactions",
      "data/list-erc20-transfers",
      "data/list-erc721-transfers",
      "data/list-erc1155-transfers",
      "data/get-transaction",
      "data/list-evm-transactions",
      "data/list-evm-blocks",
      "data/get-evm-block",
      "data/list-evm-block-transactions",
      "data/list-token-transfers",
      "data/list-collectible-balances",
      "data/list-erc721-balances",
      "data/list-erc1155-balances",
      "data/list-native-transactions",
      "data/list-internal-transactions",
      "data/list-address-transactions-v2",
      "data/list-nfts",
      "data/get-nft",
      "data/reindex-nft",
      "data/get-contract-metadata",
      "data/get-deployment-transaction",
      "data/list-contract-deployments",
      "data/list-chains",
      "data/get-evm-chain",
      "data/list-address-chains",
      "data/list-latest-blocks-all-chains",
      "data/list-latest-transactions-all-chains",
    ],
    former: ["data/get-address-chains", "data/list-all-latest-blocks", "data/list-all-latest-transactions"],
  },
  {
    id: "messages",
    label: "Interchain messages",
    about: "Messages between chains, and the signatures that carry them",
    guides: ["interchain-messages", "warp-signatures"],
    calls: [
      "data/list-icm-messages",
      "data/get-icm-message",
      "data/list-all-icm-messages",
      "data/aggregate-signatures",
      "data/aggregate-signatures-for-transaction",
      "metrics/list-icm-timeseries",
      "metrics/get-icm-summary",
    ],
    former: [
      "data/get-teleporter-message",
      "data/list-teleporter-messages",
      "data/list-teleporter-messages-by-address",
    ],
  },
  {
    id: "subnets",
    label: "Subnets and L1s",
    about: "Subnets, L1s, their blockchains and the fees of their validators",
    guides: [],
    calls: [
      "data/list-subnets",
      "data/get-subnet-by-id",
      "data/list-l1-validators",
      "data/list-blockchains",
      "data/get-blockchain",
      "p-chain/platform-get-subnet",
      "p-chain/platform-get-l1-validator",
      "p-chain/platform-get-validator-fee-state",
      "p-chain/platform-get-validator-fee-config",
      "p-chain/platform-get-blockchain-status",
      "p-chain/platform-validated-by",
      "p-chain/platform-validates",
      "metrics/list-l1-fee-values",
      "metrics/list-subnet-fee-values",
      "metrics/list-node-fee-values",
      "metrics/list-validation-fee-values",
      "metrics/list-subnet-validator-addresses",
    ],
    former: ["p-chain/platform-get-subnets", "p-chain/platform-get-blockchains"],
  },
  {
    id: "metrics",
    label: "Metrics over time",
    about: "Series of transactions, addresses, gas and fees, an hour or a year long",
    guides: ["metrics"],
    calls: [
      "metrics/list-chain-metric-values",
      "metrics/list-average-tps",
      "metrics/get-chain-rolling-window",
      "metrics/list-metrics-chains",
      "metrics/get-metrics-chain",
      "metrics/list-btcb-bridgers",
    ],
  },
  {
    id: "live",
    label: "Streams and webhooks",
    about: "What happens on the chains, sent to you as it is indexed",
    guides: ["streams", "webhooks"],
    calls: [
      "data/stream-evm-transfers",
      "data/stream-evm-logs",
      "data/stream-evm-transactions",
      "data/stream-evm-blocks",
      "data/stream-primary-transactions",
      "data/stream-blocks",
      "data/stream-icm-messages",
      "data/create-webhook",
      "data/list-webhooks",
      "data/get-webhook",
      "data/update-webhook",
      "data/deactivate-webhook",
      "data/add-webhook-addresses",
      "data/list-webhook-addresses",
      "data/remove-webhook-addresses",
      "data/get-webhook-secret",
      "data/rotate-webhook-secret",
      "data/test-webhook",
      "data/list-webhook-messages",
      "data/resend-webhook-message",
    ],
  },
  {
    id: "calls",
    label: "Pages, retries and errors",
    about: "How every call of the clients pages, waits, retries and fails",
    guides: ["paging", "retries", "errors"],
    calls: [],
  },
  {
    id: "local",
    label: "Develop, test and look",
    about: "A local network, tests without one, a command, an explorer and tools of assistants",
    guides: ["offline", "testing", "command-queries", "explorer", "assistants"],
    calls: [],
  },
  {
    id: "service",
    label: "Run the service",
    about: "Index your own nodes and serve the data and metrics interfaces",
    guides: [
      "self-hosting",
      "production",
      "high-availability",
      "monitoring",
      "progress",
      "sizing",
      "threat-model",
    ],
    calls: [
      "data/get-status",
      "data/get-health",
      "data/get-liveness",
      "metrics/get-metrics-health",
      "metrics/get-metrics-liveness",
      "data/get-api-usage",
      "data/list-api-logs",
      "data/get-rpc-usage",
      "data/get-subnet-rpc-usage",
    ],
  },
];

/** The group of pages about everything else. */
export const reference: Pick<Task, "id" | "label" | "about"> = {
  id: "reference",
  label: "Reference",
  about: "The command, the packages, the errors, the specifications and the changes",
};

/** The pages of a group in the order of the sidebar, by their addresses inside the site. */
export const pagesOf = ({ guides, calls, former = [] }: Task): string[] => [
  ...guides.map((name) => `guides/${name}`),
  ...[...calls, ...former].map((name) => `reference/${name}`),
];

const groups = new Map(tasks.flatMap((task) => pagesOf(task).map((page) => [page, task] as const)));

/** The group that a page belongs to, by the page's address inside the site. */
export const groupOf = (page: string): Pick<Task, "id" | "label" | "about"> => {
  const name = page.replace(/^\/|\/$/g, "");
  if (name.startsWith("guides/runbooks/")) return tasks.at(-1) ?? reference;
  if (name === "") return tasks[0] ?? reference;
  return groups.get(name) ?? reference;
};
