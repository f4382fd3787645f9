/** Prints the development accounts of a seed. They follow from the seed alone, so no network has to run. */
import { encodeCb58, encodeHex, formatAddress } from "@primary-network/codec";
import { deriveNodesAccounts } from "@primary-network/localnet";
import type { JsonFlag } from "../flags/json-flag.ts";
import type { Output } from "../terminal/output.ts";
import { accountTable } from "./describe-dev.ts";
import { describeKeys } from "./describe-keys.ts";

/** The flags of `accounts`. */
export interface AccountsFlags extends JsonFlag {
  readonly seed: string;
  readonly keys: boolean;
}

/** Id of the local network, which selects the prefix of its addresses. */
const NETWORK_ID = 12_345;
const HRP = "local";

const hex = (bytes: Uint8Array): string => encodeHex(bytes, { checksum: false });

/** Runs the command. @param columns of the terminal; without one, nothing is left out */
export function runAccounts(
  { seed, keys, json = false }: AccountsFlags,
  { print }: Output,
  columns = process.stdout.columns ?? Number.POSITIVE_INFINITY,
): void {
  const accounts = deriveNodesAccounts(NETWORK_ID, seed);
  const all = Object.values(accounts);
  if (json) {
    const facts = all.map(({ name, role, pAddress, xAddress, address, ethAddress, privateKey }) => ({
      ...{ name, role, p: pAddress, x: xAddress },
      c: formatAddress({ chain: "C", hrp: HRP, bytes: address }),
      evm: hex(ethAddress),
      ...(keys && { privateKey: { hex: hex(privateKey), cb58: `PrivateKey-${encodeCb58(privateKey)}` } }),
    }));
    print(JSON.stringify(facts, undefined, 2));
  } else if (keys) print(describeKeys({ accounts, hrp: HRP, evmChains: [] }));
  else print(accountTable(accounts, columns));
}
