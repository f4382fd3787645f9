/** The transaction of any chain: bytes, values, and the outputs that it spends. */
import {
  CodecError,
  type Credential,
  type OutputOwners,
  type TransferableOutput,
  type UtxoFields,
} from "@primary-network/codec";
import {
  atomicTxId,
  decodeAtomicTx,
  decodeUnsignedAtomicTx,
  encodeAtomicTx,
  type UnsignedAtomicTx,
} from "@primary-network/codec/c";
import {
  decodeUnsignedTx as decodePTx,
  decodeTx as decodeSignedPTx,
  encodeTx as encodePTx,
  consumedInputs as inputsOfP,
  type UnsignedTx as PTx,
  txId as pTxId,
} from "@primary-network/codec/p";
import {
  decodeTx as decodeSignedXTx,
  decodeUnsignedTx as decodeXTx,
  encodeTx as encodeXTx,
  consumedInputs as inputsOfX,
  type Credential as XCredential,
  type UnsignedTx as XTx,
  txId as xTxId,
} from "@primary-network/codec/x";

/** A P-Chain transaction of a user. Validators propose the others, which have no network id. */
export type UserTx = Extract<
  PTx,
  {
    /** Id of the network. */
    readonly networkId: number;
  }
>;

/** A transaction of one chain. */
export interface TransactionOf<C, Tx> {
  /** Chain that accepts it. */
  readonly chain: C;
  /** Decoded transaction without its signatures. */
  readonly tx: Tx;
}

/** A transaction with its chain. */
export type Transaction =
  | TransactionOf<"P", UserTx>
  | TransactionOf<"X", XTx>
  | TransactionOf<"C", UnsignedAtomicTx>;

/**
 * Decodes the bytes that are signed.
 *
 * @throws CodecError if they are not a transaction of that chain.
 */
export function decodeTransaction(chain: Transaction["chain"], bytes: Uint8Array): Transaction {
  if (chain === "P") return { chain, tx: ofUser(decodePTx(bytes)) };
  return chain === "X" ? { chain, tx: decodeXTx(bytes) } : { chain, tx: decodeUnsignedAtomicTx(bytes) };
}

/** A transaction with its credentials. */
export interface SignedParts {
  /** Transaction without its signatures. */
  readonly transaction: Transaction;
  /** Signatures in the order of the transaction's places. */
  readonly credentials: readonly Credential[];
}

/**
 * Decodes a signed transaction.
 *
 * @throws CodecError if the bytes are not a transaction of that chain.
 */
export function decodeSigned(chain: Transaction["chain"], bytes: Uint8Array): SignedParts {
  if (chain === "P") {
    const { unsignedTx, credentials } = decodeSignedPTx(bytes);
    return { transaction: { chain, tx: ofUser(unsignedTx) }, credentials };
  }
  if (chain === "X") {
    const { unsignedTx, credentials } = decodeSignedXTx(bytes);
    return { transaction: { chain, tx: unsignedTx }, credentials };
  }
  const { unsignedTx, credentials } = decodeAtomicTx(bytes);
  return { transaction: { chain, tx: unsignedTx }, credentials };
}

function ofUser(tx: PTx): UserTx {
  if (!("networkId" in tx)) throw new CodecError(`${tx.type} is not a transaction of a user`);
  return tx;
}

/** Place where a transaction spends an output: the output, and what the transaction says about it. */
export interface SpentPlace extends UtxoFields {
  /** Units that the input states. Undefined for operations, which state none. */
  readonly amount: bigint | undefined;
  /** Positions of the signers among the owners. */
  readonly signatureIndices: readonly number[];
  /** Type of the credential, on the X-Chain. */
  readonly credential: XCredential["type"];
  /** Unix seconds of the stakeable lock that the input keeps. */
  readonly stakeableUntil?: bigint | undefined;
  /** Set for an output that another chain exported. */
  readonly isImported: boolean;
}

/** Returns the spent outputs in the order of the credentials. An export from the C-Chain spends none. */
export function spentPlaces(transaction: Transaction): SpentPlace[] {
  if (transaction.chain === "P") {
    return inputsOfP(transaction.tx).map(({ kind, input: { txId, outputIndex, assetId, input } }) => {
      const { amount, signatureIndices } = input.type === "LockIn" ? input.input : input;
      const until = input.type === "LockIn" ? { stakeableUntil: input.locktime } : {};
      const at = { txId, outputIndex, assetId, amount, signatureIndices, isImported: kind === "import" };
      return { ...at, ...until, credential: "Credential" as const };
    });
  }
  if (transaction.chain === "C") {
    if (transaction.tx.type === "ExportTx") return [];
    return transaction.tx.importedInputs.map(({ txId, outputIndex, assetId, input }) => {
      return { txId, outputIndex, assetId, ...input, isImported: true, credential: "Credential" as const };
    });
  }
  const { tx } = transaction;
  const operations = tx.type === "OperationTx" ? tx.operations : [];
  let operation = 0;
  return inputsOfX(tx).map((spent): SpentPlace => {
    const { txId, outputIndex, assetId } = spent;
    if (spent.kind !== "operation") {
      const { amount, signatureIndices } = spent.input;
      const isImported = spent.kind === "import";
      return { txId, outputIndex, assetId, amount, signatureIndices, isImported, credential: "Credential" };
    }
    const done = operations[operation++]?.operation;
    if (done === undefined) throw new Error("an operation spends more than one output");
    const { signatureIndices } = "mintInput" in done ? done.mintInput : done.input;
    const type = done.type;
    return {
      txId,
      outputIndex,
      assetId,
      amount: undefined,
      signatureIndices,
      isImported: false,
      credential: type.startsWith("Nft")
        ? "NftCredential"
        : type.startsWith("Property")
          ? "PropertyCredential"
          : "Credential",
    };
  });
}

