/** Builds and signs X-Chain transactions: selects outputs to spend, returns the change, sorts everything. */
import { bytesToHex } from "@noble/hashes/utils.js";
import type {
  OutputOwners,
  TransferableInput,
  TransferableOutput,
  TransferInput,
  TransferOutput,
} from "@primary-network/codec";
import type { Utxo } from "@primary-network/codec/p";
import {
  type AssetFields,
  type BaseTxFields,
  encodeUnsignedTx,
  type Operation,
  type Output,
  type SignedTx,
  signTx,
  type UnsignedTx,
  type Utxo as XUtxo,
} from "@primary-network/codec/x";
import { compareInputs, compareOutputs, equalBytes } from "../chains/byte-order.ts";
import { neighbourOf } from "../chains/memory/shared-memory.ts";
import { innerOutput } from "../chains/utxo-set.ts";
import type { XChain } from "../chains/x/chain.ts";
import { xFeeOf } from "../chains/x/execute.ts";
import type { OwnerKey } from "../keys/keys.ts";
import { Signing } from "../keys/signers.ts";
import type { Payment } from "./transactions.ts";
import { ownedBy } from "./wallet.ts";

/** A payment of an amount of an asset. */
export interface XPayment {
  readonly assetId: Uint8Array;
  readonly to: OutputOwners;
  readonly amount: bigint;
}

type Input = TransferableInput<TransferInput>;

const signing = new Signing<SignedTx["credentials"][number]>("x");

const payment = ({ assetId, to, amount }: XPayment): TransferableOutput<TransferOutput> => ({
  assetId,
  output: { type: "TransferOutput", amount, ...to },
});

interface Amount {
  readonly utxo: Pick<XUtxo, "txId" | "outputIndex" | "assetId">;
  readonly amount: bigint;
}

/** Spends the outputs that one key owns alone, from the current X-Chain state. */
export class XWallet {
  readonly #chain: XChain;

  constructor(chain: XChain) {
    this.#chain = chain;
  }

