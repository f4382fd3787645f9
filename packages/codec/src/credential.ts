/** Signatures that go with a transaction's inputs. */

/** The signatures for one input or authorization, in the order of its signature indices. */
export interface Credential {
  /** 65 bytes each: r, s, recovery id. */
  signatures: Uint8Array[];
}