/** Positions of signers that use a right besides the inputs'. Undefined if the transaction uses none. */
export function authorizationIndices(transaction: Transaction): readonly number[] | undefined {
  if (transaction.chain !== "P") return undefined;
  const { tx } = transaction;
  if ("subnetAuth" in tx) return tx.subnetAuth.signatureIndices;
  if ("disableAuth" in tx) return tx.disableAuth.signatureIndices;
  return "auth" in tx ? tx.auth.signatureIndices : undefined;
}

/** Encodes a transaction with its credentials, and returns its id. */
export function encodeSigned(
  transaction: Transaction,
  credentials: readonly Credential[],
): { readonly bytes: Uint8Array; readonly id: Uint8Array } {
  if (transaction.chain === "P") {
    const bytes = encodePTx({ unsignedTx: transaction.tx, credentials: [...credentials] });
    return { bytes, id: pTxId(bytes) };
  }
  if (transaction.chain === "C") {
    const bytes = encodeAtomicTx({ unsignedTx: transaction.tx, credentials: [...credentials] });
    return { bytes, id: atomicTxId(bytes) };
  }
  const places = spentPlaces(transaction);
  const typed = credentials.map((credential, at) => ({
    type: places[at]?.credential ?? "Credential",
    ...credential,
  }));
  const bytes = encodeXTx({ unsignedTx: transaction.tx, credentials: typed });
  return { bytes, id: xTxId(bytes) };
}

/** An output with an amount that a transaction creates. */
export type Paid = {
  /** Units of the asset. */
  readonly amount: bigint;
  /** 32-byte asset id. */
  readonly assetId: Uint8Array;
  /** Kind of the output. */
  readonly kind: "transfer" | "stake" | "export" | "account" | "mint";
  /** Unix seconds until which it can only be staked. */
  readonly stakeableUntil?: bigint;
} & (
  | { readonly owners: OutputOwners; readonly account?: undefined }
  | {
      readonly owners?: undefined;
      /** 20-byte address of an account of the C-Chain. */
      readonly account: Uint8Array;
    }
);

const paidOf = (kind: Paid["kind"], { assetId, output }: TransferableOutput): Paid => {
  const inner = output.type === "LockOut" ? output.output : output;
  const { amount, locktime, threshold, addresses } = inner;
  const paid = { amount, assetId, owners: { locktime, threshold, addresses }, kind };
  return output.type === "LockOut" ? { ...paid, stakeableUntil: output.locktime } : paid;
};

/** Returns what a transaction pays, except its fee and the balances of L1 validators. */
export function paidBy({ chain, tx }: Transaction): Paid[] {
  const paid: Paid[] = [];
  if (chain === "C") {
    if (tx.type === "ImportTx") {
      for (const { address, amount, assetId } of tx.outputs) {
        paid.push({ amount, assetId, account: address, kind: "account" });
      }
      return paid;
    }
    return tx.exportedOutputs.map((output) => paidOf("export", output));
  }
  if ("outputs" in tx) paid.push(...tx.outputs.map((output) => paidOf("transfer", output)));
  if ("stakeOutputs" in tx) paid.push(...tx.stakeOutputs.map((output) => paidOf("stake", output)));
  if ("exportedOutputs" in tx) paid.push(...tx.exportedOutputs.map((output) => paidOf("export", output)));
  if (tx.type === "OperationTx") {
    for (const { assetId, operation } of tx.operations) {
      if (operation.type !== "MintOperation") continue;
      paid.push(paidOf("mint", { assetId, output: operation.transferOutput }));
    }
  }
  return paid;
}

/** nAVAX that a transaction moves to balances of L1 validators. */
export function depositedBy({ chain, tx }: Transaction): bigint {
  if (chain !== "P") return 0n;
  if (tx.type === "ConvertSubnetToL1Tx") return tx.validators.reduce((sum, { balance }) => sum + balance, 0n);
  return tx.type === "RegisterL1ValidatorTx" || tx.type === "IncreaseL1ValidatorBalanceTx" ? tx.balance : 0n;
}
