/** Chains and addresses as tools name them. */

/** Aliases of the chains of the Primary Network. */
export const primaryChains = ["p-chain", "x-chain", "c-chain"] as const;

export const isEvmAddress = (text: string): boolean => /^0x[0-9a-f]{40}$/i.test(text);
