/** Writes what the simulated node in a page starts from: the keys and signatures of its history, which take seconds to make. */
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { createLocalnet, DEFAULT_NOW, type Localnet } from "@primary-network/localnet";

/** Starts the node as the worker in a page does. */
export const startNode = (): Promise<Localnet> =>
  createLocalnet({ clock: { now: () => DEFAULT_NOW }, blockIntervalSeconds: 0 });

/**
 * Writes `node.json` and the file that it names.
 *
 * @param folder that of the network's files
 */
export async function writeNodeFiles(folder: string): Promise<void> {
  const localnet = await startNode();
  const packed = gzipSync(await localnet.prepare(), { level: 9 });
  await localnet.close();
  const sha256 = createHash("sha256").update(packed).digest("hex");
  // Of an extension that no server compresses or unpacks.
  const name = `node-${sha256.slice(0, 16)}.pack`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), packed);
  const manifest = { clock: DEFAULT_NOW, files: { prepared: { name, bytes: packed.length, sha256 } } };
  writeFileSync(join(folder, "node.json"), JSON.stringify(manifest));
}
