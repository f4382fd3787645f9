/** Finds a client's method by its path: which methods a client has is what the suite finds out. */

type Method = (...args: unknown[]) => unknown;

/** The method at a path such as `evm.chains.list`, bound to its owner; undefined when the client has none there. */
export function methodAt(client: object, path: string): Method | undefined {
  const names = path.split(".");
  const name = names.pop() ?? "";
  const member = (of: unknown, key: string): unknown =>
    (typeof of === "object" || typeof of === "function") && of !== null ? Reflect.get(of, key) : undefined;
  const owner = names.reduce(member, client);
  const method = member(owner, name);
  return typeof method === "function" ? (...args) => method.apply(owner, args) : undefined;
}
