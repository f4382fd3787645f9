/** Hexadecimal text as EVM nodes write it: bytes, quantities, storage words. */
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

/** Hexadecimal text with `0x` as bytes. */
export const toBytes = (hex: string): Uint8Array => hexToBytes(hex.replace(/^0x/, ""));

/** Bytes as hexadecimal text with `0x`. */
export const toHex = (bytes: Uint8Array): `0x${string}` => `0x${bytesToHex(bytes)}`;

/** An integer without leading zeros. */
export const quantity = (value: bigint | number): string => `0x${value.toString(16)}`;

/** At most 32 bytes, padded with leading zeros. */
export const wordHex = (bytes: Uint8Array): string => `0x${bytesToHex(bytes).padStart(64, "0")}`;
