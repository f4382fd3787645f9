/** The uptime of each node: too low for nodes with certain names, nearly complete for all others. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { deriveNodeId } from "../keys/keys.ts";
import { createRandom } from "../keys/random.ts";

/** Names of nodes whose uptime is too low for a reward. */
export const offlineName = (index: number): string => `offline-${index}`;

/** Name of the auto-renewed node whose uptime is too low. */
export const OFFLINE_RENEWED = "offline-renewed";

/** One validator in this many is offline too much. */
export const OFFLINE_EVERY = 8;

/**
 * The uptime of every node of a seed, 0 … 1.
 *
 * @param validators how many validators the history has
 * @example createUptimes("primary-network", 24)(nodeId)
 */
export function createUptimes(seed: string, validators: number): (nodeId: Uint8Array) => number {
  const length = Math.ceil(validators / OFFLINE_EVERY);
  const names = [...Array.from({ length }, (_, index) => offlineName(index)), OFFLINE_RENEWED];
  const offline = new Set(names.map((name) => bytesToHex(deriveNodeId(seed, name))));
  return (nodeId) => {
    const key = bytesToHex(nodeId);
    const share = createRandom(`${seed}/uptime/${key}`).int(0, 10_000) / 10_000;
    return offline.has(key) ? 0.3 + share * 0.4 : 0.95 + share * 0.05;
  };
}
