/** Every rule that a transaction can break, broken one at a time: refused by name, and nothing is changed. */

import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { TransferableOutput, TransferOutput } from "@primary-network/codec";
import { gasOf, type SignedTx, signTx, txComplexity, type UnsignedTx } from "@primary-network/codec/p";
import { beforeAll, expect, test } from "vitest";
import * as make from "../../history/transactions.ts";
import { ownedBy, Wallet } from "../../history/wallet.ts";
import { deriveNodeId, deriveNodeKey } from "../../keys/keys.ts";
import { buildNetwork, type Network } from "../../network/network.ts";
import { readOptions } from "../../network/options.ts";
import { execute } from "./execute.ts";
import { gasConfig } from "./fees.ts";
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

/** A new chain of a subnet, signed by its owner. */
const chain = (fields: { subnetId: Uint8Array }, owner = network.accounts.alice) =>
  make.authorized(wallet, [owner], ownedBy([owner]), 0n, (subnetAuth) => ({
    type: "CreateChainTx",
    chainName: "Late",
    vmId: new Uint8Array(32).fill(1),
    fxIds: [],
    genesisData: new Uint8Array(),
    ...fields,
    subnetAuth,
  }));

/** The same signature with s in the upper half, which says the same and is refused. */
function mutated(signature: Uint8Array): Uint8Array {
  const order = 0xffffffff_ffffffff_ffffffff_fffffffe_baaedce6_af48a03b_bfd25e8c_d0364141n;
  const s = order - BigInt(`0x${bytesToHex(signature.subarray(32, 64))}`);
  const bytes = signature.slice();
  bytes.set(hexToBytes(s.toString(16).padStart(64, "0")), 32);
  return bytes;
}

/** Changes the owners or the amount of an output. */
const owned =
  (change: Partial<TransferOutput>) =>
  ({ assetId, output }: TransferableOutput): TransferableOutput => ({
    assetId,
    output: output.type === "LockOut" ? output : { ...output, ...change },
  });

