/** Addresses of the P-, X- and C-Chain: 20 bytes in bech32, with or without a chain prefix. */
import { ValidationError } from "../errors/validation.ts";
import { BECH32, encodeBech32 } from "./bech32.ts";
import { checkAddress, partOf } from "./check-address.ts";

/** Parts of an address. */
export interface Address {
  /**
   * Chain before the dash. Absent in the data service's form, since a key has the same address on all three
   * chains.
   */
  readonly chain?: "P" | "X" | "C" | undefined;
  /** Human-readable part of the network: `avax`, `fuji`, `local`, `custom`. */
  readonly hrp: string;
  /** 20 bytes: ripemd160(sha256(compressed public key)). */
  readonly bytes: Uint8Array;
}

/** Human-readable parts by network id. Other networks use `custom`. */
const PART_BY_ID: { readonly [networkId: number]: string } = {
  1: "avax",
  2: "cascade",
  3: "denali",
  4: "everest",
  5: "fuji",
  12345: "local",
};

/**
 * Returns the human-readable part of a network's addresses.
 *
 * @param network Name of a public network, or a network id.
 * @throws ValidationError for another name.
 * @example
 * ```ts
 * hrpOf("mainnet"); // "avax"
 * hrpOf(12345); // "local"
 * ```
 */
export function hrpOf(network: "mainnet" | "fuji" | "testnet" | number): string {
  const part = typeof network === "number" ? (PART_BY_ID[network] ?? "custom") : partOf(network);
  if (!part) throw new ValidationError("hrpOf", "network", "must be mainnet, fuji, testnet or a network id");
  return part;
}

/**
 * Parses an address in any of its forms.
 *
 * @param network Network to require. Addresses of another public network are refused, and addresses of
 * private networks are accepted.
 * @throws ValidationError naming the problem: the form, the letter case, the checksum or the network.
 * @example
 * ```ts
 * const { chain, bytes } = parseAddress("P-avax1jkjyvlwclyu42n4yuegpczpfgwrf8r9lyj0d3c", "mainnet");
 * formatAddress({ hrp: "fuji", bytes }); // the same key's on fuji
 * ```
 */
export function parseAddress(text: string, network?: "mainnet" | "fuji" | "testnet"): Address {
  const { chain, hrp, bare } = checkAddress(
    String(text),
    (rule) => {
      throw new ValidationError("parseAddress", "address", rule);
    },
    network,
  );
  const bytes = new Uint8Array(20);
  let [bits, at] = [0, 0];
  for (let index = 0; index < 32; index++) {
    // Keeps at most 12 bits. Higher bits are already written.
    bits = ((bits << 5) | BECH32.indexOf(bare.charAt(hrp.length + 1 + index))) & 0xfff;
    if ((index * 5 + 5) % 8 < 5) {
      bytes[at++] = bits >> ((index * 5 + 5) % 8);
    }
  }
  return { ...(chain && { chain }), hrp, bytes };
}

/**
 * Formats an address: with `chain` in the node's form, without it in the data service's form.
 *
 * @throws ValidationError if the address is not 20 bytes, or the human-readable part is not lower-case
 * letters.
 * @example
 * ```ts
 * formatAddress({ chain: "P", hrp: hrpOf("mainnet"), bytes }); // "P-avax1…"
 * ```
 */
export function formatAddress({ chain, hrp, bytes }: Address): string {
  if (bytes.length !== 20) throw new ValidationError("formatAddress", "bytes", "must be 20 bytes");
  if (!/^[a-z]{1,40}$/.test(hrp))
    throw new ValidationError("formatAddress", "hrp", "must be lower-case letters");
  const text = encodeBech32(hrp, bytes);
  return chain ? `${chain}-${text}` : text;
}
