/** Refusals of signature aggregation. */

import { idPath, MEGABYTE, networkPath } from "./parameters.ts";
import type { Refusal, Refusals } from "./refusal.ts";

const hex: readonly Refusal[] = [
  [5, "$ must be string"],
  [true, "$ must be string"],
  [null, "$ must be string"],
  [{}, "$ must be string"],
  [["0x00"], "$ must be string"],
  ...["", "0x", "0x0", "xyz", "0x0g", "0x00 ", " 0x00", "0x00\0", "\u202e00", "\ud800", "00'--", "٠٠"].map(
    (given): Refusal => [given, "$ must match pattern …"],
  ),
];

const percent: readonly Refusal[] = [
  ["67", "$ must be integer"],
  [null, "$ must be integer"],
  [true, "$ must be integer"],
  [[67], "$ must be integer"],
  [1.5, "$ must be integer"],
  [-1, "$ must be >= 0"],
  [101, "$ must be <= 100"],
  [1e308, "$ must be <= 100"],
];

/** Well formed: of the local network, from a blockchain that nobody knows, so that it gets 404. */
const MESSAGE = `0x000000003039${"11".repeat(32)}0000000100`;

export const aggregateSignatures: Refusals = {
  path: { network: "fuji" },
  body: { message: MESSAGE },
  refused: {
    network: networkPath,
    message: [
      ...hex,
      ["0x00", "$ must be an unsigned Warp message or the data of a SendWarpMessage log: …"],
      [MEGABYTE, "$ must be an unsigned Warp message or the data of a SendWarpMessage log: …"],
      [undefined, "$ or justification is required"],
    ],
    justification: hex,
    signingSubnetId: [
      [5, "$ must be string"],
      [null, "$ must be string"],
      ["", "$ must be a 32-byte id in hex or cb58: …"],
      ["x'--", "$ must be a 32-byte id in hex or cb58: …"],
      ["\0", "$ must be a 32-byte id in hex or cb58: …"],
      ["\u202e", "$ must be a 32-byte id in hex or cb58: …"],
      ["0x12", "$ must be a 32-byte id in hex or cb58: …"],
      ["11111111111111111111111111111111Lpoyy", "$ must be a 32-byte id in hex or cb58: checksum …"],
      ["6qJFWMMHFy3xDdLmvUeyc2S6FrWRhJP51HsvDYdz9gXB44t", "$ must be a 32-byte id …: cb58 holds 31 bytes, …"],
      [MEGABYTE, "$ must be a 32-byte id in hex or cb58: …"],
    ],
    quorumPercentage: percent,
    quorumPercentageBuffer: [...percent, [50, "quorumPercentage + $ must be at most 100…"]],
    pChainHeight: [
      ["1", "$ must be integer"],
      [null, "$ must be integer"],
      [1.5, "$ must be integer"],
      [-1, "$ must be >= 0"],
    ],
    body: [
      ["", "a JSON $ is required"],
      ["{", "the $ is not JSON"],
      ["\ufeff{", "the $ is not JSON"],
      ["[".repeat(100_000), "the $ is not JSON"],
      ["null", "the $ must be a JSON object"],
      ["5", "the $ must be a JSON object"],
      ['"x"', "the $ must be a JSON object"],
      ["[]", "the $ must be a JSON object"],
      [`${"[".repeat(100_000)}${"]".repeat(100_000)}`, "the $ must be a JSON object"],
      ['{"__proto__":{"message":"0x00"}}', "message or justification is required"],
      ['{"constructor":{"prototype":{"message":"0x00"}}}', "message or justification is required"],
      // A field of the body takes no path parameter's place.
      ['{"network":"mainnet","message":"0x00"}', "message must be an unsigned Warp message or …"],
      [`{"message":"${"0".repeat(1_100_000)}"}`, "the $ must be at most 1048576 bytes"],
    ],
  },
};

export const aggregateSignaturesForTransaction: Refusals = {
  path: { network: "fuji", txHash: "SkB92YpWm4Q2ijQHH34cqbKkCZWszsiQgHVjtNeFF2HdvDQU" },
  refused: { network: networkPath, txHash: idPath },
};
