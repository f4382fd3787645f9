/** A funded wallet for each account of a network: its signer and coins, and sending that ends when it is indexed. */
import {
  build,
  type Chain,
  type Coin,
  type Context,
  createWalletNode,
  issue,
  type KeySigner,
  memoryJournal,
  privateKeySigner,
  readCoins,
  readContext,
  type Signer,
  type SigningDocument,
  sign,
  type Transferred,
  transfer,
  type WalletNode,
  waitForAcceptance,
} from "@primary-network/wallet";

/** A payment of AVAX on one chain. */
export interface WalletPayment {
  /** Receiver, `P-local1…` or `X-local1…`. The prefix names the chain that pays. */
  readonly to: string;
  /** nAVAX. At least 1. */
  readonly amount: bigint;
}

/** A transfer of AVAX between two chains. */
export interface WalletTransfer {
  /** Chain that pays. */
  readonly from: Chain;
  /** Chain that receives. The C-Chain takes part only if `evm` is set. */
  readonly to: Chain;
  /** nAVAX that arrive. At least 1. */
  readonly amount: bigint;
  /** Receiver on the other chain. @default the account */
  readonly receiver?: string | undefined;
}

/** A wallet of one account. Every function that sends resolves once the service has indexed the transaction. */
export interface AccountWallet {
  /** Signer with the account's key, for every function of `@primary-network/wallet`. */
  readonly signer: KeySigner;
  /** Node of the network, for every function of `@primary-network/wallet`. */
  readonly node: WalletNode;
  /** Returns the account's address on a chain: `P-local1…`, `X-local1…` or `C-local1…`. */
  address(chain: Chain): string;
  /** Reads the facts for building transactions: time and prices of this moment. */
  context(): Promise<Context>;
  /** Reads the account's unspent outputs on a chain, or those that another chain (`source`) exported to it. */
  coins(chain: Chain, source?: Chain): Promise<Coin[]>;
  /**
   * Signs a document, issues it and waits.
   *
   * @param others - Signers besides the account, if the document needs several.
   * @returns Id of the transaction in cb58.
   * @throws RefusedError if the node refuses it, DocumentError if a signature is missing.
   */
  send(document: SigningDocument, ...others: readonly Signer[]): Promise<string>;
  /**
   * Pays AVAX on the P- or X-Chain.
   *
   * @returns Id of the transaction in cb58.
   * @throws ValidationError, InsufficientFundsError, RefusedError
   */
  pay(payment: WalletPayment): Promise<string>;
  /**
   * Transfers AVAX to another chain: an export and its import.
   *
   * @returns Both transactions.
   * @throws ValidationError, InsufficientFundsError, RefusedError
   */
  transfer(intent: WalletTransfer): Promise<Transferred>;
}

/** Network of the wallets. */
export interface WalletNetwork {
  readonly nodeUrl: string;
  readonly networkId: number;
  /** Resolves once the service has indexed everything. */
  settled(): Promise<void>;
}

/** A local node accepts a transaction at once, so that a wait is short. */
const WAIT = { intervalMs: 10 };

/** Makes the wallet of a key. */
export function createAccountWallet(
  privateKey: Uint8Array,
  { nodeUrl, networkId, settled }: WalletNetwork,
): AccountWallet {
  const node = createWalletNode({ baseUrl: nodeUrl });
  const signer = privateKeySigner(privateKey);
  const address = (chain: Chain) => signer.address({ networkId, chain });
  const context = () => readContext(node);
  const coins = (chain: Chain, source?: Chain) =>
    readCoins(node, { chain, source, addresses: [address(chain)] });
  const send = async (document: SigningDocument, ...others: readonly Signer[]) => {
    const issued = await issue(node, await sign(document, signer, ...others));
    await waitForAcceptance(node, issued, WAIT);
    await settled();
    return issued.id;
  };
  return {
    signer,
    node,
    address,
    context,
    coins,
    send,
    async pay(payment) {
      const chain = payment.to.startsWith("X-") ? "X" : "P";
      const intent = { from: address(chain), payments: [payment] };
      return await send(build[chain === "X" ? "x" : "p"].base(intent, await coins(chain), await context()));
    },
    async transfer(intent) {
      // The journal ends with the test, and so does the network.
      const options = { node, signer, journal: memoryJournal(), id: "transfer", ...WAIT };
      const done = await transfer(intent, options);
      await settled();
      return done;
    },
  };
}
