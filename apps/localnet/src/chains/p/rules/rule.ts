/** The interface of the rules for each type of user transaction. */
import type { L1Owner, OutputOwners, SignatureIndices } from "@primary-network/codec";
import type { BaseTxFields, UnsignedTx } from "@primary-network/codec/p";
import type { State } from "../state.ts";

/** A transaction made by a user. */
export type UserTx = Extract<UnsignedTx, BaseTxFields>;

/** The context in which a rule is checked. */
export interface Application<T> {
  readonly state: State;
  readonly tx: T;
  readonly txId: Uint8Array;
}

/** The owner whose signatures a transaction needs in addition to its inputs' signatures. */
export interface Authorization {
  readonly owner: OutputOwners | L1Owner;
  readonly auth: SignatureIndices;
  /** Checks that come right after the owner's signatures. */
  readonly afterwards?: () => void;
}

/** The rules of one type of transaction, in the order in which they run. Every check that can fail runs before `apply`. */
export interface TxRule<T extends UserTx> {
  /** nAVAX deposited for L1 validators. */
  readonly deposit?: (tx: T) => bigint;
  /** Checks that come before the inputs and outputs. */
  readonly describe?: (application: Application<T>) => void;
  /** Checks that come before signatures and funds. */
  readonly admit?: (application: Application<T>) => void;
  readonly authorization?: (application: Application<T>) => Authorization;
  readonly check?: (application: Application<T>) => void;
  readonly apply?: (application: Application<T>) => void;
}

/** One rule for each kind of transaction. */
export type RuleTable = { readonly [T in UserTx as T["type"]]?: TxRule<T> };
