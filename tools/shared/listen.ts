/** Lets a server listen on a free port of the loopback; resolves with its URL. */
import type { Server } from "node:http";

export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.on("error", reject); // also once it listens: a connection that cannot be accepted ends nothing
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server has no port");
  return `http://127.0.0.1:${address.port}`;
}
