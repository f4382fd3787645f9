/** What a migration is to those who start one: its plan, its progress, and the error when the layout does not fit. */

/** What a program would do to a database's layout. */
export interface MigrationPlan {
  /** Names of the migrations that the database has, in order. */
  readonly applied: readonly string[];
  /** Names of those that it lacks, in the order in which they would run. */
  readonly pending: readonly string[];
  /** Names of those that this program does not know: a newer program has migrated the database. */
  readonly unknown: readonly string[];
}

/** Why a database cannot be used by the program that made the plan; undefined when it can. */
export function faultOf({ applied, pending, unknown }: MigrationPlan): string | undefined {
  const known = applied.length - unknown.length + pending.length;
  if (unknown.length > 0) return `database layout ${applied.length} is newer than this program's ${known}`;
  return pending.length > 0 ? `database layout ${applied.length} is not migrated` : undefined;
}

/** Thrown for a database whose layout is not this program's, when it must not or cannot be migrated. */
export class DatabaseLayoutError extends Error {
  override readonly name = "DatabaseLayoutError";
  /** What the database has and lacks. */
  readonly plan: MigrationPlan;

  constructor(plan: MigrationPlan) {
    super(faultOf(plan));
    this.plan = plan;
  }
}

/** The migration that begins now. */
export interface MigrationProgress {
  readonly name: string;
  /** Its number, from 1 on, among those that were missing. */
  readonly number: number;
  /** How many were missing. */
  readonly of: number;
  /** How far it is in a table whose rows it moves; undefined when it begins. */
  readonly moved?: {
    readonly table: string;
    /** Rows that are moved, over all starts of the program. */
    readonly rows: number;
    /** Rows that there are. */
    readonly of: number;
  };
}

/** Called before each migration, and while it moves rows. */
export type OnMigration = (progress: MigrationProgress) => void;
