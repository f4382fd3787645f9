/** Atomic transactions of the C-Chain: built and signed with the codec, issued by `avax.issueTx`. */
import { setTimeout as delay } from "node:timers/promises";
import { hexToBytes } from "@noble/hashes/utils.js";
import {
  decodeCb58,
  decodeHex,
  encodeCb58,
  encodeHex,
  formatAddress,
  type OutputOwners,
  type TransferableInput,
  type TransferInput,
} from "@primary-network/codec";
import {
  atomicTxId,
  type ExportTx,
  encodeAtomicTx,
  type ImportTx,
  signAtomicTx,
  type UnsignedAtomicTx,
} from "@primary-network/codec/c";
import { decodeUtxo } from "@primary-network/codec/x";
import { amountOf, type Coin, inputOf, sortInputs } from "@primary-network/wallet/funding";
import type { RealAccount } from "../identities.ts";
import type { Lane } from "./lane.ts";
import { callNode, NodeError } from "./rpc-call.ts";

const PATH = "/ext/bc/C/avax";
/** nAVAX, more than an atomic transaction of some inputs ever costs at this network's base fee. */
export const C_FEE = 1_000_000n;
const POLL_MS = 100;
const ACCEPT_MS = 60_000;

/** The account of a key on the C-Chain, 20 bytes. */
export const evmBytes = ({ evmAddress }: RealAccount): Uint8Array => hexToBytes(evmAddress.slice(2));

/** The C-Chain's atomic side, for one lane of the run. */
export class CAtomic {
  readonly #lane: Lane;
  readonly #name: string;
  readonly #url: string;
  readonly #assetId: Uint8Array;

  constructor(lane: Lane, name: string, avaxAssetId: Uint8Array) {
    this.#lane = lane;
    this.#name = name;
    this.#url = lane.network.nodes[0].url;
    this.#assetId = avaxAssetId;
  }

