/** The calls of another client, by our operations' ids. Each file in `clients/` provides them. */

/** The parameters of a call, by our names. */
export type Params = Readonly<Record<string, unknown>>;

/** Makes a call, walks all its pages, and resolves with them. */
export type Call = (params: Params) => Promise<unknown[]>;

/** The client's call of an operation; undefined when it has none. */
export type CallOf = (operation: string) => Call | undefined;

export interface ClientModule {
  createCalls(options: { readonly serviceUrl: string }): CallOf;
}

/** Calls in order: an operation and its parameters. */
export type Calls = readonly (readonly [operation: string, params: Params])[];

/** What became of a call. */
export interface CallLine {
  readonly operation: string;
  readonly pages?: number;
  readonly items?: number;
  /** Digest of all pages, without their tokens. */
  readonly digest?: string;
  readonly error?: string;
  /** Of the response that the error is of. */
  readonly status?: number;
}
