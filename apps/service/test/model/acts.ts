/** What can happen on the chain of a story. Each act chooses by the numbers that it is given, or does nothing when it cannot be. */

import type { Amount, L1Detail, Output, Owner, Term } from "./history.ts";
import { type NewOutput, NOBODY, type Story } from "./story.ts";
import {
  AVAX,
  addresses,
  amounts,
  C_CHAIN,
  feeShares,
  hexOf,
  idOf,
  locktimes,
  nodes,
  OTHER_ASSET,
  PRIMARY,
  rewards,
  stakes,
  subnets,
  TICK,
  uptimes,
  validations,
  X_CHAIN,
} from "./vocabulary.ts";

/** Numbers that choose; the same ones choose the same. */
export interface Choice {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

function pick<T>(list: readonly T[], choice: number): T {
  const chosen = list[choice % list.length];
  if (chosen === undefined) throw new Error("there is nothing to choose from");
  return chosen;
}

/** One to three owners of whom some must sign; seldom none at all, which the chain allows. */
function owner(choice: number, locktime = 0n): Owner {
  if (choice % 19 === 0) return NOBODY;
  const count = 1 + (choice % 3);
  const owners = Array.from({ length: count }, (_, n) => pick(addresses, choice + 2 * n));
  return { locktime, threshold: 1 + (choice % (count + 1 > 2 ? 2 : 1)), addresses: [...new Set(owners)] };
}

function output({ a, b, c, d }: Choice): NewOutput {
  return {
    owner: owner(a, pick(locktimes, d)),
    amount: pick(amounts, b),
    ...(c % 5 === 0 && { asset: OTHER_ASSET }),
    ...(c % 4 === 1 && { stakeableLocktime: pick(locktimes, c) }),
  };
}

const amount = (choice: number): Amount => ({ asset: AVAX, amount: pick(amounts, choice) });

/** Up to two outputs to spend. */
function spends(story: Story, { a, b }: Choice): Output[] {
  const all = story.spendable();
  return all.length === 0 ? [] : [...new Set([pick(all, a), pick(all, b)])].slice(0, a % 3);
}

const bls = (name: string) => ({ publicKey: hexOf(idOf(name)), proofOfPossession: hexOf(idOf(`${name}!`)) });

/** Registers a term together with the stake that it locks. */
function stake(
  story: Story,
  type: string,
  choice: Choice,
  term: Omit<Term, "tx" | "promise" | "weight">,
): void {
  const { a, b, c, d } = choice;
  const weight = pick(stakes, d);
  const said = term.permissioned ? {} : { staked: { asset: AVAX, amount: weight }, burned: amount(b) };
  const tx = story.add(type, said, spends(story, choice), c % 2 === 0 ? [output(choice)] : []);
  const whole = story.register({ ...term, tx, weight }, pick(rewards, a + d));
  if (!term.permissioned) story.emit(tx, { owner: owner(b + 1), amount: weight }, whole);
}

/** When a term runs: at once, or before Durango from a time that is named. */
const startOf = (story: Story, choice: number) =>
  story.time + (choice % 4 === 0 ? 1 + (choice % 3) : 0) * TICK;

function validate(story: Story, choice: Choice): void {
  const { a, b, c, d } = choice;
  const nodeId = pick(nodes, a);
  if (story.validates(nodeId, PRIMARY)) return;
  const named = c % 3 === 0;
  const start = startOf(story, b);
  const own = owner(c).addresses;
  stake(story, named ? "AddValidatorTx" : "AddPermissionlessValidatorTx", choice, {
    kind: "validator",
    permissioned: false,
    nodeId,
    subnetId: PRIMARY,
    start,
    end: start + (1 + (d % 20)) * TICK,
    feeShares: pick(feeShares, b + c),
    own,
    fee: named ? own : owner(d).addresses,
    ...(!named && { bls: bls(nodeId) }),
  });
}

/** The first subnet that was made is elastic, the others have validators that need permission. */
function validateSubnet(story: Story, choice: Choice): void {
  const { a, b, c, d } = choice;
  const [, ...made] = story.subnets;
  if (made.length === 0) return;
  const { id: subnetId } = pick(made, b);
  const nodeId = pick(nodes, a);
  if (story.validates(nodeId, subnetId)) return;
  const elastic = subnetId === subnets[0];
  const start = startOf(story, c);
  stake(story, elastic ? "AddPermissionlessValidatorTx" : "AddSubnetValidatorTx", choice, {
    kind: "validator",
    permissioned: !elastic,
    nodeId,
    subnetId,
    start,
    end: start + (1 + (d % 20)) * TICK,
    own: elastic ? owner(c).addresses : [],
    ...(elastic && { feeShares: pick(feeShares, d), fee: owner(d).addresses }),
  });
}

function delegate(story: Story, choice: Choice): void {
  const { a, b, c, d } = choice;
  const open = story.terms.filter(
    ({ kind, permissioned, end }) => kind === "validator" && !permissioned && end > story.time + TICK,
  );
  if (open.length === 0) return;
  const validation = pick(open, a);
  const { nodeId, subnetId } = validation;
  const start = Math.max(startOf(story, b), validation.start);
  const end = Math.min(start + (1 + (c % 15)) * TICK, validation.end);
  if (start >= end) return;
  const named = subnetId === PRIMARY && d % 3 === 0;
  stake(story, named ? "AddDelegatorTx" : "AddPermissionlessDelegatorTx", choice, {
    kind: "delegator",
    permissioned: false,
    nodeId,
    subnetId,
    start,
    end,
    own: owner(d).addresses,
    validation,
  });
}

function remove(story: Story, { a }: Choice): void {
  const open = story.terms.filter(
    ({ permissioned, removed, end }) => permissioned && !removed && end > story.time,
  );
  if (open.length === 0) return;
  const term = pick(open, a);
  const { nodeId, subnetId } = term;
  term.removed = story.add("RemoveSubnetValidatorTx", { nodeId, subnetId });
}

/** The validator's share of a delegation's reward: what the rounded-down rest leaves. */
function shares({ validation, promise }: Term): { own: bigint; fee: bigint } {
  const gross = promise?.amount ?? 0n;
  const own = (gross * (1_000_000n - BigInt(validation?.feeShares ?? 0))) / 1_000_000n;
  return { own, fee: gross - own };
}

/** A RewardValidatorTx: delegations before their validation, of which the fees are paid at once or with the validation's reward. */
function end(story: Story, { a, b, c }: Choice): void {
  const delegations = (of: Term) => story.terms.filter(({ validation }) => validation === of);
  const over = story.terms.filter(
    (term) =>
      !term.permissioned &&
      !term.ended &&
      term.end <= story.time &&
      term.promise &&
      delegations(term).every(({ ended }) => ended),
  );
  if (over.length === 0) return;
  const term = pick(over, a);
  const rewarded = b % 4 !== 0;
  const waiting = delegations(term).filter(({ ended }) => ended?.rewarded && ended.fee === 0n);
  const atOnce = c % 2 === 0;
  const share = shares(term);
  const own = !rewarded ? 0n : term.kind === "delegator" ? share.own : (term.promise?.amount ?? 0n);
  const fee =
    term.kind === "validator"
      ? waiting.reduce((sum, delegation) => sum + shares(delegation).fee, 0n)
      : rewarded && atOnce
        ? share.fee
        : 0n;
  const tx = story.add("RewardValidatorTx");
  tx.ends = term;
  term.ended = { tx, rewarded, own, fee };
  const pay = (to: readonly string[], paid: bigint, reward: NonNullable<Output["reward"]>) => {
    const owners = { locktime: 0n, threshold: Math.min(1, to.length), addresses: to };
    if (paid > 0n) story.emit(tx, { owner: owners, amount: paid, reward }, undefined, term.tx);
  };
  pay(term.own, own, term.kind === "validator" ? "VALIDATOR" : "DELEGATOR");
  pay((term.validation ?? term).fee ?? [], fee, "VALIDATOR_FEE");
}

function move(story: Story, choice: Choice): void {
  const { a, b, c, d } = choice;
  const makes = [output(choice), output({ a: b, b: c, c: d, d: a })].slice(0, 1 + (c % 2));
  story.add(
    "BaseTx",
    { value: amount(b), ...(d % 3 === 0 && { memo: "0x6d656d6f" }) },
    spends(story, choice),
    makes,
  );
}

function importFrom(story: Story, choice: Choice): void {
  const { a, b, c } = choice;
  const sourceChain = pick([X_CHAIN, C_CHAIN], b);
  const tx = story.add("ImportTx", { sourceChain }, spends(story, choice), [output(choice)]);
  const arrived = story.arrive(tx, sourceChain, pick(amounts, a), 1 + (c % 2));
  arrived.spent = tx;
  tx.consumed.push(arrived);
}

function exportTo(story: Story, choice: Choice): void {
  const destinationChain = pick([X_CHAIN, C_CHAIN], choice.b);
  story.add("ExportTx", { destinationChain }, spends(story, choice), [
    { ...output(choice), consumedOn: destinationChain },
  ]);
}

function createSubnet(story: Story, { a, b }: Choice): void {
  const subnetId = subnets[story.subnets.length - 1];
  if (subnetId === undefined || story.height === 0) return; // the genesis has the Primary Network only
  const made = owner(a, pick(locktimes, b));
  story.addSubnet(story.add("CreateSubnetTx", { subnetId, owner: made }), made);
}

function transferSubnet(story: Story, { a, b, c }: Choice): void {
  const [, ...made] = story.subnets;
  if (made.length === 0) return;
  const subnet = pick(made, a);
  const to = owner(b, pick(locktimes, c));
  const from = story.add("TransferSubnetOwnershipTx", { subnetId: subnet.id, owner: to });
  subnet.owners.push({ from, owner: to });
}

function convertSubnet(story: Story, { a, b }: Choice): void {
  const open = story.subnets.filter(({ id, converted }) => id !== PRIMARY && !converted);
  if (open.length === 0) return;
  const subnet = pick(open, a);
  const manager = { blockchainId: idOf(`chain ${b % 3}`), contractAddress: `0x${"ab".repeat(20)}` };
  const tx = story.add("ConvertSubnetToL1Tx", {
    subnetId: subnet.id,
    manager,
    l1: details({ a, b, c: a, d: b }),
  });
  subnet.converted = { tx, manager };
}

function createChain(story: Story, { a, b }: Choice): void {
  const subnet = pick(story.subnets, a);
  const tx = story.add("CreateChainTx", { subnetId: subnet.id });
  const genesis = b % 2 === 0 ? "0x0102" : { chainId: pick(amounts, b) };
  const blockchain = {
    tx,
    id: tx.id,
    name: `chain ${b % 3}`,
    vmId: idOf("vm"),
    subnetId: subnet.id,
    genesis,
  };
  tx.blockchain = blockchain;
  subnet.blockchains.push(blockchain);
}

function details({ a, b, c, d }: Choice): L1Detail[] {
  const one = (validation: number): L1Detail => ({
    validationId: pick(validations, validation),
    nodeId: pick(nodes, b),
    subnetId: pick(subnets, c),
    weight: pick(amounts, d),
    remainingBalance: pick(amounts, a + b),
    ...(c % 2 === 0 && { balanceChange: d % 2 === 0 ? pick(amounts, c) : -pick(amounts, c) }),
  });
  return a % 3 === 0 ? [one(a), one(a + 1)] : [one(a)];
}

const l1Types = [
  "RegisterL1ValidatorTx",
  "SetL1ValidatorWeightTx",
  "IncreaseL1ValidatorBalanceTx",
  "DisableL1ValidatorTx",
];

function validateL1(story: Story, choice: Choice): void {
  const type = pick(l1Types, choice.d);
  const [first] = details(choice);
  const makes = choice.c % 2 === 0 ? [output(choice)] : [];
  story.add(type, { l1: first ? [first] : [], l1Balance: amount(choice.b) }, spends(story, choice), makes);
}

/** What the node is heard to say: of some nodes only. */
function poll(story: Story, { a, b, c }: Choice): void {
  const said = nodes.filter((_, n) => (c + n) % 3 !== 0);
  story.hear(
    said.map((nodeId, n) => ({ nodeId, uptime: pick(uptimes, a + n * b), connected: (b + n) % 2 === 0 })),
  );
}

/** Steps of time; often none, so that many things have the same. */
const steps = [0, 0, 1, 1, 2, 5];

export const acts = {
  block: (story: Story, { a, b }: Choice) => story.nextBlock(pick(steps, a), b % (nodes.length + 2)),
  batch: (story: Story) => story.endBatch(),
  poll,
  move,
  importFrom,
  exportTo,
  validate,
  validateSubnet,
  delegate,
  remove,
  end,
  createSubnet,
  transferSubnet,
  convertSubnet,
  createChain,
  validateL1,
} satisfies { readonly [act: string]: (story: Story, choice: Choice) => void };
