/** A process that creates a snapshot of an index, restores it into another database, and tells how long each took. */
import {
  createIndexSnapshot,
  type IndexSnapshotManifest,
  restoreIndexSnapshot,
} from "@primary-network/service";
import type { Moved, MoveOrder } from "./messages.ts";

/** The size of a snapshot's files. */
const bytesOf = ({ tables }: IndexSnapshotManifest): number =>
  tables.reduce((sum, { files }) => files.reduce((size, file) => size + file.bytes, sum), 0);

async function move({ from, to, folder, networkId, genesis, since }: MoveOrder): Promise<Moved> {
  const startedAt = performance.now();
  const whole = await createIndexSnapshot(from, folder);
  const createdAt = performance.now();
  // Of a network only its id and its genesis are compared.
  const networks =
    genesis === undefined ? {} : { fuji: { networkId, genesis: Buffer.from(genesis, "base64") } as never };
  await restoreIndexSnapshot(to, folder, networks);
  const restoreMs = performance.now() - createdAt;
  const window = await createIndexSnapshot(from, `${folder}-window`, { since });
  const state = await createIndexSnapshot(from, `${folder}-state`, { state: true });
  const bytes = { whole: bytesOf(whole), window: bytesOf(window), state: bytesOf(state) };
  return { createMs: createdAt - startedAt, restoreMs, bytes };
}

process.once("message", async (order: MoveOrder) => {
  try {
    process.send?.(await move(order));
  } catch (error) {
    process.send?.({ error: String(error) });
  }
  process.disconnect();
});
