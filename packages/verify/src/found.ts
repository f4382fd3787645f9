/** Addresses and token holders that the blocks show: a bounded choice that depends on the seed alone. */

/** Keeps the items of the smallest hashes, whatever their order and however often each is found. */
class Choice {
  readonly #limit: number;
  readonly #seed: number;
  readonly #items = new Map<string, number>();

  constructor(limit: number, seed: number, items: readonly string[] = []) {
    this.#limit = limit;
    this.#seed = seed;
    for (const item of items) this.add(item);
  }

  add(item: string): void {
    if (this.#items.has(item)) return;
    this.#items.set(item, hashOf(item, this.#seed));
    if (this.#items.size < this.#limit * 2) return;
    this.#trim();
  }

  #trim(): void {
    const sorted = [...this.#items].sort(([a, left], [b, right]) => left - right || (a < b ? -1 : 1));
    for (const [item] of sorted.slice(this.#limit)) this.#items.delete(item);
  }

  get items(): readonly string[] {
    this.#trim();
    return [...this.#items.keys()].sort();
  }
}

/** FNV-1a, begun with the seed. */
export function hashOf(text: string, seed: number): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}

/** As plain data. */
export interface FoundData {
  /** Addresses in bech32, without a chain in front. */
  readonly addresses: readonly string[];
  /** Chain, contract and account of each holder of tokens, separated by spaces. */
  readonly holders: readonly string[];
}

/** Addresses and holders that the walk over the blocks found. */
export class Found {
  readonly #addresses: Choice;
  readonly #holders: Choice;

  /** @param limit of each kind */
  constructor(limit: number, seed: number, data?: FoundData) {
    this.#addresses = new Choice(limit, seed, data?.addresses);
    this.#holders = new Choice(limit, seed, data?.holders);
  }

  /** @param address bech32, without a chain in front */
  addAddress(address: string): void {
    this.#addresses.add(address);
  }

  addHolder(chain: string, contract: string, account: string): void {
    this.#holders.add(`${chain} ${contract} ${account}`);
  }

  get addresses(): readonly string[] {
    return this.#addresses.items;
  }

  /** Chain, contract and account, separated by spaces. */
  get holders(): readonly string[] {
    return this.#holders.items;
  }

  get data(): FoundData {
    return { addresses: this.addresses, holders: this.holders };
  }
}
