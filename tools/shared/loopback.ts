/** Keeps the process that imports it on this machine: a connection to any host but the loopback one fails. */
import net from "node:net";
import { hostOf, LOOPBACK } from "./connection-host.ts";

// Its overloads take options, a port or a path; all pass through as they come.
const connect = net.Socket.prototype.connect as (this: net.Socket, ...args: unknown[]) => net.Socket;

net.Socket.prototype.connect = function guardedConnect(this: net.Socket, ...args: unknown[]): net.Socket {
  const host = hostOf(args);
  if (host !== undefined && !LOOPBACK.has(host)) {
    throw new Error(`no connection beyond this machine is allowed, and ${host} was asked for`);
  }
  return connect.apply(this, args);
};
