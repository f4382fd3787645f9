/** Describes the development accounts with their private keys, for wallets and scripts. */
import { encodeCb58, encodeHex, formatAddress } from "@primary-network/codec";
import type { DevNetwork } from "@primary-network/devnet";
import { EVM_PHRASE } from "@primary-network/devnet/parts";

const hex = (bytes: Uint8Array): string => encodeHex(bytes, { checksum: false });

/**
 * Describes the accounts for `dev --print-keys` and `accounts --keys`. A network from a genesis file knows none of
 * these accounts.
 */
export function describeKeys({
  accounts,
  hrp,
  evmChains,
}: Pick<DevNetwork, "accounts" | "hrp"> & { readonly evmChains: readonly unknown[] }): string {
  const parts = Object.values(accounts).map((account) =>
    [
      `${account.name}: ${account.role}`,
      `  P-Chain      ${account.pAddress}`,
      `  X-Chain      ${account.xAddress}`,
      `  C-Chain      ${formatAddress({ chain: "C", hrp, bytes: account.address })}`,
      `  EVM          ${hex(account.ethAddress)}`,
      `  private key  ${hex(account.privateKey)}`,
      `               PrivateKey-${encodeCb58(account.privateKey)}`,
    ].join("\n"),
  );
  return [
    "THESE KEYS ARE PUBLIC: anyone can derive them from the seed. Never send anything of value to them on a public network.",
    ...parts,
    ...(evmChains.length > 0
      ? [`On the EVM chains the first ten accounts of the phrase "${EVM_PHRASE}" have funds, too.`]
      : []),
  ].join("\n\n");
}
