/** Refusals of streams: their filters, which are those of lists, and where they begin. */

import {
  addresses,
  blockchainId,
  chainQuery,
  evmAddresses,
  evmAddressQuery,
  evmChain,
  idQuery,
  networkPath,
  networkQuery,
  nodeIds,
  oneOf,
  txTypes,
} from "./parameters.ts";
import type { Refusal, Refusals } from "./refusal.ts";

const NO_CURSOR = "$ must be latest, earliest, or the id of an event of this stream";

/** Version 1, no stream's digest, and a position. */
const OTHER = "AQAAAAAAAAAAAQEBAQE";

const since: readonly Refusal[] = [
  ["", "$ must not be empty"],
  ["A".repeat(4_097), "$ must NOT have more than 4096 characters"],
  [["earliest", "earliest"], "$ must be given once, not 2 times"],
  ["%00", "$ must not hold the character U+0000"],
  ["%FF", "$ is not percent-encoded UTF-8"],
  ...["x", "LATEST", "0", "-1", "latest%20", "%27--", "%E2%80%AEx", "AQ", "A".repeat(40)].map(
    (given): Refusal => [given, NO_CURSOR],
  ),
  [`${OTHER}AA`, NO_CURSOR], // a part of another position
  [`${OTHER.slice(0, -1)}`, NO_CURSOR],
  [OTHER.replace("AQEBAQE", "gQEBAYE"), NO_CURSOR], // a number without an end
  [OTHER, "$ is a cursor of another stream, or of this one with other filters"],
];

const HEX_32 = `0x${"1".repeat(64)}`;

const topics: readonly Refusal[] = [
  ["", "$[0] must match pattern …"],
  [`${HEX_32},`, "$[1] must match pattern …"],
  [HEX_32.slice(0, -1), "$[0] must match pattern …"],
  [`${HEX_32}1`, "$[0] must match pattern …"],
  [HEX_32.slice(2), "$[0] must match pattern …"],
  [Array(65).fill(HEX_32).join(), "$ must hold at most 64 items"],
  ["%00", "$ must not hold the character U+0000"],
  ["%FF", "$ is not percent-encoded UTF-8"],
];

// A list may be given in parts, and with commas; the first of the values is the same in upper case.
const kinds: readonly Refusal[] = oneOf("ERC-20", "ERC-721", "ERC-1155").flatMap(
  ([given, message, status = 400]): Refusal[] =>
    Array.isArray(given) || /,|^ERC-20$/.test(String(given))
      ? []
      : [[given, message.replace("$ must be one", "$[0] must be one"), status]],
);

const ofChain = { path: { chainId: "43112" }, refused: { chainId: evmChain, since } } satisfies Refusals;

export const streamPrimaryTransactions: Refusals = {
  path: { network: "fuji", blockchainId: "p-chain" },
  refused: {
    network: networkPath,
    blockchainId,
    addresses,
    txTypes: [...txTypes, ["BaseTx", "$ can be used only together with addresses"]],
    since,
  },
};

export const streamBlocks: Refusals = {
  path: { network: "fuji", blockchainId: "p-chain" },
  refused: { network: networkPath, blockchainId, since },
};

export const streamValidatorEvents: Refusals = {
  path: { network: "fuji" },
  refused: { network: networkPath, nodeIds, subnetId: idQuery, since },
};

export const streamEvmBlocks: Refusals = ofChain;

export const streamEvmTransactions: Refusals = {
  ...ofChain,
  refused: { ...ofChain.refused, addresses: evmAddresses },
};

export const streamEvmTransfers: Refusals = {
  ...ofChain,
  refused: { ...ofChain.refused, addresses: evmAddresses, tokens: evmAddresses, kinds },
};

export const streamEvmLogs: Refusals = {
  ...ofChain,
  refused: { ...ofChain.refused, addresses: evmAddresses, topics },
};

export const streamIcmMessages: Refusals = {
  refused: {
    sourceBlockchainId: chainQuery,
    destinationBlockchainId: chainQuery,
    blockchainId: chainQuery,
    from: evmAddressQuery,
    to: evmAddressQuery,
    network: networkQuery,
    since,
  },
};
