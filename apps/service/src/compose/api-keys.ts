/** Makes, lists and revokes API keys. */

import {
  type ApiKey,
  defaultPrivileges,
  type Privilege,
  privileges,
  type Tier,
  tiers,
} from "../domain/access.ts";
import { OptionError } from "../domain/option.ts";
import { hashSecretKey, newKeyId, newSecretKey } from "../domain/secret-key.ts";
import type { DatabaseLocation } from "../store/node/database-location.ts";
import { openDatabase } from "../store/node/open-database.ts";
import { migrate, requireLayout } from "../store/schema/migrate.ts";
import { storeOn } from "../store/store.ts";

/** Properties of a new key. */
export interface NewApiKey {
  /** Name of its owner, 1 … 100 characters; shown in lists only. */
  readonly name: string;
  /** Default `free`. */
  readonly tier?: Tier;
  /** Default all but `usage`. */
  readonly privileges?: readonly Privilege[];
}

/** The stored keys. `ApiKeys` is published, and its declarations name no type of a driver. */
interface StoredKeys {
  add(key: ApiKey, hash: string): Promise<void>;
  list(): Promise<ApiKey[]>;
  revoke(id: string, at: number): Promise<ApiKey | undefined>;
}

/** The keys of one database. It grants full access: no credentials are checked. */
export class ApiKeys {
  readonly #store: StoredKeys;
  readonly #clock: () => number;

  /** @param clock milliseconds since 1970 */
  constructor(store: StoredKeys, clock: () => number = Date.now) {
    this.#store = store;
    this.#clock = clock;
  }

  /**
   * Makes a key. Its owner sends `secret`, which is not stored and cannot be shown again.
   *
   * @throws OptionError naming the field and the rule
   */
  async add({ name, tier = "free", privileges: allowed = defaultPrivileges }: NewApiKey): Promise<{
    readonly key: ApiKey;
    readonly secret: string;
  }> {
    if (!/^[^\p{Cc}]{1,100}$/u.test(name)) {
      throw new OptionError("keys: name must have 1 to 100 characters, and no control characters");
    }
    if (!tiers.includes(tier)) throw new OptionError(`keys: tier must be one of ${tiers.join(", ")}`);
    if (allowed.length === 0 || allowed.some((privilege) => !privileges.includes(privilege))) {
      throw new OptionError(`keys: privileges must be some of ${privileges.join(", ")}`);
    }
    const secret = newSecretKey();
    const key: ApiKey = {
      id: newKeyId(),
      name,
      tier,
      privileges: allowed,
      createdAt: this.#clock(),
      revokedAt: null,
    };
    await this.#store.add(key, await hashSecretKey(secret));
    return { key, secret };
  }

  /** All keys, revoked ones too, oldest first. */
  list(): Promise<ApiKey[]> {
    return this.#store.list();
  }

  /** Revokes a key, at once and permanently; undefined when no key has this id. */
  revoke(id: string): Promise<ApiKey | undefined> {
    return this.#store.revoke(id, this.#clock());
  }
}

/** Options for opening the keys. */
export interface ApiKeysOptions {
  /** True to migrate a database whose layout is behind, false to refuse it. Default true. */
  readonly migrate?: boolean;
}

/**
 * Opens the API keys of a database without running a service.
 *
 * @throws DataDirInUseError when another process uses the data directory; DatabaseLayoutError when the database is
 *   newer than this program, was made before 0.1.0, or is behind and `migrate` is false; the driver's error when the
 *   database cannot be opened
 * @example
 * const { keys, close } = await openApiKeys({ databaseUrl: "postgres://127.0.0.1/service" });
 * const { secret } = await keys.add({ name: "explorer", tier: "growth", privileges: ["data"] });
 * await close();
 */
export async function openApiKeys(
  location: DatabaseLocation,
  { migrate: mayMigrate = true }: ApiKeysOptions = {},
): Promise<{ readonly keys: ApiKeys; close(): Promise<void> }> {
  const db = await openDatabase(location);
  try {
    await (mayMigrate ? migrate(db) : requireLayout(db));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { keys: new ApiKeys(storeOn(db).apiKeys), close: () => db.destroy() };
}
