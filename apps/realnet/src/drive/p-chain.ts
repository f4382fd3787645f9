/** Builds, signs and issues transactions of the P-Chain with the codec and the client, and waits for what becomes of them. */
import { setTimeout as delay } from "node:timers/promises";
import {
  CodecError,
  decodeCb58,
  decodeHex,
  encodeCb58,
  encodeHex,
  formatAddress,
  type OutputOwners,
  type TransferableOutput,
} from "@primary-network/codec";
import {
  type BaseTxFields,
  decodeUtxo,
  encodeTx,
  signTx,
  txFee,
  txId,
  type UnsignedTx,
} from "@primary-network/codec/p";
import { createPChainClient, type PChainClient, RpcError } from "@primary-network/pchain-rpc";
import type { RealNetwork } from "../network.ts";
import type { Journal } from "./journal.ts";
import { sortedOutputs } from "./order.ts";
import { type Need, type Signers, type Spent, spend, type Unspent } from "./spend.ts";

/** All zero: the P-Chain, and the subnet of the Primary Network. */
export const EMPTY_ID = new Uint8Array(32);

/** Gas that no transaction exceeds, the chain's whole capacity: what is set aside until the transaction's own need is known. */
const MOST_GAS = 1_000_000n;
const POLL_MS = 100;
/** An accepted block takes two seconds at worst when all goes well; a proposer that is away costs five more. */
const ACCEPT_MS = 60_000;

/** Who pays for a transaction, and what. */
export interface Payment {
  readonly from: Signers;
  /** nAVAX beyond outputs and fee: stake, balances, what is exported. */
  readonly pay?: bigint;
  /** nAVAX of stake from outputs under a stakeable lock. */
  readonly lockedPay?: bigint;
  /** Outputs beside the change. */
  readonly outputs?: readonly TransferableOutput[];
  /** Keys of one more credential: a subnet's owner, or whoever may disable a validator. */
  readonly authKeys?: readonly Uint8Array[];
  /** Amounts of other assets beyond outputs. */
  readonly others?: readonly Need[];
  /** Burns nothing. */
  readonly free?: boolean;
  /** Takes locked outputs for free ones. */
  readonly ignoreLocks?: boolean;
  /** Looks at these outputs only. */
  readonly unspent?: readonly Unspent[];
  /** Changes what is signed after the keys are known, to get it refused. */
  readonly signWith?: readonly (readonly Uint8Array[])[];
}

/** What a transaction has to burn; undefined of those that have no fee, which the node has to refuse. */
function feeOf(
  tx: UnsignedTx,
  config: Parameters<typeof txFee>[1],
  price: number | bigint,
): bigint | undefined {
  try {
    return txFee(tx, config, price);
  } catch (error) {
    if (error instanceof CodecError) return undefined;
    throw error;
  }
}

/** Makes the transaction from what pays for it. */
export type Build = (base: BaseTxFields, spent: Spent) => UnsignedTx;

/** The P-Chain of a network, for one lane of the run. */
export class PChain {
  readonly client: PChainClient;
  readonly avaxAssetId: Uint8Array;
  readonly #network: RealNetwork;
  readonly #journal: Journal;
  readonly #lane: string;

  private constructor(network: RealNetwork, journal: Journal, lane: string, avaxAssetId: Uint8Array) {
    this.client = createPChainClient({ baseUrl: network.nodes[0].url });
    this.avaxAssetId = avaxAssetId;
    this.#network = network;
    this.#journal = journal;
    this.#lane = lane;
  }

  static async open(network: RealNetwork, journal: Journal, lane: string): Promise<PChain> {
    const client = createPChainClient({ baseUrl: network.nodes[0].url });
    const { assetID } = await client.getStakingAssetID();
    return new PChain(network, journal, lane, decodeCb58(assetID, 32));
  }

  /** An output that pays AVAX, or another asset. */
  output(amount: bigint, owner: OutputOwners, assetId = this.avaxAssetId): TransferableOutput {
    return { assetId, output: { type: "TransferOutput", amount, ...owner } };
  }

  /** What some keys have a part in, or what another chain exported to them. */
  async unspent(signers: Signers, sourceChain?: Uint8Array): Promise<Unspent[]> {
    const { hrp } = this.#network;
    const { utxos } = await this.client.getUTXOs({
      addresses: signers.map(({ address: bytes }) => formatAddress({ chain: "P", hrp, bytes })),
      ...(sourceChain && { sourceChain: encodeCb58(sourceChain) }),
    });
    return utxos.map((hex) => {
      const { output, ...at } = decodeUtxo(decodeHex(hex));
      return output.type === "LockOut"
        ? { ...at, output: output.output, stakeableLock: output.locktime }
        : { ...at, output };
    });
  }

