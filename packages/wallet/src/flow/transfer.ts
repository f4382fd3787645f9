/** Transfers AVAX between the chains: an export, and the import that must follow. */
import { decodeCb58, encodeCb58 } from "@primary-network/codec";
import { poll } from "@primary-network/core/client";
import { parseAddress } from "@primary-network/core/ids";
import * as c from "../build/c/index.ts";
import * as p from "../build/p/index.ts";
import * as x from "../build/x/index.ts";
import { amountOf, type Coin } from "../coin.ts";
import type { Context } from "../context.ts";
import type { SigningDocument } from "../document/document.ts";
import { readAccount, readCoins } from "../network/coins.ts";
import { readContext } from "../network/context.ts";
import type { IssuedTransaction } from "../network/issue.ts";
import type { WalletNode } from "../network/wallet-node.ts";
import { type Chain, uint64, Where } from "../owner.ts";
import type { KeySigner } from "../signer/key-signer.ts";
import { type FlowOptions, runFlow } from "./flow.ts";

/** Transfer of AVAX to another chain. */
export interface TransferIntent {
  /** Chain that pays. */
  readonly from: Chain;
  /** Chain that receives. */
  readonly to: Chain;
  /** nAVAX that arrive. The fees of both transactions are paid besides. */
  readonly amount: bigint;
  /**
   * Receiver: an address, or an account `0x…` if the C-Chain receives.
   * @default the signer's own
   */
  readonly receiver?: string | undefined;
}

/** Options of a transfer. The one signer owns what is spent. */
export interface TransferOptions extends Omit<FlowOptions, "signers"> {
  /** Signer who pays. */
  readonly signer: KeySigner;
}

/** Result of a transfer. */
export interface Transferred {
  /** Accepted export. */
  readonly exported: IssuedTransaction;
  /** Accepted import. */
  readonly imported: IssuedTransaction;
}

/**
 * Transfers AVAX from one chain to another. It exports to the signer's own address, waits, and imports for the
 * receiver. Called again with the same journal and id, it goes on where it was killed. Without its journal,
 * `findStuckFunds` finds what was exported.
 *
 * @throws ValidationError, InsufficientFundsError, RefusedError, DeadlineError, and the errors of the client. After
 * each of them call it again.
 * @example
 * const intent = { from: "P", to: "C", amount: 1_000_000_000n } as const;
 * await transfer(intent, { node, signer, journal: fileJournal("flows"), id: "to-the-c-chain" });
 */
export async function transfer(intent: TransferIntent, options: TransferOptions): Promise<Transferred> {
  const { signer, ...rest } = options;
  const { node } = rest;
  const context = await readContext(node);
  const where = new Where("transfer", context.networkId);
  const { from, to } = intent;
  where.at("to").ensure(from !== to, "must be another chain than `from`");
  const amount = uint64(where.at("amount"), intent.amount, 1n);
  const receiver =
    intent.receiver ?? (to === "C" ? signer.evmAddress : signer.address({ ...context, chain: to }));
  const own = (chain: Chain) => signer.address({ networkId: context.networkId, chain });
  const text = JSON.stringify({ from, to, amount: amount.toString(), receiver, own: own(from) });

  const [exported, imported] = await runFlow(
    "transfer",
    text,
    [
      {
        name: "export",
        async build() {
          const fee = importFee(to, from, own(to), receiver, context);
          return await exportOf(node, signer, from, to, amount + fee, context);
        },
      },
      {
        name: "import",
        async build([before]) {
          const coin = await arrived(
            node,
            { chain: to, source: from, address: own(to), txId: before?.id ?? "" },
            rest,
          );
          return importOf(to, from, own(to), receiver, [coin], await readContext(node));
        },
      },
    ],
    { ...rest, signers: [signer] },
  );
  return { exported: exported as IssuedTransaction, imported: imported as IssuedTransaction }; // two steps
}

async function exportOf(
  node: WalletNode,
  signer: KeySigner,
  from: Chain,
  to: Chain,
  amount: bigint,
  context: Context,
): Promise<SigningDocument> {
  const own = (chain: Chain) => signer.address({ networkId: context.networkId, chain });
  const payments = [{ to: own(to), amount }];
  if (from === "C") {
    const account = await readAccount(node, signer.evmAddress);
    return c.exportTo({ account, destination: to as "P" | "X", payments }, context); // from !== to
  }
  const coins = await readCoins(node, { chain: from, addresses: [own(from)] });
  return from === "P"
    ? p.exportTo({ from: own(from), destination: to as "X" | "C", payments }, coins, context)
    : x.exportTo({ from: own(from), destination: to as "P" | "C", payments }, coins, context);
}

/** Builds the import of coins. */
export function importOf(
  chain: Chain,
  source: Chain,
  from: string,
  to: string,
  coins: readonly Coin[],
  context: Context,
): SigningDocument {
  if (chain === "C") return c.importFrom({ from, source: source as "P" | "X", to }, coins, context);
  return chain === "P"
    ? p.importFrom({ from, source: source as "X" | "C", to }, coins, context)
    : x.importFrom({ from, source: source as "P" | "C", to }, coins, context);
}

/** Returns what the import of one coin burns, by building it with a made-up coin. */
function importFee(chain: Chain, source: Chain, from: string, to: string, context: Context): bigint {
  const coin: Coin = {
    chain,
    source,
    txId: new Uint8Array(32),
    outputIndex: 0,
    assetId: decodeCb58(context.avaxAssetId, 32),
    output: {
      type: "TransferOutput",
      amount: 1n << 62n,
      locktime: 0n,
      threshold: 1,
      addresses: [parseAddress(from).bytes],
    },
  };
  return BigInt(importOf(chain, source, from, to, [coin], context).fee.burned);
}

async function arrived(
  node: WalletNode,
  { chain, source, address, txId }: { chain: Chain; source: Chain; address: string; txId: string },
  { withinMs = 60_000, intervalMs = 200, signal }: Pick<FlowOptions, "withinMs" | "intervalMs" | "signal">,
): Promise<Coin> {
  const found = await poll(
    {
      operation: "transfer",
      ask: async () => {
        const coins = await readCoins(node, { chain, source, addresses: [address] });
        return coins.filter((coin) => encodeCb58(coin.txId) === txId && amountOf(coin) > 0n);
      },
      isFinal: (coins) => coins.length > 0,
    },
    { withinMs, intervalMs, signal },
  );
  return found[0] as Coin; // final
}
