/** The port of L1 validations. */

import type { Slice, Window } from "../../domain/listing.ts";
import type { L1ValidationFact } from "../../domain/p/facts.ts";

/** An L1 validation as it is at a snapshot. */
export interface L1ValidationRow extends Omit<L1ValidationFact, "paidUntil"> {
  /** nAVAX that are left for the continuous fee, decimal; 0 while it is inactive. */
  balance: string;
}

/** All conditions must hold. */
export interface L1ValidationFilter {
  readonly validationId?: string | undefined;
  readonly subnetId?: string | undefined;
  readonly nodeId?: string | undefined;
  /** Whether those without a balance are listed too, among them the removed ones. */
  readonly inactive: boolean;
}

export interface L1ValidationStore {
  /** By the height at which they began. */
  list(window: Window, filter: L1ValidationFilter): Promise<Slice<L1ValidationRow>>;
  /** Latest indexed state by validation id; unknown ids are missing. */
  find(networkId: number, validationIds: readonly string[]): Promise<L1ValidationFact[]>;
  /** cb58 id of the transaction that began a validation; undefined when it is not indexed. */
  findBeginning(networkId: number, validationId: string): Promise<string | undefined>;
}
