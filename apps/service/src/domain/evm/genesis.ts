/** Recognises the genesis of an EVM chain. */

import { encodeHex } from "@primary-network/codec";

/** The decoded genesis bytes of a CreateChainTx. */
export interface ChainGenesis {
  /** JSON text of an EVM genesis, or the bytes in hex. */
  readonly text: string;
  readonly evm: boolean;
  /** `config.chainId` of an EVM genesis, a decimal number. */
  readonly evmChainId?: string;
}

/** The largest chain id: EVMs keep it in 256 bits, but the interface's `evmChainId` is a uint64. */
const MAX_CHAIN_ID = 2n ** 64n - 1n;

/**
 * Reads genesis bytes: JSON with a `config.chainId` from 0 to 2^64-1 counts as an EVM genesis, under any name
 * of the VM. Subnet owners choose the bytes freely, so none are refused.
 */
export function readChainGenesis(bytes: Uint8Array): ChainGenesis {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const parsed: unknown = JSON.parse(text);
    const id = exactly(chainIdOf(parsed), text);
    if (id !== undefined) return { text, evm: true, evmChainId: id };
  } catch {
    // Not text or not JSON: another VM's format.
  }
  return { text: encodeHex(bytes, { checksum: false }), evm: false };
}

/** JSON.parse rounds beyond 2^53: an id that large is read from the text, which may contain another `chainId` as well. */
function exactly(id: number | undefined, text: string): string | undefined {
  if (id === undefined || id < 0) return undefined;
  if (Number.isSafeInteger(id)) return String(id);
  // The number may have thousands of digits.
  if (id > Number(MAX_CHAIN_ID)) return undefined;
  const spelt = [...text.matchAll(/"chainId"\s*:\s*(\d+)/g)].map(([, digits = ""]) => digits);
  return spelt.find((digits) => Number(digits) === id && BigInt(digits) <= MAX_CHAIN_ID);
}

function chainIdOf(genesis: unknown): number | undefined {
  if (typeof genesis !== "object" || genesis === null || !("config" in genesis)) return undefined;
  const { config } = genesis;
  if (typeof config !== "object" || config === null || !("chainId" in config)) return undefined;
  return typeof config.chainId === "number" ? config.chainId : undefined;
}
