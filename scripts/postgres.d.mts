/** Types of postgres.mjs for the configuration and tests. */

/** The folder of the newest PostgreSQL server found; undefined without one. */
export function findPostgres(): string | undefined;

/** Starts a private server; undefined without PostgreSQL on this machine. */
export function startPostgres(
  more?: readonly string[],
): Promise<{ readonly url: string; stop(): Promise<void> } | undefined>;
