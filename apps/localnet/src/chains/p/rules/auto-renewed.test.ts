/** Rules of auto-renewed validators, each broken once: refused in the node's words, and nothing is changed. */
import { encodeCb58, formatNodeId } from "@primary-network/codec";
import { type SignedTx, signTx, txId as txIdOf, type UnsignedTx } from "@primary-network/codec/p";
import { beforeAll, expect, test } from "vitest";
import { readFixture } from "../../../../../../fixtures/fixture.ts";
import * as make from "../../../history/auto-renewed-transactions.ts";
import { ownedBy, Wallet } from "../../../history/wallet.ts";
import { deriveNodeId, deriveNodeKey } from "../../../keys/keys.ts";
import { buildNetwork, type Network } from "../../../network/network.ts";
import { DEFAULT_NOW, readOptions } from "../../../network/options.ts";
import { execute } from "../execute.ts";
import { AVAX, DAY } from "../params.ts";

type Added = Extract<UnsignedTx, { type: "AddAutoRenewedValidatorTx" }>;
type Config = Extract<UnsignedTx, { type: "SetAutoRenewedValidatorConfigTx" }>;

let network: Network;
let wallet: Wallet;
/** Id of a current auto-renewed validator of alice's. */
let current: Uint8Array;

const shares = { delegationShares: 20_000, rewards: { locktime: 0n, threshold: 0, addresses: [] } };
const renewal = (fields: Partial<make.RenewalConfig> = {}): make.RenewalConfig => ({
  authority: ownedBy([network.accounts.alice]),
  period: 2 * DAY,
  compoundShares: 500_000,
  ...fields,
});

function adding(name = "new", amount = 2_000n * AVAX, fields: Partial<make.RenewalConfig> = {}): SignedTx {
  const { alice } = network.accounts;
  const stake = { ...shares, amount };
  return make.addAutoRenewedValidator(wallet, [alice], deriveNodeKey("test", name), stake, renewal(fields));
}

const setting = (txId = current, fields: Partial<make.RenewalConfig> = {}): SignedTx =>
  make.setAutoRenewedConfig(wallet, [network.accounts.alice], txId, renewal(fields));

/** Changes an unsigned transaction and signs it again with alice's key. */
function altered(signed: SignedTx, change: Partial<Added> | Partial<Config>): SignedTx {
  const keys = signed.credentials.map(({ signatures }) =>
    signatures.map(() => network.accounts.alice.privateKey),
  );
  return signTx({ ...signed.unsignedTx, ...change } as UnsignedTx, keys); // fields of the same kind
}

/** The transaction is signed by its owner, but by someone else where the last credential authorises. */
function authorizedBy(signed: SignedTx, key: Uint8Array): SignedTx {
  const { alice } = network.accounts;
  return signTx(
    signed.unsignedTx,
    signed.credentials.map((_, index) => [index + 1 < signed.credentials.length ? alice.privateKey : key]),
  );
}

beforeAll(() => {
  const options = { weeks: 2, validators: 4, delegators: 0, heliconTime: DEFAULT_NOW - DAY / 24 };
  network = buildNetwork(readOptions(options));
  const { state } = network.chain;
  wallet = new Wallet(state);
  network.chain.standard(state.timestamp, (issue) => {
    current = issue(adding("current"));
  });
});

const staked = (amount: bigint) => wallet.output(amount, ownedBy([network.accounts.alice]));
const unspendable = () => ({ locktime: 0n, threshold: 2, addresses: [network.accounts.alice.address] });

