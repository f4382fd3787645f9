/** A TCP port in front of a PostgreSQL server's socket that can be cut: connections stay open, and nothing passes any more. */

import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface Partition {
  /** The database's URL through the port. */
  readonly url: string;
  cut(): void;
  /** Lets new connections through; those that were cut off are closed, as a network's equipment does in the end. */
  heal(): void;
  close(): Promise<void>;
}

/** @param databaseUrl names the server by host and port, or by the folder of its socket in the parameter `host` */
export async function partitionOf(databaseUrl: string): Promise<Partition> {
  const target = new URL(databaseUrl);
  const folder = target.searchParams.get("host");
  const open = () =>
    folder === null
      ? connect(Number(target.port || 5432), target.hostname)
      : connect(`${folder}/.s.PGSQL.5432`);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isCut = false;
  const server = createServer((near) => {
    const far = open();
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const socket of pair) {
      socket.on("error", () => {});
      socket.on("close", () => {
        // An end behind the cut is not seen on the other side either.
        if (isCut) return;
        pairs.delete(pair);
        for (const other of pair) other.destroy();
      });
    }
    near.on("data", (data) => isCut || far.write(data));
    far.on("data", (data) => isCut || near.write(data));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const end = () => {
    for (const socket of [...pairs].flat()) socket.destroy();
    pairs.clear();
  };
  const url = new URL(databaseUrl);
  url.searchParams.delete("host");
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port); // it listens on a port
  return {
    url: url.href,
    cut: () => {
      isCut = true;
    },
    heal: () => {
      isCut = false;
      end();
    },
    close: () =>
      new Promise((resolve) => {
        end();
        server.close(() => resolve());
      }),
  };
}
