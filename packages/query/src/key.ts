/** Keys of queries: the client's scope, the method name, and the parameters as JSON. */

/** A key: the scope, such as `"primary-network", "data"`, the method, such as `"blocks.get"`, and its parameters, if it takes any. */
export type QueryKey = readonly unknown[];

/** Returns the value without bigints, which JSON and the hash of a key do not support. */
function withoutBigints(value: unknown): unknown {
  if (typeof value === "bigint") return String(value);
  if (Array.isArray(value)) return value.map(withoutBigints);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutBigints(part)]));
}

/** Makes the key of a call. A bigint counts as its decimal string, as it is sent. */
export function keyOf(scope: QueryKey, method: string, params?: unknown): QueryKey {
  return params === undefined ? [...scope, method] : [...scope, method, withoutBigints(params)];
}
