/** Which licences of dependencies the published packages may bring to their users: permissive ones, by SPDX expression. */
import satisfies from "spdx-satisfies";

const ALLOWED = ["MIT", "ISC", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "CC0-1.0"];

/**
 * Whether one may use what is under this SPDX expression: of `OR` one part must be allowed, of `AND` all. What is not such an
 * expression (no licence, "SEE LICENSE IN") is not allowed, and an exception by `WITH` is not either.
 */
export function isAllowed(expression: unknown): boolean {
  if (typeof expression !== "string") return false;
  try {
    return satisfies(expression, ALLOWED);
  } catch {
    return false; // it cannot be parsed
  }
}
