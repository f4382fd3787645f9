/** The port of what was requested with API keys. */

import type { Key } from "../../domain/listing.ts";

/** A request with its response. Texts are empty where something is not known, or not kept. */
export interface ApiLogEntry {
  /** A UUID. */
  readonly id: string;
  /** Id of the key. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Of the operation, with its parameters in braces. */
  readonly path: string;
  /** EVM chain id in decimal, or alias of the Primary Network's chain. */
  readonly chainId: string;
  readonly status: number;
  /** Milliseconds. */
  readonly duration: number;
  /** Compute units. */
  readonly credits: number;
  readonly address: string;
  readonly host: string;
  readonly userAgent: string;
}

/** Which requests are meant; those of all keys, chains, … where nothing is said. */
export interface ApiLogFilter {
  readonly key?: string | undefined;
  /** Unix seconds: inclusive start and exclusive end. */
  readonly from: number;
  readonly to: number;
  readonly chainId?: string | undefined;
  readonly status?: number | undefined;
  readonly path?: string | undefined;
}

/** What requests are counted by. */
export type UsageGroup = "path" | "status" | "chainId" | "key";

/** How periods begin: every so many seconds with an offset from 1970, or with the month. */
export interface UsagePeriods {
  /** Seconds of the counts that are added up: 60 or 3600. */
  readonly span: 60 | 3_600;
  readonly length: number | "month";
  readonly offset: number;
}

/** Counts of one group in one period. */
export interface UsageRow {
  /** Unix seconds. */
  readonly start: number;
  /** Empty without groups. */
  readonly group: string;
  readonly requests: number;
  /** Those with a status of 400 and more. */
  readonly failed: number;
  /** Those with a status of 400 to 499. */
  readonly invalid: number;
  readonly credits: number;
  /** Credits of the invalid ones. */
  readonly wasted: number;
  /** Quarter of a binary order of magnitude of the median in milliseconds. */
  readonly bucket: number;
}

/** A logged request, and the name of its key; empty when there is no such key. */
export interface ApiLogRow extends ApiLogEntry {
  readonly name: string;
}

/** How long requests are kept: those of before these times, in milliseconds since 1970, are forgotten. */
export interface UsageAge {
  readonly logs: number;
  readonly minutes: number;
  readonly hours: number;
}

export interface ApiLogStore {
  /** Adds requests, and counts them; those that are there already are left as they are. */
  add(entries: readonly ApiLogEntry[]): Promise<void>;
  /** Periods in ascending order, at most `limit` rows. */
  usage(
    filter: ApiLogFilter,
    periods: UsagePeriods,
    group: UsageGroup | undefined,
    limit: number,
  ): Promise<readonly UsageRow[]>;
  /** The newest first. A page may hold fewer rows than its limit, or none, although more follow: it reads a bounded number of requests. */
  list(
    filter: ApiLogFilter,
    page: { readonly after?: Key | undefined; readonly limit: number },
  ): Promise<{ readonly items: ApiLogRow[]; readonly next?: Key }>;
  /** Deletes what is older, up to a bounded number of rows; resolves with whether more is left. */
  forget(age: UsageAge): Promise<boolean>;
}
