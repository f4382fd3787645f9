/**
 * Checks the addresses among an operation's parameters before anything is sent, and removes their chain
 * prefix.
 */
import { ValidationError } from "../errors/validation.ts";
import type { Param } from "../operation.ts";
import { checkAddress } from "./check-address.ts";

/** Changes the values of a call before they are checked and sent. */
export type Prepare = (
  operation: string,
  values: Record<string, unknown>,
  params: { readonly [name: string]: Param },
) => void;

/**
 * Makes the function that prepares addresses. Clients without address parameters leave it out, and their
 * bundles do not contain it.
 *
 * @param passes returns true for texts that are sent unchanged, because they are not bech32 addresses
 * @example
 * ```ts
 * const prepare = prepareAddresses(/^0x/); // EVM addresses pass
 * ```
 */
export function prepareAddresses(passes: RegExp): Prepare {
  return (operation, values, params) => {
    // The loop has no functions, which would need a scope for every parameter.
    for (const name in params) {
      const param = params[name];
      if (param?.address) prepareParameter(operation, values, name, param, passes);
    }
  };
}

function prepareParameter(
  operation: string,
  values: Record<string, unknown>,
  name: string,
  { type }: Param,
  passes: RegExp,
): void {
  const given = values[name];
  if (!(typeof given === "string" || Array.isArray(given))) return;
  const parts: unknown[] = typeof given === "string" ? given.split(",") : given;
  if (parts.length === 0) return; // left out
  const texts = parts.map((part, index) => {
    if (typeof part !== "string" || passes.test(part)) return part;
    const refuse = (rule: string): never => {
      throw new ValidationError(operation, parts.length > 1 ? `${name}[${index}]` : name, rule);
    };
    return checkAddress(part, refuse, values.network).bare;
  });
  values[name] = type === "string" ? texts.join() : texts;
}
