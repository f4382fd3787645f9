/** What a key may be given: the service's own words, written here so that the help loads no service; a test holds them to it. */
import type { Privilege, Tier } from "@primary-network/service";

export const privileges = ["data", "operations", "reindex", "usage"] as const satisfies readonly Privilege[];

/** Of a key and of callers without one, unless something else is said. */
export const defaultPrivileges = ["data", "operations", "reindex"] as const satisfies readonly Privilege[];

export const tiers = ["free", "base", "growth", "pro"] as const satisfies readonly Tier[];
