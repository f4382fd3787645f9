/** Privileges and tiers: the operations that a caller may have, and how many. */

/**
 * Rights of a key: `data` reads, signature aggregation included; `operations` starts exports and reads their
 * state; `reindex` requests a new reading of NFT metadata; `usage` reads the recorded requests of all keys,
 * not only its own.
 */
export const privileges = ["data", "operations", "reindex", "usage"] as const;
/** A group of operations that a key may be allowed to call. */
export type Privilege = (typeof privileges)[number];

/** The privileges of a key, and of a caller without one, by default: none that concerns other callers. */
export const defaultPrivileges = ["data", "operations", "reindex"] as const satisfies readonly Privilege[];

/** Tiers of keys; a caller without one is `anonymous`. */
export const tiers = ["free", "base", "growth", "pro"] as const;
/** The tier of a key, which decides how many compute units it may spend. */
export type Tier = (typeof tiers)[number];

/** Compute units that a caller may spend. */
export interface Allowance {
  /** Compute units per minute. */
  readonly perMinute: number;
  /** Compute units per day. */
  readonly perDay: number;
}

/** Allowances by tier, and of the metrics interface, which takes no keys. */
export type RateTable = { readonly [of in Tier | "anonymous" | "metrics"]: Allowance };

/** The allowances of the public deployment. */
export const publicRates: RateTable = {
  anonymous: { perMinute: 6_000, perDay: 1_200_000 },
  free: { perMinute: 8_000, perDay: 2_000_000 },
  base: { perMinute: 10_000, perDay: 3_750_000 },
  growth: { perMinute: 14_000, perDay: 11_200_000 },
  pro: { perMinute: 20_000, perDay: 25_000_000 },
  metrics: { perMinute: 8_000, perDay: 1_200_000 },
};

/** A key without its secret. */
export interface ApiKey {
  /** Public name of the key, `key_` and 12 hex digits: for lists, logs and revoking. */
  readonly id: string;
  /** Name of its owner. */
  readonly name: string;
  /** Tier of the key, which decides its allowance. */
  readonly tier: Tier;
  /** Groups of operations that it may call. */
  readonly privileges: readonly Privilege[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Milliseconds since 1970; null while it is valid. */
  readonly revokedAt: number | null;
}
