/** What the URL of the table of validators says. */

export const statuses = ["active", "pending", "completed", "removed"] as const;
type Status = (typeof statuses)[number];

/** What the URL of this view says. */
export interface ValidatorsSearch {
  readonly status?: Status | undefined;
  readonly nodes?: string | undefined;
  readonly subnet?: string | undefined;
}

/** Reads the search parameters; what is not understood is left out. */
export function readValidatorsSearch({ status, nodes, subnet }: Record<string, unknown>): ValidatorsSearch {
  const known = statuses.find((name) => name === status);
  return {
    ...(known && { status: known }),
    ...(typeof nodes === "string" && nodes && { nodes }),
    ...(typeof subnet === "string" && subnet && { subnet }),
  };
}
