/** Builds the reference site in the background, with the lowest priority, and says how far it is. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { SiteBuild, SiteBuildState } from "@primary-network/devnet";
import { root } from "../shared/packages.ts";
import { turbo, turboEnvironment } from "../shared/turbo-command.ts";
import { plannedTasks, TaskCounter } from "./task-count.ts";

const TASK = ["run", "docs"];
const OPTIONS = { cwd: root, env: turboEnvironment };

/** A build by turbo, which knows what is built already. */
export class TurboSiteBuild implements SiteBuild {
  #state: SiteBuildState = { is: "waiting" };
  #child: ChildProcess | undefined;

  get state(): SiteBuildState {
    return this.#state;
  }

  begin(): void {
    this.#build().then(
      (succeeded) => {
        this.#state = { is: succeeded ? "built" : "failed" };
      },
      () => {
        this.#state = { is: "failed" };
      },
    );
  }

  /** Ends the build with everything that it started. */
  stop(): void {
    const pid = this.#child?.pid;
    if (pid === undefined || this.#child?.exitCode !== null) return;
    try {
      if (process.platform === "win32") this.#child.kill();
      else process.kill(-pid, "SIGTERM");
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error; // it has just ended
    }
  }

  async #build(): Promise<boolean> {
    const plan = await promisify(execFile)(process.execPath, [turbo, ...TASK, "--dry=json"], {
      ...OPTIONS,
      maxBuffer: 1 << 28,
    });
    // What turbo restores would stand among the pages of exports that an earlier build left.
    rmSync(join(root, "apps/docs/dist"), { recursive: true, force: true });
    const counter = new TaskCounter(plannedTasks(plan.stdout));
    const args = [turbo, ...TASK, "--output-logs=hash-only", "--log-order=stream", "--ui=stream"];
    const child = spawn(process.execPath, args, {
      ...OPTIONS,
      stdio: ["ignore", "pipe", "ignore"],
      // A group of its own: ending turbo alone would leave its tasks.
      detached: process.platform !== "win32",
    });
    this.#child = child;
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    child.stdout.setEncoding("utf8").on("data", (piece: string) => {
      const count = counter.read(piece);
      if (count) this.#state = { is: "running", ...count };
    });
    return new Promise((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (code) => resolve(code === 0));
    });
  }
}
