/** Keys of queries: the scope of a client, the name of its method, and the parameters as JSON has them. */

/** A key: the scope, such as `"primary-network", "data"`, the method, such as `"blocks.get"`, and its parameters, if it takes any. */
export type QueryKey = readonly unknown[];

/** The same value without bigints, which JSON, and so the hash of a key, cannot have. */
function withoutBigints(value: unknown): unknown {
  if (typeof value === "bigint") return String(value);
  if (Array.isArray(value)) return value.map(withoutBigints);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutBigints(part)]));
}

/** The key of a call. A bigint counts as the decimal string that is sent for it. */
export function keyOf(scope: QueryKey, method: string, params?: unknown): QueryKey {
  return params === undefined ? [...scope, method] : [...scope, method, withoutBigints(params)];
}
