/** The sender of a request. */

/** The listener's knowledge of a request's sender. It is not a header, since the sender could forge that. */
export interface Client {
  /** IP address; it identifies callers without a key. */
  readonly address?: string | undefined;
}
