/** A copy of the database that listings are read from, which may lag behind. */

import type { Store } from "./store.ts";

export interface Replica {
  /** For reading only. */
  readonly store: Store;
  /**
   * Seconds by which what it has is older than what the primary has, rounded up; 0 when it has the newest.
   *
   * @throws when it does not respond
   */
  secondsBehind(): Promise<number>;
}

/** What listings are read from; keys, limits, exports and page tokens are those of the primary. */
const READ = [
  "seen",
  "chains",
  "blocks",
  "transactions",
  "utxos",
  "addresses",
  "validators",
  "delegators",
  "stakers",
  "l1Validations",
  "subnets",
  "blockchains",
  "pendingRewards",
  "paidRewards",
  "stakeTotals",
  "uptimes",
  "evm",
] as const satisfies readonly (keyof Store)[];

/** A store that is the primary's, until it is switched to the replica; for one request. */
export interface SwitchedStore {
  readonly store: Store;
  readonly isReplica: boolean;
  switchTo(which: "primary" | "replica"): void;
}

/** Ports are looked up at each access, so that a handler may take the store before the switch. */
export function switchedStore(primary: Store, replica: Store): SwitchedStore {
  let isReplica = false;
  const read: ReadonlySet<string | symbol> = new Set(READ);
  const store = new Proxy(primary, {
    get: (_, name) => Reflect.get(isReplica && read.has(name) ? replica : primary, name),
  });
  return {
    store,
    get isReplica() {
      return isReplica;
    },
    switchTo(which) {
      isReplica = which === "replica";
    },
  };
}
