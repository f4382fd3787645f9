/** The state of the P-Chain's rules in checkpoints of tests, where nothing depends on it. */

import { UNSCHEDULED } from "../src/domain/p/helicon.ts";
import { PUBLIC_L1_FEE_PRICE } from "../src/domain/p/l1-fee.ts";
import type { PCheckpoint } from "../src/store/p/checkpoint.ts";

export const NO_LEDGER: Pick<PCheckpoint, "supply" | "l1FeePrice"> = {
  supply: { heliconTime: UNSCHEDULED, supplies: [], waiting: [] },
  l1FeePrice: String(PUBLIC_L1_FEE_PRICE),
};
