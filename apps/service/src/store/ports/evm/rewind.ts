/** The port of the reorganisations of EVM chains: what blocks cannot tell of what was pushed. */

import type { Rewind } from "../../../domain/push/webhook.ts";

export interface EvmRewindStore {
  /** Those after one, in order. */
  after(chain: number, seq: number): Promise<Rewind[]>;
  /** Number of the last one; 0 before the first. */
  newest(chain: number): Promise<number>;
}
