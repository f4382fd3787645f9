/** Reason why EVM chains cannot run on this machine. */

/**
 * Why Anvil, which runs the EVM chains, cannot run here.
 *
 * @returns undefined when its binary is installed
 * @example
 * const fault = await anvilFault(); // "Anvil does not support freebsd-x64"
 */
export async function anvilFault(): Promise<string | undefined> {
  const { findAnvil } = await import("./node/anvil.ts");
  try {
    findAnvil();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
