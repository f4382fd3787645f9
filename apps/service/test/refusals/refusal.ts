/** What a refusal is, as data. */

/**
 * Three columns: what stands in the parameter's place, the message of the refusal, and its status unless it is 400.
 *
 * In a path or query the first is a text as it stands in the URL, or a list of texts for a parameter that is given more than
 * once; in a body it is any JSON. `undefined` leaves the parameter out. In the message `$` is the parameter's name,
 * and … stands for any text.
 */
export type Refusal = readonly [given: unknown, message: string, status?: number];

/** In a path, the id of a webhook that the test has made. */
export const MADE = "made";

/** One operation: a request that is not refused, and what is refused in place of each of its parameters. */
export interface Refusals {
  /** Path parameters of the good request. */
  readonly path?: { readonly [name: string]: string };
  /** Query of the good request. */
  readonly query?: { readonly [name: string]: string };
  readonly body?: { readonly [name: string]: unknown };
  /** By parameter; a body's field by its path from the top, with dots, and the body as a whole by `body`. */
  readonly refused: { readonly [parameter: string]: readonly Refusal[] };
  /** The same of requests of another form, whose fields the good request does not have. */
  readonly otherForms?: readonly Refusals[];
}
