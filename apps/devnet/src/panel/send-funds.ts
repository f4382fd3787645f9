/** The faucet: pays AVAX on the P- and X-Chain, and the native token of an EVM chain. */
import type { DevNetwork } from "../network/dev-network.ts";
import { sendEvmFunds } from "../network/send-evm-funds.ts";
import { PanelError } from "./panel-error.ts";

/** Payment of the faucet. */
export interface Funds {
  /** `P`, `X`, `C` or the id of an L1's blockchain. */
  readonly chain: string;
  readonly to: string;
  /** Whole tokens, such as `1.5`. */
  readonly amount: string;
}

/** Decimals of AVAX on the P- and X-Chain. */
const DECIMALS = 9;

/**
 * An amount of AVAX in nAVAX.
 *
 * @throws PanelError when it is none, or has more than nine decimals
 */
export function nAvaxOf(amount: string): string {
  const [, whole = "", part = ""] = /^(\d{1,9})(?:\.(\d{1,9}))?$/.exec(amount) ?? [];
  const n = BigInt(`${whole}${part.padEnd(DECIMALS, "0")}`);
  if (whole === "" || n === 0n)
    throw new PanelError("amount must be above 0, with up to nine digits before and after the point");
  return String(n);
}

async function payOnPrimary({ control }: DevNetwork, body: object): Promise<{ txHash: string }> {
  if (control === undefined) throw new PanelError("this network has no funds to send on this chain");
  const response = await control.fetch(
    new Request("http://control/funds", {
      method: "POST",
      headers: { authorization: `Bearer ${control.token}` },
      body: JSON.stringify(body),
    }),
  );
  const { txId, error } = await response.json();
  if (!response.ok) throw new PanelError(String(error));
  return { txHash: String(txId) };
}

/** @throws PanelError with the reason of who refuses */
export async function sendFunds(
  network: DevNetwork,
  { chain, to, amount }: Funds,
): Promise<{ txHash: string }> {
  if (chain === "P" || chain === "X") return payOnPrimary(network, { chain, to, amount: nAvaxOf(amount) });
  if (!network.evmChains.some(({ rpcPath }) => rpcPath === `/ext/bc/${chain}/rpc`))
    throw new PanelError("chain must be P, X, C or the id of an EVM chain of this network");
  if (!/^\d{1,9}(\.\d{1,18})?$/.test(amount) || !/[1-9]/.test(amount))
    throw new PanelError(
      "amount must be above 0, with up to nine digits before the point and eighteen after it",
    );
  return sendEvmFunds(network.url, { chain, to, amount }).catch((error: unknown) => {
    throw new PanelError(error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error));
  });
}