  /** Sends an amount of accounts, in equal parts, to another chain. */
  async exportTx(
    from: readonly RealAccount[],
    destinationChain: Uint8Array,
    amount: bigint,
    to: OutputOwners,
  ): Promise<ExportTx> {
    const part = (amount + C_FEE) / BigInt(from.length);
    const inputs = await Promise.all(
      from.map(async (account) => {
        const nonce = await callNode(this.#url, "/ext/bc/C/rpc", "eth_getTransactionCount", [
          account.evmAddress,
          "latest",
        ]);
        return { address: evmBytes(account), amount: part, assetId: this.#assetId, nonce: BigInt(nonce) };
      }),
    );
    return {
      type: "ExportTx",
      networkId: this.#lane.network.networkId,
      blockchainId: this.#lane.cChainId,
      destinationChain,
      inputs: inputs.sort((left, right) => Buffer.compare(left.address, right.address)),
      exportedOutputs: [{ assetId: this.#assetId, output: { type: "TransferOutput", amount, ...to } }],
    };
  }

  /** Takes in everything of AVAX that another chain sent to a key alone; it goes to accounts in equal parts. */
  async importTx(by: RealAccount, sourceChain: Uint8Array, to: readonly RealAccount[]): Promise<ImportTx> {
    const { hrp, networkId } = this.#lane.network;
    const { utxos } = await callNode(this.#url, PATH, "avax.getUTXOs", {
      addresses: [formatAddress({ chain: "C", hrp, bytes: by.address })],
      sourceChain: encodeCb58(sourceChain),
      limit: 100,
      encoding: "hex",
    });
    const coins: Coin[] = utxos
      .map((hex: string): Coin => ({ chain: "C", ...decodeUtxo(decodeHex(hex)) }))
      .filter(
        (coin: Coin) => coin.output.type === "TransferOutput" && !Buffer.compare(coin.assetId, this.#assetId),
      );
    // Exported outputs have no stakeable lock.
    const inputOfOne = (coin: Coin) => inputOf(coin, [by.address], 0n) as TransferableInput<TransferInput>;
    const importedInputs = sortInputs(coins).map(inputOfOne);
    const total = coins.reduce((sum, coin) => sum + amountOf(coin), -C_FEE);
    const amount = total / BigInt(to.length);
    return {
      type: "ImportTx",
      networkId,
      blockchainId: this.#lane.cChainId,
      sourceChain,
      importedInputs,
      outputs: to
        .map((account) => ({ address: evmBytes(account), amount, assetId: this.#assetId }))
        .sort((left, right) => Buffer.compare(left.address, right.address)),
    };
  }

  #sign(tx: UnsignedAtomicTx, signers: readonly RealAccount[]) {
    const [first] = signers;
    const keyOf = (address: Uint8Array) =>
      signers.find((account) => Buffer.compare(evmBytes(account), address) === 0)?.privateKey;
    const keys =
      tx.type === "ExportTx"
        ? tx.inputs.map(({ address }) => keyOf(address))
        : tx.importedInputs.map(() => first?.privateKey);
    const signed = signAtomicTx(
      tx,
      keys.map((key) => (key === undefined ? [] : [key])),
    );
    const bytes = encodeAtomicTx(signed);
    return { bytes, id: encodeCb58(atomicTxId(signed)) };
  }

  async #send(bytes: Uint8Array): Promise<string> {
    const tx = encodeHex(bytes, { checksum: true });
    return (await callNode(this.#url, PATH, "avax.issueTx", { tx, encoding: "hex" })).txID;
  }

  /** Issues a transaction and waits until it is in an accepted block. */
  async issue(name: string, tx: UnsignedAtomicTx, signers: readonly RealAccount[]): Promise<void> {
    const { bytes, id } = this.#sign(tx, signers);
    const started = Date.now();
    const said = await this.#send(bytes).catch((error: unknown) => {
      throw new Error(`${this.#name}: ${name} was refused`, { cause: error });
    });
    if (said !== id) throw new Error(`${name}: the node calls ${said} what the codec calls ${id}`);
    const end = Date.now() + ACCEPT_MS;
    for (;;) {
      const { status } = await callNode(this.#url, PATH, "avax.getAtomicTxStatus", { txID: id });
      if (status === "Accepted") break;
      if (status === "Dropped") throw new Error(`${name} (${id}) was dropped`);
      if (Date.now() > end) throw new Error(`${name} (${id}) is still ${status} after ${ACCEPT_MS} ms`);
      await delay(POLL_MS);
    }
    const ms = Date.now() - started;
    this.#lane.journal.add({ lane: this.#name, name, chain: "C", txType: tx.type, bytes, txId: id, ms });
  }

  /** Issues a transaction that the node has to refuse, and keeps what it says. */
  async refused(name: string, tx: UnsignedAtomicTx, signers: readonly RealAccount[]): Promise<void> {
    const { bytes } = this.#sign(tx, signers);
    const started = Date.now();
    const step = { lane: this.#name, name, chain: "C" as const, txType: tx.type, bytes };
    try {
      const txId = await this.#send(bytes);
      this.#lane.journal.add({ ...step, txId, ms: Date.now() - started });
    } catch (error) {
      if (!(error instanceof NodeError)) throw error;
      const { code, message } = error;
      this.#lane.journal.add({ ...step, refusal: { code, message }, ms: Date.now() - started });
      return;
    }
    throw new Error(`${this.#name}: ${name} was not refused`);
  }

  /** The id of the chain's own asset. */
  get assetId(): Uint8Array {
    return this.#assetId;
  }
}

/** The id of AVAX. */
export async function avaxAssetIdOf(url: string): Promise<Uint8Array> {
  const { assetID } = await callNode(url, "/ext/bc/X", "avm.getAssetDescription", { assetID: "AVAX" });
  return decodeCb58(assetID, 32);
}
