/** Runs a command as a container does: as process 1 of another user, on a root file system that is read-only but for one folder. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";

export interface User {
  readonly uid: number;
  readonly gid: number;
}

/** Mounts are this shell's own; without capabilities and new privileges as in the image's deployments. */
const SCRIPT =
  'mount -t proc none /proc && mount --bind "$0" "$0" && mount -o remount,bind,ro / && cd "$0" && exec setpriv "$@"';
const UNSHARE = ["--mount", "--pid", "--fork", "--kill-child", "--propagation", "private"];

/** Whether this machine lets us: it takes root, namespaces, and a program that others can read. */
export const canConfine = (folder: string, program: string): boolean =>
  process.getuid?.() === 0 &&
  spawnSync("unshare", [...UNSHARE, "sh", "-c", SCRIPT, folder, "--reuid=65534", "test", "-r", program])
    .status === 0;

export interface RunningCommand {
  readonly child: ChildProcess;
  /** What it has printed so far. */
  text(): string;
  /** Sends a signal to the command itself. */
  signal(name: NodeJS.Signals): void;
  /** Resolves with its exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

export interface ConfineOptions {
  /** The one folder that it may write to, and its working directory. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** Undefined where this machine does not let us: then only the working directory and the environment are set. */
  readonly user: User | undefined;
}

/** Starts a command. */
export function start(command: readonly string[], { folder, env, user }: ConfineOptions): RunningCommand {
  const [program = "", ...args] = command;
  const options = { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] as const };
  const child = user
    ? spawn(
        "unshare",
        [
          ...UNSHARE,
          ...["sh", "-c", SCRIPT, folder],
          ...[`--reuid=${user.uid}`, `--regid=${user.gid}`, "--clear-groups", "--no-new-privs"],
          // Changing the user clears what unshare's --kill-child has set.
          "--pdeathsig=KILL",
          ...["--bounding-set=-all", "--inh-caps=-all", ...command],
        ],
        { ...options, stdio: ["ignore", "pipe", "pipe"] },
      )
    : spawn(program, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (part: string) => {
      text += part;
    });
  const inner = () =>
    user ? Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8")) : child.pid;
  return {
    child,
    text: () => text,
    signal(name) {
      const pid = inner();
      if (pid) process.kill(pid, name);
    },
    // Not "exit": the last of what it printed may come after it.
    ended: once(child, "close").then(([code]) => code),
  };
}
