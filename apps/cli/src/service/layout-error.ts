/** Advice for a database with the layout of another version. */

import { CliError } from "@primary-network/devnet/terminal";
import { type DatabaseLayoutError, isPreRelease } from "@primary-network/service";

/** Exit code of `migrate` for a database that a newer program has migrated. */
export const NEWER = 3;

/**
 * The error for the terminal.
 *
 * @param file the configuration; without one, the command to run has a placeholder
 */
export function layoutError({ plan, message }: DatabaseLayoutError, file = "<file>"): CliError {
  const { pending, unknown } = plan;
  if (isPreRelease(plan)) return new CliError(`The ${message}.`);
  if (unknown.length > 0)
    return new CliError(
      `The ${message}: it has ${unknown.join(", ")}. Run the version that migrated it or a newer one, or restore an older backup.`,
      { exitCode: NEWER },
    );
  return new CliError(
    `The database lacks ${pending.length} ${pending.length === 1 ? "migration" : "migrations"} (${pending.join(", ")}), ` +
      `and this process must not migrate it. Run "primary-network migrate --config ${file}" first.`,
  );
}
