/** Keeps the process that imports it on this machine: a connection to any host but the loopback one fails. */
import net from "node:net";

const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);
const connect = net.Socket.prototype.connect;

net.Socket.prototype.connect = function guardedConnect(...args) {
  // net.connect hands over its normalised arguments as one array: [options, callback].
  const options = Array.isArray(args[0]) ? args[0][0] : args[0];
  const host = typeof options === "object" ? (options.path ? "localhost" : options.host) : args[1];
  if (host !== undefined && !LOOPBACK.has(host)) {
    throw new Error(`the bench allows no connection beyond this machine, and ${host} was asked for`);
  }
  return connect.apply(this, args);
};
