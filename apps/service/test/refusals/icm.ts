/** Refusals of the listing of interchain messages. */

import { checkedEvmAddress, networkQuery, page } from "./parameters.ts";
import type { Refusals } from "./refusal.ts";

export const listIcmMessages: Refusals = {
  path: { address: "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC" },
  refused: { address: checkedEvmAddress, ...page, network: networkQuery },
};
