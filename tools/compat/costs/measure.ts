/** Fee, inputs and size of an unsigned transaction, read from its bytes. */
import { decodeUnsignedAtomicTx } from "@primary-network/codec/c";
import { decodeUnsignedTx as decodeP, txFee } from "@primary-network/codec/p";
import { decodeUnsignedTx as decodeX } from "@primary-network/codec/x";
import type { Chain, Context } from "@primary-network/wallet";

/** wei in one nAVAX. */
const WEI = 1_000_000_000n;

/** Gas of an input with one signature by avalanchego's complexities: 161 bytes, a read, a write and 200 μs. */
const INPUT_GAS = 2_961n;

/** What a transaction costs. */
export interface Cost {
  /** nAVAX that it burns. */
  readonly fee: bigint;
  /** Whether the node accepts this fee. */
  readonly isEnough: boolean;
  /** nAVAX that it brings from another chain. */
  readonly imported: bigint;
  /** nAVAX that spending one more output costs, on the P-Chain. */
  readonly inputPrice: bigint;
  readonly inputs: number;
  /** Bytes of the unsigned transaction. */
  readonly bytes: number;
}

/** The amount of an input or output, in any of its forms. */
interface Part {
  readonly amount?: bigint;
  readonly balance?: bigint;
  readonly input?: Part;
  readonly output?: Part;
}

/** The parts of a transaction with amounts, on any chain. All of them are AVAX here. */
interface Parts {
  readonly inputs?: readonly Part[];
  readonly importedInputs?: readonly Part[];
  readonly outputs?: readonly Part[];
  readonly exportedOutputs?: readonly Part[];
  readonly stakeOutputs?: readonly Part[];
  readonly validators?: readonly Part[];
  readonly balance?: bigint;
}

function amountOf({ amount, balance, input, output }: Part): bigint {
  const inner = input ?? output;
  return inner === undefined ? (amount ?? balance ?? 0n) : amountOf(inner);
}

const sumOf = (parts: readonly Part[] = []) => parts.reduce((sum, part) => sum + amountOf(part), 0n);

/** Gas of an atomic transaction: avalanchego's `TxBytesGas`, `CostPerSignature` and `AtomicTxIntrinsicGas`. */
const atomicGas = (bytes: Uint8Array, signatures: number) =>
  BigInt(bytes.length + 1_000 * signatures + 10_000);

function decoded(chain: Chain, bytes: Uint8Array, { p, x, c }: Context): [Parts, fee: bigint] {
  if (chain === "P") {
    const tx = decodeP(bytes);
    if (!("networkId" in tx)) throw new Error(`${tx.type} is not a transaction of a user`);
    return [tx, txFee(tx, p.config, BigInt(p.price))];
  }
  if (chain === "X") return [decodeX(bytes), BigInt(x.txFee)];
  const tx = decodeUnsignedAtomicTx(bytes);
  const signatures =
    tx.type === "ExportTx"
      ? tx.inputs.length
      : tx.importedInputs.reduce((sum, { input }) => sum + input.signatureIndices.length, 0);
  return [tx, (atomicGas(bytes, signatures) * BigInt(c.baseFee)) / WEI];
}

/** Measures a transaction. */
export function measure(chain: Chain, bytes: Uint8Array, context: Context): Cost {
  const [tx, asked] = decoded(chain, bytes, context);
  const spent = [...(tx.inputs ?? []), ...(tx.importedInputs ?? [])];
  const made = sumOf([tx.outputs, tx.exportedOutputs, tx.stakeOutputs].flatMap((parts) => parts ?? []));
  const fee = sumOf(spent) - made - sumOf(tx.validators) - (tx.balance ?? 0n);
  return {
    fee,
    isEnough: fee >= asked,
    imported: sumOf(tx.importedInputs),
    inputPrice: chain === "P" ? INPUT_GAS * BigInt(context.p.price) : 0n,
    inputs: spent.length,
    bytes: bytes.length,
  };
}
