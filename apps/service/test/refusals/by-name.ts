/** Refusals that no schema tells of: ids, addresses and names of chains, by the parameters that hold them. */

import { type Refusal, rowsOf } from "./refusal.ts";

const NODE_ID = "NodeID-6L5yRNPTuciSgXGHqYwn9N6NeoKMvqvy";
export const ADDRESS = "local1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5nnu3uf";
export const EVM = "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC";
/** Ids of the X-Chain of mainnet, and of the P-Chain. */
export const MAINNET_X = "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM";
export const ZERO = "11111111111111111111111111111111LpoYY";
/** An id that nothing has. */
export const NO_UUID = "6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e";

const NO_ADDRESS = '$: … must be an address such as "avax1…"…';
const WRONG_SUM = "has an invalid checksum: a character is wrong";

const NO_NODE_ID = "$ …: must be cb58 of 20 bytes";

/** Node ids whose form is right. */
const brokenNodeIds: readonly Refusal[] = [
  ["NodeID-123", '$ "NodeID-123": …'],
  [`${NODE_ID.slice(0, -1)}z`, `$ …: ${WRONG_SUM}`],
  ["NodeID-2D2adLM3UKy4Z4giRbReR6gjWrqWaYG", NO_NODE_ID],
  [`NodeID-${"1".repeat(5_000)}`, NO_NODE_ID],
];

/** A text that is no node id. */
export const nodeIds: readonly Refusal[] = [
  ["xyz", '$ "xyz": must begin with "NodeID-"'],
  [`%27${NODE_ID}`, '$ …: must begin with "NodeID-"'],
  ...rowsOf(NO_NODE_ID, `${NODE_ID};${NODE_ID}`, `${NODE_ID}%27--`),
  ...brokenNodeIds,
];

/** Of a list: what stands behind a node id. */
const listedNodeIds: readonly Refusal[] = [
  ...nodeIds,
  [`${NODE_ID},xyz`, '$ "xyz": must begin with "NodeID-"'],
];

/** A list of addresses, where EVM addresses may be among them. */
export const addresses: readonly Refusal[] = [
  ...rowsOf(
    NO_ADDRESS,
    "local1abc",
    `${ADDRESS},x`,
    `${ADDRESS}%27%20or%201=1--`,
    `%E2%80%AE${ADDRESS}`,
    `P-P-${ADDRESS}`,
    "0x12",
    "local1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc3p02z0", // 19 bytes
    "local1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5z5tpwxqergd3c8g7rusqd9p622", // 32 bytes
    `Q-${ADDRESS}`,
    `p-${ADDRESS}`,
    `-${ADDRESS}`,
  ),
  ...rowsOf(
    "$: … has an invalid checksum: a character is wrong or missing",
    `${ADDRESS.slice(0, -1)}q`,
    "local1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5x0vaet", // the same bytes as bech32m
  ),
  [`${ADDRESS.slice(0, 20)}${ADDRESS.slice(20).toUpperCase()}`, "$: … must not mix upper and lower case"],
  ["avax1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc52qphlp", '$: … is of network "avax", not "local"'],
  ["P-fuji1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5xj9gn7", '$: … is of network "fuji", not "local"'],
  [`P-%00${ADDRESS}`, "$ must not hold the character U+0000"],
];

/** An EVM address is none where the C-Chain's atomic transactions are not looked for. */
export const addressesWithoutEvm: readonly Refusal[] = [...addresses, [`0x${"1".repeat(40)}`, NO_ADDRESS]];

/** Ids of 32 bytes in cb58, or in hex with 0x. */
export const ids: readonly Refusal[] = [
  ["abc", '$ "abc": is too short for a checksum'],
  ["0", '$ "0": must be cb58'],
  ...rowsOf("$ …: must be cb58", "%27", "%E2%80%AE1", `${ZERO}%20`),
  ["11111111111111111111111111111111Lpoyy", `$ …: ${WRONG_SUM}`],
  ["6qJFWMMHFy3xDdLmvUeyc2S6FrWRhJP51HsvDYdz9gXB44t", "$ …: must hold 32 bytes, not 31"],
  ["2xdZkRqSiMTzebC9kqn6yBUVjg2Wt6SqmWPorHkXPrtPV7fNPu", "$ …: must hold 32 bytes, not 33"],
  ["1".repeat(5_000), "$ …: must be cb58"],
  ["0x", "$ …: must hold 32 bytes, not 0"],
  ["0x12", "$ …: must hold 32 bytes, not 1"],
  ["0x123", "$ …: hex has an odd number of digits…"],
  [`0x${"g".repeat(64)}`, '$ …: "g" is not a hex digit…'],
  [`0x${"1".repeat(66)}`, "$ …: must hold 32 bytes, not 33"],
];

