/**
 * Counts the tasks of a turbo run from its output: `--output-logs=hash-only` prints one line as each begins.
 */

/** How far a run is. */
export interface TaskCount {
  /** Tasks that have ended. */
  readonly done: number;
  readonly of: number;
  /** The task that began last, as `package#task`. */
  readonly task: string;
}

/** A package's task that has a command; turbo lists the others too. */
interface PlannedTask {
  readonly taskId: string;
  readonly command: string;
}

/** The tasks of the plan that `turbo run … --dry=json` prints. */
export function plannedTasks(plan: string): string[] {
  const { tasks }: { tasks: readonly PlannedTask[] } = JSON.parse(plan);
  return tasks.filter(({ command }) => command !== "<NONEXISTENT>").map(({ taskId }) => taskId);
}

const BEGUN = /^(\S+):(\S+): cache (?:hit|miss)/;

/** Reads the output of the run in pieces of any size. */
export class TaskCounter {
  readonly #tasks: readonly string[];
  readonly #begun = new Set<string>();
  #rest = "";

  constructor(tasks: readonly string[]) {
    this.#tasks = tasks;
  }

  /** @returns how far the run is, if a task has begun in this piece */
  read(piece: string): TaskCount | undefined {
    const lines = (this.#rest + piece).split("\n");
    this.#rest = lines.pop() ?? "";
    let begun: string | undefined;
    for (const line of lines) {
      const [, owner, name] = BEGUN.exec(line) ?? [];
      const task = `${owner}#${name}`;
      if (owner === undefined || !this.#tasks.includes(task)) continue;
      this.#begun.add(task);
      begun = task;
    }
    // Of those that have begun, the last one still runs.
    return begun === undefined
      ? undefined
      : { done: this.#begun.size - 1, of: this.#tasks.length, task: begun };
  }
}
