/** What every lane of the run is given. */
import type { RealAccount } from "../identities.ts";
import type { RealNetwork } from "../network.ts";
import type { Journal } from "./journal.ts";

/** nAVAX. */
export const AVAX = 1_000_000_000n;

/** A part of the run; lanes run side by side, each with accounts of its own. */
export interface Lane {
  readonly network: RealNetwork;
  readonly journal: Journal;
  /** The account of a name. */
  account(name: string): RealAccount;
  /** 32-byte ids. */
  readonly xChainId: Uint8Array;
  readonly cChainId: Uint8Array;
}

/** Unix seconds from now on. */
export const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1_000) + seconds;

/** Waits until a moment, in Unix seconds. */
export async function untilTime(seconds: number): Promise<void> {
  const ms = seconds * 1_000 - Date.now();
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
}
