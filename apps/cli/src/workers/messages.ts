/** What the first process of `serve --workers` and its workers tell each other. */

/** A response of a worker's admin interface. */
export interface AdminReply {
  readonly status: number;
  readonly body: string;
}

export type FromWorker =
  /** It listens, and indexes if that is its part. */
  | { readonly kind: "started"; readonly url: string | undefined; readonly connections: number }
  /** It cannot start: the reason is for the person at the terminal. */
  | { readonly kind: "failed"; readonly message: string; readonly exitCode: number }
  | { readonly kind: "reply"; readonly id: number; readonly reply: AdminReply };

export type ToWorker =
  /** Requests a path of its admin interface. */
  | { readonly kind: "admin"; readonly id: number; readonly path: string }
  /** Ends it in order. */
  | { readonly kind: "end" };
