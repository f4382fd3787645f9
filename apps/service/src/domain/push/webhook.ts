/** Webhooks: their subject, and the position in a chain up to which they have been notified. */

export type WebhookMessageStatus = "waiting" | "delivered" | "dead";

export const webhookEventTypes = [
  "address_activity",
  "primary_network_address_activity",
  "validator_activity",
] as const;

export type WebhookEventType = (typeof webhookEventTypes)[number];

export type WebhookStatus = "active" | "inactive";

/** A position in the order in which a chain's transactions were committed: behind a transaction, or behind the whole block. */
export interface PushCursor {
  readonly height: number;
  /** Index of a transaction in the block; WHOLE_BLOCK behind all of them. */
  readonly idx: number;
  /** The number of the last reorganisation that is known; 0 before the first. */
  readonly rewinds: number;
}

/** Above every index of a transaction in its block. */
export const WHOLE_BLOCK = 2_147_483_647;

export const samePosition = (one: PushCursor, other: PushCursor): boolean =>
  one.height === other.height && one.idx === other.idx && one.rewinds === other.rewinds;

/** A reorganisation: everything above a block was taken back. */
export interface Rewind {
  /** Counts the reorganisations of a chain, from 1 on, without gaps. */
  readonly seq: number;
  /** Number and hash of the block that stayed. */
  readonly height: number;
  readonly hash: string;
  /** Number of the last block before. */
  readonly former: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The filter of a webhook besides its addresses; the type decides which fields it has. */
export interface WebhookFilter {
  /** Topics, hex with 0x in lower case: only transactions with a log of one of them. */
  readonly eventSignatures?: readonly string[];
  readonly subEvents?: readonly string[];
  readonly keyType?: string;
  /** As the caller wrote them; of a webhook for validators. */
  readonly keys?: readonly string[];
  readonly nodeIds?: readonly string[];
  readonly subnetIds?: readonly string[];
}

export interface Webhook {
  /** UUID. */
  readonly id: string;
  /** Id of the API key that made it. */
  readonly owner: string;
  readonly eventType: WebhookEventType;
  readonly url: string;
  readonly name: string;
  readonly description: string;
  readonly status: WebhookStatus;
  /** Name of the network; empty of an EVM chain. */
  readonly network: string;
  /** EVM chain id in decimal, or an alias. */
  readonly chainId: string;
  readonly filter: WebhookFilter;
  readonly includeInternalTxs: boolean;
  readonly includeLogs: boolean;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly cursor: PushCursor;
}

/** Messages that wait, of one webhook, with which no more are written: its position stays, tests are refused, and nothing is lost. */
export const MOST_WAITING = 200;

/** True when messages of a webhook need logs, which a chain's node has and the index has not. */
export const needsLogs = ({ includeLogs, filter }: Pick<Webhook, "includeLogs" | "filter">): boolean =>
  includeLogs || (filter.eventSignatures?.length ?? 0) > 0;
