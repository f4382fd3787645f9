/** Methods of an EVM chain that the node itself handles, without the chain's state. */
import type { JsonObject, JsonValue } from "@primary-network/codec";
import type { EvmChain } from "../chain/chain.ts";
import { BASE_FEE } from "../chain/next-price.ts";
import { EvmRpcError } from "../chain/node.ts";
import { quantity } from "../contracts/hex.ts";

/** wei that wallets add to the base fee. */
const TIP = 1_000_000_000n;

/**
 * The node whose behaviour is followed: an L1's virtual machine names its own version, the C-Chain since
 * Helicon the node's.
 */
const NODE_VERSION = "v1.15.0";
const CLIENT_VERSION = "avalanchego/1.15.0 [database=v1.4.5, rpcchainvm=46, go=1.26.8]";

const MODULES = { debug: "1.0", eth: "1.0", net: "1.0", rpc: "1.0", web3: "1.0" };

/** Upgrades under the node's names, all active from the genesis on. */
const UPGRADES = [
  "apricotPhase1",
  "apricotPhase2",
  "apricotPhase3",
  "apricotPhase4",
  "apricotPhase5",
  "apricotPhase6",
  "apricotPhasePre6",
  "apricotPhasePost6",
  "banff",
  "cortina",
  "durango",
].map((name) => `${name}BlockTimestamp`);
const LATER_UPGRADES = [
  "etnaTimestamp",
  "fortunaTimestamp",
  "graniteTimestamp",
  "cancunTime",
  "shanghaiTime",
];
const BLOCK_FORKS = [
  "homestead",
  "daoFork",
  "eip150",
  "eip155",
  "eip158",
  "byzantium",
  "constantinople",
  "petersburg",
  "istanbul",
  "muirGlacier",
  "berlin",
  "london",
].map((name) => `${name}Block`);

function chainConfig({ spec }: EvmChain): JsonObject {
  const config: { [name: string]: JsonValue } = { chainId: spec.evmChainId, daoForkSupport: true };
  for (const name of BLOCK_FORKS) config[name] = 0;
  for (const name of [...UPGRADES, ...LATER_UPGRADES]) config[name] = spec.genesisTime;
  config.heliconTimestamp = spec.heliconTime;
  return config;
}

function priceOptions(): JsonObject {
  const option = { maxPriorityFeePerGas: quantity(TIP), maxFeePerGas: quantity(2n * BASE_FEE + TIP) };
  return { slow: option, normal: option, fast: option };
}

function unknownAccount(): never {
  throw new EvmRpcError({ code: -32_000, message: "unknown account" });
}

/** Each method's result. */
const FIXED_RESULTS: { readonly [method: string]: (chain: EvmChain) => JsonValue } = {
  // A node has it only with `internal-account` in its `eth-apis`; wallets and libraries call it first.
  eth_accounts: () => [],
  eth_baseFee: () => quantity(BASE_FEE),
  eth_blockNumber: ({ execution }) => quantity(execution.executed),
  eth_chainId: ({ spec }) => quantity(spec.evmChainId),
  eth_coinbase: () => `0x01${"00".repeat(19)}`,
  eth_gasPrice: () => quantity(BASE_FEE + TIP),
  eth_getChainConfig: chainConfig,
  eth_maxPriorityFeePerGas: () => quantity(TIP),
  eth_pendingTransactions: () => [],
  eth_sendTransaction: unknownAccount,
  eth_sign: unknownAccount,
  eth_signTransaction: unknownAccount,
  eth_suggestPriceOptions: priceOptions,
  eth_syncing: () => false,
  net_listening: () => true,
  net_peerCount: () => "0x0",
  net_version: ({ spec }) => String(spec.evmChainId),
  rpc_modules: ({ isHelicon }) => ({ ...MODULES, ...(isHelicon && { txpool: "1.0" }) }),
  web3_clientVersion: ({ isHelicon }) => (isHelicon ? CLIENT_VERSION : NODE_VERSION),
};

/** Most arguments of the methods that accept any. */
const MOST_ARGUMENTS: { readonly [method: string]: number } = {
  eth_sendTransaction: 1,
  eth_sign: 2,
  eth_signTransaction: 1,
};

/** Most arguments of a method of this file. */
export function mostArgumentsOf(method: string): number {
  return Object.hasOwn(MOST_ARGUMENTS, method) ? (MOST_ARGUMENTS[method] ?? 0) : 0;
}

/** The result of a method; undefined when the chain must handle it, or the method is not one of these. */
export function nodeMethodOf(method: string): ((chain: EvmChain) => JsonValue) | undefined {
  return Object.hasOwn(FIXED_RESULTS, method) ? FIXED_RESULTS[method] : undefined;
}
