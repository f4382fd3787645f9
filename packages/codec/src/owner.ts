/** Who may spend or act: owners, and the input that stands for their signatures. */

/** A group of addresses of which `threshold` must sign, from `locktime` on. */
export interface OutputOwners {
  /** Unix seconds (uint64); 0 means no lock. */
  locktime: bigint;
  /** How many of the addresses must sign (uint32). */
  threshold: number;
  /** 20-byte addresses, sorted. */
  addresses: Uint8Array[];
}

/** The owner form of L1 validators: like `OutputOwners`, without a lock time. */
export interface L1Owner {
  /** How many of the addresses must sign (uint32). */
  threshold: number;
  /** 20-byte addresses, sorted. */
  addresses: Uint8Array[];
}

/** Which addresses of an owner signed, as positions in its address list. */
export interface SignatureIndices {
  /** Ascending positions (uint32). */
  signatureIndices: number[];
}
