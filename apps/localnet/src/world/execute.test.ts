/** Every rule that a transaction can break, broken one at a time: refused by name, and nothing is changed. */

import { type SignedTx, signTx, type UnsignedTx } from "@primary-network/codec";
import { beforeAll, expect, test } from "vitest";
import * as make from "../history/transactions.ts";
import { ownedBy, Wallet } from "../history/wallet.ts";
import { buildNetwork, type Network } from "../network.ts";
import { readOptions } from "../options.ts";
import { execute } from "./execute.ts";
import { deriveNodeId, deriveNodeKey } from "./keys.ts";
import { AVAX, DAY } from "./params.ts";
import { delegationCapacity } from "./rules/staking.ts";

let network: Network;
let wallet: Wallet;
beforeAll(() => {
  network = buildNetwork(readOptions({ weeks: 2, validators: 4, delegators: 4 }));
  wallet = new Wallet(network.chain.state);
});

type Of<Type extends UnsignedTx["type"]> = Extract<UnsignedTx, { type: Type }>;

/** Changes an unsigned transaction and signs it again with the same single key for everything. */
function altered<Type extends UnsignedTx["type"]>(
  signed: SignedTx,
  _type: Type,
  change: (tx: Of<Type>) => Partial<Of<Type>>,
): SignedTx {
  const tx = signed.unsignedTx as Of<Type>; // the caller names the type it has just built
  const keys = signed.credentials.map(({ signatures }) =>
    signatures.map(() => network.accounts.alice.privateKey),
  );
  return signTx({ ...tx, ...change(tx) }, keys);
}

const now = () => network.chain.state.timestamp;
const payment = () =>
  make.transfer(wallet, [network.accounts.alice], [{ to: ownedBy([network.accounts.bob]), amount: AVAX }]);
const stake = (fields: Partial<make.Stake> = {}): make.Stake => ({
  amount: 2_000n * AVAX,
  end: now() + 10 * DAY,
  rewards: ownedBy([network.accounts.alice]),
  ...fields,
});
const validator = (fields: Partial<make.Stake> = {}, fee = 20_000, name = "new") =>
  make.addValidator(wallet, [network.accounts.alice], deriveNodeKey("test", name), stake(fields), fee);
const delegator = (nodeId: Uint8Array, fields: Partial<make.Stake> = {}) =>
  make.addDelegator(wallet, [network.accounts.alice], nodeId, stake(fields));
const genesisNode = () => network.nodeId;
const subnet = () =>
  [...network.chain.state.subnets.values()].find(({ conversion }) => conversion === undefined) ??
  expect.fail("no subnet");
const l1 = () =>
  [...network.chain.state.subnets.values()].find(({ conversion }) => conversion !== undefined) ??
  expect.fail("no L1");

