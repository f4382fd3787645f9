/** The responses that the scripted servers give. */
import { createHash } from "node:crypto";
import { ADDRESS } from "./requests.ts";

/** As many bytes of a hash of the text, as hex. */
export const digest = (text: string, bytes: number) =>
  createHash("sha512")
    .update(text)
    .digest("hex")
    .slice(0, bytes * 2);
/** Bytes that depend on nothing but the text, as hex with 0x. */
export const repeatable = (text: string, bytes: number) =>
  `0x${digest(text, 48)
    .repeat(2)
    .slice(0, bytes * 2)}`;

/** A validator that has ended, with fields as long as the real ones. */
export function validator(index: number) {
  return {
    txHash: `2${digest(`tx${index}`, 25)}`.slice(0, 50),
    nodeId: `NodeID-${digest(`node${index}`, 20).slice(0, 33)}`,
    subnetId: "11111111111111111111111111111111LpoYY",
    amountStaked: String(2_000_000_000_000 + index * 1_000_003),
    delegationFee: "2.0000",
    startTimestamp: 1_700_000_000 + index,
    endTimestamp: 1_710_000_000 + index,
    blsCredentials: {
      publicKey: repeatable(`key${index}`, 48),
      proofOfPossession: repeatable(`proof${index}`, 96),
    },
    delegatorCount: index % 17,
    amountDelegated: String(25_000_000_000 * (index % 17)),
    rewards: {
      validationRewardAmount: String(31_000_000_000 + index),
      delegationRewardAmount: String(1_000_000_000 + index),
      rewardAddresses: [`P-fuji1${digest(`owner${index}`, 19)}`],
      rewardTxHash: `2${digest(`reward${index}`, 25)}`.slice(0, 50),
    },
    validationStatus: "completed",
  };
}

/** The response to the small request. */
export const smallResponse = {
  addresses: [
    {
      address: ADDRESS,
      blockchainIds: [
        "11111111111111111111111111111111LpoYY",
        "2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwwKjcumHUWEb5DbBrm",
        "yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp",
      ],
    },
  ],
};
