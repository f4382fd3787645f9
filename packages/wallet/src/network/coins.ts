/** Reads all coins of addresses from a node, and what a transaction needs to know about accounts and owners. */
import { encodeHex, parseAddress, utxoId } from "@primary-network/codec";
import { formatAddress } from "@primary-network/core/ids";
import type { GetUTXOsResult } from "@primary-network/pchain-rpc";
import { type Coin, decodeCoin } from "../coin.ts";
import type { Chain, Owner } from "../owner.ts";
import type { WalletNode } from "./wallet-node.ts";

/** Coins to read. */
export interface CoinQuery {
  /** Chain on which the coins can be spent. */
  readonly chain: Chain;
  /** Addresses, with or without a chain before the dash. */
  readonly addresses: readonly string[];
  /** Chain that exported the coins. Left out, coins of the chain itself are read. */
  readonly source?: Chain | undefined;
}

/** Most outputs that a node returns at once, and most addresses that it takes. */
const [PAGE, MOST_ADDRESSES] = [1_024, 1_024];

const METHODS = { P: "platform.getUTXOs", X: "avm.getUTXOs", C: "avax.getUTXOs" } as const;

/**
 * Reads every coin of some addresses, however many there are.
 *
 * @throws The errors of the client.
 * @example
 * const coins = await readCoins(node, { chain: "P", addresses: [alice] });
 * const arrived = await readCoins(node, { chain: "C", source: "P", addresses: [alice] });
 */
export async function readCoins(node: WalletNode, { chain, addresses, source }: CoinQuery): Promise<Coin[]> {
  const found = new Map<string, Coin>();
  const own = addresses.map((text) => {
    const { hrp, bytes } = parseAddress(text);
    return formatAddress({ chain, hrp, bytes });
  });
  for (let first = 0; first < own.length; first += MOST_ADDRESSES) {
    const some = own.slice(first, first + MOST_ADDRESSES);
    let start: GetUTXOsResult["endIndex"] | undefined;
    for (;;) {
      const page = await node.call(METHODS[chain], {
        addresses: some,
        limit: PAGE,
        encoding: "hex",
        ...(source !== undefined && { sourceChain: source }),
        ...(start && { startIndex: start }),
      });
      const before = found.size;
      for (const hex of page.utxos) {
        const coin = decodeCoin(hex, { chain, source });
        // A coin of two addresses can be on two pages.
        found.set(encodeHex(utxoId(coin.txId, coin.outputIndex)), coin);
      }
      start = page.endIndex;
      if (page.utxos.length < PAGE || found.size === before) break;
    }
  }
  return [...found.values()];
}

/** Account of the C-Chain, as `build.c.exportTo` takes it. */
export interface Account {
  /** Address, such as `0x8db9…`. */
  readonly address: string;
  /** Next nonce, with pending transactions. */
  readonly nonce: number;
  /** Balance in wei. */
  readonly balance: bigint;
}

/**
 * Reads an account of the C-Chain.
 *
 * @throws The errors of the client.
 * @example
 * const account = await readAccount(node, signer.evmAddress);
 */
export async function readAccount(node: WalletNode, address: string): Promise<Account> {
  const [nonce, balance] = await Promise.all([
    node.evm<string>("eth_getTransactionCount", [address, "pending"]),
    node.evm<string>("eth_getBalance", [address, "latest"]),
  ]);
  return { address, nonce: Number(nonce), balance: BigInt(balance) };
}

/**
 * Reads the owner of a subnet, as the builders take it.
 *
 * @throws The errors of the client.
 * @example
 * const subnetOwner = await readSubnetOwner(node, subnetId);
 */
export async function readSubnetOwner(node: WalletNode, subnetID: string): Promise<Owner> {
  const { controlKeys, threshold, locktime } = await node.call("platform.getSubnet", { subnetID });
  return { addresses: controlKeys ?? [], threshold: Number(threshold), locktime: Number(locktime) };
}
