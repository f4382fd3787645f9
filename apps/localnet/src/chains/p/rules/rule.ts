/** What every kind of user transaction must say about itself to be checked and applied. */
import type {
  BaseTxFields,
  L1Owner,
  OutputOwners,
  SignatureIndices,
  UnsignedTx,
} from "@primary-network/codec";
import type { State } from "../state.ts";

/** A transaction made by a user. */
export type UserTx = Extract<UnsignedTx, BaseTxFields>;

/** What a rule is applied to. */
export interface Application<T> {
  readonly state: State;
  readonly tx: T;
  readonly txId: Uint8Array;
}

/** The owner whose signatures a transaction needs besides those of its inputs. */
export interface Authorization {
  readonly owner: OutputOwners | L1Owner;
  readonly auth: SignatureIndices;
}

/** The rules of one kind of transaction, in the order in which they are run. Whatever can fail must fail before `apply`. */
export interface TxRule<T extends UserTx> {
  /** nAVAX put aside for L1 validators. */
  readonly deposit?: (tx: T) => bigint;
  /** What can be said before the inputs and outputs are looked at. */
  readonly describe?: (application: Application<T>) => void;
  /** What must hold before signatures and funds are looked at. */
  readonly admit?: (application: Application<T>) => void;
  readonly authorization?: (application: Application<T>) => Authorization;
  readonly check?: (application: Application<T>) => void;
  readonly apply?: (application: Application<T>) => void;
}

/** One rule for each kind of transaction. */
export type RuleTable = { readonly [T in UserTx as T["type"]]?: TxRule<T> };
