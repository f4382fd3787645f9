/** Builds and signs atomic transactions of the C-Chain. */
import type { Credential, TransferableInput, TransferInput } from "@primary-network/codec";
import {
  type ExportTx,
  encodeUnsignedAtomicTx,
  type ImportTx,
  type SignedAtomicTx,
  signAtomicTx,
  type UnsignedAtomicTx,
} from "@primary-network/codec/c";
import type { Utxo } from "@primary-network/codec/p";
import { amountOf, type Coin, inputOf, sortInputs } from "@primary-network/wallet/funding";
import { compareBytes } from "../chains/byte-order.ts";
import type { CChain } from "../chains/c/chain.ts";
import { atomicFeeOf, WEI } from "../chains/c/execute.ts";
import { neighbourOf } from "../chains/memory/shared-memory.ts";
import type { Account } from "../keys/accounts.ts";
import { Signing } from "../keys/signers.ts";
import { arrivedFor } from "./arrived.ts";
import type { Payment } from "./transactions.ts";

/** Accounts that act together, the first one first. */
export type Givers = readonly [Account, ...Account[]];

type Input = TransferableInput<TransferInput>;

const signing = new Signing<Credential>("c");

function sign(unsignedTx: UnsignedAtomicTx, keys: readonly (readonly Uint8Array[])[]): SignedAtomicTx {
  const bytes = encodeUnsignedAtomicTx(unsignedTx);
  const credentials = signing.sign(bytes, keys, () => signAtomicTx(unsignedTx, keys).credentials);
  return { unsignedTx, credentials };
}

/** A wallet of the accounts in their current state. */
export class CWallet {
  readonly #chain: CChain;

  constructor(chain: CChain) {
    this.#chain = chain;
  }

  /** Balance of an account, in whole nAVAX. */
  spendable({ ethAddress }: Account): bigint {
    return this.#chain.state.accounts.get(ethAddress).balance / WEI;
  }

  /** Exports an amount to another chain, where its owners can import it; the senders share it and the fee evenly. */
  exportTo(from: Givers, destinationChain: Uint8Array, { to, amount }: Payment): SignedAtomicTx {
    const { networkId, chainId, avaxAssetId: assetId, accounts } = this.#chain.state;
    const givers = from.toSorted((left, right) => compareBytes(left.ethAddress, right.ethAddress));
    const unsigned = (total: bigint): ExportTx => ({
      type: "ExportTx",
      networkId,
      blockchainId: chainId,
      destinationChain,
      inputs: givers.map(({ ethAddress: address }, index) => {
        const { nonce } = accounts.get(address);
        return { address, amount: shareOf(total, givers.length, index), assetId, nonce };
      }),
      exportedOutputs: [{ assetId, output: { type: "TransferOutput", amount, ...to } }],
    });
    // The fee follows from the bytes, whose number does not depend on the amounts.
    return sign(
      unsigned(amount + atomicFeeOf(unsigned(amount))),
      givers.map(({ privateKey }) => [privateKey]),
    );
  }

  /** Outputs of AVAX that another chain exported to a key, and that it can import now. */
  arrived({ address }: Account, sourceChain: Uint8Array): Utxo[] {
    const { neighbours, avaxAssetId, timestamp } = this.#chain.state;
    return arrivedFor(neighbourOf(neighbours, sourceChain).arrived, { address, avaxAssetId, timestamp });
  }

  /** Imports outputs that another chain exported to a key; the amount less the fee goes evenly to some accounts. */
  importFrom(
    by: Account,
    sourceChain: Uint8Array,
    arrived: readonly Utxo[],
    to: Givers = [by],
  ): SignedAtomicTx {
    const { networkId, chainId, avaxAssetId: assetId } = this.#chain.state;
    const now = BigInt(this.#chain.state.timestamp);
    const coins = sortInputs(arrived.map((utxo): Coin => ({ chain: "C", ...utxo })));
    const importedInputs = coins.map((coin) => inputOf(coin, [by.address], now) as Input);
    const receivers = to.toSorted((left, right) => compareBytes(left.ethAddress, right.ethAddress));
    const unsigned = (total: bigint): ImportTx => ({
      type: "ImportTx",
      networkId,
      blockchainId: chainId,
      sourceChain,
      importedInputs,
      outputs: receivers.map(({ ethAddress: address }, index) => ({
        address,
        amount: shareOf(total, receivers.length, index),
        assetId,
      })),
    });
    const total = coins.reduce((sum, coin) => sum + amountOf(coin), 0n);
    return sign(
      unsigned(total - atomicFeeOf(unsigned(total))),
      importedInputs.map(() => [by.privateKey]),
    );
  }
}

/** An even part of an amount; the first one includes the remainder. */
function shareOf(total: bigint, count: number, index: number): bigint {
  const part = total / BigInt(count);
  return index === 0 ? total - part * BigInt(count - 1) : part;
}
