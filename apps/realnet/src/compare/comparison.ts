/** Counts what was compared, and keeps every difference. */

/** One thing that the node and the service say differently. */
export interface Difference {
  /** What the question was about: a height, a transaction, an address. */
  readonly about: string;
  readonly node: unknown;
  readonly service: unknown;
}

/** What came of one question. */
export interface ComparedRow {
  readonly question: string;
  readonly asked: number;
  readonly equal: number;
  readonly differences: readonly Difference[];
}

/** Text of a value that is the same for equal values: members sorted, integers exact. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) => {
    if (typeof member === "bigint") return String(member);
    if (typeof member !== "object" || member === null || Array.isArray(member)) return member;
    return Object.fromEntries(Object.entries(member).sort(([left], [right]) => (left < right ? -1 : 1)));
  });
}

/** A table of comparisons, by question in the order in which each was first asked. */
export class Comparison {
  readonly #rows = new Map<string, { asked: number; equal: number; differences: Difference[] }>();

  /** Compares what both say about one thing; members that are `undefined` count as absent. */
  compare(question: string, about: string, node: unknown, service: unknown): void {
    const row = this.#rows.get(question) ?? { asked: 0, equal: 0, differences: [] };
    this.#rows.set(question, row);
    row.asked++;
    if (canonical(node) === canonical(service)) {
      row.equal++;
      return;
    }
    row.differences.push({ about, node, service });
  }

  /** Compares two collections entry by entry, by a key that both have. */
  compareByKey(
    question: string,
    node: Iterable<readonly [key: string, entry: unknown]>,
    service: Iterable<readonly [key: string, entry: unknown]>,
  ): void {
    const [expected, found] = [new Map(node), new Map(service)];
    for (const key of new Set([...expected.keys(), ...found.keys()]))
      this.compare(question, key, expected.get(key), found.get(key));
  }

  get rows(): readonly ComparedRow[] {
    return [...this.#rows].map(([question, row]) => ({ question, ...row }));
  }

  /** Every difference: each is a defect of ours. */
  get defects(): readonly (Difference & { readonly question: string })[] {
    return this.rows.flatMap(({ question, differences }) =>
      differences.map((each) => ({ question, ...each })),
    );
  }
}