const rows: readonly { name: string; tx: () => SignedTx; reason: string | (() => string) }[] = [
  { name: "no stake", tx: () => altered(adding(), { stakeOutputs: [] }), reason: "no stake" },
  {
    name: "more than all of the delegations' rewards",
    tx: () => altered(adding(), { delegationShares: 1_000_001 }),
    reason: "a staker can only require at most 1000000 shares from delegators",
  },
  {
    name: "more than all of its rewards staked again",
    tx: () => altered(adding(), { autoCompoundRewardShares: 1_000_001 }),
    reason: "a staker can only restake at most 1000000 shares from rewards",
  },
  { name: "no period", tx: () => altered(adding(), { period: 0n }), reason: "missing period" },
  {
    name: "a node id of another length",
    tx: () => altered(adding(), { nodeId: new Uint8Array(19) }),
    reason: "invalid hash length: expected 20 bytes but got 19",
  },
  {
    name: "no node",
    tx: () => altered(adding(), { nodeId: new Uint8Array(20) }),
    reason: "validator nodeID cannot be empty",
  },
  {
    name: "another network",
    tx: () => altered(adding(), { networkId: 1 }),
    reason: "verifying BaseTx: metadata failed verification: tx has wrong network ID",
  },
  {
    name: "another node's proof",
    tx: () => {
      const { publicKey } = deriveNodeKey("test", "new").signer;
      const { proofOfPossession } = deriveNodeKey("test", "other").signer;
      const signer = { type: "ProofOfPossession" as const, publicKey, proofOfPossession };
      return altered(adding(), { signer });
    },
    reason: "verifying signer, rewards owners or validator authority: invalid proof of possession",
  },
  {
    name: "an authority that cannot sign",
    tx: () => altered(adding(), { validatorAuthority: unspendable() }),
    reason: "verifying signer, rewards owners or validator authority: output is unspendable",
  },
  { name: "no key", tx: () => altered(adding(), { signer: { type: "Empty" } }), reason: "missing signer" },
  {
    name: "stake without a value",
    tx: () => altered(adding(), { stakeOutputs: [staked(0n)] }),
    reason: "verifying output: output has no value",
  },
  {
    name: "stake of another asset",
    tx: () => altered(adding(), { stakeOutputs: [{ ...staked(AVAX), assetId: new Uint8Array(32).fill(3) }] }),
    reason: "invalid staked asset",
  },
  {
    name: "stake of no asset",
    tx: () => altered(adding(), { stakeOutputs: [{ ...staked(AVAX), assetId: new Uint8Array(32) }] }),
    reason: "verifying output: empty asset ID is not valid",
  },
  {
    name: "stake in the wrong order",
    tx: () => altered(adding(), { stakeOutputs: [staked(2n), staked(1n)] }),
    reason: "outputs not sorted",
  },
  { name: "too little", tx: () => adding("new", AVAX - 1n), reason: "weight of this validator is too low" },
  {
    name: "too much",
    tx: () => adding("new", 3_000_000n * AVAX + 1n),
    reason: "weight of this validator is too large",
  },
  {
    name: "too low a fee",
    tx: () => altered(adding(), { delegationShares: 19_999 }),
    reason: "staker charges an insufficient delegation fee",
  },
  {
    name: "too short a period",
    tx: () => adding("new", AVAX, { period: DAY / 2 - 1 }),
    reason: "staking period is too short",
  },
  {
    name: "too long a period",
    tx: () => adding("new", AVAX, { period: 365 * DAY + 1 }),
    reason: "staking period is too long",
  },
  {
    name: "a node that validates already",
    tx: () => adding("current"),
    reason: () => `duplicate validator: ${formatNodeId(deriveNodeId("test", "current"))}`,
  },
  {
    name: "more staked than spent",
    tx: () => altered(adding(), { stakeOutputs: [staked(3_000n * AVAX)] }),
    reason: () =>
      "flow check failed: insufficient unlocked funds: " +
      `needs ${1_000n * AVAX} more ${encodeCb58(network.chain.state.avaxAssetId)}`,
  },
  {
    name: "no transaction to configure",
    tx: () => altered(setting(), { txId: new Uint8Array(32) }),
    reason: "missing tx id",
  },
  {
    name: "more than all of the rewards, later",
    tx: () => setting(current, { compoundShares: 1_000_001 }),
    reason: "a staker can only restake at most 1000000 shares from rewards",
  },
  {
    name: "signers out of order",
    tx: () => altered(setting(), { auth: { signatureIndices: [0, 0] } }),
    reason: "address indices not sorted and unique",
  },
  {
    name: "an unknown transaction",
    tx: () => setting(new Uint8Array(32).fill(7)),
    reason: "getting staker tx: not found",
  },
  {
    name: "a transaction of another kind",
    tx: () => setting(txIdOf(network.genesis.genesis.validators[0] ?? expect.fail("no validator"))),
    reason: "invalid staker tx type: *txs.AddPermissionlessValidatorTx",
  },
  {
    name: "too short a period, later",
    tx: () => setting(current, { period: DAY / 2 - 1 }),
    reason: "staking period is too short",
  },
  {
    name: "too long a period, later",
    tx: () => setting(current, { period: 365 * DAY + 1 }),
    reason: "staking period is too long",
  },
  {
    name: "somebody else's signature",
    tx: () => authorizedBy(setting(), network.accounts.bob.privateKey),
    reason: () =>
      "unauthorized modification: wrong signature: expected signature from " +
      `${encodeCb58(network.accounts.alice.address)} but got from ${encodeCb58(network.accounts.bob.address)}`,
  },
];

test.each(rows)("$name is refused", ({ tx, reason }) => {
  const { state } = network.chain;
  const picture = () => [state.utxos.size, state.current.length, [...state.renewals.values()]];
  const before = picture();
  const want = typeof reason === "string" ? reason : reason();
  expect(() => execute(state, tx())).toThrow(expect.objectContaining({ name: "RuleError", message: want }));
  expect(picture()).toEqual(before);
});

interface Refusal {
  readonly name: string;
  readonly message: string;
}

/** Ids, amounts and whose signature it is differ from network to network. */
const plain = (text: string): string =>
  text
    .replace(/NodeID-\w+|\b[1-9A-HJ-NP-Za-km-z]{33,51}\b/g, "<id>")
    .replace(/needs \d+ more/, "needs <amount> more")
    .replace(/\*txs\.\w+/, "<type>");

test("the refusals equal those recorded from a real node", () => {
  const recorded = readFixture<readonly Refusal[]>("realnet/helicon-refusals.json");
  const refused = recorded.filter(({ name }) => rows.some((row) => row.name === name));
  expect(refused.length).toBe(25);
  for (const { name, message } of refused) {
    const { reason } = rows.find((row) => row.name === name) ?? expect.unreachable();
    const [, cause] = /^couldn't issue tx: .*?standard tx \w+ failed execution: (.*)$/.exec(message) ?? [];
    expect([name, plain(typeof reason === "string" ? reason : reason())]).toEqual([
      name,
      plain(cause ?? message),
    ]);
  }
});
