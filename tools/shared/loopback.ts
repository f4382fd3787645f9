/** Keeps the process that imports it on this machine: a connection to any host but the loopback one fails. */
import net from "node:net";

const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);
// Its overloads take options, a port or a path; all pass through as they come.
const connect = net.Socket.prototype.connect as (this: net.Socket, ...args: unknown[]) => net.Socket;

/** The host of a connection; undefined when none is named, which is this machine. */
function hostOf(args: readonly unknown[]): unknown {
  // net.connect passes its normalised arguments as one array: [options, callback].
  const options: unknown = Array.isArray(args[0]) ? args[0][0] : args[0];
  if (typeof options !== "object" || options === null) return args[1];
  if ("path" in options && options.path) return "localhost";
  return "host" in options ? options.host : undefined;
}

net.Socket.prototype.connect = function guardedConnect(this: net.Socket, ...args: unknown[]): net.Socket {
  const host = hostOf(args);
  if (host !== undefined && !(typeof host === "string" && LOOPBACK.has(host))) {
    throw new Error(`no connection beyond this machine is allowed, and ${host} was asked for`);
  }
  return connect.apply(this, args);
};
