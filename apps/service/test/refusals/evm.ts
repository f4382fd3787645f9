/** Refusals of what is asked of EVM chains, where neither the spec nor a parameter's name tells them. */

import { checksum, NO_EVM_CHAIN, nodeIds } from "./by-name.ts";
import { type Refusal, type Refusals, rowsOf } from "./refusal.ts";

const HASH = `0x${"1".repeat(64)}`;

const blockId: readonly Refusal[] = [
  ...rowsOf(
    '$: "…" is neither a block number nor a hash: 0x and 64 hexadecimal digits',
    ...["x", "latest", "-1", "+1", "01", "1.0", "1e3", "%201", "1%27--", "%D9%A1", "%E2%80%AE1", "0x", "0x1"],
    ...["1".repeat(16), HASH.slice(0, -1), `${HASH}1`, HASH.slice(2), HASH.replace("x", "X")],
    `0x${"g".repeat(64)}`,
  ),
  [HASH, "block … of chain 43112 is not indexed", 404],
  ["9".repeat(15), "block 999999999999999 of chain 43112 is not indexed", 404],
];
export const getEvmBlock: Refusals = { path: { blockId: "1" }, refused: { blockId } };
export const listEvmBlockTransactions = getEvmBlock;

const tokenId: readonly Refusal[] = [
  ...rowsOf(
    "$ must be a decimal integer from 0 to 2^256 - 1, without leading zeros",
    ...["x", "-1", "+1", "1.0", "1e3", "0x1", "00", "07", "%201", "1%27", "%D9%A1", "%E2%80%AE1"],
    ...[String(2n ** 256n), "9".repeat(5_000)],
  ),
  [String(2n ** 256n - 1n), "there is no token …", 404],
];
export const getNft: Refusals = { refused: { tokenId } };
// Without an id it is the path of another operation, for the token ":reindex".
export const reindexNft: Refusals = {
  refused: { tokenId: [["", "POST is not allowed at …", 405], ...tokenId] },
};

/** Its chains are numbers alone. */
export const listAverageTps: Refusals = {
  refused: { chainId: rowsOf([NO_EVM_CHAIN, 404], "1", "0", "043112", "9".repeat(400)) },
};

export const listNodeFeeValues: Refusals = { refused: { nodeId: nodeIds } };

export const listBtcbBridgers: Refusals = { query: { threshold: "0.5" } };

const ofAddresses: Refusals = { refused: { addresses: checksum } };
export const streamEvmTransactions = ofAddresses;
export const streamEvmTransfers = ofAddresses;
export const streamEvmLogs = ofAddresses;

export const getApiUsage: Refusals = {
  refused: {
    startTimestamp: [["0", "$ must be at most 400 days before the end where timeInterval is daily"]],
  },
};
