/**
 * Keeps the process that imports it on this machine as a machine without a network would: every other name is unknown.
 * Unlike tools/shared/loopback.ts it throws nothing that a client would not meet there, and reports what was asked for.
 */
import dns from "node:dns";
import net from "node:net";
import { hostOf, LOOPBACK } from "../../shared/connection-host.ts";

type Callback = (error: Error, address: string, family: number) => undefined;
// Its overloads differ in the options; the callback is the last argument of all of them.
const lookup = dns.lookup as unknown as (...args: unknown[]) => undefined;
Object.assign(dns, {
  lookup(...args: unknown[]) {
    const [name] = args;
    if (LOOPBACK.has(name)) return lookup(...args);
    process.send?.({ asked: String(name) }); // at once: the client may end the process
    const error = Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), {
      code: "ENOTFOUND",
      syscall: "getaddrinfo",
    });
    process.nextTick(args.at(-1) as Callback, error, "", 0);
  },
});

const connect = net.Socket.prototype.connect as (this: net.Socket, ...args: unknown[]) => net.Socket;
net.Socket.prototype.connect = function guardedConnect(this: net.Socket, ...args: unknown[]): net.Socket {
  const host = hostOf(args);
  // An address needs no look-up.
  if (typeof host === "string" && net.isIP(host) > 0 && !LOOPBACK.has(host)) {
    throw new Error(`no connection beyond this machine is allowed, and ${host} was asked for`);
  }
  return connect.apply(this, args);
};