const cases: { name: string; tx: () => SignedTx; want: string }[] = [
  {
    name: "a missing output",
    tx: () =>
      altered(payment(), "BaseTx", ({ inputs }) => ({
        inputs: inputs.map((input) => ({ ...input, outputIndex: 99 })),
      })),
    want: ":99 due to: not found",
  },
  {
    name: "another network",
    tx: () => altered(payment(), "BaseTx", () => ({ networkId: 1 })),
    want: "metadata failed verification: tx has wrong network ID",
  },
  {
    name: "another chain",
    tx: () => altered(payment(), "BaseTx", () => ({ blockchainId: new Uint8Array(32).fill(1) })),
    want: "metadata failed verification: tx has wrong chain ID",
  },
  {
    name: "a long memo",
    tx: () => altered(payment(), "BaseTx", () => ({ memo: new Uint8Array(257) })),
    want: "metadata failed verification: memo exceeds maximum length: 257 > 256",
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
    want: "insufficient unlocked funds: needs",
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
    want: "insufficient unlocked funds: needs 1 more",
  },
  {
    name: "outputs out of order",
    tx: () => altered(payment(), "BaseTx", ({ outputs }) => ({ outputs: outputs.toReversed() })),
    want: "outputs not sorted",
  },
  {
    name: "an input twice",
    tx: () => altered(payment(), "BaseTx", ({ inputs }) => ({ inputs: [...inputs, ...inputs] })),
    want: "inputs not sorted and unique",
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
    want: "failed to verify transfer: utxo amount and input amount are not equal",
  },
  {
    name: "another asset",
    tx: () =>
      altered(payment(), "BaseTx", ({ outputs }) => ({
        outputs: outputs.map(({ output }) => ({ assetId: new Uint8Array(32).fill(3), output })),
      })),
    want: "insufficient unlocked funds: needs ",
  },
  {
    name: "no signatures",
    tx: () => ({ ...payment(), credentials: [{ signatures: [] }] }),
    want: "failed to verify transfer: input expected a different number of signers than provided in the credential",
  },
  {
    name: "a stranger's signature",
    tx: () => signTx(payment().unsignedTx, [[network.accounts.bob.privateKey]]),
    want: "failed to verify transfer: wrong signature: expected signature from",
  },
  {
    name: "a signature that is none",
    tx: () => ({ ...payment(), credentials: [{ signatures: [new Uint8Array(65)] }] }),
    want: "failed to verify transfer: invalid signature",
  },
  {
    name: "a signature whose s is in the upper half",
    tx: () => ({
      ...payment(),
      credentials: payment().credentials.map(({ signatures }) => ({ signatures: signatures.map(mutated) })),
    }),
    want: "failed to verify transfer: signature was mutated from its original format",
  },
  {
    name: "an output that nobody can spend",
    tx: () =>
      altered(payment(), "BaseTx", ({ outputs }) => ({ outputs: outputs.map(owned({ threshold: 2 })) })),
    want: "output failed verification: output is unspendable",
  },
  {
    name: "owners without a threshold",
    tx: () =>
      altered(payment(), "BaseTx", ({ outputs }) => ({ outputs: outputs.map(owned({ threshold: 0 })) })),
    want: "output failed verification: output representation should be optimized",
  },
  {
    name: "an owner twice",
    tx: () =>
      altered(payment(), "BaseTx", ({ outputs }) => ({
        outputs: outputs.map(owned({ addresses: [new Uint8Array(20), new Uint8Array(20)] })),
      })),
    want: "output failed verification: addresses not sorted and unique",
  },
  {
    name: "an empty output",
    tx: () =>
      altered(payment(), "BaseTx", ({ outputs }) => ({ outputs: outputs.map(owned({ amount: 0n })) })),
    want: "output failed verification: output has no value",
  },
  {
    name: "an output of no asset",
    tx: () =>
      altered(payment(), "BaseTx", ({ outputs }) => ({
        outputs: outputs.map((output) => ({ ...output, assetId: new Uint8Array(32) })),
      })),
    want: "output failed verification: empty asset ID is not valid",
  },
  {
    name: "an input of no asset",
    tx: () =>
      altered(payment(), "BaseTx", ({ inputs }) => ({
        inputs: inputs.map((input) => ({ ...input, assetId: new Uint8Array(32) })),
      })),
    want: "input failed verification: empty asset ID is not valid",
  },
  {
    name: "signers out of order",
    tx: () =>
      altered(payment(), "BaseTx", ({ inputs }) => ({
        inputs: inputs.map((input) => ({
          ...input,
          input: { type: "TransferInput", amount: 5n, signatureIndices: [0, 0] },
        })),
      })),
    want: "input failed verification: address indices not sorted and unique",
  },
  {
    name: "more gas than the block has left",
    tx: () => {
      network.chain.state.gas = { ...network.chain.state.gas, capacity: 100n };
      return payment();
    },
    want: "insufficient capacity: capacity (100) < gas (",
  },
  {
    name: "a credential too many",
    tx: () => ({ ...payment(), credentials: [...payment().credentials, { signatures: [] }] }),
    want: "wrong number of credentials: 1 inputs != 2 credentials",
  },
  {
    name: "a validator's own kind",
    tx: () => ({ unsignedTx: { type: "RewardValidatorTx", txId: new Uint8Array(32) }, credentials: [] }),
    want: "failed to calculate tx complexity: unsupported transaction type",
  },
  {
    name: "a term too short",
    tx: () => validator({ end: now() + DAY / 2 - 1 }),
    want: "staking period is too short",
  },
  {
    name: "a term too long",
    tx: () => validator({ end: now() + 366 * DAY }),
    want: "staking period is too long",
  },
  {
    name: "too small a stake",
    tx: () => validator({ amount: AVAX - 1n }),
    want: "weight of this validator is too low",
  },
  {
    name: "too large a stake",
    tx: () => validator({ amount: 3_000_001n * AVAX }),
    want: "weight of this validator is too large",
  },
  {
    name: "too low a delegation fee",
    tx: () => validator({}, 19_999),
    want: "staker charges an insufficient delegation fee",
  },
  {
    name: "a node that validates already",
    tx: () =>
      altered(validator(), "AddPermissionlessValidatorTx", (tx) => ({
        validator: { ...tx.validator, nodeId: genesisNode() },
      })),
    want: " on 11111111111111111111111111111111LpoYY",
  },
  {
    name: "a weight that is not the stake",
    tx: () =>
      altered(validator(), "AddPermissionlessValidatorTx", (tx) => ({
        validator: { ...tx.validator, weight: 5n * AVAX },
      })),
    want: "validator weight mismatch: weight 5000000000 != stake ",
  },
  {
    name: "a validator without a key",
    tx: () => altered(validator(), "AddPermissionlessValidatorTx", () => ({ signer: { type: "Empty" } })),
    want: "invalid signer: hasKey=false != isPrimaryNetwork=true",
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
    want: "chain timestamp not before start time",
  },
  {
    name: "a delegation to nobody",
    tx: () => delegator(deriveNodeId("test", "nobody")),
    want: " on 11111111111111111111111111111111LpoYY: not found",
  },
  {
    name: "a delegation that outlasts its validator",
    tx: () => delegator(genesisNode(), { end: now() + 364 * DAY }),
    want: "proposed staking period is not inside dependent staking period",
  },
  {
    name: "a delegation beyond the capacity",
    tx: () => {
      const term = { start: now(), end: now() + 10 * DAY };
      return delegator(genesisNode(), {
        amount: delegationCapacity(network.chain.state, genesisNode(), term) + 1n,
      });
    },
    want: "validator would be over delegated",
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
          type: "TransferSubnetOwnershipTx",
          subnetId: subnet().subnetId,
          owner: ownedBy([network.accounts.alice]),
          subnetAuth,
        }),
      ),
    want: "unauthorized modification: input has less signers than expected",
  },
  {
    name: "an owner's chain for an L1",
    tx: () => chain({ subnetId: l1().subnetId }, network.accounts.heidi),
    want: "is immutable",
  },
  {
    name: "a balance for no validator",
    tx: () => make.increaseBalance(wallet, [network.accounts.alice], new Uint8Array(32), AVAX),
    want: "not found",
  },
  {
    name: "a Warp message that is none",
    tx: () => {
      const { type: _, ...base } = payment().unsignedTx as Of<"BaseTx">; // just built
      const unsigned = { type: "SetL1ValidatorWeightTx" as const, ...base, message: new Uint8Array(9) };
      return signTx(unsigned, [[network.accounts.alice.privateKey]]);
    },
    want: "packer has insufficient length for input",
  },
  {
    name: "an export to an unknown chain",
    tx: () =>
      make.exportTo(wallet, [network.accounts.alice], new Uint8Array(32).fill(7), {
        to: ownedBy([network.accounts.alice]),
        amount: AVAX,
      }),
    want: 'failed to get subnet of "46WPtSJH9Mc1rNbRaWo6k2v6Bm8dc1FuCFxS2n6gFo7L5vAy5": problem retrieving blockchain "',
  },
];

