/** Shows long work on a stream: bars that are redrawn, lines now and then, or lines of JSON. */
import { barsOf, jsonOf, lineOf } from "./text.ts";
import type { Work } from "./work.ts";

/** Form of the display. */
export type ProgressKind = "bar" | "lines" | "json" | "off";

/** The stream that is written to; `columns` and `rows` are a terminal's. */
export interface ProgressStream {
  write(text: string): unknown;
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
}

/** Milliseconds between lines about the same work, and between lines of JSON. */
const EVERY: { readonly [kind in ProgressKind]: number } = { bar: 0, lines: 10_000, json: 1_000, off: 0 };

/** Last output about a piece of work. */
interface Shown {
  readonly at: number;
  readonly text: string;
  readonly ended: boolean;
}

export class ProgressDisplay {
  readonly kind: ProgressKind;
  readonly #stream: ProgressStream;
  readonly #now: () => number;
  readonly #shown = new Map<string, Shown>();
  /** Lines of bars that stand on the terminal. */
  #drawn = 0;

  /** @param now milliseconds of a clock that never goes back */
  constructor(kind: ProgressKind, stream: ProgressStream, now: () => number) {
    this.kind = kind;
    this.#stream = stream;
    this.#now = now;
  }

  /** Shows the state of all running work. Call it often: it prints a line only when one is due. */
  show(works: readonly Work[]): void {
    if (this.kind === "off") return;
    if (this.kind === "bar") this.#draw(works);
    else for (const work of works) this.#line(work);
  }

  /** Writes something else, such as a line of the log, above the bars. */
  write(text: string): void {
    this.clear();
    this.#stream.write(text);
  }

  /** Removes the bars, until the next `show`. */
  clear(): void {
    if (this.#drawn === 0) return;
    // Up by the lines that were drawn, then everything below is erased.
    this.#stream.write(`\u001b[${this.#drawn}A\u001b[J`);
    this.#drawn = 0;
  }

  #draw(works: readonly Work[]): void {
    const ended = works.filter((work) => this.#endsNow(work)).map(lineOf);
    const { columns = 80, rows = 24 } = this.#stream;
    const going = works.filter((work) => !work.ended);
    const bars = barsOf(going, columns).slice(0, Math.max(1, rows - 1));
    if (ended.length === 0 && bars.length === 0 && this.#drawn === 0) return;
    this.clear();
    const lines = [...ended, ...bars];
    if (lines.length > 0) this.#stream.write(`${lines.join("\n")}\n`);
    this.#drawn = bars.length;
  }

  #endsNow(work: Work): boolean {
    const before = this.#shown.get(work.name);
    this.#shown.set(work.name, { at: this.#now(), text: "", ended: work.ended });
    return work.ended && before?.ended !== true;
  }

  #line(work: Work): void {
    const now = this.#now();
    const before = this.#shown.get(work.name);
    // The first look only begins the count: short work has one line, at its end.
    if (before === undefined && !work.ended && this.kind === "lines") {
      this.#shown.set(work.name, { at: now, text: "", ended: false });
      return;
    }
    const ends = work.ended !== (before?.ended ?? false);
    if (!ends && (work.ended || now - (before?.at ?? -Infinity) < EVERY[this.kind])) return;
    const text = this.kind === "json" ? jsonOf(work) : lineOf(work);
    this.#shown.set(work.name, { at: now, text, ended: work.ended });
    if (this.kind === "lines" || text !== before?.text) this.#stream.write(`${text}\n`);
  }
}