  /** Burns exactly what the codec computes, so that the node judges that too. */
  async #build(payment: Payment, build: Build): Promise<{ bytes: Uint8Array; id: string; txType: string }> {
    const { price } = await this.client.getFeeState();
    const unspent = payment.unspent ?? (await this.unspent(payment.from));
    const most = payment.free ? 0n : BigInt(price) * MOST_GAS;
    let made = this.#make(payment, build, unspent, most);
    const fee = payment.free ? undefined : feeOf(made.unsignedTx, await this.client.getFeeConfig(), price);
    // Less to pay needs no more inputs, and there was change already, so the need stays what it was or falls.
    if (fee !== undefined) made = this.#make(payment, build, unspent, fee);
    const { unsignedTx, spent } = made;
    const keys = payment.signWith ?? spent.keys;
    const { authKeys } = payment;
    const tx = signTx(unsignedTx, authKeys === undefined ? keys : [...keys, authKeys]);
    return { bytes: encodeTx(tx), id: encodeCb58(txId(tx)), txType: unsignedTx.type };
  }

  #make(
    payment: Payment,
    build: Build,
    unspent: readonly Unspent[],
    fee: bigint,
  ): { readonly unsignedTx: UnsignedTx; readonly spent: Spent } {
    const { from, pay = 0n, lockedPay = 0n, outputs = [], others = [], ignoreLocks } = payment;
    const needs = new Map<string, Need>();
    const add = ({ assetId, amount }: Need) => {
      const key = encodeCb58(assetId);
      needs.set(key, { assetId, amount: (needs.get(key)?.amount ?? 0n) + amount });
    };
    add({ assetId: this.avaxAssetId, amount: pay + fee });
    for (const other of others) add(other);
    for (const { assetId, output } of outputs) {
      add({ assetId, amount: output.type === "LockOut" ? output.output.amount : output.amount });
    }
    const spent = spend({
      unspent,
      signers: from,
      // Blocks may be a little behind this machine's clock.
      now: Math.floor(Date.now() / 1_000) - 2,
      needs: [...needs.values()],
      lockedNeed: lockedPay,
      ...(ignoreLocks && { ignoreLocks }),
    });
    const base: BaseTxFields = {
      networkId: this.#network.networkId,
      blockchainId: EMPTY_ID,
      outputs: sortedOutputs([...spent.change, ...outputs]),
      inputs: spent.inputs,
      memo: new Uint8Array(),
    };
    return { unsignedTx: build(base, spent), spent };
  }

  async #send(bytes: Uint8Array): Promise<string> {
    const { txID } = await this.client.issueTx({ tx: encodeHex(bytes, { checksum: true }), encoding: "hex" });
    return txID;
  }

  async #untilCommitted(id: string): Promise<void> {
    const end = Date.now() + ACCEPT_MS;
    for (;;) {
      const { status, reason } = await this.client.getTxStatus({ txID: id });
      if (status === "Committed") return;
      if (status === "Dropped") throw new Error(`${id} was dropped: ${reason}`);
      if (Date.now() > end) throw new Error(`${id} is still ${status} after ${ACCEPT_MS} ms`);
      await delay(POLL_MS);
    }
  }

  /**
   * Issues a transaction and waits until it is accepted.
   *
   * @returns its 32-byte id
   * @throws Error when the node refuses or drops it, or its id is not the one that the codec computes
   */
  async issue(name: string, payment: Payment, build: Build): Promise<Uint8Array> {
    const { bytes, id, txType } = await this.#build(payment, build);
    const started = Date.now();
    const said = await this.#send(bytes).catch((error: unknown) => {
      throw new Error(`${this.#lane}: ${name} (${txType}) was refused`, { cause: error });
    });
    if (said !== id) throw new Error(`${name}: the node calls ${said} what the codec calls ${id}`);
    await this.#untilCommitted(id);
    this.#journal.add({
      lane: this.#lane,
      name,
      chain: "P",
      txType,
      bytes,
      txId: id,
      ms: Date.now() - started,
    });
    return decodeCb58(id, 32);
  }

  /**
   * Issues a transaction again and again until the node accepts it: the node may check it at an earlier
   * height than the last.
   *
   * @param make makes the transaction again for each try
   * @param between runs after each refusal
   * @throws Error when the node still refuses after `timeoutMs`
   */
  async issueOnceAccepted(
    name: string,
    make: () => Promise<[Payment, Build]>,
    between: () => Promise<unknown> = async () => {},
    timeoutMs = 60_000,
  ): Promise<Uint8Array> {
    const end = Date.now() + timeoutMs;
    for (;;) {
      try {
        return await this.issue(name, ...(await make()));
      } catch (error) {
        if (Date.now() > end) throw error;
        await between();
        await delay(1_000);
      }
    }
  }

  /** Issues a transaction that the node has to refuse, and keeps what it says. */
  async refused(name: string, payment: Payment, build: Build): Promise<string> {
    const { bytes, txType } = await this.#build(payment, build);
    const started = Date.now();
    const step = { lane: this.#lane, name, chain: "P" as const, txType, bytes };
    try {
      const id = await this.#send(bytes);
      this.#journal.add({ ...step, txId: id, ms: Date.now() - started });
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      // The client puts the code behind the node's words.
      const message = error.reason.replace(/ \(code -?\d+\)$/, "");
      this.#journal.add({ ...step, refusal: { code: error.code, message }, ms: Date.now() - started });
      return message;
    }
    throw new Error(`${this.#lane}: ${name} (${txType}) was not refused`);
  }
}
