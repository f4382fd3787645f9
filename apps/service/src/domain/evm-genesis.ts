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
    // JSON.parse rounds beyond 2^53; chain ids that large are read from the text instead.
    const id = chainIdOf(parsed) === undefined ? undefined : /"chainId"\s*:\s*(\d+)/.exec(text)?.[1];
    if (id !== undefined) return { text, evm: true, evmChainId: id };
  } catch {
    // Not text or not JSON: another VM's own form.
  }
  return { text: encodeHex(bytes, { checksum: false }), evm: false };
}

function chainIdOf(genesis: unknown): number | undefined {
  if (typeof genesis !== "object" || genesis === null || !("config" in genesis)) return undefined;
  const { config } = genesis;
  if (typeof config !== "object" || config === null || !("chainId" in config)) return undefined;
  return typeof config.chainId === "number" ? config.chainId : undefined;
}
