/** Scheduled blocks of the C-Chain: exports of AVAX to the other chains with their imports there, and imports from them. */
import type { SignedAtomicTx } from "@primary-network/codec/c";
import { AVAX, DAY } from "../chains/p/params.ts";
import { EMPTY_ID, utxosFor } from "../chains/p/state.ts";
import type { Account } from "../keys/accounts.ts";
import type { Random } from "../keys/random.ts";
import type { AnyScheduledBlock, ScenarioContext, ScheduledBlock, ScheduledCBlock } from "./scenario.ts";
import { exportTo, importFrom } from "./transactions.ts";
import { ownedBy, type Signers } from "./wallet.ts";

/** Average seconds between two events of a type. */
const TO_P_INTERVAL = 26 * 3_600;
const TO_X_INTERVAL = 40 * 3_600;
const FROM_X_INTERVAL = 32 * 3_600;
const ARRIVAL_INTERVAL = 16 * 3_600;

/** Seconds between an export and its import. */
const CROSSING_TIME = 1_800;

/** Imports of one block, and inputs of one import: together they stay below the gas of a block. */
const MOST_IMPORTS = 4;
const MOST_INPUTS = 8;

/** Instants about `interval` apart, from three days after the start to the end. */
function instants({ start, end, random }: ScenarioContext, label: string, interval: number): number[] {
  const stream = random.fork(`c/instants/${label}`);
  const times: number[] = [];
  for (let at = start + 3 * DAY; at < end; at += stream.int(interval / 2, (interval * 3) / 2)) times.push(at);
  return times;
}

/**
 * The accounts that export from the C-Chain. No others do, and these send no transactions on the EVM chain there: so the nonces of
 * exports follow from the exports alone, although the two types of transactions are created separately.
 */
function givers({ accounts }: ScenarioContext): readonly [Account, Account] {
  return [accounts.treasury, accounts.heidi];
}

/** The accounts that receive AVAX from the C-Chain on the other chains, and send some back. */
function cPeople({ accounts }: ScenarioContext): Account[] {
  return [accounts.alice, accounts.bob, accounts.erin, accounts.grace];
}

const someAvax = (random: Random): bigint => BigInt(random.int(100, 50_000)) * (AVAX / 100n);

/** Imports on the P-Chain the outputs from the C-Chain with exactly these owners. */
function importToP(context: ScenarioContext, at: number, owners: Signers, threshold = 1): ScheduledBlock {
  const { wallet, state, cChain } = context;
  return {
    at,
    fill(issue) {
      const sent = utxosFor(state.importable, cChain.chainId)
        .ofAddress(owners[0].address)
        .filter(({ output }) => output.type === "TransferOutput" && output.threshold === threshold);
      issue(importFrom(wallet, owners, cChain.chainId, sent, ownedBy([owners[0]])));
    },
  };
}

/** Exports to the P-Chain, sometimes of two accounts in one block; each imports its own. */
function toP(context: ScenarioContext): AnyScheduledBlock[] {
  const { cWallet } = context;
  const random = context.random.fork("c/to-p");
  const people = cPeople(context);
  return instants(context, "to-p", TO_P_INTERVAL).flatMap((at): AnyScheduledBlock[] => {
    const first = random.int(0, people.length - 1);
    const senders = random.chance(0.25) ? [first, (first + 1) % people.length] : [first];
    const exported = senders.flatMap((index) => people[index] ?? []);
    const amounts = exported.map(() => someAvax(random));
    const leave: ScheduledCBlock = {
      at,
      fillC(issue) {
        for (const [index, sender] of exported.entries()) {
          const amount = amounts[index] ?? AVAX;
          const giver = givers(context)[index] ?? givers(context)[0];
          issue(cWallet.exportTo([giver], EMPTY_ID, { to: ownedBy([sender]), amount }));
        }
      },
    };
    return [leave, ...exported.map((sender) => importToP(context, at + CROSSING_TIME, [sender]))];
  });
}

/** Exports to the X-Chain, which the senders import there. */
function toX(context: ScenarioContext): AnyScheduledBlock[] {
  const { cWallet, xWallet, cChain, xChain } = context;
  const random = context.random.fork("c/to-x");
  return instants(context, "to-x", TO_X_INTERVAL).flatMap((at): AnyScheduledBlock[] => {
    const sender = random.pick(cPeople(context));
    const amount = someAvax(random);
    return [
      {
        at,
        fillC(issue) {
          const [giver] = givers(context);
          issue(cWallet.exportTo([giver], xChain.chainId, { to: ownedBy([sender]), amount }));
        },
      },
      {
        at: at + CROSSING_TIME,
        fillX(issue) {
          const arrived = xWallet.arrived(sender, cChain.chainId);
          if (arrived.length > 0) issue(xWallet.importFrom(sender, cChain.chainId, arrived));
        },
      },
    ];
  });
}

