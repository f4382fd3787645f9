/** Sends the native token of an EVM chain of a local network from an account that everybody knows. */

/** The phrase of the funded accounts on every development network. */
export const EVM_PHRASE = "test test test test test test test test test test test junk";

/** A payment on an EVM chain. */
export interface EvmPayment {
  /** `C`, or the id of an L1's blockchain. */
  readonly chain: string;
  /** Address in hexadecimal. */
  readonly to: string;
  /** Whole tokens, such as `1.5`. */
  readonly amount: string;
}

/**
 * Sends tokens of an EVM chain from a development account.
 *
 * @throws Error when the receiver is no address, or the node refuses the payment
 */
export async function sendEvmFunds(
  nodeUrl: string,
  { chain, to, amount }: EvmPayment,
): Promise<{ readonly txHash: string }> {
  // Loaded on demand: few that import this ever pay.
  const [{ createWalletClient, defineChain, http, isAddress, parseEther }, { mnemonicToAccount }] =
    await Promise.all([import("viem"), import("viem/accounts")]);
  if (!isAddress(to)) throw new Error("to must be an EVM address: 0x and 40 hex digits");
  const transport = http(`${nodeUrl.replace(/\/$/, "")}/ext/bc/${chain}/rpc`);
  const id = await createWalletClient({ transport }).getChainId();
  const definition = defineChain({
    id,
    name: `chain ${id}`,
    nativeCurrency: { name: "native token", symbol: "AVAX", decimals: 18 },
    rpcUrls: { default: { http: [] } },
  });
  const wallet = createWalletClient({ account: mnemonicToAccount(EVM_PHRASE), chain: definition, transport });
  return { txHash: await wallet.sendTransaction({ to, value: parseEther(amount) }) };
}
