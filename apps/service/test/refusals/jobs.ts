/** Refusals of exports and of their jobs, and of signature aggregation. */

import { ADDRESS, MAINNET_X, uuids } from "./by-name.ts";
import { MEGABYTE } from "./of-spec.ts";
import { type Refusal, type Refusals, rowsOf } from "./refusal.ts";

const day = rowsOf(
  "$ must be a day as YYYY-MM-DD, not …",
  ...[
    "",
    "2026",
    "2026-1-1",
    "2026-13-01",
    "2026-02-30",
    "01-01-2026",
    "2026-01-01T00:00:00Z",
    " 2026-01-01",
  ],
  ...["2026-01-01'--", "2026-01-01\0", "\u202e2026-01-01", "٢٠٢٦-٠١-٠١", "\ud800", "+002026-01-01", MEGABYTE],
);

const type = "TRANSACTION_EXPORT_PRIMARY_NETWORK";
const options = { addresses: [ADDRESS], includeChains: ["p-chain"] };
const dated = (dates: object) => JSON.stringify({ type, ...dates, options });

export const exportTransactions: Refusals = {
  body: { type, options },
  refused: {
    type: [
      ...rowsOf(
        `$ must be one of TRANSACTION_EXPORT_EVM, ${type}, ${type}_STAKING, ${type}_SIMPLE`,
        ...["", "x", "transaction_export_evm", "TRANSACTION_EXPORT_EVM ", "\u202e"],
      ),
      ...rowsOf("$ must be string", 5, null, ["TRANSACTION_EXPORT_EVM"], {}),
    ],
    firstDate: day,
    lastDate: day,
    startDate: day,
    endDate: day,
    options: rowsOf(
      "$.addresses or $.cChainEvmAddresses is required",
      { includeChains: ["p-chain"] },
      { addresses: [], includeChains: ["p-chain"] },
    ),
    "options.addresses": [
      ...rowsOf(
        '$: … must be an address such as "avax1…"…',
        ...[
          "",
          "x'--",
          "\0",
          "\u202e",
          "\ud800",
          `${ADDRESS},${ADDRESS}`,
          MEGABYTE,
          `0x${"1".repeat(40)}`,
        ].map((given) => [given]),
      ),
      [["avax1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc52qphlp"], '$: … is of network "avax", not "local"'],
      [[ADDRESS, "fuji1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5xj9gn7"], '$: … is of network "fuji", not "local"'],
      [[`Q-${ADDRESS}`], '$: … must be an address such as "avax1…"…'],
      [Array(65).fill(ADDRESS), "$ must hold at most 64 items"],
    ],
    "options.cChainEvmAddresses": [
      [Array(65).fill(`0x${"1".repeat(40)}`), "$ must hold at most 64 items"],
      ...rowsOf(
        "$: … is not an EVM address: 0x and 40 hexadecimal digits",
        ...[
          "",
          "0x",
          "0x12",
          "1".repeat(40),
          `0x${"g".repeat(40)}`,
          `0x${"1".repeat(40)}'`,
          "\0",
          ADDRESS,
        ].map((given) => [given]),
      ),
    ],
    "options.includeChains": [[[MAINNET_X], "$: … is not a Primary Network chain of fuji"]],
    body: [
      ...rowsOf("type is required", "{}", '{"__proto__":{"type":"TRANSACTION_EXPORT_EVM"}}'),
      [
        dated({ firstDate: "2026-01-02", lastDate: "2026-01-01" }),
        "firstDate 2026-01-02 must not be after lastDate 2026-01-01",
      ],
      [
        dated({ firstDate: "2026-01-02", startDate: "2026-01-02" }),
        "firstDate and startDate exclude each other: startDate is the older name of firstDate",
      ],
      [
        dated({ lastDate: "2026-01-02", endDate: "2026-01-02" }),
        "lastDate and endDate exclude each other: endDate is the older name of lastDate",
      ],
    ],
  },
};

export const getOperation: Refusals = { refused: { operationId: uuids("transactions:export") } };

const hex: readonly Refusal[] = rowsOf("$ must match pattern …", ...["0x00\0", "\ud800", "٠٠", " 0x00"]);

/** Well formed: of the local network, from a blockchain that nobody knows, so that it gets 404. */
const MESSAGE = `0x000000003039${"11".repeat(32)}0000000100`;

export const aggregateSignatures: Refusals = {
  body: { message: MESSAGE },
  refused: {
    message: [
      ...hex,
      ...rowsOf(
        "$ must be an unsigned Warp message or the data of a SendWarpMessage log: …",
        ...["0x00", MEGABYTE],
      ),
      [undefined, "$ or justification is required"],
    ],
    justification: hex,
    signingSubnetId: [
      ...rowsOf(
        "$ must be a 32-byte id in hex or cb58…",
        ...["", "x'--", "\0", "\u202e", "0x12", "11111111111111111111111111111111Lpoyy", MEGABYTE],
      ),
      ["6qJFWMMHFy3xDdLmvUeyc2S6FrWRhJP51HsvDYdz9gXB44t", "$ must be a 32-byte id in hex or cb58"],
    ],
    quorumPercentageBuffer: [[50, "quorumPercentage + $ must be at most 100…"]],
    body: [
      ['{"__proto__":{"message":"0x00"}}', "message or justification is required"],
      ['{"constructor":{"prototype":{"message":"0x00"}}}', "message or justification is required"],
      // A field of the body takes no path parameter's place.
      ['{"network":"mainnet","message":"0x00"}', "message must be an unsigned Warp message or …"],
    ],
  },
};
