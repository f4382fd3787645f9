/**
 * Privileges and tiers of keys. They repeat the service's lists, so `--help` need not load the service; a
 * test compares them.
 */
import type { Privilege, Tier } from "@primary-network/service";

export const privileges = ["data", "operations", "reindex", "usage"] as const satisfies readonly Privilege[];

/** Default privileges of a key, and of callers without one. */
export const defaultPrivileges = ["data", "operations", "reindex"] as const satisfies readonly Privilege[];

export const tiers = ["free", "base", "growth", "pro"] as const satisfies readonly Tier[];
