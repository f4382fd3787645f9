/** Entry point that reads an index without a node, also in a browser's worker: nothing that it imports needs Node.js. */

export type { ReaderNode } from "./compose/reader/aggregator-of.ts";
export type { ReaderEvmChain, ReaderNetwork, ReaderNetworks } from "./compose/reader/networks.ts";
export { openReader, type Reader, type ReaderOptions } from "./compose/reader/open-reader.ts";
export { openSnapshot, type ReadSnapshotFile, type SnapshotOptions } from "./compose/reader/open-snapshot.ts";
export type { RecordedAccount, RecordedAccounts } from "./compose/reader/recorded-accounts.ts";
export { readerRefusals } from "./compose/reader/refusals.ts";
export type { SnapshotFile, SnapshotManifest } from "./compose/reader/snapshot-manifest.ts";
