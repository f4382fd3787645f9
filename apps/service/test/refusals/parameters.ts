/** Refusals of the parameters that several operations have, by the rule that they share. */

import type { Refusal } from "./refusal.ts";

/** A text of 1 MB: 500 000 base58 digits, or bytes in hex, as well. */
export const MEGABYTE = "1a".repeat(500_000);

/** What no URL may hold, whatever the parameter is: too much, bytes that are not UTF-8, U+0000. */
const unreadable: readonly Refusal[] = [
  [MEGABYTE, "the URL must be at most 8192 characters"],
  ["%00", "$ must not hold the character U+0000"],
  ["1%00", "$ must not hold the character U+0000"],
  ["%", "$ is not percent-encoded UTF-8"],
  ["%zz", "$ is not percent-encoded UTF-8"],
  ["%FF", "$ is not percent-encoded UTF-8"],
  // "/" and U+0000 in more bytes than they need, and half of a surrogate pair.
  ["%C0%AF", "$ is not percent-encoded UTF-8"],
  ["%C0%80", "$ is not percent-encoded UTF-8"],
  ["%ED%A0%80", "$ is not percent-encoded UTF-8"],
];

const pathText: readonly Refusal[] = [...unreadable, ["", "there is nothing at …", 404]];

const queryText: readonly Refusal[] = [...unreadable, [["a", "a"], "$ must be given once, not 2 times"]];

const network: readonly Refusal[] = [
  ...["moon", "Fuji", "fuji%20", "fuji%00", "%E2%80%AEfuji", "f%C3%BAji", "fuji%27--", "5"].map(
    (given): Refusal => [
      given,
      given.includes("%00")
        ? "$ must not hold the character U+0000"
        : "$ must be one of mainnet, fuji, testnet",
    ],
  ),
  ["constructor", "$ must be one of mainnet, fuji, testnet"],
  ["__proto__", "$ must be one of mainnet, fuji, testnet"],
];

export const networkPath: readonly Refusal[] = [
  ...pathText,
  ...network,
  ["mainnet", "network mainnet is not served here; there is fuji, testnet", 404],
];

export const networkQuery: readonly Refusal[] = [
  ...queryText,
  ...network,
  ["", "$ must be one of mainnet, fuji, testnet"],
];

export const blockchainId: readonly Refusal[] = [
  ...pathText,
  ["y-chain", "$ must match pattern …"],
  ["P-Chain", "$ must match pattern …"],
  ["p-chain%20", "$ must match pattern …"],
  ["p-chain%27%20or%20%271%27=%271", "$ must match pattern …"],
  ["%E2%80%AEp-chain", "$ must match pattern …"],
  ["43114", "$ must match pattern …"],
  ["0".repeat(49), "$ must match pattern …"],
  ["1".repeat(53), "$ must match pattern …"],
  // The X-Chain of mainnet.
  [
    "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM",
    "$ … is not a chain of fuji; there is p-chain, x-chain, c-chain, …",
    404,
  ],
];

/** The staking list knows the P-Chain alone. */
export const pChainId: readonly Refusal[] = [
  ...pathText,
  ...[
    "x-chain",
    "c-chain",
    "P-Chain",
    "p-chain%27",
    "%E2%80%AEp-chain",
    "11111111111111111111111111111111",
  ].map((given): Refusal => [given, "$ must be one of p-chain, 11111111111111111111111111111111LpoYY"]),
];

/** Texts that are no node id; the pattern of a path's node id tells most of them first. */
const NODE_ID = "NodeID-6L5yRNPTuciSgXGHqYwn9N6NeoKMvqvy";

export const nodeIdPath: readonly Refusal[] = [
  ...pathText,
  ["xyz", "$ must match pattern …"],
  [NODE_ID.toLowerCase(), "$ must match pattern …"],
  [`${NODE_ID}%27`, "$ must match pattern …"],
  [`${NODE_ID}%20`, "$ must match pattern …"],
  [`%E2%80%AE${NODE_ID}`, "$ must match pattern …"],
  [NODE_ID.replace("6", "0"), "$ must match pattern …"],
  ["NodeID-", "$ must match pattern …"],
  ["NodeID-123", '$ "NodeID-123": …'],
  [`${NODE_ID.slice(0, -1)}z`, "$ …: checksum does not fit the bytes"],
  ["NodeID-2D2adLM3UKy4Z4giRbReR6gjWrqWaYG", "$ …: cb58 holds 19 bytes, 20 are wanted"],
  [`NodeID-${"1".repeat(5_000)}`, "$ …: cb58 of 5000 characters is too long (at most 4096)"],
];

