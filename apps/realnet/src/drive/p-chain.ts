/** Pays for transactions of the P-Chain with the wallet kit, signs and issues them, and waits for their acceptance. */
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
import { type Coin, FREE, fund, type Need, pCosts } from "@primary-network/wallet/funding";
import type { RealNetwork } from "../network.ts";
import type { Journal } from "./journal.ts";
import { keysOf, type Signers } from "./signers.ts";

/** All zero: the P-Chain, and the subnet of the Primary Network. */
export const EMPTY_ID = new Uint8Array(32);

/** A time by which every lock has ended. */
const FAR = 1n << 62n;
const POLL_MS = 100;
/** An accepted block takes two seconds at worst when all goes well; a proposer that is away costs five more. */
const ACCEPT_MS = 60_000;

/** Who pays for a transaction, and what. */
export interface Payment {
  readonly from: Signers;
  /** nAVAX beyond outputs, stake and fee: balances, what is exported. */
  readonly pay?: bigint;
  /** nAVAX to stake; outputs under a stakeable lock are staked first. */
  readonly stake?: bigint;
  /** Spends nothing under a stakeable lock. */
  readonly withoutLocked?: boolean;
  /** Outputs beside the change. */
  readonly outputs?: readonly TransferableOutput[];
  /** Keys of one more credential: a subnet's owner, or whoever may disable a validator. */
  readonly authKeys?: readonly Uint8Array[];
  /** Amounts of other assets beyond outputs. */
  readonly others?: readonly Need[];
  /** Burns nothing. */
  readonly isFree?: boolean;
  /** Takes locked outputs for free ones. */
  readonly ignoreLocks?: boolean;
  /** Looks at these outputs only. */
  readonly coins?: readonly Coin[];
  /** Changes what is signed after the keys are known, to get it refused. */
  readonly signWith?: readonly (readonly Uint8Array[])[];
}

/** Returns the nAVAX to burn: 0 for a type without a fee, which the node has to refuse. */
function feeOf(tx: UnsignedTx, config: Parameters<typeof txFee>[1], price: number | bigint): bigint {
  try {
    return txFee(tx, config, price);
  } catch (error) {
    if (error instanceof CodecError) return 0n;
    throw error;
  }
}

/** Makes the transaction from what pays for it, and from what is staked. */
export type Build = (base: BaseTxFields, stakeOutputs: TransferableOutput[]) => UnsignedTx;

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
  async coins(signers: Signers, sourceChain?: Uint8Array): Promise<Coin[]> {
    const { hrp } = this.#network;
    const { utxos } = await this.client.getUTXOs({
      addresses: signers.map(({ address: bytes }) => formatAddress({ chain: "P", hrp, bytes })),
      ...(sourceChain && { sourceChain: encodeCb58(sourceChain) }),
    });
    return utxos.map((hex) => ({ chain: "P", ...decodeUtxo(decodeHex(hex)) }));
  }

  /** Burns exactly what the codec computes, so that the node judges that too. */
  async #build(payment: Payment, build: Build): Promise<{ bytes: Uint8Array; id: string; txType: string }> {
    const { from, pay = 0n, others = [], outputs, stake, isFree, ignoreLocks, authKeys } = payment;
    const { networkId } = this.#network;
    const [{ price }, config] = [await this.client.getFeeState(), await this.client.getFeeConfig()];
    const coins = payment.coins ?? (await this.coins(from));
    const funded = fund({
      coins: payment.withoutLocked ? coins.filter(({ output }) => output.type !== "LockOut") : coins,
      by: from.map(({ address }) => address),
      // Blocks may be a little behind this machine's clock.
      time: ignoreLocks ? FAR : BigInt(Math.floor(Date.now() / 1_000) - 2),
      avax: this.avaxAssetId,
      outputs,
      needs: [{ assetId: this.avaxAssetId, amount: pay }, ...others],
      stake,
      costs: isFree ? FREE : pCosts({ config, price: String(price) }),
      make: ({ stake: staked, ...parts }) =>
        build({ networkId, blockchainId: EMPTY_ID, ...parts, memo: new Uint8Array() }, staked),
      feeOf: (bare) => (isFree ? 0n : feeOf(bare, config, price)),
    });
    const keys = payment.signWith ?? keysOf(funded.coins, from);
    const tx = signTx(funded.tx, authKeys === undefined ? keys : [...keys, authKeys]);
    return { bytes: encodeTx(tx), id: encodeCb58(txId(tx)), txType: funded.tx.type };
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
