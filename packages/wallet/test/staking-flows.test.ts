/** Staking and L1 flows that are killed at every point: each is done once. */
import { encodeCb58, encodeHex, formatNodeId } from "@primary-network/codec";
import { beforeAll, expect, test } from "vitest";
import { deriveNodeKey } from "../../../apps/localnet/src/index.ts";
import {
  createL1,
  delegate,
  disable,
  memoryJournal,
  sign,
  stake,
  topUp,
  UnsignedStepError,
} from "../src/index.ts";
import { LocalNode } from "./local-node.ts";
import { killedEverywhere } from "./mortal.ts";

const AVAX = 1_000_000_000n;
const DAY = 86_400;
const QUICK = { intervalMs: 1, withinMs: 5_000 };
let local: LocalNode;
let alice: string;

beforeAll(async () => {
  local = await LocalNode.start({ weeks: 2, validators: 4, delegators: 0, heliconTime: 0 });
  alice = local.address("alice");
});

const key = (name: string) => {
  const { nodeId, signer } = deriveNodeKey("wallet", name);
  const hex = (bytes: Uint8Array) => encodeHex(bytes, { checksum: false });
  return {
    nodeId: formatNodeId(nodeId),
    signer: { publicKey: hex(signer.publicKey), proofOfPossession: hex(signer.proofOfPossession) },
  };
};

test("an L1 is created once, and its validator is paid for and disabled", async () => {
  const subnets = local.network.state.subnets.size;
  const validator = {
    ...key("flow"),
    weight: 10n,
    balance: AVAX,
    remainingBalanceOwner: alice,
    deactivationOwner: alice,
  };
  const intent = {
    from: alice,
    owner: alice,
    chain: { name: "Flow", vmId: encodeCb58(new Uint8Array(32).fill(7)), genesis: "{}" },
    manager: { address: `0x${"0f".repeat(20)}` },
    validators: [validator],
  };
  const made = await killedEverywhere(local, "l1", (options) => createL1(intent, options));
  expect(local.network.state.subnets.size).toBe(subnets + 1);
  const validationId = made.validations[0]?.validationId ?? "";
  const read = () => local.node.call("platform.getL1Validator", { validationID: validationId });
  expect((await read()).subnetID).toBe(made.subnetId);
  const before = BigInt((await read()).balance ?? 0);
  await killedEverywhere(local, "top", (options) =>
    topUp({ from: alice, validationId, amount: AVAX }, options),
  );
  expect(BigInt((await read()).balance ?? 0) - before).toBeGreaterThan(AVAX / 2n);
  await killedEverywhere(local, "end", (options) => disable({ from: alice, validationId }, options));
  expect((await read()).balance).toBe("0");
});

test("stakes and delegates once, and waits for a signature made elsewhere", async () => {
  const end = (await local.context()).time + 30 * DAY;
  const count = () => local.network.state.current.length;
  const before = count();
  const validator = { from: alice, ...key("flow-1"), stake: 2_000n * AVAX, end, delegationFee: 2 };
  await killedEverywhere(local, "stake", (options) => stake(validator, options));
  await killedEverywhere(local, "delegate", (options) =>
    delegate({ from: alice, nodeId: validator.nodeId, stake: 25n * AVAX, end: end - DAY }, options),
  );
  expect(count()).toBe(before + 2);
  const renewed = {
    from: alice,
    ...key("flow-2"),
    stake: 2_000n * AVAX,
    delegationFee: 2,
    restake: 50,
    period: 14 * DAY,
  };
  const options = { node: local.node, journal: memoryJournal(), signers: [], id: "offline", ...QUICK };
  const waits = await stake(renewed, options).catch((error: unknown) => error);
  if (!(waits instanceof UnsignedStepError)) throw waits;
  const signed = await sign(waits.document, local.signer("alice"));
  await stake(renewed, { ...options, signed: [signed] });
  expect(count()).toBe(before + 3);
  await expect(stake({ ...renewed, period: 15 * DAY }, options)).rejects.toThrow(
    "another flow under the name",
  );
});
