/** Finds free TCP ports on loopback, for programs that must be given theirs. */
import { randomInt } from "node:crypto";
import { createServer, type Server } from "node:net";

/**
 * Ports to choose from. Systems choose higher ports for connections, and for servers that name no port: from
 * 32768 on Linux, from 49152 elsewhere. So nothing else takes a port between the search and its use.
 */
const FIRST = 20_000;
const END = 32_768;
/** Ports that are tried for each that is needed. */
const TRIES = 100;

/** The port, held; undefined when it is taken. */
const hold = (port: number): Promise<Server | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(undefined));
    server.listen(port, "127.0.0.1", () => resolve(server));
  });

/**
 * Different ports that were free a moment ago; all are held until all are found.
 *
 * @throws Error when nearly all are taken
 */
export async function findFreePorts(count: number): Promise<number[]> {
  const held = new Map<number, Server>();
  for (let tries = 0; held.size < count && tries < count * TRIES; tries++) {
    const port = randomInt(FIRST, END);
    const server = held.has(port) ? undefined : await hold(port);
    if (server) held.set(port, server);
  }
  await Promise.all([...held.values()].map((server) => new Promise((resolve) => server.close(resolve))));
  if (held.size < count) throw new Error(`no ${count} ports from ${FIRST} to ${END - 1} are free`);
  return [...held.keys()];
}
