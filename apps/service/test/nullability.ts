/** Finds which columns of a statement may be null, by the tables of the schema and by PostgreSQL's plan. */

import type pg from "pg";
import type { Column } from "../src/store/sql/select-list.ts";

/** A step of a plan, as `explain (verbose, format json)` writes it. */
export interface PlanNode {
  readonly "Node Type": string;
  readonly "Parent Relationship"?: string;
  readonly "Join Type"?: string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly Alias?: string;
  /** The expressions of its columns; those that begin with an alias and a point are columns of a table or a subquery. */
  readonly Output?: readonly string[];
  readonly Plans?: readonly PlanNode[];
}

/** A statement's result, whose rows are lists of values. */
type Result = Pick<pg.QueryArrayResult<unknown[]>, "fields" | "rows">;

/** Steps whose columns are those of what they read, in the same order. */
const PASSING = new Set([
  "Append",
  "Merge Append",
  "Sort",
  "Incremental Sort",
  "Limit",
  "Unique",
  "LockRows",
]);

/** Sides of a join whose columns are null in a row that the other side has alone. */
const EMPTY_SIDES: { readonly [joinType: string]: readonly string[] } = {
  Left: ["Inner"],
  Right: ["Outer"],
  Full: ["Inner", "Outer"],
};

const readBy = ({ Plans = [] }: PlanNode): readonly PlanNode[] =>
  Plans.filter(({ "Parent Relationship": as }) => as !== "InitPlan" && as !== "SubPlan");

/** The steps that make the rows: of a union, one for each part. */
const makersOf = (node: PlanNode): PlanNode[] =>
  PASSING.has(node["Node Type"]) ? readBy(node).flatMap(makersOf) : [node];

const allOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(allOf)];

/** Names in a plan, each of one table or subquery, that an outer join may find no row of. */
const outerOf = (plan: PlanNode): ReadonlySet<string | undefined> =>
  new Set(
    allOf(plan).flatMap(({ "Join Type": type = "", Plans = [] }) =>
      Plans.filter((side) => EMPTY_SIDES[type]?.includes(side["Parent Relationship"] ?? ""))
        .flatMap(allOf)
        .map(({ Alias }) => Alias),
    ),
  );

const COLUMN = /^\(?(\w+)\."?(\w+)"?\)?$/;

/**
 * Reads which columns of the schema's tables may be null.
 *
 * @returns why columns of a statement may be null that are declared never to be, as `name: reason`. It finds a
 *   nullable column of a table, also in a part of a union and behind subqueries; a column of a table or a
 *   subquery that an outer join may find no row of; a constant null; and a null in a row of the result. It does
 *   not find an expression that may be null, nor an outer join in a subquery that has a step of its own in the
 *   plan, unless a row of the result shows it.
 */
export async function nullabilityOf(db: pg.Client) {
  const { rows: nullable } = await db.query<{ table: number; column: number; name: string }>(`
    select c.oid::int as table, a.attnum as column, c.relname || '.' || a.attname as name
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = current_schema()::regnamespace and a.attnum > 0 and not a.attnotnull`);
  const byNumber = new Map(nullable.map(({ table, column, name }) => [`${table}.${column}`, name]));
  const names = new Set(nullable.map(({ name }) => name));
  return (columns: readonly Column[], { fields, rows }: Result, plan: PlanNode): string[] => {
    const outer = outerOf(plan);
    const tables = new Map(allOf(plan).map((node) => [node.Alias, node["Relation Name"]]));
    const makers = makersOf(plan);
    const reasons = ({ optional }: Column, at: number): string[] => {
      const table = byNumber.get(`${fields[at]?.tableID}.${fields[at]?.columnID}`);
      const found = table === undefined ? [] : [`${table} may be null`];
      for (const { Output = [] } of makers) {
        const [, alias, column] = COLUMN.exec(Output[at] ?? "") ?? [];
        const name = `${tables.get(alias)}.${column}`;
        if (names.has(name)) found.push(`${name} may be null`);
        if (optional) continue; // a row without the group
        if (alias !== undefined && outer.has(alias)) found.push(`${Output[at]} is of an outer join`);
        if (Output[at]?.startsWith("NULL::")) found.push("a part of the statement has none");
      }
      if (!optional && rows.some((row) => row[at] === null)) found.push("a row has none");
      return found;
    };
    return columns.flatMap((column, at) =>
      column.nullable ? [] : [...new Set(reasons(column, at))].map((reason) => `${column.name}: ${reason}`),
    );
  };
}
