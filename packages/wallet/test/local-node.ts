/** A local network as a node for the wallet, with what its tests need besides. */

import { createPChainClient, type PChainClient } from "@primary-network/pchain-rpc";
import { createLocalnet, type Localnet, type LocalnetOptions } from "../../../apps/localnet/src/index.ts";
import {
  type Coin,
  type Context,
  createWalletNode,
  issue,
  type KeySigner,
  privateKeySigner,
  readCoins,
  readContext,
  type SigningDocument,
  sign,
  type WalletNode,
  waitForAcceptance,
} from "../src/index.ts";

const BASE_URL = "http://node.invalid";

/** Accounts of the local network as signers. */
export class LocalNode {
  readonly network: Localnet;
  readonly node: WalletNode;
  readonly pchain: PChainClient;

  constructor(network: Localnet) {
    this.network = network;
    const options = {
      baseUrl: BASE_URL,
      fetch: (url: string, init: RequestInit) => network.fetch(new Request(url, init)),
    };
    this.node = createWalletNode(options);
    this.pchain = createPChainClient(options);
  }

  static async start(options: LocalnetOptions): Promise<LocalNode> {
    return new LocalNode(await createLocalnet(options));
  }

  signer(name: keyof Localnet["accounts"]): KeySigner {
    return privateKeySigner(this.network.accounts[name].privateKey);
  }

  address(name: keyof Localnet["accounts"], chain: "P" | "X" | "C" = "P"): string {
    return this.signer(name).address({ networkId: this.network.networkId, chain });
  }

  context(): Promise<Context> {
    return readContext(this.node);
  }

  /** All coins of some accounts on a chain. */
  coins(
    names: readonly (keyof Localnet["accounts"])[],
    chain: "P" | "X" | "C",
    source?: "P" | "X" | "C",
  ): Promise<Coin[]> {
    const addresses = names.map((name) => this.address(name, chain));
    return readCoins(this.node, { chain, addresses, source });
  }

  /** Signs with accounts, issues and waits. */
  async send(document: SigningDocument, ...names: (keyof Localnet["accounts"])[]): Promise<string> {
    const signed = await sign(document, ...names.map((name) => this.signer(name)));
    const issued = await issue(this.node, signed);
    await waitForAcceptance(this.node, issued, { intervalMs: 1, withinMs: 10_000 });
    return issued.id;
  }
}
