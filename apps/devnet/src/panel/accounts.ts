/** The development accounts of a local network; a private key alone, and on request. */
import { accountFacts, keyFacts } from "../network/account-facts.ts";
import type { DevNetwork } from "../network/dev-network.ts";
import { PanelError } from "./panel-error.ts";

/** Ids of the public networks. Their funds have value, so no keys are shown. */
const PUBLIC = [1, 5];

/** Facts of the network for the panel: its accounts without their keys, and the chains of the faucet. */
export function accountsOf({ networkId, hrp, accounts, evmChains, evmUnavailable }: DevNetwork) {
  return {
    networkId,
    accounts: Object.values(accounts).map((account) => accountFacts(account, hrp)),
    /** Chains by their names in the faucet. */
    evmChains: (evmUnavailable === undefined ? evmChains : []).map(({ name, evmChainId, rpcPath }) => ({
      name,
      chainId: String(evmChainId),
      alias: /^\/ext\/bc\/([^/]+)\/rpc$/.exec(rpcPath)?.[1] ?? "",
    })),
  };
}

/** @throws PanelError for a name that no account has, and on a network of the public */
export function keyOf({ networkId, accounts }: Pick<DevNetwork, "networkId" | "accounts">, name: string) {
  if (PUBLIC.includes(networkId)) throw new PanelError("keys are shown for a local network only");
  const account = Object.values(accounts).find((one) => one.name === name);
  if (account === undefined) throw new PanelError(`no account of this network has the name ${name}`);
  return keyFacts(account);
}
