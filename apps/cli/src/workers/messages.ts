/** Messages between the first process of `serve --workers` and its workers. */

/** A response of a worker's admin interface. */
export interface AdminReply {
  readonly status: number;
  readonly body: string;
}

export type FromWorker =
  /** Message of a worker that is ready. */
  | { readonly kind: "started"; readonly url: string | undefined; readonly connections: number }
  /** Message of a worker that cannot start, with the reason for the person at the terminal. */
  | { readonly kind: "failed"; readonly message: string; readonly exitCode: number }
  | { readonly kind: "reply"; readonly id: number; readonly reply: AdminReply };

export type ToWorker =
  /** Requests a path of its admin interface. */
  | { readonly kind: "admin"; readonly id: number; readonly path: string }
  /** Ends it in order. */
  | { readonly kind: "end" };
