/** Refusals of requests for interchain messages, under both names. */

import {
  chainQuery,
  checkedEvmAddress,
  evmAddressQuery,
  hashPath,
  networkQuery,
  page,
} from "./parameters.ts";
import type { Refusals } from "./refusal.ts";

export const listIcmMessages: Refusals = {
  path: { address: "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC" },
  refused: { address: checkedEvmAddress, ...page, network: networkQuery },
};

export const listTeleporterMessagesByAddress = listIcmMessages;

export const getIcmMessage: Refusals = {
  path: { messageId: `0x${"1".repeat(64)}` },
  refused: { messageId: hashPath },
};

export const getTeleporterMessage = getIcmMessage;

export const listAllIcmMessages: Refusals = {
  refused: {
    sourceBlockchainId: chainQuery,
    destinationBlockchainId: chainQuery,
    blockchainId: chainQuery,
    from: evmAddressQuery,
    to: evmAddressQuery,
    ...page,
    network: networkQuery,
  },
};

export const listTeleporterMessages = listAllIcmMessages;
