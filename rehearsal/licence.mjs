/** Which licences of dependencies the published packages may bring to their users: permissive ones, by SPDX expression. */

const ALLOWED = new Set(["MIT", "ISC", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "CC0-1.0"]);

/**
 * Whether one may use what is under this SPDX expression: of `OR` one part must be allowed, of `AND` all. What is not such an
 * expression (no licence, "SEE LICENSE IN", an exception by `WITH`) is not allowed.
 *
 * @param {unknown} expression
 */
export function isAllowed(expression) {
  if (typeof expression !== "string") return false;
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;

  /** @returns {boolean} */
  const any = () => {
    let allowed = all();
    while (tokens[at] === "OR") {
      at += 1;
      allowed = all() || allowed;
    }
    return allowed;
  };
  const all = () => {
    let allowed = one();
    while (tokens[at] === "AND") {
      at += 1;
      allowed = one() && allowed;
    }
    return allowed;
  };
  const one = () => {
    const token = tokens[at];
    at += 1;
    if (token !== "(") return ALLOWED.has(token ?? "");
    const allowed = any();
    if (tokens[at] !== ")") return false;
    at += 1;
    return allowed;
  };

  const allowed = any();
  return allowed && at === tokens.length;
}
