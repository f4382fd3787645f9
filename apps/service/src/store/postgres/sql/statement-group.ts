/** Statements that are sent together: the server goes from one to the next without waiting for this process. */

import { CompiledQuery, type QueryResult } from "kysely";

/** What one of the statements came to. */
export type StatementResult = Pick<QueryResult<unknown>, "rows" | "numAffectedRows">;

/** The parameter of a statement that stands for several; the drivers' own side knows it, and what lies between passes it on. */
export class StatementGroup {
  readonly statements: readonly CompiledQuery[];

  constructor(statements: readonly CompiledQuery[]) {
    this.statements = statements;
  }

  /**
   * The statement, whose only parameter the group is, and which no database runs: its text is for whoever watches statements. Its rows
   * are the results of the group's statements, in their order.
   */
  get statement(): CompiledQuery<StatementResult> {
    const text = this.statements.map(({ sql }) => sql).join(";\n");
    return CompiledQuery.raw(`-- ${this.statements.length} statements\n${text}`, [
      this,
    ]) as CompiledQuery<StatementResult>; // the drivers return no other rows
  }
}

/** The statements that a statement stands for; undefined of every other statement. */
export const groupedBy = ([group]: readonly unknown[]): readonly CompiledQuery[] | undefined =>
  group instanceof StatementGroup ? group.statements : undefined;

/** What a driver responds with. */
interface Response {
  readonly command: string;
  readonly rowCount: number | null;
  readonly rows: unknown[];
}

/** Statements that say how many rows they changed. */
const CHANGES: ReadonlySet<string> = new Set(["INSERT", "UPDATE", "DELETE"]);

/** Runs a group where statements cannot be sent together; the first that fails is the last. */
export async function oneByOne(
  group: readonly CompiledQuery[],
  run: (text: string, parameters: readonly unknown[]) => Promise<Response>,
) {
  const results: StatementResult[] = [];
  for (const { sql, parameters } of group) {
    const { command, rowCount, rows } = await run(sql, parameters);
    results.push({ rows, ...(CHANGES.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) });
  }
  return { command: "GROUP", rowCount: results.length, rows: results };
}
