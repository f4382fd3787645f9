/** The genesis of a blockchain in the interface's form: an object for EVM chains, else text. */

import { encodeHex } from "@primary-network/codec";

/** What a CreateChainTx's genesis bytes hold. */
export interface ChainGenesis {
  /** JSON text of an EVM genesis, or the bytes in hex. */
  readonly text: string;
  readonly evm: boolean;
  /** `config.chainId` of an EVM genesis, a decimal number. */
  readonly evmChainId?: string;
}

/** Reads genesis bytes: JSON with a numeric `config.chainId` is an EVM's, whatever the VM is called. */
export function readChainGenesis(bytes: Uint8Array): ChainGenesis {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const parsed: unknown = JSON.parse(text);
    const id = exactly(chainIdOf(parsed), text);
    if (id !== undefined) return { text, evm: true, evmChainId: id };
  } catch {
    // Not text or not JSON: another VM's own form.
  }
  return { text: encodeHex(bytes, { checksum: false }), evm: false };
}

/** JSON.parse rounds beyond 2^53: an id that large is read from the text, where another `chainId` may stand as well. */
function exactly(id: number | undefined, text: string): string | undefined {
  if (id === undefined || id < 0) return undefined;
  if (Number.isSafeInteger(id)) return String(id);
  const spelt = [...text.matchAll(/"chainId"\s*:\s*(\d+)/g)].map(([, digits = ""]) => digits);
  return spelt.find((digits) => Number(digits) === id);
}

function chainIdOf(genesis: unknown): number | undefined {
  if (typeof genesis !== "object" || genesis === null || !("config" in genesis)) return undefined;
  const { config } = genesis;
  if (typeof config !== "object" || config === null || !("chainId" in config)) return undefined;
  return typeof config.chainId === "number" ? config.chainId : undefined;
}