/** Whole node ids, comma separated. */
export const nodeIds: readonly Refusal[] = [
  ...unreadable,
  [Array(65).fill("a").join(), "$ must hold at most 64 items"],
  ["", "$[0] must not be empty"],
  [`${NODE_ID},`, "$[1] must not be empty"],
  [[NODE_ID, ""], "$[1] must not be empty"],
  ["xyz", '$ "xyz": a node id begins with "NodeID-"…'],
  [`${NODE_ID},xyz`, '$ "xyz": a node id begins with "NodeID-"…'],
  [`${NODE_ID};${NODE_ID}`, "$ …: … is not a base58 character…"],
  [`%27${NODE_ID}`, '$ …: a node id begins with "NodeID-"…'],
  [`${NODE_ID}%27--`, "$ …: … is not a base58 character…"],
  [`${NODE_ID.slice(0, -1)}z`, "$ …: checksum does not fit the bytes"],
  ["NodeID-2D2adLM3UKy4Z4giRbReR6gjWrqWaYG", "$ …: cb58 holds 19 bytes, 20 are wanted"],
];

const ADDRESS = "local1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5nnu3uf";

/** What the schema refuses of a list of addresses. */
export const addressTexts: readonly Refusal[] = [
  ...unreadable,
  ["", "$[0] must not be empty"],
  [`${ADDRESS},`, "$[1] must not be empty"],
  [Array(65).fill("a").join(), "$ must hold at most 64 items"],
  [Array(65).fill("a"), "$ must hold at most 64 items"],
];

export const addresses: readonly Refusal[] = [
  ...addressTexts,
  ["local1abc", '$: "local1abc" is not bech32, or its checksum does not fit'],
  [`${ADDRESS},x`, '$: "x" is not bech32, or its checksum does not fit'],
  [`${ADDRESS.slice(0, -1)}q`, "$: … is not bech32, or its checksum does not fit"],
  [
    `${ADDRESS.slice(0, 20)}${ADDRESS.slice(20).toUpperCase()}`,
    "$: … is not bech32, or its checksum does not fit",
  ],
  [`${ADDRESS}%27%20or%201=1--`, "$: … is not bech32, or its checksum does not fit"],
  [`%E2%80%AE${ADDRESS}`, "$: … is not bech32, or its checksum does not fit"],
  // The same bytes as bech32m, 19 and 32 bytes, and other networks.
  ["local1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5x0vaet", "$: … is not bech32, or its checksum does not fit"],
  [
    "local1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc3p02z0",
    "$: … is not an address: an address holds 20 bytes, not 19",
  ],
  [
    "local1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5z5tpwxqergd3c8g7rusqd9p622",
    "$: … is not an address: an address holds 20 bytes, not 32",
  ],
  ["avax1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc52qphlp", '$: … is of network "avax", not "local"'],
  ["P-fuji1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5xj9gn7", '$: … is of network "fuji", not "local"'],
  [`Q-${ADDRESS}`, '$: … has chain prefix "Q", not P, X or C'],
  [`p-${ADDRESS}`, '$: … has chain prefix "p", not P, X or C'],
  [`-${ADDRESS}`, "$: … is not an address: the chain alias before the dash is empty…"],
  [`P-P-${ADDRESS}`, "$: … is not bech32, or its checksum does not fit"],
  [`P-%00${ADDRESS}`, "$ must not hold the character U+0000"],
  ["0x12", '$: "0x12" is not bech32, or its checksum does not fit'],
];

/** Where the C-Chain's atomic transactions are not looked for, an EVM address is none. */
export const addressesWithoutEvm: readonly Refusal[] = [
  ...addresses,
  [`0x${"1".repeat(40)}`, "$: … is not bech32, or its checksum does not fit"],
];

