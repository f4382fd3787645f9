/** The second entry point: parts of the service for tools, which measure one of them alone or document it. */

export { NEEDS } from "./api/needs.ts";
export { notImplementedReasons } from "./api/operations.ts";
export { applyEvmBlock } from "./domain/evm/apply.ts";
export { type EvmFacts, noEvmFacts } from "./domain/evm/facts.ts";
export { type Facts, noFacts } from "./domain/p/facts.ts";
export { createEvmIndexer } from "./indexer/evm.ts";
export { createEvmNode } from "./sources/evm/create-node.ts";
export { useWasmKeccak } from "./sources/evm/node/wasm-keccak.ts";
export type { EvmNode } from "./sources/evm/node.ts";
export { orderedTrieRoot } from "./sources/evm/ordered-trie.ts";
export { rawTransaction } from "./sources/evm/raw-transaction.ts";
export { BalanceSums } from "./store/balances/sums.ts";
export { openDatabase } from "./store/node/open-database.ts";
export { UNLIMITED } from "./store/node/pool-bounds.ts";
export type { PCheckpoint } from "./store/p/checkpoint.ts";
export { createPostgresStore } from "./store/postgres-store.ts";
export type { Store } from "./store/store.ts";
export { IndexPacking } from "./store/upkeep/pack-indexes.ts";
