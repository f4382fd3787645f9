/** Node's own SHA-256 and hex for the codec; opt-in, so that the package's main entry runs everywhere. */
import { usePrimitives } from "../primitives.ts";
import { nodePrimitives } from "./primitives.ts";

/**
 * From now on the codec computes SHA-256 and hex with Node's own functions: ids cost a third of what they cost in
 * JavaScript, and the hex of a block a fifth. Every result stays the same. Call it once, when the program starts; it
 * has an effect on this thread only. Also for Bun and Deno.
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
