/** Signatures for a transaction's inputs. */

import { list, struct } from "./layout.ts";
import { fixed, tagged } from "./primitive.ts";

/** The signatures for one input or authorization, in the order of its signature indices. */
export interface Credential {
  /** Signatures of 65 bytes each: r, s, recovery id. */
  signatures: Uint8Array[];
}

export const SIGNATURE_SIZE = 65;

export const credentialFields = { signatures: ["signatures", list(fixed(SIGNATURE_SIZE))] } as const;

export const credential = tagged(9, "credential", struct<Credential>(credentialFields));
