/** As much of the X-Chain as the P-Chain's world needs: its genesis, which makes AVAX, and exports to the P-Chain. */
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes } from "@noble/hashes/utils.js";
import { type ExportTx, encodeTx, encodeUnsignedTx } from "@primary-network/codec";
import { uint32, uint64 } from "./byte-order.ts";
import { feeOf } from "./fees.ts";
import type { OwnerKey } from "./keys.ts";
import { ensure } from "./rule-error.ts";
import { EMPTY_ID, type State, utxosFor } from "./state.ts";
import { UtxoSet } from "./utxo-set.ts";

const encoder = new TextEncoder();
/** Strings are preceded by their length in 16 bits. */
const text = (value: string): Uint8Array => {
  const bytes = encoder.encode(value);
  return concatBytes(uint32(bytes.length).subarray(2), bytes);
};

const CODEC_VERSION = new Uint8Array(2);
const CREATE_ASSET_TX = 1;
const EXPORT_TX = 4;
const TRANSFER_OUTPUT = 7;

/** An amount of AVAX that an address holds on the X-Chain from the start. */
export interface XHolder {
  readonly address: Uint8Array;
  readonly amount: bigint;
}

/** The X-Chain's genesis bytes, and the id of AVAX: that of the transaction in them which creates it. */
export interface XGenesis {
  readonly bytes: Uint8Array;
  readonly avaxAssetId: Uint8Array;
}

/**
 * Builds the genesis of the X-Chain, which creates one asset of nine decimals.
 *
 * @param holders in order of amount, then of address
 * @param memo free bytes; the public networks put the holders' Ethereum addresses here
 */
export function createXGenesis(networkId: number, holders: readonly XHolder[], memo: Uint8Array): XGenesis {
  const outputs = holders.map(({ address, amount }) =>
    concatBytes(uint32(TRANSFER_OUTPUT), uint64(amount), uint64(0n), uint32(1), uint32(1), address),
  );
  const createAsset = concatBytes(
    uint32(networkId),
    EMPTY_ID,
    uint32(0), // outputs
    uint32(0), // inputs
    uint32(memo.length),
    memo,
    text("Avalanche"),
    text("AVAX"),
    Uint8Array.of(9),
    uint32(1), // one initial state:
    uint32(0), // of feature extension 0, secp256k1
    uint32(outputs.length),
    ...outputs,
  );
  return {
    bytes: concatBytes(CODEC_VERSION, uint32(1), text("AVAX"), createAsset),
    avaxAssetId: sha256(concatBytes(CODEC_VERSION, uint32(CREATE_ASSET_TX), createAsset, uint32(0))),
  };
}

/** An export has one layout on both chains, and only its type id differs. */
const asXTx = (bytes: Uint8Array): Uint8Array =>
  concatBytes(CODEC_VERSION, uint32(EXPORT_TX), bytes.subarray(6));

/** The X-Chain's outputs, spent one by one to send AVAX to the P-Chain. */
export class XChain {
  readonly chainId: Uint8Array;
  readonly #state: State;
  readonly #utxos = new UtxoSet();
  /** Signed export transactions in the order they were accepted. */
  readonly exports: Uint8Array[] = [];

  constructor(state: State, chainId: Uint8Array, holders: readonly XHolder[]) {
    this.#state = state;
    this.chainId = chainId;
    for (const [outputIndex, { address, amount }] of holders.entries()) {
      const output = {
        type: "TransferOutput" as const,
        amount,
        locktime: 0n,
        threshold: 1,
        addresses: [address],
      };
      this.#utxos.add({ txId: state.avaxAssetId, outputIndex, assetId: state.avaxAssetId, output });
    }
  }

  /** Sends an amount of a key's AVAX to the same address on the P-Chain, where it can then be imported. */
  exportToP(key: OwnerKey, amount: bigint): void {
    const fee = feeOf("ExportTx");
    const spent = this.#utxos
      .ofAddress(key.address)
      .find(({ output }) => output.type === "TransferOutput" && output.amount > amount + fee);
    ensure(spent?.output.type === "TransferOutput", "no single output on the X-Chain covers the export");
    const { txId, outputIndex, assetId, output } = spent;
    const paying = (value: bigint) => ({ assetId, output: { ...output, amount: value } });
    const unsignedTx: ExportTx = {
      type: "ExportTx",
      networkId: this.#state.networkId,
      blockchainId: this.chainId,
      outputs: [paying(output.amount - amount - fee)],
      inputs: [
        {
          txId,
          outputIndex,
          assetId,
          input: { type: "TransferInput", amount: output.amount, signatureIndices: [0] },
        },
      ],
      memo: new Uint8Array(),
      destinationChain: EMPTY_ID,
      exportedOutputs: [paying(amount)],
    };
    // r, s, recovery id; the library puts the recovery id first.
    const recovered = secp256k1.sign(asXTx(encodeUnsignedTx(unsignedTx)), key.privateKey, {
      format: "recovered",
    });
    const credentials = [{ signatures: [concatBytes(recovered.subarray(1), recovered.subarray(0, 1))] }];
    const bytes = asXTx(encodeTx({ unsignedTx, credentials }));
    const exportId = sha256(bytes);
    this.exports.push(bytes);
    this.#utxos.remove(spent);
    for (const [index, made] of unsignedTx.outputs.entries())
      this.#utxos.add({ txId: exportId, outputIndex: index, ...made });
    const shared = utxosFor(this.#state.importable, this.chainId);
    for (const made of unsignedTx.exportedOutputs) shared.add({ txId: exportId, outputIndex: 1, ...made });
  }
}
