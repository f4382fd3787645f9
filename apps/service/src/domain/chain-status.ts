/** The state of one chain's index, and whether it is fresh. */

import type { ChainProgress, EarlierTxs } from "./chain-progress.ts";
import type { ChainAlias, ServedName } from "./network.ts";

/**
 * The role of this process for a chain: it indexes the chain (`leader`), it would if the leader ended
 * (`standby`), or it only serves the index of others (`reader`).
 */
export type ChainRole = "leader" | "standby" | "reader";

/** The state of the replica. */
export interface ReplicaStatus {
  /** True while lists are read from it. */
  readonly ready: boolean;
  /** Undefined while it does not respond. */
  readonly secondsBehind: number | undefined;
  /** Why it is not read. */
  readonly fault: string | undefined;
}

/** Names of chains in settings: on all networks, or on one. */
export type ChainName = ChainStatus["chain"] | `${ServedName}/${ChainStatus["chain"]}`;

/** Seconds that an index may be behind its node and still counts as fresh; `off` is any number. */
export type FreshnessBound = number | "off";

/** One bound for all chains, or one for each. */
export type FreshnessBounds =
  | FreshnessBound
  | ({ readonly default?: FreshnessBound } & { readonly [name in ChainName]?: FreshnessBound });

/** Seconds of `maxSecondsBehind` by default. */
export const MAX_SECONDS_BEHIND = 60;

/** @returns seconds; infinite for `off` */
export function freshnessBound(
  bounds: FreshnessBounds,
  network: ServedName,
  chain: ChainStatus["chain"],
): number {
  const table = typeof bounds === "object" ? bounds : { default: bounds };
  const bound = table[`${network}/${chain}`] ?? table[chain] ?? table.default ?? MAX_SECONDS_BEHIND;
  return bound === "off" ? Number.POSITIVE_INFINITY : bound;
}

/** State of one chain's index, as health, readiness and metrics show it. */
export interface ChainStatus extends ChainProgress {
  /** Name of the network. */
  readonly network: string;
  /** EVM chains by their EVM chain id, as `evm-43114`. */
  readonly chain: ChainAlias | `evm-${number}`;
  /** True when this process indexes the chain, false when it only serves it. */
  readonly role: ChainRole;
  /** Indexed height; -1 before the genesis is indexed. */
  readonly height: number;
  /** Latest height that the node reported; undefined before its first response. */
  readonly tipHeight: number | undefined;
  /** Blocks up to that height that are not indexed; undefined before its first response. */
  readonly blocksBehind: number | undefined;
  /** While these are indexed, rate and time left are theirs. */
  readonly earlier?: EarlierTxs | undefined;
  /** True when the chain is not broken, and its index was at the node's tip within the bound. */
  readonly ready: boolean;
  /** Unix seconds of the last successful poll of the node; undefined before the first. */
  readonly polledAt: number | undefined;
  /** Whole seconds since the index was last at the node's tip; undefined until it was. */
  readonly secondsBehind: number | undefined;
  /** True when the node's blocks contradict the rules or the index, also when they were read again. */
  readonly broken: boolean;
  /** Why the last step failed; undefined when it did not. */
  readonly fault: string | undefined;
}

/** True when the chain's back-fill is over. */
export const isCurrent = ({ earlier, secondsBehind }: ChainStatus): boolean =>
  earlier === undefined && secondsBehind !== undefined && secondsBehind <= MAX_SECONDS_BEHIND;

/**
 * The records of an indexer's loop about its steps, by which the freshness of the index is computed. Times
 * are milliseconds since 1970.
 */
export class Freshness {
  #polledAt: number | undefined;
  #atTip: number | undefined;

  /** @param time when the step began: the node's response cannot be older */
  stepped(time: number, atTip: boolean): void {
    this.#polledAt = time;
    if (atTip) this.#atTip = time;
  }

  /**
   * Takes the records of the process that indexes about its own steps.
   *
   * @param polledAt when the node was last asked with success; null before the first time
   * @param atTip when the index was last at the node's tip; null until it was
   */
  reported(polledAt: number | null, atTip: number | null): void {
    const later = (before: number | undefined, now: number | null) =>
      now === null ? before : Math.max(before ?? now, now);
    this.#polledAt = later(this.#polledAt, polledAt);
    this.#atTip = later(this.#atTip, atTip);
  }

  /** Unix seconds at which the index was last at the node's tip; undefined until it was. */
  get completeAt(): number | undefined {
    return this.#atTip === undefined ? undefined : Math.floor(this.#atTip / 1000);
  }

  /** Milliseconds from these instants until now; null before the first. */
  ages(now: number): { readonly polledAgo: number | null; readonly atTipAgo: number | null } {
    const ago = (time: number | undefined) => (time === undefined ? null : Math.max(0, now - time));
    return { polledAgo: ago(this.#polledAt), atTipAgo: ago(this.#atTip) };
  }

  /** @param maxSecondsBehind up to which an index counts as fresh; infinite where any does, even one that was never at the tip */
  at(
    now: number,
    maxSecondsBehind: number,
  ): Pick<ChainStatus, "polledAt" | "secondsBehind"> & { fresh: boolean } {
    const seconds = (ms: number) => Math.floor(ms / 1000);
    // A clock may be set back; a time before the last poll does not make an index stale.
    const behind = this.#atTip === undefined ? undefined : Math.max(0, seconds(now - this.#atTip));
    return {
      polledAt: this.#polledAt === undefined ? undefined : seconds(this.#polledAt),
      secondsBehind: behind,
      fresh: (behind ?? Number.POSITIVE_INFINITY) <= maxSecondsBehind,
    };
  }
}