test.each(cases)("$name is refused: $want", ({ tx, want }) => {
  const { state } = network.chain;
  const { gas } = state;
  const broken = tx();
  const before = [
    state.gas,
    state.utxos.size,
    state.current.length,
    state.pending.length,
    state.supply,
    { ...state.totals },
  ];
  expect(() => execute(state, broken)).toThrow(want);
  expect([
    state.gas,
    state.utxos.size,
    state.current.length,
    state.pending.length,
    state.supply,
    { ...state.totals },
  ]).toEqual(before);
  state.gas = gas;
});

test("a transaction burns its fee, consumes the block's gas and changes the price of the next block", () => {
  const { chain } = network;
  const tx = payment();
  const { burned } = chain.state.totals;
  const time = now() + 60;
  chain.standard(time, (issue) => issue(tx));
  const gas = gasOf(txComplexity(tx.unsignedTx), gasConfig.weights);
  expect(chain.state.totals.burned - burned).toBe(gas * chain.state.gasPrice);
  expect(chain.state.gas).toEqual({ capacity: 1_000_000n - gas, excess: gas });
});

test("locked outputs may be produced from unlocked inputs, and locked inputs that are not produced again are burned", () => {
  const { state } = network.chain;
  const { dave, alice } = network.accounts;
  const locked = {
    locktime: BigInt(now() + 10 * DAY),
    output: { type: "TransferOutput" as const, amount: AVAX, ...ownedBy([alice]) },
  };
  const output = { assetId: state.avaxAssetId, output: { type: "LockOut" as const, ...locked } };
  const { tx, keys } = wallet.pay([alice], {
    outputs: [output],
    make: (base) => ({ type: "BaseTx" as const, ...base }),
  });
  const before = state.totals.burned;
  execute(state, wallet.sign(tx, keys));
  expect(state.totals.burned - before).toBe(wallet.feeOf(tx));
  // Its stake is left out, so what was to be staked is burned.
  const losing = wallet.pay([dave], {
    stake: 1_500_000n * AVAX,
    make: (base) => ({
      type: "BaseTx" as const,
      ...base,
      outputs: base.outputs.filter((one) => one.output.type !== "LockOut"),
    }),
  });
  const lost = state.totals.burned;
  execute(state, wallet.sign(losing.tx, losing.keys));
  expect(state.totals.burned - lost).toBeGreaterThan(1_000_000n * AVAX);
});

test("time does not move backwards or past a state change, and a block must change the state", () => {
  const { chain } = network;
  expect(() => chain.standard(now() - 1)).toThrow("is before the last block's");
  expect(() => chain.standard(now() + 400 * DAY)).toThrow("passes the change of stakers");
  expect(() => chain.standard(now())).toThrow("the block changes nothing");
  expect(() => chain.settle(now())).toThrow("no term ends at");
});
