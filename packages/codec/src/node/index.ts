/** Opt-in SHA-256 and hex of Node. The main entry point runs everywhere without it. */
import { usePrimitives } from "../primitives.ts";
import { nodePrimitives } from "./primitives.ts";

/**
 * Makes the codec compute SHA-256 and hex with Node's functions. Ids then take a third of the time, and the
 * hex of a block a fifth. Results stay the same. Call it once, when the program starts. It affects this
 * thread only. It also works in Bun and Deno.
 *
 * @example
 * ```ts
 * import { useNodePrimitives } from "@primary-network/codec/node";
 *
 * useNodePrimitives();
 * ```
 */
export function useNodePrimitives(): void {
  usePrimitives(nodePrimitives);
}
