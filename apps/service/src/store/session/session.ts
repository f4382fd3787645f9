/** The way to a database: statements, and transactions of them. Kysely's builder only makes their texts. */

import {
  type Compilable,
  type ConnectionProvider,
  DefaultQueryExecutor,
  IdentifierNode,
  PostgresAdapter,
  PostgresQueryCompiler,
  QueryCreator,
  type QueryExecutor,
  type QueryExecutorProvider,
  type QueryResult,
  type RawBuilder,
  type SchemableIdentifierNode,
} from "kysely";
import {
  type Connection,
  type Copy,
  type Dialect,
  PLAIN,
  type Placement,
  type Pool,
  type Query,
  type Step,
  type TakeBytes,
  type Target,
  type UnpreparedQuery,
} from "./connection.ts";

/** Lends a connection for some work. */
type Use = <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;

/** Gives tables the names that they have where the statement is sent. */
class Compiler extends PostgresQueryCompiler {
  readonly #target: () => Target;

  constructor(target: () => Target) {
    super();
    this.#target = target;
  }

  protected override visitSchemableIdentifier(node: SchemableIdentifierNode): void {
    const identifier = IdentifierNode.create(this.#target().table(node.identifier.name));
    super.visitSchemableIdentifier({ ...node, identifier });
  }
}

const executorOn = (target: () => Target, provider: ConnectionProvider): QueryExecutor =>
  new DefaultQueryExecutor(new Compiler(target), new PostgresAdapter(), provider);

/** Runs the builder's statement on a session's connection. */
const executorOf = (use: Use, target: () => Target): QueryExecutor =>
  executorOn(target, {
    provideConnection: (work) =>
      use((connection) =>
        work({
          async executeQuery<Row>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
            const { rows, count } = await connection.query({ text: sql, values: parameters });
            // Rows are of the type that the builder names.
            return { rows, numAffectedRows: BigInt(count) } as QueryResult<Row>;
          },
          streamQuery() {
            throw new Error("no statement is read row by row");
          },
        }),
      ),
  });

const compiling = executorOn(() => PLAIN, {
  provideConnection: () => Promise.reject(new Error("texts are made without a connection")),
});

/** Makes texts without a database. */
export const compiler: QueryExecutorProvider = { getExecutor: () => compiling };

/** A statement of a pipeline, whose rows have names. Undefined stands for a statement that is not needed. */
export type Sendable<Row = unknown> = RawBuilder<Row> | Compilable<Row> | Copy | UnpreparedQuery | undefined;

type RowOf<One> = One extends RawBuilder<infer Row> ? Row : One extends Compilable<infer Row> ? Row : never;

/** The rows of each statement of a pipeline; none where there is no statement. */
export type RowsOf<All extends readonly Sendable[]> = {
  readonly [At in keyof All]: readonly RowOf<All[At]>[];
};

function stepOf(one: NonNullable<Sendable>, provider: QueryExecutorProvider): Step {
  if (!("compile" in one)) return one;
  const { sql, parameters } = one.compile(provider);
  return { text: sql, values: parameters };
}

/** Statements that are run one by one, made by Kysely's builder or ready with their values. */
class Statements<Tables> extends QueryCreator<Tables> {
  protected readonly use: Use;
  readonly #target: () => Target;
  readonly #executor: QueryExecutor;

  /** @param target the server that takes the next statement */
  constructor(use: Use, target: () => Target) {
    const executor = executorOf(use, target);
    super({ executor });
    this.use = use;
    this.#target = target;
    this.#executor = executor;
  }

  getExecutor(): QueryExecutor {
    return this.#executor;
  }

  /** The kind of the server that takes the next statement, for one whose text depends on it. */
  get dialect(): Dialect {
    return this.#target().dialect;
  }

  /** The distribution of tables; undefined where one server has all rows. */
  get placement(): Placement | undefined {
    return this.#target().placement;
  }

  /** The statement's rows, which are of the type that the caller names. */
  async query<Row>(query: Query): Promise<readonly Row[]> {
    const { rows } = await this.use((connection) => connection.query(query));
    return rows as readonly Row[];
  }
}

/** One transaction. */
export class Transaction<Tables> extends Statements<Tables> {
  /** Inserts rows. */
  async copy(rows: Copy | undefined): Promise<void> {
    await this.pipeline([rows]);
  }

  /**
   * Runs statements in order, sent together. A later one sees the changes of an earlier one, but its
   * parameters cannot depend on the rows of an earlier one.
   */
  async pipeline<const All extends readonly Sendable[]>(all: All): Promise<RowsOf<All>> {
    const steps = all.flatMap((one) => (one === undefined ? [] : [stepOf(one, this)]));
    const results = steps.length === 0 ? [] : await this.use((connection) => connection.pipeline(steps));
    let next = 0;
    const rows = all.map((one) => (one === undefined ? [] : (results[next++] ?? [])));
    return rows as unknown as RowsOf<All>; // in the order of the statements, which name their rows' types
  }

  /** Reads rows as the bytes of COPY, by a statement that copies to standard output. */
  copyOut(text: string, take: TakeBytes): Promise<void> {
    return this.use((connection) => connection.copyOut(text, take));
  }

  /**
   * Says that the rest of the transaction concerns the tables of one EVM chain; nothing has been changed yet.
   */
  onlyChain(chain: number): Promise<void> {
    return this.use((connection) => connection.onlyChain(chain));
  }

  /** Says that the transaction changes tables of an EVM chain and others: all of its changes, or none. */
  chainAndOthers(): Promise<void> {
    return this.use((connection) => connection.chainAndOthers());
  }
}

/** Begins a transaction; when it throws, the transaction is rolled back. */
type Begin<Tables> = (tx: Transaction<Tables>) => Promise<void>;

/** A database, or one of its connections. */
export class Session<Tables> extends Statements<Tables> {
  readonly #pool: Pool;
  readonly #server: Target;
  readonly #begun: Begin<Tables>;
  #ended: Promise<void> | undefined;

  /** @param server the server of the pool's connections */
  constructor(pool: Pool, server: Target = PLAIN, begun: Begin<Tables> = async () => {}) {
    const use: Use = async (work) => {
      const { connection, release } = await pool.connect();
      try {
        return await work(connection);
      } finally {
        release();
      }
    };
    super(use, () => server);
    this.#pool = pool;
    this.#server = server;
    this.#begun = begun;
  }

  /** Runs work in a transaction, which is committed unless the work throws. */
  tx<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
    return this.use(async (connection) => {
      let open = true;
      const once: Use = async (one) => {
        if (!open) throw new Error("the transaction has ended");
        return one(connection);
      };
      const tx = new Transaction<Tables>(once, () => connection.target);
      await connection.begin();
      try {
        await this.#begun(tx);
        const result = await work(tx);
        await connection.end("commit");
        return result;
      } catch (error) {
        await connection.end("rollback");
        throw error;
      } finally {
        open = false;
      }
    });
  }

  /** Runs work whose statements and transactions have one connection. */
  connection<T>(work: (session: Session<Tables>) => Promise<T>): Promise<T> {
    return this.use((connection) => {
      const pool: Pool = { connect: async () => ({ connection, release() {} }), end: async () => {} };
      return work(new Session(pool, this.#server));
    });
  }

  /** The same connections, with transactions that begin with some work. */
  beginningWith(begun: Begin<Tables>): Session<Tables> {
    return new Session(this.#pool, this.#server, begun);
  }

  /** Ends the connections. */
  destroy(): Promise<void> {
    this.#ended ??= this.#pool.end();
    return this.#ended;
  }
}