/** Exports from the X-Chain to accounts here. */
function fromX(context: ScenarioContext): AnyScheduledBlock[] {
  const { xWallet, cChain, accounts } = context;
  const random = context.random.fork("c/from-x");
  return instants(context, "from-x", FROM_X_INTERVAL).map((at) => ({
    at,
    fillX(issue) {
      const sender = random.pick([accounts.erin, accounts.erin, accounts.alice, accounts.bob]);
      const most = xWallet.spendable(sender) / 100n;
      const target = someAvax(random);
      const amount = target < most ? target : most;
      issue(xWallet.exportTo(sender, cChain.chainId, { to: ownedBy([sender]), amount }));
    },
  }));
}

/** The pending imports: at most as many as fit into one block. */
function* waitingImports(context: ScenarioContext, random: Random): Generator<SignedAtomicTx> {
  const { cWallet, xChain } = context;
  const people = cPeople(context);
  let left = MOST_IMPORTS;
  for (const person of people) {
    for (const source of [EMPTY_ID, xChain.chainId]) {
      const arrived = cWallet.arrived(person, source).slice(0, MOST_INPUTS);
      if (arrived.length === 0 || left === 0) continue;
      left -= 1;
      const other = random.pick(people);
      yield cWallet.importFrom(person, source, arrived, other === person ? [person] : [person, other]);
    }
  }
}

/** Outputs from another chain are imported about a day later. */
function arrivals(context: ScenarioContext): ScheduledCBlock[] {
  const random = context.random.fork("c/arrivals");
  return instants(context, "arrivals", ARRIVAL_INTERVAL).map((at) => ({
    at,
    fillC(issue) {
      for (const tx of waitingImports(context, random)) issue(tx);
    },
  }));
}

/** Two accounts export together, and two out of three must import it; another such export stays pending. */
function sharedFunds(context: ScenarioContext): AnyScheduledBlock[] {
  const { cWallet, accounts, start, end } = context;
  const { alice, bob, carol } = accounts;
  const to = ownedBy([alice, bob, carol], 2);
  const leave = (at: number, avax: bigint): ScheduledCBlock => ({
    at,
    fillC(issue) {
      issue(cWallet.exportTo(givers(context), EMPTY_ID, { to, amount: avax * AVAX }));
    },
  });
  return [
    leave(start + 6 * DAY, 640n),
    importToP(context, start + 6 * DAY + CROSSING_TIME, [bob, carol], 2),
    leave(end - DAY, 55n),
  ];
}

/** Exports that are pending at the end: one to each chain, and one from each. */
function lastOnes(context: ScenarioContext): AnyScheduledBlock[] {
  const { wallet, cWallet, xWallet, cChain, xChain, accounts, end } = context;
  const { alice, bob, erin } = accounts;
  const [first, second] = givers(context);
  return [
    {
      at: end - 900,
      fillC(issue) {
        issue(cWallet.exportTo([first], EMPTY_ID, { to: ownedBy([alice]), amount: 12n * AVAX }));
        issue(cWallet.exportTo([second], xChain.chainId, { to: ownedBy([bob]), amount: 7n * AVAX }));
      },
    },
    {
      at: end - 750,
      fill(issue) {
        issue(exportTo(wallet, [bob], cChain.chainId, { to: ownedBy([bob]), amount: 21n * AVAX }));
      },
    },
    {
      at: end - 600,
      fillX(issue) {
        issue(xWallet.exportTo(erin, cChain.chainId, { to: ownedBy([erin]), amount: 30n * AVAX }));
      },
    },
  ];
}

/** Schedules all blocks of the C-Chain. */
export function cScenario(context: ScenarioContext): AnyScheduledBlock[] {
  return [
    ...toP(context),
    ...toX(context),
    ...fromX(context),
    ...arrivals(context),
    ...sharedFunds(context),
    ...lastOnes(context),
  ];
}

/**
 * The next event in the C-Chain's traffic: imports when any are pending, else an export.
 *
 * @param time Unix seconds, not before its last block's
 */
export function liveOnC(context: ScenarioContext, random: Random, time: number): void {
  const { cChain, cWallet, xChain } = context;
  const made = cChain.standard(time, (issue) => {
    for (const tx of waitingImports(context, random)) issue(tx);
  });
  if (made !== undefined) return;
  const sender = random.pick(cPeople(context));
  const [giver] = givers(context);
  const most = cWallet.spendable(giver) / 100n;
  const target = someAvax(random);
  if (most < AVAX / 100n) return;
  const destination = random.pick([EMPTY_ID, xChain.chainId]);
  const amount = target < most ? target : most;
  cChain.standard(time, (issue) =>
    issue(cWallet.exportTo([giver], destination, { to: ownedBy([sender]), amount })),
  );
}
