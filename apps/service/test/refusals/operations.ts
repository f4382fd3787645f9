/** Refusals of exports and of their jobs. */

import { anyPath, MEGABYTE } from "./parameters.ts";
import type { Refusal, Refusals } from "./refusal.ts";

const ADDRESS = "local1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5nnu3uf";

const day: readonly Refusal[] = [
  [5, "$ must be string"],
  [null, "$ must be string"],
  [["2026-01-01"], "$ must be string"],
  ...[
    "",
    "2026",
    "2026-1-1",
    "2026-13-01",
    "2026-02-30",
    "01-01-2026",
    "2026-01-01T00:00:00Z",
    " 2026-01-01",
  ].map((given): Refusal => [given, "$ must be a day as YYYY-MM-DD, not …"]),
  ...["2026-01-01'--", "2026-01-01\0", "\u202e2026-01-01", "٢٠٢٦-٠١-٠١", "\ud800", "+002026-01-01"].map(
    (given): Refusal => [given, "$ must be a day as YYYY-MM-DD, not …"],
  ),
  [MEGABYTE, "$ must be a day as YYYY-MM-DD, not …"],
];

const types = [
  "TRANSACTION_EXPORT_EVM",
  "TRANSACTION_EXPORT_PRIMARY_NETWORK",
  "TRANSACTION_EXPORT_PRIMARY_NETWORK_STAKING",
  "TRANSACTION_EXPORT_PRIMARY_NETWORK_SIMPLE",
].join(", ");

export const exportTransactions: Refusals = {
  body: {
    type: "TRANSACTION_EXPORT_PRIMARY_NETWORK",
    options: { addresses: [ADDRESS], includeChains: ["p-chain"] },
  },
  refused: {
    type: [
      ...["", "x", "transaction_export_evm", "TRANSACTION_EXPORT_EVM ", "\u202e"].map(
        (given): Refusal => [given, `$ must be one of ${types}`],
      ),
      [5, "$ must be string"],
      [null, "$ must be string"],
      [["TRANSACTION_EXPORT_EVM"], "$ must be string"],
      [{}, "$ must be string"],
      [undefined, "$ is required"],
    ],
    firstDate: day,
    lastDate: day,
    startDate: day,
    endDate: day,
    options: [
      [undefined, "$ is required"],
      [null, "$ must be object"],
      ["x", "$ must be object"],
      [[], "$ must be object"],
      [{}, "$.includeChains is required"],
      [{ includeChains: ["p-chain"] }, "$.addresses or $.cChainEvmAddresses is required"],
      [{ addresses: [], includeChains: ["p-chain"] }, "$.addresses or $.cChainEvmAddresses is required"],
    ],
    "options.addresses": [
      ["x", "$ must be array"],
      [null, "$ must be array"],
      [[5], "$[0] must be string"],
      [[ADDRESS, null], "$[1] must be string"],
      [[""], "$: … is not bech32, or its checksum does not fit"],
      [["x'--"], "$: … is not bech32, or its checksum does not fit"],
      [["\0"], "$: … is not bech32, or its checksum does not fit"],
      [["\u202e"], "$: … is not bech32, or its checksum does not fit"],
      [["\ud800"], "$: … is not bech32, or its checksum does not fit"],
      [[`${ADDRESS},${ADDRESS}`], "$: … is not bech32, or its checksum does not fit"],
      [[MEGABYTE], "$: … is not bech32, or its checksum does not fit"],
      [[`0x${"1".repeat(40)}`], "$: … is not bech32, or its checksum does not fit"],
      [["avax1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc52qphlp"], '$: … is of network "avax", not "local"'],
      [[ADDRESS, "fuji1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5xj9gn7"], '$: … is of network "fuji", not "local"'],
      [[`Q-${ADDRESS}`], '$: … has chain prefix "Q", not P, X or C'],
      [Array(65).fill(ADDRESS), "$ must hold at most 64 items"],
    ],
    "options.cChainEvmAddresses": [
      ["x", "$ must be array"],
      [[5], "$[0] must be string"],
      [Array(65).fill(`0x${"1".repeat(40)}`), "$ must hold at most 64 items"],
      ...["", "0x", "0x12", "1".repeat(40), `0x${"g".repeat(40)}`, `0x${"1".repeat(40)}'`, "\0", ADDRESS].map(
        (given): Refusal => [[given], "$: … is not an EVM address: 0x and 40 hexadecimal digits"],
      ),
    ],
    "options.includeChains": [
      [undefined, "$ is required"],
      ["p-chain", "$ must be array"],
      [null, "$ must be array"],
      [[], "$ must NOT have fewer than 1 items"],
      [[5], "$[0] must be string"],
      [["y-chain"], "$[0] must match pattern …"],
      [["p-chain", "P-chain"], "$[1] must match pattern …"],
      [["p-chain\0"], "$[0] must match pattern …"],
      [["\u202ep-chain"], "$[0] must match pattern …"],
      [["p-chain'--"], "$[0] must match pattern …"],
      [[MEGABYTE], "$[0] must match pattern …"],
      [["2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM"], "$: … is not a Primary Network chain of fuji"],
    ],
    body: [
      ["", "a JSON $ is required"],
      ["{", "the $ is not JSON"],
      ["null", "the $ must be a JSON object"],
      ["[]", "the $ must be a JSON object"],
      ["{}", "type is required"],
      ['{"__proto__":{"type":"TRANSACTION_EXPORT_EVM"}}', "type is required"],
      [
        `{"type":"TRANSACTION_EXPORT_PRIMARY_NETWORK","firstDate":"2026-01-02","lastDate":"2026-01-01","options":{"addresses":["${ADDRESS}"],"includeChains":["p-chain"]}}`,
        "firstDate 2026-01-02 must not be after lastDate 2026-01-01",
      ],
      [
        `{"type":"TRANSACTION_EXPORT_PRIMARY_NETWORK","firstDate":"2026-01-02","startDate":"2026-01-02","options":{"addresses":["${ADDRESS}"],"includeChains":["p-chain"]}}`,
        "firstDate and startDate exclude each other; startDate is firstDate's older name",
      ],
      [
        `{"type":"TRANSACTION_EXPORT_PRIMARY_NETWORK","lastDate":"2026-01-02","endDate":"2026-01-02","options":{"addresses":["${ADDRESS}"],"includeChains":["p-chain"]}}`,
        "lastDate and endDate exclude each other; endDate is lastDate's older name",
      ],
      [`{"type":"${"0".repeat(1_100_000)}"}`, "the $ must be at most 1048576 bytes"],
    ],
  },
};

export const getOperation: Refusals = {
  path: { operationId: "6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e" },
  refused: {
    operationId: [
      ...anyPath,
      ["x", '$ must be a UUID, not "x"'],
      ["6d1f0c1e3f0b4c439a550f6a4a2f9f0e", "$ must be a UUID, not …"],
      ["6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0g", "$ must be a UUID, not …"],
      ["6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e%27", "$ must be a UUID, not …"],
      ["%E2%80%AE6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e", "$ must be a UUID, not …"],
      ["transactions:export", "$ must be a UUID, not …"],
    ],
  },
};
