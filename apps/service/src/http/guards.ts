/** Checks that precede a handler, and the headers that join its result. */

import type { Access } from "./auth.ts";
import type { Documents } from "./documents.ts";
import type { DownloadOptions } from "./download.ts";
import type { Limits } from "./limits.ts";
import type { Streaming } from "./open-stream.ts";
import type { PageTokens } from "./page-token.ts";
import type { ReplicaReads } from "./replica-reads.ts";
import type { ResponseCache } from "./response-cache.ts";
import type { AnyOperationId } from "./spec.ts";

export interface Guards {
  readonly access: Access;
  /** Undefined when rate limits are off. */
  readonly limits: Limits | undefined;
  readonly hosts: readonly string[] | undefined;
  readonly requestTimeoutMs: number;
  /** True to change responses for the hosted service's official clients unless a request asks otherwise. */
  readonly compat: boolean;
  /** Undefined when there is no storage for exported files. */
  readonly downloads: DownloadOptions | undefined;
  /** The documents of OpenAPI that are served, by their paths. Without it none are. */
  readonly documents?: Documents | undefined;
  /** The program's version: another version may respond differently. */
  readonly version: string;
  /** Where responses that can no longer change are kept. Without it none are. */
  readonly responses?: ResponseCache | undefined;
  /** The tokens of lists' pages. */
  readonly tokens: PageTokens;
  /** The replica that listings are read from. Without it they are read from the primary. */
  readonly replica?: ReplicaReads | undefined;
  /** The open streams, and the signal that wakes them. */
  readonly streaming: Streaming;
  /** Why operations are not performed here, by id: one sentence without a full stop. */
  readonly refusals?: { readonly [id in AnyOperationId]?: string } | undefined;
  /** True when this process should get requests. */
  isReady(): Promise<boolean>;
}
