/** The progress of a command: which works it shows, how, and since when. */
import { performance } from "node:perf_hooks";
import type { DevProgress, SiteBuild } from "@primary-network/devnet";
import type { MigrationProgress, ServiceStatus } from "@primary-network/service";
import { ProgressDisplay, type ProgressKind, type ProgressStream } from "./display.ts";
import type { Work } from "./work.ts";
import { migrationWork, serviceWorks, siteWork, startWork } from "./works.ts";

/** Milliseconds between looks at the work. */
const BAR_MS = 200;
const LINES_MS = 1_000;

/** A terminal or another stream, and the environment that describes its abilities. */
export interface ProgressTarget {
  readonly stream: ProgressStream & { readonly isTTY?: boolean | undefined };
  readonly env: { readonly [name: string]: string | undefined };
}

/** Selects bars on a terminal that can draw them, and another kind elsewhere, unless a kind is given. */
export function kindOf(
  given: ProgressKind | undefined,
  { stream, env }: ProgressTarget,
  elsewhere: ProgressKind = "lines",
): ProgressKind {
  if (given !== undefined) return given;
  const draws = stream.isTTY === true && env.TERM !== "dumb" && !env.CI;
  return draws ? "bar" : elsewhere;
}

/** Callbacks of a start that report its progress. */
interface StartEvents {
  onProgress(progress: DevProgress): void;
  onIndexing(status: () => ServiceStatus): void;
}

/** Progress display of a command, until `end`. */
export class Progress {
  readonly #display: ProgressDisplay;
  readonly #now: () => number;
  readonly #timer: NodeJS.Timeout;
  readonly #phases = new Map<
    DevProgress["phase"],
    { readonly progress: DevProgress; readonly began: number }
  >();
  #works: () => readonly Work[] = () => [];
  #migration: MigrationProgress | undefined;

  constructor(
    given: ProgressKind | undefined,
    target: ProgressTarget = { stream: process.stderr, env: process.env },
    now: () => number = () => performance.now(),
    elsewhere?: ProgressKind,
  ) {
    this.#now = now;
    this.#display = new ProgressDisplay(kindOf(given, target, elsewhere), target.stream, now);
    this.#timer = setInterval(() => this.#show(), this.#display.kind === "bar" ? BAR_MS : LINES_MS);
    this.#timer.unref();
  }

  /** Target of the log. It keeps log lines above the bars. */
  get log(): { write(line: string): void } {
    return { write: (line) => this.#display.write(line) };
  }

  /** A phase of the start of `dev` begins, goes on or ends. */
  readonly started = (progress: DevProgress): void => {
    const began = this.#phases.get(progress.phase)?.began ?? this.#now();
    this.#phases.set(progress.phase, { progress, began });
    const work = () => startWork(progress, (this.#now() - began) / 1_000);
    this.#works = () => [work()];
    // The end is shown now, with the time that it took; the next phase may begin at once.
    this.#show();
  };

  /** A migration begins. */
  readonly migrating = (migration: MigrationProgress): void => {
    this.#migration = migration;
    this.#works = () => [migrationWork(migration)];
    this.#show();
  };

  /** From now on the service's own work is shown. */
  readonly serving = (status: () => ServiceStatus, isLocal = false): void => {
    if (this.#migration !== undefined) this.#display.show([migrationWork(undefined)]);
    this.#works = () => serviceWorks(status(), isLocal);
    this.#show();
  };

  /** Options of `startDev` whose start is shown. */
  of<Options extends object>(options: Options): Options & Pick<Progress, "log"> & StartEvents {
    return {
      ...options,
      onProgress: this.started,
      onIndexing: (status) => this.serving(status, true),
      log: this.log,
    };
  }

  /** Builds the site if requested, and shows the progress. */
  buildSite(build: SiteBuild | undefined, url: string | undefined): void {
    this.#works = () => (build ? [siteWork(build.state, url)] : []);
    build?.begin();
    this.#show();
  }

  /**
   * Shows work while something starts; the bars are gone when it has, and nothing is shown any more when it
   * failed.
   */
  async during<T>(start: Promise<T>): Promise<T> {
    try {
      return await start;
    } catch (error) {
      this.end();
      throw error;
    } finally {
      this.#works = () => [];
      this.#display.clear();
    }
  }

  /** Shows the final state, and nothing after it. */
  end(): void {
    clearInterval(this.#timer);
    this.#show();
    this.#display.clear();
    this.#works = () => [];
  }

  #show(): void {
    this.#display.show(this.#works());
  }
}
