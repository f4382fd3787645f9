/** The port of stored API keys; only the hash of a key is stored. */

import type { ApiKey } from "../../domain/access.ts";

export interface ApiKeyStore {
  add(key: ApiKey, hash: string): Promise<void>;
  /** The key with this hash, revoked or not. */
  find(hash: string): Promise<ApiKey | undefined>;
  /** Oldest first. */
  list(): Promise<ApiKey[]>;
  /** Returns the key; undefined for an unknown id. The time of an earlier revocation is kept. */
  revoke(id: string, at: number): Promise<ApiKey | undefined>;
}
