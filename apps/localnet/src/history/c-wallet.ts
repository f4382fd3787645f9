/** Builds and signs atomic transactions of the C-Chain: who gives how much at which nonce, who gets what came over. */
import {
  type EvmInput,
  type EvmOutput,
  encodeUnsignedCAtomicTx,
  type SignedCAtomicTx,
  signCAtomicTx,
  type TransferableInput,
  type TransferInput,
  type UnsignedCAtomicTx,
  type Utxo,
} from "@primary-network/codec";
import type { Account } from "../accounts.ts";
import { compareInputs } from "../world/byte-order.ts";
import type { CChain } from "../world/c-chain.ts";
import { C_FEE, compareAccounts, WEI } from "../world/c-execute.ts";
import { neighbourOf } from "../world/shared-memory.ts";
import { rememberSigners } from "../world/signers.ts";
import { innerOutput } from "../world/utxo-set.ts";
import type { Payment } from "./transactions.ts";

/** Accounts that act together, the first one first. */
export type Givers = readonly [Account, ...Account[]];

function sign(unsignedTx: UnsignedCAtomicTx, keys: readonly (readonly Uint8Array[])[]): SignedCAtomicTx {
  const tx = signCAtomicTx(unsignedTx, keys);
  rememberSigners(encodeUnsignedCAtomicTx(unsignedTx), tx.credentials, keys);
  return tx;
}

/** Acts for the accounts as they are now. */
export class CWallet {
  readonly #chain: CChain;

  constructor(chain: CChain) {
    this.#chain = chain;
  }

  /** What an account holds, in whole nAVAX. */
  spendable({ ethAddress }: Account): bigint {
    return this.#chain.state.accounts.get(ethAddress).balance / WEI;
  }

  /** Sends an amount to another chain, where its owners can import it; the givers share it and the fee evenly. */
  exportTo(from: Givers, destinationChain: Uint8Array, { to, amount }: Payment): SignedCAtomicTx {
    const { networkId, chainId, avaxAssetId: assetId, accounts } = this.#chain.state;
    const total = amount + C_FEE;
    const part = total / BigInt(from.length);
    const given = from
      .map(({ ethAddress: address, privateKey }, index) => {
        const rest = index === 0 ? total - part * BigInt(from.length) : 0n;
        const { nonce } = accounts.get(address);
        return { input: { address, amount: part + rest, assetId, nonce } satisfies EvmInput, privateKey };
      })
      .sort((left, right) => compareAccounts(left.input, right.input));
    return sign(
      {
        type: "ExportTx",
        networkId,
        blockchainId: chainId,
        destinationChain,
        inputs: given.map(({ input }) => input),
        exportedOutputs: [{ assetId, output: { type: "TransferOutput", amount, ...to } }],
      },
      given.map(({ privateKey }) => [privateKey]),
    );
  }

  /** What another chain exported to a key alone and waits for it. */
  arrived({ address }: Account, sourceChain: Uint8Array): Utxo[] {
    const { arrived } = neighbourOf(this.#chain.state.neighbours, sourceChain);
    return arrived.ofAddress(address).filter((utxo) => innerOutput(utxo).addresses.length === 1);
  }

  /** Takes in outputs that another chain exported to a key; what is left after the fee goes evenly to some accounts. */
  importFrom(
    by: Account,
    sourceChain: Uint8Array,
    arrived: readonly Utxo[],
    to: Givers = [by],
  ): SignedCAtomicTx {
    const { networkId, chainId, avaxAssetId: assetId } = this.#chain.state;
    const importedInputs = arrived
      .flatMap(({ txId, outputIndex, output }): TransferableInput<TransferInput>[] => {
        if (output.type !== "TransferOutput") return [];
        const input: TransferInput = { type: "TransferInput", amount: output.amount, signatureIndices: [0] };
        return [{ txId, outputIndex, assetId, input }];
      })
      .sort(compareInputs);
    const total = importedInputs.reduce((sum, { input }) => sum + input.amount, -C_FEE);
    const part = total / BigInt(to.length);
    const outputs = to
      .map(({ ethAddress: address }, index): EvmOutput => {
        const rest = index === 0 ? total - part * BigInt(to.length) : 0n;
        return { address, amount: part + rest, assetId };
      })
      .sort(compareAccounts);
    return sign(
      { type: "ImportTx", networkId, blockchainId: chainId, sourceChain, importedInputs, outputs },
      importedInputs.map(() => [by.privateKey]),
    );
  }
}
