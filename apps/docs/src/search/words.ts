/**
 * Search words that a page does not have, or that many pages have. The search ranks the page first for them.
 */

/** By the page's address inside the site. */
export const words: Readonly<Record<string, string>> = {
  "guides/quick-start": "install npm start begin getting started hello world typescript javascript node",
  "guides/how-it-fits": "overview architecture diagram parts",
  "guides/network-and-key": "API key apiKey authentication header mainnet fuji testnet base URL",
  "guides/migrating": "glacier avacloud chainkit avalanchejs hosted API switch replace",
  "guides/comparison":
    "benchmark performance speed bundle size alternatives versus glacier avacloud chainkit avalanchejs",
  "guides/validators-and-staking": "stake staking delegate delegation validator APR APY rewards node",
  "guides/balances": "balance balances get balance wallet address bech32 AVAX UTXO",
  "guides/exact-amounts": "bigint decimals nAVAX wei units precision rounding convert",
  "guides/erc-transfers": "token transfers ERC-20 NFT wallet history",
  "guides/interchain-messages": "teleporter ICM bridge message waitForMessage",
  "guides/warp-signatures": "warp BLS signature aggregator quorum",
  "guides/metrics": "chart statistics TPS active addresses daily gas time series",
  "guides/exporting": "CSV export download tax history file",
  "guides/parquet": "parquet duckdb analytics SQL warehouse snowflake data share utxo balance supply",
  "guides/streams": "websocket server-sent events SSE subscribe realtime live",
  "guides/webhooks": "webhook notification callback push HMAC signature",
  "guides/paging": "pagination page token cursor iterate all items for await",
  "guides/retries": "timeout rate limit 429 backoff abort deadline compute units throttle",
  "guides/errors": "exception catch error handling try",
  "guides/offline":
    "local network devnet simulator deploy contract solidity anvil hardhat foundry metamask wallet docker",
  "guides/testing": "mock msw vitest jest unit test fixture",
  "guides/command-queries": "CLI terminal command line shell csv",
  "guides/explorer": "block explorer dashboard UI user interface faucet funds accounts devnet",
  "guides/assistants": "MCP model context protocol AI agent LLM claude cursor",
  "guides/self-hosting": "indexer run own node postgres postgresql avalanchego configuration deploy host",
  "guides/production": "docker compose kubernetes helm systemd deploy container TLS backup upgrade",
  "guides/high-availability": "cluster replicas failover leader load balancer scale",
  "guides/monitoring": "prometheus grafana alerts opentelemetry tracing dashboard",
  "guides/wallet":
    "send sign transaction build multisig multisignature key mnemonic offline stuck import export utxo consolidate",
  "guides/verify": "verification check compare node index correct audit",
  "guides/snapshots": "backup copy dump restore move bootstrap fast start migrate index",
  "guides/sizing": "hardware disk memory CPU requirements mainnet",
  "guides/scaling": "partitions sharding citus billion rows large cluster cost",
  "guides/threat-model": "security audit vulnerabilities attackers",
  "reference/specs": "openapi swagger openrpc python go rust java generate client download other languages",
  "reference/cli": "command line flags options CLI help",
  "reference/data/list-erc20-balances": "erc20 balance token balances wallet holdings",
  "reference/data/get-native-balance": "native balance C-Chain AVAX eth_getBalance gas token",
  "reference/data/get-balances": "AVAX balance P-Chain X-Chain address balance",
  "reference/data/list-validators": "stake validators list uptime delegation fee",
  "reference/data/list-staking-transactions": "stake staking transactions of an address staked",
  "reference/data/list-pending-rewards": "pending staking reward estimated",
  "reference/data/list-historical-rewards": "staking rewards paid history tax earned",
  "reference/data/list-address-transactions": "wallet transaction history address EVM C-Chain",
  "reference/data/list-collectible-balances": "NFT balance collectibles of wallet owned",
  "reference/data/list-transactions": "P-Chain X-Chain transaction history of address",
  "reference/data/list-utxos": "unspent outputs UTXO set",
  "reference/data/get-transaction": "EVM transaction receipt by hash eth_getTransactionByHash",
  "reference/data/get-contract-metadata": "token metadata name symbol decimals contract",
  "reference/p-chain/platform-issue-tx": "send broadcast submit transaction",
  "reference/metrics/list-chain-metric-values": "active addresses gas used fees daily transactions",
};

/** The words of a page; undefined where it has none. */
export const soughtWords = (page: string): string | undefined => words[page.replace(/^\/|\/$/g, "")];
