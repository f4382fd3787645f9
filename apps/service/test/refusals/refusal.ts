/** A refusal as data. */

/**
 * Three columns: the value in the parameter's place, the message of the refusal, and its status unless it is
 * 400.
 *
 * In a path or query the first is a text as it stands in the URL, or a list of texts for a parameter that is
 * given more than once; in a body it is any JSON. `undefined` leaves the parameter out. In the message `$` is the
 * parameter's name, and … stands for any text.
 */
export type Refusal = readonly [given: unknown, message: string, status?: number];

/** A row of each value that is refused by the same rule. */
export const rowsOf = (
  rule: string | readonly [message: string, status: number],
  ...given: readonly unknown[]
): readonly Refusal[] =>
  given.map((value) => (typeof rule === "string" ? [value, rule] : ([value, ...rule] as const)));

/** In a path, the id of a webhook that the test has made. */
export const MADE = "made";

/**
 * One operation: the parts of its good request beside the spec's examples, and its refusals beside the spec's.
 * The good request has the path of the spec's examples, and neither a query nor a body.
 */
export interface Refusals {
  /** Path parameters of the good request. */
  readonly path?: { readonly [name: string]: string };
  /** Query of the good request. */
  readonly query?: { readonly [name: string]: string };
  readonly body?: { readonly [name: string]: unknown };
  /**
   * By parameter; a body's field by its path from the top, with dots, and the body as a whole by `body`. These
   * rows stand in place of those that the parameter has by its name (`by-name.ts`), and of a row of the spec with
   * the same value.
   */
  readonly refused?: { readonly [parameter: string]: readonly Refusal[] };
  /** Refusals of requests of another form, whose fields the good request does not have. */
  readonly otherForms?: readonly Refusals[];
}
