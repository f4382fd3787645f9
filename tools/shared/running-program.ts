/** A program that runs beside a test or a script: what it prints, and its end, which nothing waits for in vain. */
import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";

/** How it ended: an exit code, or the signal that ended it; neither when it could not be started. */
export type End = readonly [code: number | null, signal: NodeJS.Signals | null];

export interface RunningProgram {
  readonly child: ChildProcess;
  /** What it has printed so far, on both outputs. */
  text(): string;
  /** Resolves with the match once it has printed this; rejects with what it printed when it ends before. */
  printed(what: RegExp): Promise<RegExpExecArray>;
  /** Resolves when it has ended and all that it printed was read. */
  readonly ended: Promise<End>;
  /** Sends a signal, to its whole group if it has one of its own; whether there was somebody to send it to. */
  signal(name: NodeJS.Signals): boolean;
  /** Kills it if it still runs, and waits for its end. */
  kill(): Promise<void>;
}

/** Options of `startProgram`. */
export interface ProgramOptions extends Pick<SpawnOptions, "cwd" | "env" | "uid" | "gid"> {
  /** Whether it reads what is written to `child.stdin`; otherwise it has no input. */
  readonly input?: boolean;
  /** A process group of its own, which gets every signal, as from a terminal. */
  readonly detached?: boolean;
}

/** Starts a program. */
export function startProgram(
  program: string,
  args: readonly string[],
  { input = false, ...options }: ProgramOptions = {},
): RunningProgram {
  const child = spawn(program, args, { ...options, stdio: [input ? "pipe" : "ignore", "pipe", "pipe"] });
  let text = "";
  let hasEnded = false;
  const looks = new Set<() => void>();
  const look = () => {
    for (const one of looks) one();
  };
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (part: string) => {
      text += part;
      look();
    });
  child.stdin?.on("error", () => {}); // it has ended, which is reported elsewhere
  const ended = new Promise<End>((resolve) => {
    const end = (...how: End) => {
      hasEnded = true;
      resolve(how);
      look();
    };
    child.once("close", end);
    child.on("error", (error) => {
      text += `${error}\n`;
      if (child.pid === undefined) end(null, null);
    });
  });
  const signal = (name: NodeJS.Signals): boolean => {
    if (!options.detached || child.pid === undefined) return child.kill(name);
    try {
      return process.kill(-child.pid, name);
    } catch {
      return false; // it ended by itself
    }
  };
  return {
    child,
    text: () => text,
    ended,
    signal,
    printed: (what) =>
      new Promise((resolve, reject) => {
        const one = () => {
          const match = what.exec(text);
          if (!match && !hasEnded) return;
          looks.delete(one);
          if (match) resolve(match);
          else reject(new Error(`${program} ended before it printed ${what}:\n${text}`));
        };
        looks.add(one);
        one();
      }),
    async kill() {
      if (!hasEnded) signal("SIGKILL");
      await ended;
    },
  };
}
