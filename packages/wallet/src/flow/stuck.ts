/** Finds what was exported and never imported, and imports it. */
import { encodeCb58 } from "@primary-network/codec";
import { amountOf, availabilityOf, type Coin } from "../coin.ts";
import { sign } from "../document/signing.ts";
import { WalletError } from "../errors.ts";
import { readCoins } from "../network/coins.ts";
import { readContext } from "../network/context.ts";
import { type IssuedTransaction, issue, type WaitOptions, waitForAcceptance } from "../network/issue.ts";
import type { WalletNode } from "../network/wallet-node.ts";
import { addressBytes, type Chain, Where } from "../owner.ts";
import type { KeySigner } from "../signer/key-signer.ts";
import { importOf } from "./transfer.ts";

/** Exported coins that wait for their import. */
export interface StuckFunds {
  /** Chain that can import them. */
  readonly chain: Chain;
  /** Chain that exported them. */
  readonly source: Chain;
  /** Coins. */
  readonly coins: readonly Coin[];
  /** nAVAX that the addresses can import now. */
  readonly amount: bigint;
}

const CHAINS: readonly Chain[] = ["P", "X", "C"];

/**
 * Finds everything that was exported to some addresses and not imported yet, on all chains. A transfer that is under
 * way is found as well.
 *
 * @param addresses - Addresses of any chain. A key has the same one on all chains.
 * @throws ValidationError, and the errors of the client.
 * @example
 * for (const { source, chain, amount } of await findStuckFunds(node, [alice])) console.log(source, chain, amount);
 */
export async function findStuckFunds(node: WalletNode, addresses: readonly string[]): Promise<StuckFunds[]> {
  const context = await readContext(node);
  const where = new Where("findStuckFunds", context.networkId);
  const by = addresses.map((text, at) => addressBytes(where.at("addresses").at(at), text));
  const pairs = CHAINS.flatMap((chain) =>
    CHAINS.filter((source) => source !== chain).map((source) => ({ chain, source })),
  );
  const found = await Promise.all(
    pairs.map(async (pair): Promise<StuckFunds> => {
      const coins = await readCoins(node, { ...pair, addresses });
      const own = coins.filter(
        (coin) =>
          encodeCb58(coin.assetId) === context.avaxAssetId &&
          availabilityOf(coin, by, BigInt(context.time)) === "now",
      );
      return { ...pair, coins, amount: own.reduce((sum, coin) => sum + amountOf(coin), 0n) };
    }),
  );
  return found.filter(({ coins }) => coins.length > 0);
}

/** Options of {@link importStuckFunds}. */
export interface ImportStuckOptions extends WaitOptions {
  /** Node to read from and to issue to. */
  readonly node: WalletNode;
  /** Signer who owns the coins. */
  readonly signer: KeySigner;
  /** Receiver: an address, or an account `0x…` on the C-Chain. @default the signer's own */
  readonly receiver?: string | undefined;
}

/** Most transactions of one call, so that it ends. */
const MOST = 1_000;

/**
 * Imports stuck funds. Killed and called again, it imports what is left.
 *
 * @param stuck - Element of the result of `findStuckFunds`, for its chains.
 * @returns Accepted imports. Empty if nothing is left that is worth its fee.
 * @throws RefusedError, DeadlineError, and the errors of the client.
 * @example
 * for (const stuck of await findStuckFunds(node, [alice])) await importStuckFunds(stuck, { node, signer });
 */
export async function importStuckFunds(
  { chain, source }: Pick<StuckFunds, "chain" | "source">,
  { node, signer, receiver, ...wait }: ImportStuckOptions,
): Promise<IssuedTransaction[]> {
  const done: IssuedTransaction[] = [];
  for (let count = 0; count < MOST; count++) {
    const context = await readContext(node);
    const from = signer.address({ networkId: context.networkId, chain });
    const coins = await readCoins(node, { chain, source, addresses: [from] });
    const to = receiver ?? (chain === "C" ? signer.evmAddress : from);
    let document: ReturnType<typeof importOf>;
    try {
      document = importOf(chain, source, from, to, coins, context);
    } catch (error) {
      if (error instanceof WalletError) return done; // nothing that is worth its fee
      throw error;
    }
    const issued = await issue(node, await sign(document, signer), wait);
    await waitForAcceptance(node, issued, wait);
    done.push(issued);
  }
  return done;
}
