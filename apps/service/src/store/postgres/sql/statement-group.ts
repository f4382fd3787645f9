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

  /** The statement, whose only parameter the group is, and which nobody runs: its text is for whoever watches statements. Its rows are the results of the group's statements, in their order. */
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
