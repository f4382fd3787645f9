/** Asks an avalanchego binary for its version, and checks that `dev` can run it. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { CliError } from "../terminal/cli-error.ts";

/** A version, such as 1.14.2. */
export interface NodeVersion {
  readonly text: string;
  readonly numbers: readonly [major: number, minor: number, patch: number];
}

/** Granite, which a network of `dev` begins with, is known from 1.14 on. */
const OLDEST = [1, 14, 0] as const;
/** Helicon is known from 1.15 on. */
const HELICON = [1, 15, 0] as const;
const TIME_LIMIT_MS = 20_000;

const isBefore = (left: readonly number[], right: readonly number[]): boolean => {
  const index = left.findIndex((number, at) => number !== right[at]);
  return index >= 0 && (left[index] ?? 0) < (right[index] ?? 0);
};

/** Returns true if nodes of a version know the Helicon upgrade. */
export const knowsHelicon = ({ numbers }: NodeVersion): boolean => !isBefore(numbers, HELICON);

/** Reads the output of `avalanchego --version`; undefined for another program's output. */
export function parseVersion(output: string): NodeVersion | undefined {
  const [, text = "", ...numbers] = /^avalanchego\/((\d+)\.(\d+)\.(\d+))\b/.exec(output.trim()) ?? [];
  if (text === "") return undefined;
  const [major = 0, minor = 0, patch = 0] = numbers.map(Number);
  return { text, numbers: [major, minor, patch] };
}

/**
 * Runs `<binary> --version`.
 *
 * @param needsHelicon true when the network is to have Helicon at a given time
 * @throws CliError when it cannot be run, is another program, or is too old
 */
export async function checkBinary(binary: string, needsHelicon = false): Promise<NodeVersion> {
  const { stdout } = await promisify(execFile)(binary, ["--version"], { timeout: TIME_LIMIT_MS }).catch(
    (error: Error) => {
      throw new CliError(`--avalanchego ${binary} cannot be run: ${error.message.trim()}`);
    },
  );
  const version = parseVersion(stdout);
  if (version === undefined)
    throw new CliError(`--avalanchego ${binary} is no avalanchego: its --version prints none.`);
  if (isBefore(version.numbers, OLDEST))
    throw new CliError(`--avalanchego ${binary} is ${version.text}; dev needs ${OLDEST.join(".")} or newer.`);
  if (needsHelicon && !knowsHelicon(version))
    throw new CliError(
      `--avalanchego ${binary} is ${version.text}, which does not support Helicon. --helicon-time needs ${HELICON.join(".")} or newer.`,
    );
  return version;
}
