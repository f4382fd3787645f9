/** Refusals of new webhooks: on EVM chains, of addresses, of validators. */

import { anyBody, MEGABYTE } from "./parameters.ts";
import type { Refusal, Refusals } from "./refusal.ts";
import {
  closed,
  EVM,
  evmAddresses,
  noFlag,
  noList,
  noText,
  notOf,
  required,
  texts,
  url,
} from "./webhookFields.ts";

const ADDRESS = "local1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5nnu3uf";
const NODE_ID = "NodeID-6L5yRNPTuciSgXGHqYwn9N6NeoKMvqvy";
const SUBNET = "11111111111111111111111111111111LpoYY";
const TOPIC = `0x${"7".repeat(64)}`;

const networks: readonly Refusal[] = [
  required,
  ...closed("mainnet", "fuji", "testnet"),
  ["mainnet", "network mainnet is not served here; there is fuji, testnet", 404],
];

const eventSignatures: readonly Refusal[] = [
  ...noList,
  [[5], "$[0] must be string"],
  ...["", "0x", TOPIC.slice(2), TOPIC.slice(0, -1), `${TOPIC}7`, TOPIC.replace("x", "X"), `${TOPIC}\0`].map(
    (given): Refusal => [[TOPIC, given], "$[1] must match pattern …"],
  ),
  [Array(21).fill(TOPIC), "$ must hold at most 20 items"],
];
const noSignatures: readonly Refusal[] = [
  ...eventSignatures,
  [[TOPIC], "$ can be used only with address_activity"],
];

/** The kinds of events that a webhook is notified of. */
const subEvents = (...names: readonly string[]): readonly Refusal[] => [
  required,
  ...noList,
  [[], "$ must NOT have fewer than 1 items"],
  [[5], "$[0] must be string"],
  ...["", "blocks", `${names[0]} `, "\0"].map(
    (given): Refusal => [[names[0], given], `$[1] must be one of ${names.join(", ")}`],
  ),
];

const noObject = notOf("object", "x", 5, null, []);

/** Ids of one kind, in a list. */
const ids = (...broken: readonly Refusal[]): readonly Refusal[] => [
  ...noList,
  [[5], "$[0] must be string"],
  [[""], "$[0] must not be empty"],
  ...broken,
];
const noNodeIds: readonly Refusal[] = [
  [["xyz"], '$ "xyz": a node id begins with "NodeID-"…'],
  [[`${NODE_ID}'`], "$ …: … is not a base58 character…"],
  [[`${NODE_ID.slice(0, -1)}z`], "$ …: checksum does not fit the bytes"],
  [["\0"], '$ …: a node id begins with "NodeID-"…'],
];
const noIds: readonly Refusal[] = [
  [["abc"], "$ …: 3 bytes are too few for a 4-byte checksum"],
  [["\0"], "$ …: … is not a base58 character…"],
  [["0x12"], "$ …: must hold 32 bytes, not 1"],
  [[NODE_ID], "$ …: … is not a base58 character…"],
];

const primary = {
  eventType: "primary_network_address_activity",
  url: "http://receiver.test/",
  network: "fuji",
  chainId: "p-chain",
  metadata: {
    keyType: "addresses",
    keys: [ADDRESS],
    subEvents: { addressActivitySubEvents: ["balance_change"] },
  },
};

const validator = {
  eventType: "validator_activity",
  url: "http://receiver.test/",
  network: "fuji",
  metadata: {
    keyType: "nodeId",
    keys: [NODE_ID],
    subEvents: { validatorActivitySubEvents: ["validator_stake"] },
  },
};

const addressEvents = ["balance_change", "balance_threshold", "reward_distribution"];
const validatorEvents = [
  "validator_stake",
  "delegator_stake",
  "reward_distribution",
  "l1_validator_balance_increased",
  "l1_validator_disabled",
  "l1_validator_removed",
  "l1_validator_balance_threshold",
];
const filter = { balanceType: "unlocked", balanceThreshold: "1" };
const NOT_REPORTED = "metadata.subEvents: … is not reported by this service, …";

