/** Pays for and signs X-Chain transactions from the current state, with the wallet kit's selection of outputs. */
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
import {
  amountOf,
  availabilityOf,
  type Coin,
  FREE,
  fund,
  inputOf,
  type Need,
  ownersOfCoin,
  sortInputs,
} from "@primary-network/wallet/funding";
import { equalBytes } from "../chains/byte-order.ts";
import { neighbourOf } from "../chains/memory/shared-memory.ts";
import type { XChain } from "../chains/x/chain.ts";
import { xFeeOf } from "../chains/x/execute.ts";
import type { OwnerKey } from "../keys/keys.ts";
import { Signing } from "../keys/signers.ts";
import { arrivedFor } from "./arrived.ts";
import type { Payment } from "./transactions.ts";
import { ownedBy } from "./wallet.ts";

/** A payment of an amount of an asset. */
export interface XPayment {
  readonly assetId: Uint8Array;
  readonly to: OutputOwners;
  readonly amount: bigint;
}

type Input = TransferableInput<TransferInput>;
type Plain = TransferableOutput<TransferOutput>;

/** A transaction before it is paid for. */
interface Plan {
  /** Outputs besides the change. */
  readonly outputs?: readonly Plain[];
  /** Amounts that it pays in other fields. */
  readonly needs?: readonly Need[];
  /** Adds the fields of the type. */
  make(base: BaseTxFields): UnsignedTx;
}

const signing = new Signing<SignedTx["credentials"][number]>("x");

const payment = ({ assetId, to, amount }: XPayment): Plain => ({
  assetId,
  output: { type: "TransferOutput", amount, ...to },
});

const coinOf = (utxo: XUtxo): Coin => ({ chain: "X", ...utxo });

/** Spends the outputs that one key owns alone, from the current X-Chain state. */
export class XWallet {
  readonly #chain: XChain;

  constructor(chain: XChain) {
    this.#chain = chain;
  }

  /** A key's outputs, without those that it owns with others. */
  #coins({ address }: OwnerKey): Coin[] {
    const { utxos } = this.#chain.state;
    return utxos
      .ofAddress(address)
      .map(coinOf)
      .filter((coin) => ownersOfCoin(coin).addresses.length === 1);
  }

  get #now(): bigint {
    return BigInt(this.#chain.state.timestamp);
  }

  /** The amount of an asset that a key may spend now, in its smallest unit. */
  spendable(key: OwnerKey, assetId = this.#chain.state.avaxAssetId): bigint {
    return this.#coins(key)
      .filter((coin) => equalBytes(coin.assetId, assetId))
      .filter((coin) => availabilityOf(coin, [key.address], this.#now) === "now")
      .reduce((sum, coin) => sum + amountOf(coin), 0n);
  }

  #base(inputs: readonly Input[], outputs: readonly Plain[]): BaseTxFields {
    const { networkId, chainId: blockchainId } = this.#chain.state;
    const memo = new Uint8Array();
    return { networkId, blockchainId, outputs: [...outputs], inputs: [...inputs], memo };
  }

  /**
   * Pays for a transaction, and signs everything with one key.
   *
   * @param others number of credentials besides the paying inputs'
   * @throws InsufficientFundsError when the key does not own enough
   */
  #pay(key: OwnerKey, { outputs = [], needs = [], make }: Plan, others = 0): SignedTx {
    const { tx } = fund({
      coins: this.#coins(key),
      by: [key.address],
      time: this.#now,
      avax: this.#chain.state.avaxAssetId,
      outputs,
      needs,
      costs: FREE,
      // The X-Chain has no stakeable locks, so all parts are plain.
      make: (parts) => make(this.#base(parts.inputs as Input[], parts.outputs as Plain[])),
      feeOf: ({ type }) => xFeeOf(type),
    });
    return this.#sign(tx, key, tx.inputs.length + others);
  }

  #sign(tx: UnsignedTx, key: OwnerKey, count: number): SignedTx {
    const keys = Array.from({ length: count }, () => [key.privateKey]);
    const bytes = encodeUnsignedTx(tx);
    return { unsignedTx: tx, credentials: signing.sign(bytes, keys, () => signTx(tx, keys).credentials) };
  }

  transfer(from: OwnerKey, payments: readonly XPayment[], memo: Uint8Array = new Uint8Array()): SignedTx {
    const outputs = payments.map(payment);
    return this.#pay(from, { outputs, make: (base) => ({ type: "BaseTx", ...base, memo }) });
  }

  /** Sends an amount of a key's AVAX to another chain, where its owners can then import it. */
  exportTo(from: OwnerKey, destinationChain: Uint8Array, sending: Payment): SignedTx {
    const sent = { assetId: this.#chain.state.avaxAssetId, ...sending };
    const exportedOutputs = [payment(sent)];
    const make = (base: BaseTxFields): UnsignedTx => {
      return { type: "ExportTx", ...base, destinationChain, exportedOutputs };
    };
    return this.#pay(from, { needs: [sent], make });
  }

  /** Outputs of AVAX that another chain exported to a key, and that it can import now. */
  arrived(key: OwnerKey, sourceChain: Uint8Array): Utxo[] {
    const { neighbours, avaxAssetId, timestamp } = this.#chain.state;
    const { arrived } = neighbourOf(neighbours, sourceChain);
    return arrivedFor(arrived, { address: key.address, avaxAssetId, timestamp });
  }

  /** Imports outputs that another chain exported to a key; the fee is paid from them. */
  importFrom(by: OwnerKey, sourceChain: Uint8Array, arrived: readonly Utxo[]): SignedTx {
    const coins = sortInputs(arrived.map((utxo): Coin => ({ chain: "X", ...utxo })));
    const importedInputs = coins.map((coin) => inputOf(coin, [by.address], this.#now) as Input);
    const amount = coins.reduce((sum, coin) => sum + amountOf(coin), -xFeeOf("ImportTx"));
    const output = payment({ assetId: this.#chain.state.avaxAssetId, to: ownedBy([by]), amount });
    const tx: UnsignedTx = { type: "ImportTx", ...this.#base([], [output]), sourceChain, importedInputs };
    return this.#sign(tx, by, importedInputs.length);
  }

  createAsset(from: OwnerKey, asset: AssetFields): SignedTx {
    return this.#pay(from, { make: (base) => ({ type: "CreateAssetTx", ...base, ...asset }) });
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
    const operations = [{ assetId, utxoIds: [{ txId, outputIndex }], operation }];
    return this.#pay(by, { make: (base) => ({ type: "OperationTx", ...base, operations }) }, 1);
  }
}
