/** Traffic of auto-renewed validators since the Helicon upgrade. */
import { hexToBytes } from "@noble/hashes/utils.js";
import type { SignedTx } from "@primary-network/codec/p";
import { AVAX, DAY } from "../chains/p/params.ts";
import type { Account } from "../keys/accounts.ts";
import type { NodeKey } from "../keys/keys.ts";
import type { Random } from "../keys/random.ts";
import { addAutoRenewedValidator, setAutoRenewedConfig } from "./auto-renewed-transactions.ts";
import type { ScenarioContext } from "./scenario.ts";
import { ownedBy } from "./wallet.ts";

/** Number of auto-renewed validators above which the oldest is stopped. */
const MANY_RENEWED = 6;

/** A share in millionths. */
const shareOf = (random: Random): number => random.int(0, 10) * 100_000;

/** Adds a validator with cycles of one to seven days. */
export function addRenewed(
  { wallet }: ScenarioContext,
  payer: Account,
  node: NodeKey,
  amount: bigint,
  random: Random,
): SignedTx {
  const authority = ownedBy([payer]);
  const stake = { amount, rewards: authority, delegationShares: random.pick([20_000, 50_000, 100_000]) };
  const config = { authority, period: random.int(DAY, 7 * DAY), compoundShares: shareOf(random) };
  return addAutoRenewedValidator(wallet, [payer], node, stake, config);
}

/**
 * Stops the oldest of many validators; otherwise changes the share that one of them stakes again.
 *
 * @returns undefined when no account that can pay has such a validator
 */
export function changeRenewed(
  { wallet, state }: ScenarioContext,
  people: readonly Account[],
  random: Random,
): SignedTx | undefined {
  const going = [...state.renewals].flatMap(([key, { nextPeriod }]) => {
    const tx = state.txs.get(key)?.tx.unsignedTx;
    if (nextPeriod === 0 || tx?.type !== "AddAutoRenewedValidatorTx") return [];
    const authority = tx.validatorAuthority;
    const owner = people.find((person) => wallet.authorize(authority, [person]) !== undefined);
    const able = owner !== undefined && wallet.spendable(owner).total >= AVAX;
    return able ? [{ txId: hexToBytes(key), owner, authority, period: nextPeriod }] : [];
  });
  const [oldest] = going;
  if (oldest === undefined) return undefined;
  const many = going.length > MANY_RENEWED;
  const { txId, owner, authority, period } = many ? oldest : random.pick(going);
  const compoundShares = many ? 0 : shareOf(random);
  const config = { authority, period: many ? 0 : period, compoundShares };
  return setAutoRenewedConfig(wallet, [owner], txId, config);
}
