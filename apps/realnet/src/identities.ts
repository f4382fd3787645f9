/** The accounts of the network, all derived from a seed; their keys are public and worth nothing elsewhere. */
import { formatAddress } from "@primary-network/codec";
import { deriveOwnerKey, evmAddressOf } from "@primary-network/localnet";
import { getAddress, toHex } from "viem";

/** An account that is funded in the genesis on all three chains. */
export interface RealAccount {
  readonly name: string;
  /** 32 bytes, secp256k1. */
  readonly privateKey: Uint8Array;
  /** 20 bytes, the same on the P- and X-Chain. */
  readonly address: Uint8Array;
  readonly pAddress: string;
  readonly xAddress: string;
  /** `0x` with a checksum. */
  readonly evmAddress: `0x${string}`;
}

/** The accounts of every network; a part of a run has some of them for itself. */
export const ACCOUNT_NAMES = [
  "alice",
  "bob",
  "carol",
  "dave",
  "erin",
  "frank",
  "grace",
  "heidi",
  "ivan",
  "judy",
  "kim",
] as const;

/** Derives an account of a seed. */
export function accountOf(seed: string, hrp: string, name: string): RealAccount {
  const { privateKey, publicKey, address } = deriveOwnerKey(seed, name);
  return {
    name,
    privateKey,
    address,
    pAddress: formatAddress({ chain: "P", hrp, bytes: address }),
    xAddress: formatAddress({ chain: "X", hrp, bytes: address }),
    evmAddress: getAddress(toHex(evmAddressOf(publicKey))),
  };
}
