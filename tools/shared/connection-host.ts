/** Where a connection of Node's goes to. */

/** The names of this machine. */
export const LOOPBACK: ReadonlySet<unknown> = new Set(["127.0.0.1", "::1", "localhost"]);

/** The host that the arguments of `Socket.connect` name; undefined when none is, which is this machine. */
export function hostOf(args: readonly unknown[]): unknown {
  // net.connect passes its normalised arguments as one array: [options, callback].
  const options: unknown = Array.isArray(args[0]) ? args[0][0] : args[0];
  if (typeof options !== "object" || options === null) return args[1];
  if ("path" in options && options.path) return "localhost";
  return "host" in options ? options.host : undefined;
}
