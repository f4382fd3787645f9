/** The interface of a client whose transfers are cut off. */
import type { Chain } from "@primary-network/wallet";

/** A transfer of an account that makes no other one. */
export interface Job {
  readonly number: number;
  readonly from: Chain;
  readonly to: Chain;
  readonly key: Uint8Array;
}

/** A client. Each call is made by a new instance of it, as by a new process. */
export interface TransferClient {
  /** Transfers `AMOUNT` by the node at a URL. */
  transfer(job: Job, nodeUrl: string): Promise<void>;
  /** Finishes a transfer that was cut off. */
  finish(job: Job, nodeUrl: string): Promise<void>;
}

/** The clients that are compared, each with a way to finish. `theirs-send` is never cut off. */
export const WAYS = [
  "ours-journal",
  "ours-no-journal",
  "theirs-import",
  "theirs-again",
  "theirs-send",
] as const;
export type Way = (typeof WAYS)[number];
