/** The signing document: a transaction with everything that its signers need, as JSON without any key. */
import type { Chain, Owner } from "../owner.ts";

/** Right that a transaction uses besides spending coins. */
export interface Authorization {
  /** Kind of the right: a subnet's owner, an L1 validator's, or an auto-renewed validator's. */
  readonly right: "subnet" | "l1Validator" | "autoRenewedValidator";
  /** Id of the subnet, the validation or the transaction that added the validator, in cb58. */
  readonly id: string;
  /** Owner of the right. */
  readonly owner: Owner;
}

/** Fee of a transaction. */
export interface Quote {
  /** Asset id of AVAX, which pays the fee, in cb58. */
  readonly assetId: string;
  /** nAVAX that the transaction burns, as a decimal string. */
  readonly burned: string;
  /** Units of gas. Undefined on the X-Chain, where fees are fixed. */
  readonly gas?: string | undefined;
  /** Price that `burned` pays for a unit of gas: nAVAX on the P-Chain, wei on the C-Chain. */
  readonly price?: string | undefined;
  /**
   * Unix seconds until which the fee is enough, however full the blocks are. Undefined if it is fixed or nobody
   * can know.
   */
  readonly holdsUntil?: number | undefined;
}

/** A signature of a transaction's bytes. One is enough for every place where its address signs. */
export interface DocumentSignature {
  /** Address that signed: `P-avax1…`, or `0x…` for an account of the C-Chain. */
  readonly address: string;
  /** 65 bytes as hex: r, s and the recovery id. */
  readonly signature: string;
}

/** A transaction to sign. It is JSON and holds no key, so that it can be stored, sent and merged. */
export interface SigningDocument {
  /** Version of this format. */
  readonly version: 1;
  /** Network id: 1 mainnet, 5 fuji. */
  readonly networkId: number;
  /** Chain that will execute the transaction. */
  readonly chain: Chain;
  /** Type of the transaction, such as `BaseTx`. */
  readonly type: string;
  /** Unsigned transaction as hex without checksum. Its SHA-256 is what the signers sign. */
  readonly tx: string;
  /**
   * Spent outputs as hex, in the order of the transaction's inputs. They hold amounts and owners. Empty for an
   * export from the C-Chain, which spends from accounts.
   */
  readonly spends: readonly string[];
  /** Rights that the transaction uses, in the order of its credentials after the inputs. */
  readonly authorizations: readonly Authorization[];
  /** Fee and how long it holds. */
  readonly fee: Quote;
  /** Signatures so far, sorted by address. */
  readonly signatures: readonly DocumentSignature[];
}