/** An EVM address of which a letter's case is wrong. */
export const checksum: readonly Refusal[] = [
  [EVM.replace("d", "D"), `$: "…" has a wrong checksum: a letter's case differs from ${EVM}`],
];

/** Of the right form, and no type: it would select nothing, without a word. */
export const txTypes: readonly Refusal[] = [
  ["FooTx", "$[0] must be one of AddValidatorTx, …"],
  [["BaseTx", "AddValidatorsTx"], "$[1] must be one of AddValidatorTx, …"],
];

const NO_CURSOR = "$ must be latest, earliest, or the id of an event of this stream";
/** Version 1, no stream's digest, and a position. */
const OTHER_CURSOR = "AQAAAAAAAAAAAQEBAQE";

export const NO_EVM_CHAIN = "$ … is not an EVM chain of this service; it serves 43112, 77100";

/** A blockchain by its id or by an EVM chain id. */
const blockchains: readonly Refusal[] = [
  ...ids.filter(([given]) => given !== "0"),
  ...rowsOf(NO_EVM_CHAIN, "0", "1", "43114", "9".repeat(16)),
];

export const uuids = (...more: readonly string[]): readonly Refusal[] =>
  rowsOf(
    "$ must be a UUID, not …",
    ...["x", NO_UUID.replaceAll("-", ""), `${NO_UUID.slice(0, -1)}g`, `${NO_UUID}%27`, `%E2%80%AE${NO_UUID}`],
    ...[`${NO_UUID}0`, ...more],
  );

export const NO_CHAIN: Refusal = [
  MAINNET_X,
  "$ … is not a chain of fuji; its chains are p-chain, x-chain, c-chain, …",
  404,
];

/** Rows of path parameters, by name. */
const ofPaths: { readonly [name: string]: readonly Refusal[] } = {
  network: [["mainnet", "this service does not serve network mainnet; it serves fuji, testnet", 404]],
  blockchainId: [
    ...rowsOf("$ must match pattern …", "y-chain", "P-Chain", "43114", "0".repeat(49), "1".repeat(53)),
    NO_CHAIN,
  ],
  chainId: rowsOf(
    [NO_EVM_CHAIN, 404],
    ...["1", "0", "043112", "43112.0", "0xa868", "9".repeat(400), "C", "%27", "%E2%80%AE43112"],
  ),
  address: checksum,
  nodeId: brokenNodeIds,
  assetId: ids,
  subnetId: ids,
  l1ValidationId: ids,
  id: [...uuids(), [NO_UUID, "there is no webhook …", 404]],
};

/** Rows of query parameters, by name. */
const ofQueries: { readonly [name: string]: readonly Refusal[] } = {
  pageToken: rowsOf(
    "$ was not issued by this service",
    ...["x", NO_UUID, NO_UUID.toUpperCase(), NO_UUID.replaceAll("-", ""), `AAAAAQ${"A".repeat(150)}`],
    ...[`%7B${NO_UUID}%7D`, `${NO_UUID}%27`, "%E2%80%AEx"],
  ),
  addresses: addressesWithoutEvm,
  rewardAddresses: addressesWithoutEvm,
  nodeIds: listedNodeIds,
  nodeId: [...nodeIds, [`${NODE_ID},${NODE_ID}`, NO_NODE_ID]],
  subnetId: ids,
  l1ValidationId: ids,
  assetId: [...ids, ["AVAX", '$ "AVAX": …']],
  blockchainId: blockchains,
  sourceBlockchainId: blockchains,
  destinationBlockchainId: blockchains,
  srcBlockchainId: blockchains,
  destBlockchainId: blockchains,
  contractAddress: checksum,
  contractAddresses: checksum,
  tokens: checksum,
  from: checksum,
  to: checksum,
  blockNumber: rowsOf(
    "$ … is not an indexed block of chain 43112",
    ...["9007199254740991", "9999999999999999"],
  ),
  txTypes,
  since: [
    ...rowsOf(
      NO_CURSOR,
      ...["x", "LATEST", "0", "-1", "latest%20", "%27--", "%E2%80%AEx", "AQ", "A".repeat(40)],
      ...[`${OTHER_CURSOR}AA`, OTHER_CURSOR.slice(0, -1)], // a part of another position, and one that is cut
      OTHER_CURSOR.replace("AQEBAQE", "gQEBAYE"), // a number without an end
    ),
    [OTHER_CURSOR, "$ is the cursor of another stream, or of this stream with other filters"],
  ],
};

export const refusedByName = { path: ofPaths, query: ofQueries };
