/** Everyday traffic: payments, multisignature funds, and AVAX moving to and from the other chains. */
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { AVAX, DAY } from "../chains/p/params.ts";
import { EMPTY_ID, utxosFor } from "../chains/p/state.ts";
import { arrivedFor } from "./arrived.ts";
import type { AnyScheduledBlock, ScenarioContext, ScheduledBlock, ScheduledXBlock } from "./scenario.ts";
import { exportTo, importFrom, transfer } from "./transactions.ts";
import { ownedBy, type Signers } from "./wallet.ts";

/** Seconds between two payments, on average. */
const PAYMENT_INTERVAL = 6 * 3_600;
const EXPORT_INTERVAL = 30 * 3_600;
const IMPORT_INTERVAL = 36 * 3_600;

/** Instants about `interval` apart, from an hour after the start to the end. */
function instants({ start, end, random }: ScenarioContext, label: string, interval: number): number[] {
  const stream = random.fork(`instants/${label}`);
  const times: number[] = [];
  for (let at = start + 3_600; at < end; at += stream.int(interval / 2, (interval * 3) / 2)) times.push(at);
  return times;
}

function payments(context: ScenarioContext): ScheduledBlock[] {
  const { wallet, accounts } = context;
  const random = context.random.fork("payments");
  const payers = [accounts.alice, accounts.bob, accounts.carol, accounts.grace, accounts.erin];
  const payees = [...payers, accounts.dave, accounts.frank, accounts.heidi, accounts.ivan];
  return instants(context, "payments", PAYMENT_INTERVAL).map((at) => ({
    at,
    fill(issue) {
      const first = random.int(0, payers.length - 1);
      for (let index = 0; index < random.pick([1, 1, 1, 2]); index += 1) {
        const payer = payers[(first + index) % payers.length] ?? accounts.alice;
        const list = Array.from({ length: random.pick([1, 1, 2, 4]) }, () => ({
          to: ownedBy([random.pick(payees)]),
          amount: BigInt(random.int(1, 500_000)) * (AVAX / 1_000n),
        }));
        const memo = random.chance(0.1) ? utf8ToBytes(`invoice ${random.int(1, 9_999)}`) : new Uint8Array();
        issue(transfer(wallet, [payer], list, memo));
      }
    },
  }));
}

/** Funds of two out of three owners, received and spent together, and an output that is locked for a while. */
function sharedFunds({ wallet, accounts, start, end }: ScenarioContext): ScheduledBlock[] {
  const { alice, bob, carol, treasury } = accounts;
  const owners: Signers = [alice, bob, carol];
  const later = BigInt(end + 60 * DAY);
  return [
    {
      at: start + 2 * DAY,
      fill(issue) {
        issue(transfer(wallet, [alice], [{ to: ownedBy(owners, 2), amount: 5_000n * AVAX }]));
        issue(transfer(wallet, [bob], [{ to: ownedBy([treasury], 1, later), amount: 750n * AVAX }]));
      },
    },
    {
      at: start + 5 * DAY,
      fill(issue) {
        issue(transfer(wallet, [carol, alice], [{ to: ownedBy(owners, 2), amount: 1_200n * AVAX }]));
      },
    },
    {
      // These stay unspent until the end: the first needs two signatures, the second one of two.
      at: end - 2 * DAY,
      fill(issue) {
        const shared = { to: ownedBy(owners, 2), amount: 900n * AVAX };
        issue(transfer(wallet, [alice], [shared, { to: ownedBy([alice, bob]), amount: 300n * AVAX }]));
      },
    },
  ];
}

function exports(context: ScenarioContext): ScheduledBlock[] {
  const { wallet, accounts, xChain, cChain } = context;
  const random = context.random.fork("exports");
  const senders = [accounts.alice, accounts.bob, accounts.erin];
  return instants(context, "exports", EXPORT_INTERVAL).map((at) => ({
    at,
    fill(issue) {
      const sender = random.pick(senders);
      const chainId = random.chance(0.5) ? xChain.chainId : cChain.chainId;
      const amount = BigInt(random.int(100, 20_000)) * (AVAX / 100n);
      issue(exportTo(wallet, [sender], chainId, { to: ownedBy([sender]), amount }));
    },
  }));
}

/** Erin exports AVAX from the X-Chain, and imports it on the P-Chain at the same time. */
function imports(context: ScenarioContext): AnyScheduledBlock[] {
  const { wallet, accounts, xChain, xWallet, state, end } = context;
  const random = context.random.fork("imports");
  const { erin } = accounts;
  const amount = () => BigInt(random.int(1_000, 90_000)) * (AVAX / 100n);
  const times = instants(context, "imports", IMPORT_INTERVAL);
  const send = (at: number, count: number): ScheduledXBlock => ({
    at,
    fillX(issue) {
      for (let sent = 0; sent < count; sent += 1)
        issue(xWallet.exportTo(erin, EMPTY_ID, { to: ownedBy([erin]), amount: amount() }));
    },
  });
  const take = (at: number): ScheduledBlock => ({
    at,
    fill(issue) {
      const sent = arrivedFor(utxosFor(state.importable, xChain.chainId), { ...state, ...erin });
      issue(importFrom(wallet, [erin], xChain.chainId, sent, ownedBy([erin])));
    },
  });
  const pairs = times.flatMap((at) => [send(at, random.int(1, 3)), take(at)]);
  // The last output stays pending, as some do on real networks.
  return [...pairs, send(end - 3_600, 1)];
}

/** Schedules all blocks of this kind. */
export function transferScenario(context: ScenarioContext): AnyScheduledBlock[] {
  return [...payments(context), ...sharedFunds(context), ...exports(context), ...imports(context)];
}
