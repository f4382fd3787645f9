/** The connections that each kind of database provides to a session. */

import type { QueryExecutorProvider } from "kysely";

/** A kind of database. The text of some statements depends on it. */
export type Dialect = "plain" | "cluster";

/** The distribution of tables over the servers of a cluster. */
export interface Placement {
  /** Names of tables that are still to be distributed. */
  undistributed(db: QueryExecutorProvider): Promise<string[]>;
  /** Distributes them, with their rows. */
  distribute(db: QueryExecutorProvider): Promise<void>;
}

/** The server that a statement is written for. */
export interface Target {
  readonly dialect: Dialect;
  /** The name that a table has there: a worker of a cluster has a table for each shard. */
  table(name: string): string;
  /** Undefined for a server that has all rows itself. */
  readonly placement?: Placement;
}

export const PLAIN: Target = { dialect: "plain", table: (name) => name };

/** A statement with its values. */
export interface Query {
  /** The text for a plain PostgreSQL. */
  readonly text: string;
  readonly values: readonly unknown[];
  /** Writes the text for another server; undefined when the statement has one text. */
  readonly textFor?: ((target: Target) => string) | undefined;
  /** The name under which each connection prepares the statement once; its rows are lists of values. */
  readonly name?: string | undefined;
  /** The EVM chain whose tables are all that the statement reads. */
  readonly chain?: number | undefined;
}

/** A statement that is not prepared. Its rows have names. */
export type UnpreparedQuery = Query & { readonly name?: undefined };

/** Rows of a table that are inserted together. */
export interface Copy {
  readonly table: string;
  /** @param source the part of the statement that says where the rows come from, such as `stdin` */
  textFrom(source: string, target?: Target): string;
  /** The rows in COPY's text form. */
  parts(): Iterable<Uint8Array<ArrayBuffer>>;
  /** The same rows as an insert; undefined when only their bytes are left. */
  readonly insert: UnpreparedQuery | undefined;
}

export type Step = Query | Copy;

export const isCopy = (step: Step): step is Copy => "parts" in step;

/** The text of a statement on a server. */
export const textOf = (step: Step): string => (isCopy(step) ? step.textFrom("stdin") : step.text);

export interface Result {
  readonly rows: readonly unknown[];
  /** Rows that the statement returned or changed. */
  readonly count: number;
}

/** Takes bytes; the next ones come once its promise resolves. */
export type TakeBytes = (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;

/** A connection, which is one user's until it is released. */
export interface Connection {
  /** The server that takes the next statement. */
  readonly target: Target;
  query(query: Query): Promise<Result>;
  /**
   * Runs statements in their order, sent at once where the database takes them so: a server goes from one to
   * the next without waiting for this process. The first that fails is the last.
   *
   * @returns the rows of each
   */
  pipeline(steps: readonly Step[]): Promise<readonly Result["rows"][]>;
  /**
   * Reads rows as the bytes of COPY.
   *
   * @param text a statement that copies to standard output
   * @param take takes the bytes in their order, which are valid until its promise resolves
   */
  copyOut(text: string, take: TakeBytes): Promise<void>;
  begin(): Promise<void>;
  end(how: "commit" | "rollback"): Promise<void>;
  /**
   * Says that the rest of a transaction, which has changed nothing yet, concerns the tables of one EVM chain.
   * A cluster has the worker of the chain run it; other databases have no use for it.
   */
  onlyChain(chain: number): Promise<void>;
  /**
   * Says that a transaction changes tables of an EVM chain and others. On a cluster these are on several
   * servers, which then commit together; other databases have no use for it.
   */
  chainAndOthers(): Promise<void>;
}

/** A connection, and its way back. */
export interface Lent {
  readonly connection: Connection;
  release(): void;
}

export interface Pool {
  connect(): Promise<Lent>;
  end(): Promise<void>;
  /** Number of open connections, where there is more than one. */
  open?(): number;
}

/**
 * Calls a function around each call of a connection.
 *
 * @param call the text is undefined when no statement is sent
 */
export function around(
  connection: Connection,
  call: <T>(text: string | undefined, run: () => Promise<T>) => Promise<T>,
): Connection {
  return {
    get target() {
      return connection.target;
    },
    query: (query) => call(query.text, () => connection.query(query)),
    pipeline(steps) {
      const text = steps.map(textOf).join(";\n");
      const whole = steps.length === 1 ? text : `-- ${steps.length} statements\n${text}`;
      return call(whole, () => connection.pipeline(steps));
    },
    copyOut: (text, take) => call(text, () => connection.copyOut(text, take)),
    begin: () => call("begin", () => connection.begin()),
    end: (how) => call(how, () => connection.end(how)),
    onlyChain: (chain) => call(undefined, () => connection.onlyChain(chain)),
    chainAndOthers: () => call(undefined, () => connection.chainAndOthers()),
  };
}
