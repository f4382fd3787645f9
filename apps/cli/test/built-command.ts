/** The built command as processes of their own, which end with the test file. */
import { fileURLToPath } from "node:url";
import {
  type ProgramOptions,
  type RunningProgram,
  startProgram,
} from "../../../tools/shared/running-program.ts";
import { cacheDir } from "../../devnet/test/dev-options.ts";

/** `pnpm test` builds it first. */
export const MAIN = fileURLToPath(new URL("../dist/main.js", import.meta.url));

export const FREE_PORTS = ["--node-port", "0", "--port", "0", "--admin-port", "0"];

/** A network that this run of the tests builds once, without EVM chains. */
export const KEPT_NETWORK = [
  ...["--data-dir", "memory", "--no-evm"],
  ...["--cache-dir", cacheDir, "--start-time", "2026-06-01"],
];

const started = new Set<RunningProgram>();

/** Starts a program that `endCommands` ends. */
export function startBeside(
  program: string,
  args: readonly string[],
  options: ProgramOptions,
): RunningProgram {
  const running = startProgram(program, args, options);
  started.add(running);
  return running;
}

/** Starts the built command in a folder. */
export const startBuilt = (cwd: string, ...args: readonly string[]): RunningProgram =>
  startBeside(process.execPath, [MAIN, ...args], { cwd });

/** Kills what still runs, and waits for its end. */
export async function endCommands(): Promise<void> {
  await Promise.all([...started].map((one) => one.kill()));
  started.clear();
}
