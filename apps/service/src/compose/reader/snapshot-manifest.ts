/**
 * The contents of a snapshot of an index. Every file is gzip under its own extension, so that servers send it
 * as it is.
 */

import type { ReaderNetworks } from "./networks.ts";

/** A file of a snapshot. */
export interface SnapshotFile {
  /** Relative to the manifest; contains a part of the hash, so browsers may cache it without end. */
  readonly name: string;
  /** As it is stored and sent. */
  readonly bytes: number;
  readonly unpackedBytes: number;
  /** Digest of the stored bytes, in hex. */
  readonly sha256: string;
}

/** A snapshot of an index, as its builder describes it. */
export interface SnapshotManifest {
  readonly format: 1;
  /** Milliseconds since 1970 at which it was made: the time that a reader responds as of. */
  readonly clock: number;
  readonly networks: ReaderNetworks;
  readonly files: {
    /** The data directory, as a tar archive. */
    readonly data: SnapshotFile;
    /** The files beside it that PostgreSQL reads, as PGlite packs them. */
    readonly system: SnapshotFile;
    /** PostgreSQL. */
    readonly wasm: SnapshotFile;
  };
  /** By the results of the example calls of all operations. */
  readonly operations: {
    /** Ids of the operations for which a reader returns the recorded response, byte for byte. */
    readonly supported: readonly string[];
    /** Why a reader does not perform the others, by id: one sentence without a full stop. */
    readonly unsupported: { readonly [operationId: string]: string };
  };
}
