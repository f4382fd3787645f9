/** Pays for transactions of the X-Chain with the wallet kit, signs and issues them, and waits for their acceptance. */
import { setTimeout as delay } from "node:timers/promises";
import {
  decodeCb58,
  decodeHex,
  encodeCb58,
  encodeHex,
  formatAddress,
  type OutputOwners,
  type TransferableInput,
  type TransferableOutput,
  type TransferInput,
  type TransferOutput,
} from "@primary-network/codec";
import {
  type BaseTxFields,
  decodeUtxo,
  encodeTx,
  signTx,
  type UnsignedTx,
  type Utxo,
  txId as xTxId,
} from "@primary-network/codec/x";
import { FREE, fund, type Need } from "@primary-network/wallet/funding";
import type { Lane } from "./lane.ts";
import { callNode, NodeError } from "./rpc-call.ts";
import { keysOf, type Signers } from "./signers.ts";

/** nAVAX: what the X-Chain takes for any transaction of a private network. */
const X_FEE = 1_000_000n;
const POLL_MS = 100;
const ACCEPT_MS = 60_000;

/** An unspent output of the X-Chain. */
export type XCoin = Utxo & { readonly chain: "X" };

export type XOutputOf = TransferableOutput<TransferOutput>;

/** Who pays for a transaction of the X-Chain, and what. */
export interface XPayment {
  readonly from: Signers;
  readonly outputs?: readonly XOutputOf[];
  /** Amounts beyond outputs and fee, as what is exported. */
  readonly others?: readonly Need[];
  /** Looks at these outputs only. */
  readonly coins?: readonly XCoin[];
  /** Keys of one more credential: of an operation. */
  readonly operationKeys?: readonly Uint8Array[];
  readonly isFree?: boolean;
  readonly signWith?: readonly (readonly Uint8Array[])[];
}

/** Makes the transaction from what pays for it. */
export type XBuild = (base: BaseTxFields) => UnsignedTx;

/** The X-Chain of a network, for one lane of the run. */
export class XChain {
  readonly avaxAssetId: Uint8Array;
  readonly #lane: Lane;
  readonly #name: string;
  readonly #url: string;

  private constructor(lane: Lane, name: string, avaxAssetId: Uint8Array) {
    this.#lane = lane;
    this.#name = name;
    this.#url = lane.network.nodes[0].url;
    this.avaxAssetId = avaxAssetId;
  }

  static async open(lane: Lane, name: string): Promise<XChain> {
    const { url } = lane.network.nodes[0];
    const { assetID } = await callNode(url, "/ext/bc/X", "avm.getAssetDescription", { assetID: "AVAX" });
    return new XChain(lane, name, decodeCb58(assetID, 32));
  }

  output(amount: bigint, owner: OutputOwners, assetId = this.avaxAssetId): XOutputOf {
    return { assetId, output: { type: "TransferOutput", amount, ...owner } };
  }

  /** Everything that some keys have a part in, or what another chain exported to them. */
  async coins(signers: Signers, sourceChain?: Uint8Array): Promise<XCoin[]> {
    const { hrp } = this.#lane.network;
    const { utxos } = await callNode(this.#url, "/ext/bc/X", "avm.getUTXOs", {
      addresses: signers.map(({ address: bytes }) => formatAddress({ chain: "X", hrp, bytes })),
      ...(sourceChain && { sourceChain: encodeCb58(sourceChain) }),
    });
    return utxos.map((hex: string): XCoin => ({ chain: "X", ...decodeUtxo(decodeHex(hex)) }));
  }

  async #build(payment: XPayment, build: XBuild): Promise<{ bytes: Uint8Array; id: string; txType: string }> {
    const { from, outputs, others, operationKeys, isFree } = payment;
    const { tx: unsignedTx, coins } = fund({
      coins: payment.coins ?? (await this.coins(from)),
      by: from.map(({ address }) => address),
      time: BigInt(Math.floor(Date.now() / 1_000) - 2),
      avax: this.avaxAssetId,
      outputs,
      needs: others,
      costs: FREE,
      make: (parts) =>
        build({
          networkId: this.#lane.network.networkId,
          blockchainId: this.#lane.xChainId,
          // The X-Chain has no stakeable locks, so all parts are plain.
          outputs: parts.outputs as XOutputOf[],
          inputs: parts.inputs as TransferableInput<TransferInput>[],
          memo: new Uint8Array(),
        }),
      feeOf: () => (isFree ? 0n : X_FEE),
    });
    const keys = payment.signWith ?? keysOf(coins, from);
    const tx = signTx(unsignedTx, operationKeys === undefined ? keys : [...keys, operationKeys]);
    return { bytes: encodeTx(tx), id: encodeCb58(xTxId(tx)), txType: unsignedTx.type };
  }

  async #send(bytes: Uint8Array): Promise<string> {
    const tx = encodeHex(bytes, { checksum: true });
    return (await callNode(this.#url, "/ext/bc/X", "avm.issueTx", { tx, encoding: "hex" })).txID;
  }

  /**
   * Issues a transaction and waits until it is accepted.
   *
   * @returns its 32-byte id
   * @throws Error when the node refuses it, or its id is not the one that the codec computes
   */
  async issue(name: string, payment: XPayment, build: XBuild): Promise<Uint8Array> {
    const { bytes, id, txType } = await this.#build(payment, build);
    const started = Date.now();
    const said = await this.#send(bytes).catch((error: unknown) => {
      throw new Error(`${this.#name}: ${name} (${txType}) was refused`, { cause: error });
    });
    if (said !== id) throw new Error(`${name}: the node calls ${said} what the codec calls ${id}`);
    const end = Date.now() + ACCEPT_MS;
    for (;;) {
      const { status } = await callNode(this.#url, "/ext/bc/X", "avm.getTxStatus", { txID: id });
      if (status === "Accepted") break;
      if (Date.now() > end) throw new Error(`${name} (${id}) is still ${status} after ${ACCEPT_MS} ms`);
      await delay(POLL_MS);
    }
    const ms = Date.now() - started;
    this.#lane.journal.add({ lane: this.#name, name, chain: "X", txType, bytes, txId: id, ms });
    return decodeCb58(id, 32);
  }

  /** Issues a transaction that the node has to refuse, and keeps what it says. */
  async refused(name: string, payment: XPayment, build: XBuild): Promise<void> {
    const { bytes, txType } = await this.#build(payment, build);
    const started = Date.now();
    const step = { lane: this.#name, name, chain: "X" as const, txType, bytes };
    try {
      const txId = await this.#send(bytes);
      this.#lane.journal.add({ ...step, txId, ms: Date.now() - started });
    } catch (error) {
      if (!(error instanceof NodeError)) throw error;
      const { code, message } = error;
      this.#lane.journal.add({ ...step, refusal: { code, message }, ms: Date.now() - started });
      return;
    }
    throw new Error(`${this.#name}: ${name} (${txType}) was not refused`);
  }
}