const ofPrimary: Refusals = {
  body: primary,
  refused: {
    ...texts,
    network: networks,
    chainId: [
      required,
      ...noText,
      ["", "$ must not be empty"],
      ...["y-chain", "P-Chain", "43112", "\0", "\u202ep-chain", MEGABYTE].map(
        (given): Refusal => [given, "$ … is not a chain of fuji; there is p-chain, x-chain, c-chain, …", 404],
      ),
    ],
    metadata: [
      required,
      ...noObject,
      [{}, "$.keyType is required"],
      [{ addresses: [EVM] }, "$.keyType is required"],
    ],
    "metadata.keyType": [required, ...closed("addresses")],
    "metadata.keys": [
      required,
      ...ids(),
      [[], "$ must NOT have fewer than 1 items"],
      ...["x", `${ADDRESS}'`, "\0", "\ud800", EVM, MEGABYTE].map(
        (given): Refusal => [[ADDRESS, given], '$: … is not an address of network "local"'],
      ),
      [["avax1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc52qphlp"], '$: … is not an address of network "local"'],
      [Array(1_001).fill(ADDRESS), "$ must hold at most 1000 items"],
    ],
    "metadata.subEvents": [
      required,
      ...noObject,
      [{}, "$.addressActivitySubEvents is required"],
      [{ addressActivitySubEvents: ["balance_threshold"] }, NOT_REPORTED, 501],
    ],
    "metadata.subEvents.addressActivitySubEvents": subEvents(...addressEvents),
    "metadata.eventSignatures": noSignatures,
    "metadata.balanceThresholdFilter": [
      ...noObject,
      [{}, "$.balanceType is required"],
      [{ balanceType: "unlocked" }, "$.balanceThreshold is required"],
      [filter, "$ can be used only with balance_threshold"],
    ],
  },
};

const ofThreshold: Refusals = {
  body: {
    ...primary,
    metadata: {
      ...primary.metadata,
      subEvents: { addressActivitySubEvents: ["balance_threshold"] },
      balanceThresholdFilter: filter,
    },
  },
  refused: {
    "metadata.balanceThresholdFilter.balanceType": [
      required,
      ...closed(
        "unlockedUnstaked",
        "unlockedStaked",
        "lockedPlatform",
        "lockedStakeable",
        "lockedStaked",
        "pendingStaked",
        "unlocked",
        "locked",
        "atomicMemoryUnlocked",
        "atomicMemoryLocked",
      ),
    ],
    "metadata.balanceThresholdFilter.balanceThreshold": [required, ...noText],
  },
};

const ofValidators: Refusals = {
  body: validator,
  refused: {
    ...texts,
    network: networks,
    metadata: [
      required,
      ...noObject,
      [{}, "$.keyType is required"],
      [{ keyType: "nodeId" }, "$.keys is required"],
    ],
    "metadata.keyType": [required, ...closed("nodeId", "subnetId")],
    "metadata.keys": [
      required,
      ...ids(...noNodeIds, [[SUBNET], '$ …: a node id begins with "NodeID-"…']),
      [[], "$ must NOT have fewer than 1 items"],
      [[NODE_ID, NODE_ID], "$ must hold at most 1 items"],
    ],
    "metadata.subEvents": [
      required,
      ...noObject,
      [{}, "$.validatorActivitySubEvents is required"],
      [{ validatorActivitySubEvents: ["l1_validator_balance_threshold"] }, NOT_REPORTED, 501],
    ],
    "metadata.subEvents.validatorActivitySubEvents": subEvents(...validatorEvents),
    "metadata.eventSignatures": noSignatures,
    "metadata.nodeIds": [...ids(...noNodeIds), [Array(101).fill(NODE_ID), "$ must hold at most 100 items"]],
    "metadata.subnetIds": [...ids(...noIds), [Array(101).fill(SUBNET), "$ must hold at most 100 items"]],
    "metadata.l1ValidatorFeeBalanceThreshold": [
      ...noText,
      ["1", "$ can be used only with l1_validator_balance_threshold"],
    ],
  },
};

const ofSubnet: Refusals = {
  body: { ...validator, metadata: { ...validator.metadata, keyType: "subnetId", keys: [SUBNET] } },
  refused: { "metadata.keys": noIds },
};

export const createWebhook: Refusals = {
  body: {
    eventType: "address_activity",
    url: "http://receiver.test/",
    chainId: "43112",
    metadata: { addresses: [EVM] },
  },
  refused: {
    eventType: [
      required,
      ...closed("address_activity", "primary_network_address_activity", "validator_activity"),
    ],
    ...texts,
    url: [required, ...url],
    chainId: [
      required,
      ...noText,
      ["", "$ must not be empty"],
      ...["1", "0", "043112", "0xa868", "p-chain", "\0", "\u202e43112", MEGABYTE].map(
        (given): Refusal => [
          given,
          "$ … is not an EVM chain that is served here; there is 43112, 77100",
          404,
        ],
      ),
    ],
    metadata: [required, ...noObject, [{}, "$.addresses is required"]],
    "metadata.addresses": evmAddresses,
    "metadata.eventSignatures": eventSignatures,
    includeInternalTxs: noFlag,
    includeLogs: noFlag,
    body: [
      ...anyBody,
      ["{}", "eventType is required"],
      ['{"__proto__":{"eventType":"x"}}', "eventType is required"],
    ],
  },
  otherForms: [ofPrimary, ofThreshold, ofValidators, ofSubnet],
};
