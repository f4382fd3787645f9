/** Describes the development accounts with their private keys, for wallets and scripts. */
import type { DevNetwork } from "@primary-network/devnet";
import { accountFacts, EVM_PHRASE, keyFacts } from "@primary-network/devnet/parts";

/**
 * Describes the accounts for `dev --print-keys` and `accounts --keys`. A network from a genesis file knows none of
 * these accounts.
 */
export function describeKeys({
  accounts,
  hrp,
  evmChains,
}: Pick<DevNetwork, "accounts" | "hrp"> & { readonly evmChains: readonly unknown[] }): string {
  const parts = Object.values(accounts).map((account) => {
    const { name, role, p, x, c, evm } = accountFacts(account, hrp);
    const key = keyFacts(account);
    return [
      `${name}: ${role}`,
      `  P-Chain      ${p}`,
      `  X-Chain      ${x}`,
      `  C-Chain      ${c}`,
      `  EVM          ${evm}`,
      `  private key  ${key.hex}`,
      `               ${key.cb58}`,
    ].join("\n");
  });
  return [
    "THESE KEYS ARE PUBLIC: anyone can derive them from the seed. Never send anything of value to them on a public network.",
    ...parts,
    ...(evmChains.length > 0
      ? [`On the EVM chains the first ten accounts of the phrase "${EVM_PHRASE}" have funds, too.`]
      : []),
  ].join("\n\n");
}
