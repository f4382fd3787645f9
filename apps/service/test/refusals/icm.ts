/** Refusals of the listing of interchain messages. */

import { evmAddress, networkQuery, unbuiltPage } from "./parameters.ts";
import type { Refusals } from "./refusal.ts";

export const listIcmMessages: Refusals = {
  path: { address: "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC" },
  refused: { address: evmAddress, ...unbuiltPage, network: networkQuery },
};