const cases: { name: string; tx: () => SignedTx; want: string }[] = [
  {
    name: "a missing output",
    tx: () =>
      altered(payment(), "BaseTx", ({ inputs }) => ({
        inputs: inputs.map((input) => ({ ...input, outputIndex: 99 })),
      })),
    want: "does not exist",
  },
  {
    name: "another network",
    tx: () => altered(payment(), "BaseTx", () => ({ networkId: 1 })),
    want: "is for network 1, this is 12345",
  },
  {
    name: "another chain",
    tx: () => altered(payment(), "BaseTx", () => ({ blockchainId: new Uint8Array(32).fill(1) })),
    want: "is for another chain",
  },
  {
    name: "a long memo",
    tx: () => altered(payment(), "BaseTx", () => ({ memo: new Uint8Array(257) })),
    want: "longer than 256 bytes",
  },
  {
    name: "more out than in",
    tx: () =>
      altered(payment(), "BaseTx", ({ outputs }) => ({
        outputs: outputs.map(({ assetId, output }) => ({
          assetId,
          output: output.type === "LockOut" ? output : { ...output, amount: output.amount * 2n },
        })),
      })),
    want: "more nAVAX go out than in",
  },
  {
    name: "too small a fee",
    tx: () =>
      altered(payment(), "BaseTx", ({ outputs }) => ({
        outputs: outputs.map(({ assetId, output }, index) => ({
          assetId,
          output:
            output.type === "LockOut" || index === 0 ? output : { ...output, amount: output.amount + 1n },
        })),
      })),
    want: "999999 nAVAX are burned, the fee is 1000000",
  },
  {
    name: "outputs out of order",
    tx: () => altered(payment(), "BaseTx", ({ outputs }) => ({ outputs: outputs.toReversed() })),
    want: "outputs are not sorted",
  },
  {
    name: "an input twice",
    tx: () => altered(payment(), "BaseTx", ({ inputs }) => ({ inputs: [...inputs, ...inputs] })),
    want: "inputs are not sorted, or one stands twice",
  },
  {
    name: "an input of a wrong amount",
    tx: () =>
      altered(payment(), "BaseTx", ({ inputs }) => ({
        inputs: inputs.map((input) => ({
          ...input,
          input: { type: "TransferInput", amount: 5n, signatureIndices: [0] },
        })),
      })),
    want: "spends 5, its output holds",
  },
  {
    name: "another asset",
    tx: () =>
      altered(payment(), "BaseTx", ({ outputs }) => ({
        outputs: outputs.map(({ output }) => ({ assetId: new Uint8Array(32), output })),
      })),
    want: "an output is not AVAX",
  },
  {
    name: "no signatures",
    tx: () => ({ ...payment(), credentials: [{ signatures: [] }] }),
    want: "1 signatures are needed, 0 are given",
  },
  {
    name: "a stranger's signature",
    tx: () => signTx(payment().unsignedTx, [[network.accounts.bob.privateKey]]),
    want: "signature 0 is not by owner 0",
  },
  {
    name: "a credential too many",
    tx: () => ({ ...payment(), credentials: [...payment().credentials, { signatures: [] }] }),
    want: "1 credentials are needed, 2 are given",
  },
  {
    name: "a validator's own kind",
    tx: () => ({ unsignedTx: { type: "RewardValidatorTx", txId: new Uint8Array(32) }, credentials: [] }),
    want: "RewardValidatorTx cannot be issued by a user",
  },
  { name: "a term too short", tx: () => validator({ end: now() + DAY - 1 }), want: "shorter than 86400 s" },
  {
    name: "a term too long",
    tx: () => validator({ end: now() + 366 * DAY }),
    want: "longer than 31536000 s",
  },
  {
    name: "too small a stake",
    tx: () => validator({ amount: AVAX - 1n }),
    want: "is below 1000000000 nAVAX",
  },
  {
    name: "too large a stake",
    tx: () => validator({ amount: 3_000_001n * AVAX }),
    want: "is above 3000000000000000 nAVAX",
  },
  { name: "too low a delegation fee", tx: () => validator({}, 19_999), want: "below 20000" },
  {
    name: "a node that validates already",
    tx: () =>
      altered(validator(), "AddPermissionlessValidatorTx", (tx) => ({
        validator: { ...tx.validator, nodeId: genesisNode() },
      })),
    want: "a validator already",
  },
  {
    name: "a weight that is not the stake",
    tx: () =>
      altered(validator(), "AddPermissionlessValidatorTx", (tx) => ({
        validator: { ...tx.validator, weight: 5n * AVAX },
      })),
    want: "do not add up to the weight",
  },
  {
    name: "a validator without a key",
    tx: () => altered(validator(), "AddPermissionlessValidatorTx", () => ({ signer: { type: "Empty" } })),
    want: "has no BLS key",
  },
  {
    name: "a start in the past",
    tx: () =>
      make.addLegacyValidator(
        wallet,
        [network.accounts.alice],
        deriveNodeId("test", "past"),
        stake({ start: now() - 60 }),
        20_000,
      ),
    want: "begins in the past",
  },
  {
    name: "a delegation to nobody",
    tx: () => delegator(deriveNodeId("test", "nobody")),
    want: "pass the validator's capacity of 0",
  },
  {
    name: "a delegation that outlasts its validator",
    tx: () => delegator(genesisNode(), { end: now() + 364 * DAY }),
    want: "pass the validator's capacity of 0",
  },
  {
    name: "a delegation beyond the capacity",
    tx: () => {
      const term = { start: now(), end: now() + 10 * DAY };
      return delegator(genesisNode(), {
        amount: delegationCapacity(network.chain.state, genesisNode(), term) + 1n,
      });
    },
    want: "pass the validator's capacity of",
  },
  {
    name: "a subnet change without its owner",
    tx: () =>
      make.authorized(
        wallet,
        [network.accounts.alice],
        ownedBy([network.accounts.alice]),
        0n,
        (subnetAuth) => ({
          type: "RemoveSubnetValidatorTx",
          nodeId: genesisNode(),
          subnetId: subnet().subnetId,
          subnetAuth,
        }),
      ),
    want: "2 owners must sign, 1 are named",
  },
  {
    name: "an owner's change of an L1",
    tx: () =>
      make.authorized(
        wallet,
        [network.accounts.heidi],
        ownedBy([network.accounts.heidi]),
        0n,
        (subnetAuth) => ({
          type: "TransferSubnetOwnershipTx",
          subnetId: l1().subnetId,
          owner: ownedBy([network.accounts.heidi]),
          subnetAuth,
        }),
      ),
    want: "the subnet is an L1",
  },
  {
    name: "a balance for no validator",
    tx: () => make.increaseBalance(wallet, [network.accounts.alice], new Uint8Array(32), AVAX),
    want: "does not exist",
  },
  {
    name: "a Warp message that is none",
    tx: () => make.setL1ValidatorWeight(wallet, [network.accounts.alice], new Uint8Array(9)),
    want: "the Warp message is malformed",
  },
  {
    name: "an export to an unknown chain",
    tx: () =>
      make.exportTo(wallet, [network.accounts.alice], new Uint8Array(32).fill(7), {
        to: ownedBy([network.accounts.alice]),
        amount: AVAX,
      }),
    want: "the other chain is not of the Primary Network",
  },
];

test.each(cases)("$name is refused: $want", ({ tx, want }) => {
  const { state } = network.chain;
  const before = [
    state.utxos.size,
    state.current.length,
    state.pending.length,
    state.supply,
    { ...state.totals },
  ];
  expect(() => execute(state, tx())).toThrow(want);
  expect([
    state.utxos.size,
    state.current.length,
    state.pending.length,
    state.supply,
    { ...state.totals },
  ]).toEqual(before);
});

test("time does not go back or past a change, and a block must change something", () => {
  const { chain } = network;
  expect(() => chain.standard(now() - 1)).toThrow("is before the last block's");
  expect(() => chain.standard(now() + 400 * DAY)).toThrow("passes the change of stakers");
  expect(() => chain.standard(now())).toThrow("the block changes nothing");
  expect(() => chain.settle(now())).toThrow("no term ends at");
});
