/** The port of kept API keys; a key itself is never kept, only its hash. */

import type { ApiKey } from "../domain/access.ts";

export interface ApiKeyStore {
  add(key: ApiKey, hash: string): Promise<void>;
  /** The key of this hash, revoked or not. */
  find(hash: string): Promise<ApiKey | undefined>;
  /** Oldest first. */
  list(): Promise<ApiKey[]>;
  /** Returns the key; undefined when there is none of this id. An earlier revocation stands. */
  revoke(id: string, at: number): Promise<ApiKey | undefined>;
}
