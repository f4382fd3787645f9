/** The method that an EVM transaction calls, in a word. */
import type { EvmMethod } from "@primary-network/data";

/**
 * The method's name without its parameters; its selector where the index has no name; a transfer where
 * nothing is called.
 */
export function methodText(
  method: Partial<Pick<EvmMethod, "methodName" | "methodHash">> | undefined,
): string {
  const name = method?.methodName?.replace(/\(.*$/, "");
  return name || method?.methodHash || "transfer";
}

/** The types of the parameters that a signature names, in their order. */
export function parametersOf(signature: string): string[] {
  const inside = /^[^(]*\((.*)\)$/.exec(signature)?.[1];
  if (!inside) return [];
  const types: string[] = [];
  let depth = 0;
  let type = "";
  for (const sign of inside) {
    if (sign === "(") depth++;
    if (sign === ")") depth--;
    if (sign === "," && depth === 0) {
      types.push(type.trim());
      type = "";
    } else type += sign;
  }
  return [...types, type.trim()];
}