/** A whole number from zero on. */
export const natural: readonly Refusal[] = [
  ...queryText,
  ...[
    "",
    "ten",
    "0x10",
    "1,2",
    "%201",
    "1%20",
    "+1",
    "--1",
    "1_000",
    "01",
    ".5",
    "5.",
    "1e",
    "1e999",
    "NaN",
    "Infinity",
  ].map((given): Refusal => [given, "$ must be an integer, not …"]),
  // Digits of other alphabets, and digits behind a mark that turns the text's direction.
  ["%D9%A1", "$ must be an integer, not …"],
  ["%EF%BC%91", "$ must be an integer, not …"],
  ["%E2%80%AE1", "$ must be an integer, not …"],
  ["1%27;drop%20table%20p_tx--", "$ must be an integer, not …"],
  ["1.5", "$ must be integer"],
  ["-1", "$ must be >= 0"],
  ["-9007199254740993", "$ must be >= 0"],
  ["true", "$ must be an integer, not …"],
];

/** A number from zero on, perhaps with a fraction. */
export const amount: readonly Refusal[] = natural
  .filter(([given]) => given !== "1.5")
  .map(
    ([given, message, ...status]): Refusal => [given, message.replace("an integer", "a number"), ...status],
  );

export const sortOrder: readonly Refusal[] = [
  ...queryText,
  ...["", "up", "ASC", "asc%20", "asc;", "asc,desc", "%E2%80%AEasc", "1"].map(
    (given): Refusal => [given, "$ must be one of asc, desc"],
  ),
];

export const pageToken: readonly Refusal[] = [...queryText, ["", "$ must not be empty"]];

/** Where tokens are given out: what is none of them. */
const unknownTokens: readonly Refusal[] = [
  "x",
  "6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e",
  "6D1F0C1E-3F0B-4C43-9A55-0F6A4A2F9F0E",
  "6d1f0c1e3f0b4c439a550f6a4a2f9f0e",
  `AAAAAQ${"A".repeat(150)}`,
  "%7B6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e%7D",
  "6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e%27",
  "%E2%80%AEx",
].map((given): Refusal => [given, "$ is not one that this service gave out"]);

export const page = {
  pageToken: [...pageToken, ...unknownTokens],
  pageSize: [
    ...natural.filter(([given]) => !String(given).startsWith("-")),
    ["0", "$ must be >= 1"],
    ["-1", "$ must be >= 1"],
    ["101", "$ must be <= 100"],
    ["9".repeat(400), "$ must be <= 100"],
  ],
} as const satisfies { readonly [name: string]: readonly Refusal[] };

/** An id of 32 bytes in cb58, or in hex with 0x. */
const brokenIds: readonly Refusal[] = [
  ["abc", '$ "abc": 3 bytes are too few for a 4-byte checksum'],
  ["0", '$ "0": "0" is not a base58 character…'],
  ["%27", "$ …: … is not a base58 character…"],
  ["%E2%80%AE1", "$ …: … is not a base58 character…"],
  ["11111111111111111111111111111111Lpoyy", "$ …: checksum does not fit the bytes"],
  ["11111111111111111111111111111111LpoYY%20", '$ …: " " is not a base58 character…'],
  ["6qJFWMMHFy3xDdLmvUeyc2S6FrWRhJP51HsvDYdz9gXB44t", "$ …: must hold 32 bytes, not 31"],
  ["2xdZkRqSiMTzebC9kqn6yBUVjg2Wt6SqmWPorHkXPrtPV7fNPu", "$ …: must hold 32 bytes, not 33"],
  ["1".repeat(5_000), "$ …: cb58 of 5000 characters is too long (at most 4096)"],
  ["0x", "$ …: must hold 32 bytes, not 0"],
  ["0x12", "$ …: must hold 32 bytes, not 1"],
  ["0x123", "$ …: hex has an odd number of digits…"],
  [`0x${"g".repeat(64)}`, '$ …: "g" is not a hex digit…'],
  [`0x${"1".repeat(66)}`, "$ …: must hold 32 bytes, not 33"],
];

export const idPath: readonly Refusal[] = [...pathText, ...brokenIds];
export const idQuery: readonly Refusal[] = [...queryText, ["", "$ must not be empty"], ...brokenIds];

