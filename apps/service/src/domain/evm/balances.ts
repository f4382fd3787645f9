/** The holdings of accounts after the transfers of some blocks. */

import { ZERO_ADDRESS } from "./address.ts";
import type { ErcKind, EvmTransferFact } from "./facts.ts";

/** An account's part of a token, or of one token of a collection. */
export interface HoldingKey {
  readonly owner: string;
  readonly kind: ErcKind;
  /** The token's contract. */
  readonly token: string;
  /** Decimal; 0 of ERC-20. */
  readonly tokenId: string;
}

/** The change of a holding by one block. */
interface BlockChange {
  readonly number: number;
  /**
   * The amount received less the amount sent; of ERC-721 1 when the last transfer was to the owner, else 0.
   */
  readonly amount: string;
}

/** The changes of a holding by blocks, in their order. */
export interface HoldingChanges extends HoldingKey {
  readonly changes: readonly BlockChange[];
}

/**
 * The change of a holding by one block, and the holding before the first of the blocks; null when there was
 * none.
 */
export interface BalanceChange extends HoldingKey, BlockChange {
  readonly id: number | null;
  readonly changed: number | null;
  readonly balance: string | null;
}

/** A balance from one block on. */
export interface BalanceVersion {
  /** Id of the holding. */
  readonly holding: number;
  readonly number: number;
  readonly balance: string;
}

export interface Holding extends HoldingKey {
  readonly id: number;
  /** Block of the first balance. */
  readonly first: number;
  /** Block from which on the balance is this one. */
  readonly changed: number;
  /** Negative when a contract moved tokens without ever reporting that it gave them. */
  readonly balance: string;
  /** The same block when the balance is 0, else null. */
  readonly emptied: number | null;
}

export interface BalancesAfter {
  readonly created: Holding[];
  /** Holdings that there were; their keys and first blocks stay. */
  readonly updated: Holding[];
  /** The balances that these blocks replace, and those among them that later ones replace. */
  readonly former: BalanceVersion[];
}

const keyOf = (
  owner: string,
  { kind, token, tokenId }: Pick<EvmTransferFact, "kind" | "token" | "tokenId">,
) => `${owner}${token}${kind}/${tokenId ?? 0}`;

/** A holding while transfers are added up. */
class Adding implements HoldingKey {
  readonly owner: string;
  readonly kind: ErcKind;
  readonly token: string;
  readonly tokenId: string;
  readonly #sums: { readonly number: number; amount: bigint }[] = [];

  constructor(owner: string, { kind, token, tokenId }: EvmTransferFact) {
    this.owner = owner;
    this.kind = kind;
    this.token = token;
    this.tokenId = tokenId ?? "0";
  }

  add(number: number, amount: bigint): void {
    const last = this.#sums[this.#sums.length - 1];
    if (last?.number !== number) this.#sums.push({ number, amount });
    else last.amount = this.kind === 721 ? amount : last.amount + amount;
  }

  changed(): HoldingChanges[] {
    const { owner, kind, token, tokenId } = this;
    const changes = this.#sums
      .filter(({ amount }) => kind === 721 || amount !== 0n)
      .map(({ number, amount }) => ({ number, amount: String(amount) }));
    return changes.length === 0 ? [] : [{ owner, kind, token, tokenId, changes }];
  }
}

/**
 * Adds up the changes of transfers, by holding. An NFT moves from the sender to the recipient.
 *
 * @param transfers in the order of the chain
 */
export function holdingChanges(transfers: readonly EvmTransferFact[]): HoldingChanges[] {
  const holdings = new Map<string, Adding>();
  const add = (owner: string, transfer: EvmTransferFact, amount: bigint): void => {
    if (owner === ZERO_ADDRESS) return; // no list has its holdings
    const key = keyOf(owner, transfer);
    const known = holdings.get(key);
    const holding = known ?? new Adding(owner, transfer);
    if (!known) holdings.set(key, holding);
    holding.add(transfer.number, amount);
  };
  for (const transfer of transfers) {
    const { kind, sender, recipient, value } = transfer;
    const amount = kind === 721 ? 1n : BigInt(value ?? 0);
    add(sender, transfer, kind === 721 ? 0n : -amount);
    add(recipient, transfer, amount);
  }
  return [...holdings.values()].flatMap((holding) => holding.changed());
}

/** Joins changes of the same holding; changes of earlier blocks come first. */
export function mergeChanges(changes: readonly HoldingChanges[]): HoldingChanges[] {
  const holdings = new Map<string, HoldingChanges>();
  for (const next of changes) {
    const { owner, kind, token, tokenId } = next;
    const key = keyOf(owner, next);
    const known = holdings.get(key);
    const joined = known && { owner, kind, token, tokenId, changes: known.changes.concat(next.changes) };
    holdings.set(key, joined ?? next);
  }
  return [...holdings.values()];
}

const isSame = (left: HoldingKey, right: HoldingKey): boolean =>
  left.owner === right.owner &&
  left.token === right.token &&
  left.tokenId === right.tokenId &&
  left.kind === right.kind;

/**
 * Applies changes.
 *
 * @param changes in the order of holdings, and of each holding in the order of blocks
 * @param lastId the largest id that there is; new holdings have those after it
 */
export function balancesAfter(changes: readonly BalanceChange[], lastId: number): BalancesAfter {
  const after: BalancesAfter = { created: [], updated: [], former: [] };
  let nextId = lastId + 1;
  for (let at = 0; at < changes.length; ) {
    const first = changes[at];
    if (first === undefined) break;
    const { owner, kind, token, tokenId } = first;
    const id = first.id ?? nextId;
    const versions: BalanceVersion[] = [];
    let balance = BigInt(first.balance ?? 0);
    if (first.changed !== null)
      versions.push({ holding: id, number: first.changed, balance: String(balance) });
    for (let next = changes[at]; next !== undefined && isSame(first, next); next = changes[++at]) {
      const now = kind === 721 ? BigInt(next.amount) : balance + BigInt(next.amount);
      if (now === balance) continue;
      balance = now;
      versions.push({ holding: id, number: next.number, balance: String(balance) });
    }
    const last = versions.pop();
    // Nothing changed: an NFT that came and left within its block, of one who never had it.
    if (last === undefined || last.number === first.changed) continue;
    after.former.push(...versions);
    const holding: Holding = {
      owner,
      kind,
      token,
      tokenId,
      id,
      first: versions[0]?.number ?? last.number,
      changed: last.number,
      balance: last.balance,
      emptied: balance === 0n ? last.number : null,
    };
    if (first.id !== null) after.updated.push(holding);
    else {
      nextId++;
      after.created.push(holding);
    }
  }
  return after;
}
