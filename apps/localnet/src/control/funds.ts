/**
 * Pays AVAX from the development account with the most on the P- or X-Chain. The node receives an ordinary
 * transaction, so saved worlds contain it.
 */
import {
  encodeHex,
  formatAddress,
  type OutputOwners,
  parseAddress,
  ValidationError,
} from "@primary-network/codec";
import { encodeTx } from "@primary-network/codec/p";
import { encodeTx as encodeXTx } from "@primary-network/codec/x";
import * as v from "valibot";
import { transfer } from "../history/transactions.ts";
import { Wallet } from "../history/wallet.ts";
import { XWallet } from "../history/x-wallet.ts";
import type { Network } from "../network/network.ts";
import { ControlError, members, text } from "./members.ts";
import type { Timeline } from "./timeline.ts";

/** nAVAX that the payer keeps for the fee. */
const KEPT = 1_000_000_000n;

/** The fields of a request for funds. */
export const payment = members({
  chain: v.picklist(["P", "X"], "must be P or X"),
  to: text,
  /** nAVAX. */
  amount: v.pipe(text, v.regex(/^[1-9]\d{0,17}$/, "must be whole nAVAX, 1 to 18 digits")),
});

/** The owner that an address of the network names. */
function ownerOf(to: string, chain: "P" | "X", { settings }: Network): OutputOwners {
  const like = `must be an address such as ${formatAddress({ chain, hrp: settings.hrp, bytes: new Uint8Array(20) })}`;
  try {
    const parsed = parseAddress(to);
    if (parsed.hrp !== settings.hrp || (parsed.chain ?? chain) !== chain)
      throw new ControlError(`to ${like}`);
    return { locktime: 0n, threshold: 1, addresses: [parsed.bytes] };
  } catch (error) {
    if (error instanceof ValidationError) throw new ControlError(`to ${like}`);
    throw error;
  }
}

/** The signed payment, and how the node is sent it. */
function signed({ chain: alias, to, amount: digits }: v.InferOutput<typeof payment>, network: Network) {
  const { chain, xChain, accounts } = network;
  const owner = ownerOf(to, alias, network);
  const amount = BigInt(digits);
  const wallet = new Wallet(chain.state);
  const xWallet = new XWallet(xChain);
  const [payer, spendable] = Object.values(accounts)
    .map((key) => [key, alias === "P" ? wallet.spendable(key).total : xWallet.spendable(key)] as const)
    .reduce((most, one) => (one[1] > most[1] ? one : most));
  if (amount + KEPT > spendable)
    throw new ControlError(
      `amount is more than an account can pay: the most that one has is ${spendable} nAVAX`,
    );
  if (alias === "P") {
    const bytes = encodeTx(transfer(wallet, [payer], [{ to: owner, amount }]));
    return { method: "platform.issueTx", bytes };
  }
  const paid = xWallet.transfer(payer, [{ assetId: chain.state.avaxAssetId, to: owner, amount }]);
  return { method: "avm.issueTx", bytes: encodeXTx(paid) };
}

/**
 * Pays, and makes the block of the payment.
 *
 * @throws ControlError when the payment is impossible
 */
export async function pay(
  given: v.InferOutput<typeof payment>,
  timeline: Timeline,
): Promise<{ readonly txId: string }> {
  const { network } = timeline;
  network.catchUp();
  const { method, bytes } = signed(given, network);
  const params = { tx: encodeHex(bytes), encoding: "hex" };
  const response = await timeline.fetch(
    new Request(`http://localnet/ext/bc/${given.chain}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    }),
  );
  const { result, error } = await response.json();
  if (result === undefined) throw new ControlError(`the node refuses the payment: ${error?.message}`);
  return { txId: result.txID };
}