  /** A key's outputs of an asset that it may spend now, largest first: few inputs cover most payments. */
  #amounts(key: OwnerKey, assetId: Uint8Array): Amount[] {
    const { utxos, timestamp } = this.#chain.state;
    return utxos
      .ofAddress(key.address)
      .flatMap((utxo) => {
        const { output } = utxo;
        const own = output.type === "TransferOutput" && output.addresses.length === 1;
        if (!own || output.locktime > BigInt(timestamp) || !equalBytes(utxo.assetId, assetId)) return [];
        return [{ utxo, amount: output.amount }];
      })
      .sort((left, right) => (left.amount > right.amount ? -1 : left.amount < right.amount ? 1 : 0));
  }

  /** The amount of an asset that a key may spend now, in its smallest unit. */
  spendable(key: OwnerKey, assetId = this.#chain.state.avaxAssetId): bigint {
    return this.#amounts(key, assetId).reduce((sum, { amount }) => sum + amount, 0n);
  }

  /** Inputs that cover the payments and the fee, and the change beside them. */
  #fund(from: OwnerKey, payments: readonly XPayment[], fee: bigint): BaseTxFields {
    const { networkId, chainId, avaxAssetId } = this.#chain.state;
    const needs = new Map<string, { assetId: Uint8Array; amount: bigint }>();
    for (const { assetId, amount } of [{ assetId: avaxAssetId, amount: fee }, ...payments]) {
      const need = needs.get(bytesToHex(assetId)) ?? { assetId, amount: 0n };
      needs.set(bytesToHex(assetId), { assetId, amount: need.amount + amount });
    }
    const inputs: Input[] = [];
    const change: TransferableOutput<TransferOutput>[] = [];
    for (const { assetId, amount: target } of needs.values()) {
      let missing = target;
      for (const { utxo, amount } of this.#amounts(from, assetId)) {
        if (missing <= 0n) break;
        const input: TransferInput = { type: "TransferInput", amount, signatureIndices: [0] };
        inputs.push({ txId: utxo.txId, outputIndex: utxo.outputIndex, assetId, input });
        missing -= amount;
      }
      if (missing > 0n) throw new Error(`wallet: ${missing} short of ${target} on the X-Chain`);
      if (missing < 0n) change.push(payment({ assetId, to: ownedBy([from]), amount: -missing }));
    }
    return {
      networkId,
      blockchainId: chainId,
      outputs: change.sort(compareOutputs),
      inputs: inputs.sort(compareInputs),
      memo: new Uint8Array(),
    };
  }

  /** Signs everything with one key. */
  #sign(tx: UnsignedTx, key: OwnerKey, others = 0): SignedTx {
    const keys = Array.from({ length: tx.inputs.length + others }, () => [key.privateKey]);
    const bytes = encodeUnsignedTx(tx);
    return { unsignedTx: tx, credentials: signing.sign(bytes, keys, () => signTx(tx, keys).credentials) };
  }

  transfer(from: OwnerKey, payments: readonly XPayment[], memo: Uint8Array = new Uint8Array()): SignedTx {
    const base = this.#fund(from, payments, xFeeOf("BaseTx"));
    const outputs = [...base.outputs, ...payments.map(payment)].sort(compareOutputs);
    return this.#sign({ type: "BaseTx", ...base, outputs, memo }, from);
  }

  /** Sends an amount of a key's AVAX to another chain, where its owners can then import it. */
  exportTo(from: OwnerKey, destinationChain: Uint8Array, sending: Payment): SignedTx {
    const sent = { assetId: this.#chain.state.avaxAssetId, ...sending };
    const base = this.#fund(from, [sent], xFeeOf("ExportTx"));
    const exportedOutputs = [payment(sent)];
    return this.#sign({ type: "ExportTx", ...base, destinationChain, exportedOutputs }, from);
  }

  /** Outputs that another chain exported to a single key and that are not imported yet. */
  arrived(key: OwnerKey, sourceChain: Uint8Array): Utxo[] {
    const { arrived } = neighbourOf(this.#chain.state.neighbours, sourceChain);
    return arrived.ofAddress(key.address).filter((utxo) => innerOutput(utxo).addresses.length === 1);
  }

  /** Imports outputs that another chain exported to a key; the fee is paid from them. */
  importFrom(by: OwnerKey, sourceChain: Uint8Array, arrived: readonly Utxo[]): SignedTx {
    const { networkId, chainId, avaxAssetId } = this.#chain.state;
    const importedInputs = arrived.flatMap(({ txId, outputIndex, assetId, output }): Input[] => {
      if (output.type !== "TransferOutput") return [];
      const input: TransferInput = { type: "TransferInput", amount: output.amount, signatureIndices: [0] };
      return [{ txId, outputIndex, assetId, input }];
    });
    importedInputs.sort(compareInputs);
    const amount = importedInputs.reduce((sum, { input }) => sum + input.amount, -xFeeOf("ImportTx"));
    const tx: UnsignedTx = {
      type: "ImportTx",
      networkId,
      blockchainId: chainId,
      outputs: [payment({ assetId: avaxAssetId, to: ownedBy([by]), amount })],
      inputs: [],
      memo: new Uint8Array(),
      sourceChain,
      importedInputs,
    };
    return this.#sign(tx, by, importedInputs.length);
  }

  createAsset(from: OwnerKey, asset: AssetFields): SignedTx {
    return this.#sign(
      { type: "CreateAssetTx", ...this.#fund(from, [], xFeeOf("CreateAssetTx")), ...asset },
      from,
    );
  }

  /** A key's first output of a type and asset; for NFTs, one that it owns or may mint. */
  first<Type extends Output["type"]>(
    key: OwnerKey,
    assetId: Uint8Array,
    type: Type,
  ): (XUtxo & { readonly output: Extract<Output, { type: Type }> }) | undefined {
    for (const utxo of this.#chain.state.utxos.ofAddress(key.address)) {
      if (utxo.output.type !== type || !equalBytes(utxo.assetId, assetId)) continue;
      return utxo as XUtxo & { output: Extract<Output, { type: Type }> }; // its type was just compared
    }
    return undefined;
  }

  /** Performs one operation on one output that the key owns. */
  operate(
    by: OwnerKey,
    { txId, outputIndex, assetId }: Omit<XUtxo, "output">,
    operation: Operation,
  ): SignedTx {
    const base = this.#fund(by, [], xFeeOf("OperationTx"));
    const operations = [{ assetId, utxoIds: [{ txId, outputIndex }], operation }];
    return this.#sign({ type: "OperationTx", ...base, operations }, by, 1);
  }
}
