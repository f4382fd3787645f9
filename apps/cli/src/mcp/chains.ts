/** Chains and addresses as tools name them. */

export { primaryChains } from "../flags/query-flags.ts";

export const isEvmAddress = (text: string): boolean => /^0x[0-9a-f]{40}$/i.test(text);