export const txTypes: readonly Refusal[] = [
  ...unreadable,
  ...["", "x", "basetx", "BaseTx%27", "BaseTx,ImportTx", "%E2%80%AEBaseTx", "BaseTx%20", "unknown", "0"].map(
    (given): Refusal => [given, "$[0] must be one of AddValidatorTx, …"],
  ),
  [["BaseTx", "x"], "$[1] must be one of AddValidatorTx, …"],
  // What looks like a type and is none would select nothing, without a word.
  ["FooTx", "$[0] must be one of AddValidatorTx, …"],
  [["BaseTx", "AddValidatorsTx"], "$[1] must be one of AddValidatorTx, …"],
];

const brokenEvmAddresses = [
  "0x",
  `0x${"1".repeat(39)}`,
  `0x${"1".repeat(41)}`,
  `0X${"1".repeat(40)}`,
  `0x${"g".repeat(40)}`,
  "1".repeat(40),
  `0x${"1".repeat(40)}%27`,
  `%E2%80%AE0x${"1".repeat(40)}`,
  ADDRESS,
].map((given): Refusal => [given, "$ must match pattern …"]);

const wrongChecksum: Refusal = [
  "0x8DB97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC",
  '$: "…" has a wrong checksum: a letter\'s case differs from 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC',
];

/** An EVM address in a path. */
export const evmAddress: readonly Refusal[] = [...pathText, ...brokenEvmAddresses];

/** An EVM address in a query, where mixed case is looked at. */
export const evmAddressQuery: readonly Refusal[] = [
  ...queryText,
  ["", "$ must match pattern …"],
  ...brokenEvmAddresses,
  wrongChecksum,
];

/** A hash of 32 bytes in a path. */
export const hashPath: readonly Refusal[] = [
  ...pathText,
  ...[
    "0x",
    `0x${"1".repeat(63)}`,
    `0x${"1".repeat(65)}`,
    "1".repeat(64),
    `0X${"1".repeat(64)}`,
    `0x${"g".repeat(64)}`,
    `0x${"1".repeat(64)}%27`,
    `%E2%80%AE0x${"1".repeat(64)}`,
  ].map((given): Refusal => [given, "$ must match pattern …"]),
];

/** A blockchain in a query, by its id or by an EVM chain id. */
export const chainQuery: readonly Refusal[] = [
  ...queryText,
  ["", "$ must not be empty"],
  ...brokenIds.filter(([given]) => given !== "0"),
  ...["0", "1", "43114", "9".repeat(16)].map(
    (given): Refusal => [given, "$ … is not an EVM chain that is served here; there is 43112, 77100"],
  ),
];

/** A path text whose only rule is that there is one; the operation itself tells unknown ones. */
/** Names of EVM chains: any text may be one, and is looked for. */
export const evmChain: readonly Refusal[] = [
  ...pathText,
  ...["1", "0", "043112", "43112.0", "0xa868", "9".repeat(400), "C", "%27", "%E2%80%AE43112"].map(
    (given): Refusal => [given, "$ … is not an EVM chain that is served here; there is 43112, 77100", 404],
  ),
];

/** As `evmAddress`, where mixed case is looked at. */
export const checkedEvmAddress: readonly Refusal[] = [...evmAddress, wrongChecksum];

/** EVM addresses, comma separated. */
export const evmAddresses: readonly Refusal[] = [
  ...unreadable,
  ["", "$[0] must match pattern …"],
  [`0x${"1".repeat(40)},`, "$[1] must match pattern …"],
  [
    Array(65)
      .fill(`0x${"1".repeat(40)}`)
      .join(),
    "$ must hold at most 64 items",
  ],
  ...checkedEvmAddress
    .slice(pathText.length)
    .map(([given, message]): Refusal => [given, message.replace("$ must", "$[0] must")]),
];

/** Pages of another largest size. */
export const pageOfAtMost = (most: number) => ({
  ...page,
  pageSize: page.pageSize.map(
    ([given, message, ...status]): Refusal => [
      given === "101" ? String(most + 1) : given,
      message.replace("100", String(most)),
      ...status,
    ],
  ),
});

/** The number of a block, as a text. */
export const blockNumber: readonly Refusal[] = [
  ...queryText,
  ...["", "x", "-1", "+1", "01", "1.0", "0x1", "%201", "1%27", "%D9%A1", "%E2%80%AE1", "1".repeat(17)].map(
    (given): Refusal => [given, "$ must match pattern …"],
  ),
  ["9007199254740991", "$ 9007199254740991 is not an indexed block of chain 43112"],
  ["9999999999999999", "$ 9999999999999999 is not an indexed block of chain 43112"],
];

