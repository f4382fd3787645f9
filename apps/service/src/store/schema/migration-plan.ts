/** The plan of a migration, its progress, and the error when a database's layout does not fit. */

/** The difference between a database's layout and a program's. */
export interface MigrationPlan {
  /** Names of the migrations that the database has, in order. */
  readonly applied: readonly string[];
  /** Names of missing migrations, in the order in which they would run. */
  readonly pending: readonly string[];
  /** Names of migrations that this program does not know. */
  readonly unknown: readonly string[];
}

/**
 * Says whether a database was made before 0.1.0: it has migrations, and none that this program knows.
 *
 * @example
 * if (isPreRelease(await migrations.plan())) console.log("Index the chains again, into an empty database.");
 */
export const isPreRelease = ({ applied, unknown }: MigrationPlan): boolean =>
  applied.length > 0 && applied.length === unknown.length;

/** Says why a database cannot be used by the program that made the plan; undefined when it can. */
export function faultOf(plan: MigrationPlan): string | undefined {
  const { applied, pending, unknown } = plan;
  const known = applied.length - unknown.length + pending.length;
  if (isPreRelease(plan))
    return "database was made before 0.1.0 and has to be indexed again, into an empty database";
  if (unknown.length > 0) return `database layout ${applied.length} is newer than this program's ${known}`;
  return pending.length > 0 ? `database layout ${applied.length} is not migrated` : undefined;
}

/** Thrown for a database whose layout is not this program's, when it must not or cannot be migrated. */
export class DatabaseLayoutError extends Error {
  override readonly name = "DatabaseLayoutError";
  /** The migrations that the database has and lacks. */
  readonly plan: MigrationPlan;

  constructor(plan: MigrationPlan) {
    super(faultOf(plan));
    this.plan = plan;
  }
}

/** The migration that begins now. */
export interface MigrationProgress {
  /** Name of the migration. */
  readonly name: string;
  /** The position of the migration, from 1 on, among the missing ones. */
  readonly number: number;
  /** The number of migrations that were missing. */
  readonly of: number;
}

/** Called before each migration. */
export type OnMigration = (progress: MigrationProgress) => void;
