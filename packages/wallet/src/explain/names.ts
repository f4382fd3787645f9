/** Names of owners, amounts, chains and times in the sentences of the preview. */
import { encodeCb58, formatAddress, hrpOf, type OutputOwners } from "@primary-network/codec";
import { blockchainOf, formatAvax, formatEvmAddress } from "@primary-network/core";
import type { Context } from "../context.ts";
import type { SigningDocument } from "../document/document.ts";
import type { Paid } from "../document/transaction.ts";
import type { Chain } from "../owner.ts";

type AnyOwners = Pick<OutputOwners, "addresses" | "threshold">;

const CHAIN_OF = { "p-chain": "P", "x-chain": "X", "c-chain": "C" } as const;

/** Names of one document. */
export class Names {
  readonly #document: SigningDocument;
  readonly #chains: Context["chains"] | undefined;

  constructor(document: SigningDocument, chains?: Context["chains"]) {
    this.#document = document;
    this.#chains = chains;
  }

  /** Names owners by their addresses on a chain. */
  owners({ addresses, threshold }: AnyOwners, chain: Chain = this.#document.chain): string {
    const hrp = hrpOf(this.#document.networkId);
    const texts = addresses.map((bytes) => formatAddress({ chain, hrp, bytes }));
    return texts.length === 1 ? texts.join() : `${threshold} of ${texts.join(", ")}`;
  }

  /** Names the receiver of a payment. */
  receiver(paid: Paid): string {
    return paid.account === undefined ? this.owners(paid.owners) : formatEvmAddress(paid.account);
  }

  /** Names the receiver of an export by the addresses of the other chain. */
  receiverOn(paid: Paid, chainId: Uint8Array): string {
    return paid.account === undefined
      ? this.owners(paid.owners, this.#aliasOf(chainId))
      : this.receiver(paid);
  }

  #aliasOf(chainId: Uint8Array): Chain | undefined {
    const id = encodeCb58(chainId);
    if (id === this.#chains?.X) return "X";
    if (id === this.#chains?.C) return "C";
    const known = blockchainOf(id);
    return known && CHAIN_OF[known.alias];
  }

  /** Names a chain. */
  chain(chainId: Uint8Array): string {
    const alias = this.#aliasOf(chainId);
    return alias === undefined ? `the chain ${encodeCb58(chainId)}` : `the ${alias}-Chain`;
  }

  /** Writes an amount with its unit. */
  amount({ amount, assetId }: Pick<Paid, "amount" | "assetId">): string {
    const asset = encodeCb58(assetId);
    return asset === this.#document.fee.assetId
      ? `${formatAvax(amount)} AVAX`
      : `${amount} units of ${asset}`;
  }

  /** Writes an amount of AVAX. */
  avax(amount: bigint): string {
    return `${formatAvax(amount)} AVAX`;
  }

  /** Writes a time in UTC. */
  time(seconds: bigint): string {
    const date = new Date(Number(seconds) * 1_000);
    return Number.isNaN(date.getTime()) ? `second ${seconds}` : `${date.toISOString().slice(0, 19)}Z`;
  }
}