export const boolean: readonly Refusal[] = [
  ...queryText,
  ...["", "1", "TRUE", "yes", "true%20", "%E2%80%AEtrue"].map(
    (given): Refusal => [given, "$ must be true or false, not …"],
  ),
];

export const anyPath: readonly Refusal[] = pathText;

/** A query text with a closed set of values. */
export const oneOf = (...values: readonly string[]): readonly Refusal[] => [
  ...queryText,
  ...[
    "",
    "none",
    `${values[0]}%20`,
    values.join(),
    values[0]?.toUpperCase(),
    `${values[0]}%27--`,
    "%E2%80%AE",
  ].map((given): Refusal => [given, `$ must be one of ${values.join(", ")}`]),
];

/** A number, perhaps with a fraction, between two bounds. */
export const between = (min: number, max: number): readonly Refusal[] => [
  ...queryText,
  ...["", "ten", "0x10", "1,2", "+1", "1e999", "NaN", "%D9%A1", "1%27--", "%E2%80%AE1"].map(
    (given): Refusal => [given, "$ must be a number, not …"],
  ),
  [String(min - 1), `$ must be >= ${min}`],
  ["-1e308", `$ must be >= ${min}`],
  [String(max + 1), `$ must be <= ${max}`],
  ["9".repeat(400), `$ must be <= ${max}`],
];

export const currency = oneOf(
  "usd",
  "eur",
  "aud",
  "cad",
  "chf",
  "clp",
  "cny",
  "czk",
  "dkk",
  "gbp",
  "hkd",
  "huf",
  "jpy",
  "nzd",
);

/** True or false. */
export const flag: readonly Refusal[] = [
  ...["", "yes", "1", "0", "TRUE", "true%20", "true,false", "%E2%80%AEtrue", "null"].map(
    (given): Refusal => [given, "$ must be true or false, not …"],
  ),
  [["true", "true"], "$ must be given once, not 2 times"],
  ["true%00", "$ must not hold the character U+0000"],
  ["%FF", "$ is not percent-encoded UTF-8"],
  ["t".repeat(9_000), "the URL must be at most 8192 characters"],
];

/** A whole node id. */
export const nodeIdQuery: readonly Refusal[] = [
  ...queryText,
  ["", "$ must not be empty"],
  ["xyz", '$ "xyz": a node id begins with "NodeID-"…'],
  [`${NODE_ID}%27--`, "$ …: … is not a base58 character…"],
  [`${NODE_ID.slice(0, -1)}z`, "$ …: checksum does not fit the bytes"],
  [`${NODE_ID},${NODE_ID}`, "$ …: … is not a base58 character…"],
];

/** What is refused as a body, whatever its fields are. */
export const anyBody: readonly Refusal[] = [
  ["", "a JSON $ is required"],
  ["{", "the $ is not JSON"],
  ["null", "the $ must be a JSON object"],
  ["5", "the $ must be a JSON object"],
  ["[]", "the $ must be a JSON object"],
  [`{"x":"${"0".repeat(1_100_000)}"}`, "the $ must be at most 1048576 bytes"],
];

/** Addresses in a body: one text, comma separated. */
export const addressBody: { readonly [name: string]: readonly Refusal[] } = {
  addresses: [
    [undefined, "$ is required"],
    [null, "$ must be string"],
    [5, "$ must be string"],
    [[ADDRESS], "$ must be string"],
    [{}, "$ must be string"],
    ["", "$ must not be empty"],
    ...[
      `${ADDRESS},`,
      `${ADDRESS} `,
      `${ADDRESS}, ${ADDRESS}`,
      `${ADDRESS}'--`,
      `${ADDRESS.slice(0, -1)}q`,
      "\0",
      "\ud800",
      `\u202e${ADDRESS}`,
      "0x12",
      `0x${"1".repeat(40)}`,
      MEGABYTE,
    ].map((given): Refusal => [given, "$: … is not bech32, or its checksum does not fit"]),
    ["avax1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc52qphlp", '$: … is of network "avax", not "local"'],
    [`Q-${ADDRESS}`, '$: … has chain prefix "Q", not P, X or C'],
    [Array(1_025).fill(ADDRESS).join(), "$ must hold at most 1024 items"],
  ],
  body: [...anyBody, ["{}", "addresses is required"]],
};
