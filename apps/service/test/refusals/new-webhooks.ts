/** Refusals of new webhooks: on EVM chains, of addresses, of validators. */

import { evmAddresses, texts } from "./bodies.ts";
import { ADDRESS, EVM, ZERO } from "./by-name.ts";
import { MEGABYTE } from "./of-spec.ts";
import { type Refusal, type Refusals, rowsOf } from "./refusal.ts";

const NODE_ID = "NodeID-6L5yRNPTuciSgXGHqYwn9N6NeoKMvqvy";
const TOPIC = `0x${"7".repeat(64)}`;

const network = rowsOf(
  ["this service does not serve network mainnet; it serves fuji, testnet", 404],
  "mainnet",
);
const noSignatures = rowsOf("$ can be used only with address_activity", [TOPIC]);

const noNodeIds: readonly Refusal[] = [
  [["xyz"], '$ "xyz": must begin with "NodeID-"'],
  [[`${NODE_ID}'`], "$ …: must be cb58 of 20 bytes"],
  [[`${NODE_ID.slice(0, -1)}z`], "$ …: has an invalid checksum: a character is wrong"],
  [["\0"], '$ …: must begin with "NodeID-"'],
];
const noIds: readonly Refusal[] = [
  [["abc"], "$ …: is too short for a checksum"],
  ...rowsOf("$ …: must be cb58", ["\0"], [NODE_ID]),
  [["0x12"], "$ …: must hold 32 bytes, not 1"],
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

const filter = { balanceType: "unlocked", balanceThreshold: "1" };
const NOT_REPORTED = ["metadata.subEvents: this service does not report …, because …", 501] as const;

const ofPrimary: Refusals = {
  body: primary,
  refused: {
    ...texts,
    network,
    chainId: rowsOf(
      ["$ … is not a chain of fuji; its chains are p-chain, x-chain, c-chain, …", 404],
      ...["y-chain", "P-Chain", "43112", "\0", "\u202ep-chain", MEGABYTE],
    ),
    metadata: rowsOf("$.keyType is required", { addresses: [EVM] }),
    "metadata.keys": rowsOf(
      '$: … is not an address of network "local"',
      ...["x", `${ADDRESS}'`, "\0", "\ud800", EVM, MEGABYTE].map((given) => [ADDRESS, given]),
      ["avax1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc52qphlp"],
    ),
    "metadata.subEvents": rowsOf(NOT_REPORTED, { addressActivitySubEvents: ["balance_threshold"] }),
    "metadata.eventSignatures": noSignatures,
    "metadata.balanceThresholdFilter": [
      ...rowsOf("$.balanceThreshold is required", { balanceType: "unlocked" }),
      ...rowsOf("$ can be used only with balance_threshold", filter),
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
};

const ofValidators: Refusals = {
  body: validator,
  refused: {
    ...texts,
    network,
    metadata: rowsOf("$.keys is required", { keyType: "nodeId" }),
    "metadata.keys": [...noNodeIds, [[ZERO], '$ …: must begin with "NodeID-"']],
    "metadata.subEvents": rowsOf(NOT_REPORTED, {
      validatorActivitySubEvents: ["l1_validator_balance_threshold"],
    }),
    "metadata.eventSignatures": noSignatures,
    "metadata.nodeIds": noNodeIds,
    "metadata.subnetIds": noIds,
    "metadata.l1ValidatorFeeBalanceThreshold": rowsOf(
      "$ can be used only with l1_validator_balance_threshold",
      "1",
    ),
  },
};

const ofSubnet: Refusals = {
  body: { ...validator, metadata: { ...validator.metadata, keyType: "subnetId", keys: [ZERO] } },
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
      ...rowsOf("$ must be string", 5, null, true, ["x"], {}),
      ...rowsOf(
        "$ must be one of address_activity, primary_network_address_activity, validator_activity",
        ...["", "none", "address_activity ", "ADDRESS_ACTIVITY", "\0", "\u202e", "constructor", MEGABYTE],
      ),
    ],
    ...texts,
    chainId: rowsOf(
      ["$ … is not an EVM chain of this service; it serves 43112, 77100", 404],
      ...["1", "0", "043112", "0xa868", "p-chain", "\0", "\u202e43112", MEGABYTE],
    ),
    "metadata.addresses": evmAddresses,
    body: rowsOf("eventType is required", "{}", '{"__proto__":{"eventType":"x"}}'),
  },
  otherForms: [ofPrimary, ofThreshold, ofValidators, ofSubnet],
};
