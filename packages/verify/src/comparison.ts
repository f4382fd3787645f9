/** Counts what was compared, and keeps every difference. */
import { InternalServerError, NotFoundError } from "@primary-network/core";

/** One kind of comparison. */
export interface Question {
  /** Chain as the service's status names it, such as `p-chain` or `evm-43114`. */
  readonly chain: string;
  readonly name: string;
  /** The service's request that shows the value; `{about}` stands for the subject. */
  readonly ask: string;
}

/** A field of one thing that node and index say differently. */
export interface Difference {
  /** Chain as the service's status names it. */
  readonly chain: string;
  /** Name of the comparison. */
  readonly question: string;
  /** Subject of the question: a height, a transaction, an address. */
  readonly about: string;
  /** Name of the field; empty where the whole value differs. */
  readonly field: string;
  /** Value of the node; undefined where it has none. */
  readonly node: unknown;
  /** Value of the index; undefined where it has none. */
  readonly service: unknown;
  /** The service's request that shows it. */
  readonly ask: string;
}

/** Counts of one question. */
export interface ComparedRow {
  /** Chain as the service's status names it. */
  readonly chain: string;
  /** Name of the comparison. */
  readonly question: string;
  /** Values that were compared. */
  readonly asked: number;
  /** Values that are equal on both sides. */
  readonly equal: number;
  /** Values that differ. */
  readonly different: number;
}

/** Something that was not compared. */
export interface NotCompared {
  /** Chain as the service's status names it. */
  readonly chain: string;
  /** Subject that was left out. */
  readonly subject: string;
  /** Why it was left out. */
  readonly reason: string;
}

/** A comparison as plain data. */
export interface ComparisonData {
  /** Counts by question. */
  readonly rows: readonly ComparedRow[];
  /** Each field that differs. */
  readonly differences: readonly Difference[];
  /** Subjects that were left out. */
  readonly notCompared: readonly NotCompared[];
}

type Counts = { -readonly [name in keyof ComparedRow]: ComparedRow[name] };

/** Text of a value that is the same for equal values: members sorted, integers exact. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) => {
    if (typeof member === "bigint") return String(member);
    if (typeof member !== "object" || member === null || Array.isArray(member)) return member;
    return Object.fromEntries(Object.entries(member).sort(([left], [right]) => (left < right ? -1 : 1)));
  });
}

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Paths at which two values differ; the empty path where they are not both objects. */
function differingFields(
  node: unknown,
  service: unknown,
  path = "",
): readonly { readonly field: string; readonly node: unknown; readonly service: unknown }[] {
  if (canonical(node) === canonical(service)) return [];
  if (!isObject(node) || !isObject(service)) return [{ field: path, node, service }];
  return [...new Set([...Object.keys(node), ...Object.keys(service)])].flatMap((name) =>
    differingFields(node[name], service[name], path === "" ? name : `${path}.${name}`),
  );
}

const keyOf = ({ chain, name }: Pick<Question, "chain" | "name">) => `${chain} ${name}`;

/** Identity of a difference: the same one in two readings of a chain that moves has the same text. */
const identityOf = (difference: Difference): string => canonical(difference);

/** Numbers within a text by value: height 9 comes before height 10. */
const { compare: inOrder } = new Intl.Collator("en", { numeric: true });

/** Concurrent responses arrive in any order, and equal runs give equal reports. */
const byQuestion = (left: ComparedRow, right: ComparedRow): number =>
  inOrder(left.chain, right.chain) || inOrder(left.question, right.question);

const byDifference = (left: Difference, right: Difference): number =>
  inOrder(left.chain, right.chain) ||
  inOrder(left.question, right.question) ||
  inOrder(left.about, right.about) ||
  inOrder(left.field, right.field);

/** A table of comparisons, sorted by chain and question. */
export class Comparison {
  readonly #rows = new Map<string, Counts>();
  readonly #differences: Difference[] = [];
  readonly #notCompared = new Map<string, NotCompared>();

