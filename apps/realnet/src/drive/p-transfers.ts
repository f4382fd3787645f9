/** Transfers on the P-Chain: to one and to many, multisignature, under locks; and what the node refuses of them. */
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { UnsignedTx } from "@primary-network/codec/p";
import { type Coin, ownersOfCoin } from "@primary-network/wallet/funding";
import { AVAX, inSeconds, type Lane, untilTime } from "./lane.ts";
import { PChain } from "./p-chain.ts";
import { ownedBy, type Signers } from "./signers.ts";

/** Seconds of a lock on an ordinary output. */
const LOCK = 20;

const baseTx = (base: Omit<Extract<UnsignedTx, { type: "BaseTx" }>, "type">): UnsignedTx => ({
  type: "BaseTx",
  ...base,
});

/** The end of a stakeable lock, in Unix seconds; 0 without one. */
const lockOf = ({ output }: Coin): bigint => (output.type === "LockOut" ? output.locktime : 0n);

/** Runs the lane; it ends after the short stakeable locks of the genesis have ended. */
export async function drivePTransfers(lane: Lane): Promise<void> {
  const p = await PChain.open(lane.network, lane.journal, "P transfers");
  const [alice, bob, carol] = [lane.account("alice"), lane.account("bob"), lane.account("carol")];
  const from: Signers = [alice];
  const shared = ownedBy([alice, bob, carol], 2);
  const sharedBy = async (signers: Signers) =>
    (await p.coins(signers)).filter((coin) => ownersOfCoin(coin).threshold === 2);
  const before = await p.coins(from);

  await p.issue("to one", { from, outputs: [p.output(5n * AVAX, ownedBy([bob]))] }, baseTx);
  await p.issue(
    "to several, with equal outputs",
    {
      from,
      outputs: [
        p.output(AVAX, ownedBy([bob])),
        p.output(AVAX, ownedBy([bob])),
        p.output(3n * AVAX, ownedBy([carol])),
        p.output(40n * AVAX, shared),
      ],
    },
    baseTx,
  );
  await p.refused(
    "two of three, signed by one",
    {
      from: [alice, bob],
      coins: await sharedBy([alice, bob]),
      signWith: [[alice.privateKey]],
    },
    baseTx,
  );
  await p.issue(
    "two of three",
    {
      from: [alice, carol],
      coins: await sharedBy([alice, carol]),
      outputs: [p.output(7n * AVAX, shared)],
    },
    baseTx,
  );

  const unlocked = inSeconds(LOCK);
  await p.issue(
    "under a lock",
    { from, outputs: [p.output(11n * AVAX, ownedBy([alice], 1, BigInt(unlocked)))] },
    baseTx,
  );
  const locked = async () => (await p.coins(from)).filter((coin) => ownersOfCoin(coin).locktime > 0n);
  await p.refused("a locked output, too early", { from, coins: await locked(), ignoreLocks: true }, baseTx);

  await p.refused("an output that is spent", { from, coins: before }, baseTx);
  await p.refused("without a fee", { from, isFree: true, outputs: [p.output(AVAX, ownedBy([bob]))] }, baseTx);
  await p.refused("signed by another key", { from, signWith: [[bob.privateKey]] }, baseTx);
  await p.refused("a memo", { from }, (base) => baseTx({ ...base, memo: utf8ToBytes("a memo") }));
  await p.refused("of another network", { from }, (base) => baseTx({ ...base, networkId: 1 }));
  await p.refused(
    "outputs out of order",
    { from, outputs: [p.output(2n, shared), p.output(1n, shared)] },
    (base) => baseTx({ ...base, outputs: base.outputs.toReversed() }),
  );
  await p.refused("more than there is", { from }, (base) => {
    const [first, ...others] = base.outputs;
    // Its fee is asked for before it has change.
    if (first === undefined) return baseTx(base);
    if (first.output.type !== "TransferOutput") throw new Error("the change is locked");
    const output = { ...first.output, amount: first.output.amount + 10n * AVAX };
    return baseTx({ ...base, outputs: [...others, { ...first, output }] });
  });

  const stakeable = (await p.coins(from)).filter((coin) => lockOf(coin) > 0n);
  await p.refused("a stakeable lock, too early", { from, coins: stakeable, ignoreLocks: true }, baseTx);

  // Blocks may be behind this machine's clock by some seconds.
  await untilTime(unlocked + 3);
  await p.issueOnceAccepted("a lock that has ended", async () => [
    { from, coins: await locked(), outputs: [p.output(2n * AVAX, ownedBy([bob, carol]))] },
    baseTx,
  ]);
  const [shortLock] = stakeable.map((coin) => Number(lockOf(coin))).sort((a, b) => a - b);
  await untilTime((shortLock ?? 0) + 3);
  await p.issueOnceAccepted("a stakeable lock that has ended", async () => [
    {
      from,
      coins: stakeable.filter((coin) => lockOf(coin) === BigInt(shortLock ?? 0)),
      outputs: [p.output(5n * AVAX, ownedBy([carol]))],
    },
    baseTx,
  ]);
}
