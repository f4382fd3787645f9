/** How deep JSON may be. */
import type { JsonValue } from "@primary-network/codec";

/**
 * Levels of lists and objects in a request that the tests change: what is deeper could not be written again, for writing
 * takes a stack that ends at some 3 000.
 */
const MAX_NESTING = 1_000;

const membersOf = (value: JsonValue): JsonValue[] =>
  typeof value === "object" && value !== null ? Object.values(value) : [];

/** Whether a value is nested deeper than a request may be. */
export function isTooDeep(value: JsonValue): boolean {
  let level = [value];
  for (let depth = 0; depth <= MAX_NESTING && level.length > 0; depth += 1) level = level.flatMap(membersOf);
  return level.length > 0;
}
