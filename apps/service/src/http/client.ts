/** The sender of a request. */

/** What the listener knows of a request's sender. It is not a header, since the sender could forge that. */
export interface Client {
  /** IP address; it identifies callers without a key. */
  readonly address?: string | undefined;
}
