/** One process of a node: started, asked whether it is healthy, ended by its own process id. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

/** Options of a node's process. */
export interface NodeCommand {
  readonly binary: string;
  /** Path of the configuration file with the flags. */
  readonly configFile: string;
  /** Folder of its output and logs. */
  readonly folder: string;
  readonly url: string;
}

/** Time to end in order; after it the process is killed. */
const STOP_MS = 20_000;
const POLL_MS = 250;
/** Number of bytes of the log that an error shows. */
const LOG_TAIL = 2_000;

/**
 * A shell that waits on a pipe to this process and kills the node when the pipe breaks: even when this
 * process is killed and can do nothing itself, no node stays behind. A line on the pipe dismisses it.
 */
const GUARD = 'trap "" INT TERM HUP; read -r _ || kill -9 "$1" 2>/dev/null';

/** A node that can be started again after it ended, with the same database. */
export class NodeProcess {
  readonly #command: NodeCommand;
  #child: ChildProcess | undefined;

  constructor(command: NodeCommand) {
    this.#command = command;
  }

  get running(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** The operating system's id of the process, while it runs. */
  get pid(): number | undefined {
    return this.running ? this.#child?.pid : undefined;
  }

  /** Starts the process; `untilHealthy` reports whether it serves. */
  async start(): Promise<void> {
    if (this.running) throw new Error(`the node at ${this.#command.url} runs already`);
    const { binary, configFile, folder } = this.#command;
    const output = openSync(join(folder, "output.log"), "a");
    // Its own process group: an interrupt from the terminal reaches this process only, which then ends the
    // node.
    const child = spawn(binary, ["--config-file", configFile], {
      stdio: ["ignore", output, output],
      detached: true,
    });
    closeSync(output);
    await once(child, "spawn");
    child.on("error", () => {}); // it could not be sent a signal: it has ended, or is killed later
    this.#child = child;
    const guard = spawn("/bin/sh", ["-c", GUARD, "guard", `${child.pid}`], {
      stdio: ["pipe", "ignore", "ignore"],
      detached: true,
    });
    guard.on("error", () => child.kill("SIGKILL")); // no process could be made: no node runs unwatched
    guard.stdin.on("error", () => {}); // the guard may be gone when it is dismissed
    child.once("exit", () => guard.stdin.end("\n"));
    // Neither keeps a finished program alive; ending them is the caller's duty.
    for (const one of [child, guard]) one.unref();
  }

  /** Returns true if the node says that it is healthy. */
  async healthy(): Promise<boolean> {
    try {
      const response = await fetch(`${this.#command.url}/ext/health`, { signal: AbortSignal.timeout(5_000) });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }

  /**
   * Waits until the node is healthy.
   *
   * @throws Error with the end of its log when it ends before, or is not healthy in time
   */
  async untilHealthy(timeoutMs: number): Promise<void> {
    const end = Date.now() + timeoutMs;
    while (!(await this.healthy())) {
      if (!this.running) throw new Error(`the node at ${this.#command.url} ended:\n${await this.#logTail()}`);
      if (Date.now() > end) {
        throw new Error(
          `the node at ${this.#command.url} is not healthy after ${timeoutMs} ms:\n${await this.#logTail()}`,
        );
      }
      await delay(POLL_MS);
    }
  }

  async #logTail(): Promise<string> {
    const files = ["output.log", join("logs", "main.log")].map((name) => join(this.#command.folder, name));
    const texts = await Promise.all(files.map((file) => readFile(file, "utf8").catch(() => "")));
    return texts.map((text) => text.slice(-LOG_TAIL)).join("\n");
  }

  /** Ends the process in order, and kills it when it takes too long. */
  async stop(): Promise<void> {
    await this.#end("SIGTERM");
  }

  /** Kills the process, as a crash would. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === undefined || !this.running) return;
    const ended = once(child, "exit");
    child.ref();
    child.kill(signal);
    const timer = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
    await ended;
    clearTimeout(timer);
  }
}
