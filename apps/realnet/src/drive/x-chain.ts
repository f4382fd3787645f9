/** Builds, signs and issues transactions of the X-Chain with the codec, and waits for what becomes of them. */
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
import type { Lane } from "./lane.ts";
import { sortedOutputs } from "./order.ts";
import { callNode, NodeError } from "./rpc-call.ts";
import { type Need, type Signers, spend, type Unspent } from "./spend.ts";

/** nAVAX: what the X-Chain takes for any transaction of a private network. */
const X_FEE = 1_000_000n;
const POLL_MS = 100;
const ACCEPT_MS = 60_000;

export type XOutputOf = TransferableOutput<TransferOutput>;

/** Who pays for a transaction of the X-Chain, and what. */
export interface XPayment {
  readonly from: Signers;
  readonly outputs?: readonly XOutputOf[];
  /** Amounts beyond outputs and fee, as what is exported. */
  readonly others?: readonly Need[];
  /** Looks at these outputs only. */
  readonly unspent?: readonly Unspent[];
  /** Keys of one more credential: of an operation. */
  readonly operationKeys?: readonly Uint8Array[];
  readonly free?: boolean;
  readonly signWith?: readonly (readonly Uint8Array[])[];
}

/** Makes the transaction from what pays for it. */
export type XBuild = (base: BaseTxFields) => UnsignedTx;

/** The X-Chain has no stakeable locks: its inputs and outputs are all plain. */
function plain(value: TransferableInput[]): TransferableInput<TransferInput>[];
function plain(value: TransferableOutput[]): XOutputOf[];
function plain(value: (TransferableInput | TransferableOutput)[]): unknown[] {
  for (const one of value) {
    const { type } = "input" in one ? one.input : one.output;
    if (type === "LockIn" || type === "LockOut") throw new Error("a stakeable lock on the X-Chain");
  }
  return value;
}

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
  async utxos(signers: Signers, sourceChain?: Uint8Array): Promise<Utxo[]> {
    const { hrp } = this.#lane.network;
    const { utxos } = await callNode(this.#url, "/ext/bc/X", "avm.getUTXOs", {
      addresses: signers.map(({ address: bytes }) => formatAddress({ chain: "X", hrp, bytes })),
      ...(sourceChain && { sourceChain: encodeCb58(sourceChain) }),
    });
    return utxos.map((hex: string) => decodeUtxo(decodeHex(hex)));
  }

  /** The UTXOs of the same keys that hold an amount. */
  async unspent(signers: Signers, sourceChain?: Uint8Array): Promise<Unspent[]> {
    return (await this.utxos(signers, sourceChain)).flatMap(({ output, ...at }) =>
      output.type === "TransferOutput" ? [{ ...at, output }] : [],
    );
  }

  async #build(payment: XPayment, build: XBuild): Promise<{ bytes: Uint8Array; id: string; txType: string }> {
    const { from, outputs = [], others = [], operationKeys } = payment;
    const needs = new Map<string, Need>();
    const add = ({ assetId, amount }: Need) => {
      const key = encodeCb58(assetId);
      needs.set(key, { assetId, amount: (needs.get(key)?.amount ?? 0n) + amount });
    };
    add({ assetId: this.avaxAssetId, amount: payment.free ? 0n : X_FEE });
    for (const other of others) add(other);
    for (const { assetId, output } of outputs) add({ assetId, amount: output.amount });
    const spent = spend({
      unspent: payment.unspent ?? (await this.unspent(from)),
      signers: from,
      now: Math.floor(Date.now() / 1_000) - 2,
      needs: [...needs.values()],
    });
    const unsignedTx = build({
      networkId: this.#lane.network.networkId,
      blockchainId: this.#lane.xChainId,
      outputs: sortedOutputs([...plain(spent.change), ...outputs]),
      inputs: plain(spent.inputs),
      memo: new Uint8Array(),
    });
    const keys = payment.signWith ?? spent.keys;
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
