/** An account of the real network that builds, signs and issues with the wallet kit. */
import {
  type Chain,
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
  signedTransaction,
  type WalletNode,
  waitForAcceptance,
} from "@primary-network/wallet";
import type { RealNetwork } from "../network.ts";

/** A transaction that the node accepted. */
export interface Accepted {
  readonly chain: Chain;
  readonly type: string;
  /** Signed bytes as hex with checksum. */
  readonly tx: string;
}

/** An account. */
export class WalletAccount {
  readonly node: WalletNode;
  readonly signer: KeySigner;
  readonly accepted: Accepted[];
  readonly #networkId: number;

  constructor(network: RealNetwork, name: string, accepted: Accepted[] = []) {
    const account = network.accounts.find((one) => one.name === name);
    if (account === undefined) throw new Error(`no account ${name}`);
    this.node = createWalletNode({ baseUrl: network.nodes[0].url });
    this.signer = privateKeySigner(account.privateKey);
    this.accepted = accepted;
    this.#networkId = network.networkId;
  }

  address(chain: Chain = "P"): string {
    return this.signer.address({ networkId: this.#networkId, chain });
  }

  context(): Promise<Context> {
    return readContext(this.node);
  }

  coins(chain: Chain, source?: Chain): Promise<Coin[]> {
    return readCoins(this.node, { chain, source, addresses: [this.address(chain)] });
  }

  /** Signs, issues and waits. Other signers sign after this account. */
  async send(document: SigningDocument, ...others: readonly KeySigner[]): Promise<string> {
    const signed = await sign(document, this.signer, ...others);
    const issued = await issue(this.node, signed);
    await waitForAcceptance(this.node, issued);
    const { chain, type } = document;
    this.accepted.push({ chain, type, tx: signedTransaction(signed).tx });
    return issued.id;
  }
}