  /** @param data of a comparison that goes on */
  constructor(data?: ComparisonData) {
    for (const row of data?.rows ?? [])
      this.#rows.set(keyOf({ chain: row.chain, name: row.question }), { ...row });
    this.#differences.push(...(data?.differences ?? []));
    for (const each of data?.notCompared ?? []) this.leaveOut(each);
  }

  #rowOf({ chain, name }: Pick<Question, "chain" | "name">): Counts {
    const key = keyOf({ chain, name });
    const row = this.#rows.get(key) ?? { chain, question: name, asked: 0, equal: 0, different: 0 };
    this.#rows.set(key, row);
    return row;
  }

  /** Compares one value of both; members that are `undefined` count as absent. */
  compare({ chain, name, ask }: Question, about: string, node: unknown, service: unknown): void {
    const row = this.#rowOf({ chain, name });
    row.asked++;
    const fields = differingFields(node, service);
    if (fields.length === 0) {
      row.equal++;
      return;
    }
    row.different++;
    for (const field of fields)
      this.#differences.push({
        chain,
        question: name,
        about,
        ...field,
        ask: ask.replaceAll("{about}", about),
      });
  }

  /**
   * Compares a value of the node with a response of the service. A response 404 is no value, and 500 is a
   * value that differs from all others: a damaged index may fail to respond.
   *
   * @returns the response, if there is one
   */
  async compareResponse<Response>(
    question: Question,
    about: string,
    node: unknown,
    read: () => PromiseLike<Response>,
    form: (response: Response) => unknown,
  ): Promise<Response | undefined> {
    try {
      const response = await read();
      this.compare(question, about, node, form(response));
      return response;
    } catch (error) {
      if (error instanceof NotFoundError) this.compare(question, about, node, undefined);
      else if (error instanceof InternalServerError) this.compare(question, about, node, error.message);
      else throw error;
    }
    return undefined;
  }

  /** Compares two collections entry by entry, by a key that both have. A key twice is a difference too. */
  compareByKey(
    question: Question,
    node: Iterable<readonly [key: string, entry: unknown]>,
    service: Iterable<readonly [key: string, entry: unknown]>,
  ): void {
    const [expected, found] = [grouped(node), grouped(service)];
    for (const key of new Set([...expected.keys(), ...found.keys()]))
      this.compare(question, key, expected.get(key), found.get(key));
  }

  /** Notes something that is not compared. */
  leaveOut(left: NotCompared): void {
    this.#notCompared.set(`${left.chain} ${left.subject}`, left);
  }

  /**
   * Adds the results of another comparison.
   *
   * @param lasting the differences that count; all without it
   */
  add(other: Comparison, lasting: ReadonlySet<string> = new Set(other.identities)): void {
    const kept = other.#differences.filter((each) => lasting.has(identityOf(each)));
    this.#differences.push(...kept);
    for (const each of other.#notCompared.values()) this.leaveOut(each);
    for (const { chain, question, asked } of other.#rows.values()) {
      const row = this.#rowOf({ chain, name: question });
      const abouts = new Set(
        kept.filter((each) => each.chain === chain && each.question === question).map(({ about }) => about),
      );
      row.asked += asked;
      row.different += abouts.size;
      row.equal += asked - abouts.size;
    }
  }

  /** Texts that identify the differences. */
  get identities(): readonly string[] {
    return this.#differences.map(identityOf);
  }

  get differences(): readonly Difference[] {
    return [...this.#differences].sort(byDifference);
  }

  get rows(): readonly ComparedRow[] {
    return [...this.#rows.values()].sort(byQuestion);
  }

  /** Everything as plain data. */
  get data(): ComparisonData {
    return {
      rows: this.rows.map((row) => ({ ...row })),
      differences: this.differences,
      notCompared: [...this.#notCompared.values()],
    };
  }
}

/** Entries by key; several of one key become a list. */
function grouped(entries: Iterable<readonly [key: string, entry: unknown]>): ReadonlyMap<string, unknown> {
  const groups = new Map<string, unknown[]>();
  for (const [key, entry] of entries) groups.set(key, [...(groups.get(key) ?? []), entry]);
  return new Map([...groups].map(([key, group]) => [key, group.length === 1 ? group[0] : group]));
}
