/** A process that creates a snapshot of an index, restores it into another database, and tells how long each took. */
import { createIndexSnapshot, restoreIndexSnapshot } from "@primary-network/service";
import type { Moved, MoveOrder } from "./messages.ts";

async function move({ from, to, folder, networkId, genesis }: MoveOrder): Promise<Moved> {
  const startedAt = performance.now();
  const { tables } = await createIndexSnapshot(from, folder);
  const createdAt = performance.now();
  // Of a network only its id and its genesis are compared.
  const networks =
    genesis === undefined ? {} : { fuji: { networkId, genesis: Buffer.from(genesis, "base64") } as never };
  await restoreIndexSnapshot(to, folder, networks);
  return {
    createMs: createdAt - startedAt,
    restoreMs: performance.now() - createdAt,
    bytes: tables.reduce((sum, { files }) => files.reduce((size, file) => size + file.bytes, sum), 0),
  };
}

process.once("message", async (order: MoveOrder) => {
  try {
    process.send?.(await move(order));
  } catch (error) {
    process.send?.({ error: String(error) });
  }
  process.disconnect();
});
