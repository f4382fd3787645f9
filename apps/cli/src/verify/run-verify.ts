/** Runs `verify`: progress on standard error, the report on standard output, the state in a file. */
import { readFile, rm } from "node:fs/promises";
import { writeWhole } from "@primary-network/devnet/parts";
import { CliError, messageOf } from "@primary-network/devnet/terminal";
import { type VerifyReport, type VerifyState, verify } from "@primary-network/verify";
import { openDeployment } from "../deployment/deployment.ts";
import type { DeploymentFlags } from "../flags/deployment-flags.ts";
import type { JsonFlag } from "../flags/json-flag.ts";
import type { Output } from "../terminal/output.ts";
import { metricsText } from "./metrics-text.ts";
import { jsonOf, linesOf } from "./report-lines.ts";

/** Flags of `verify`. */
export interface VerifyFlags extends DeploymentFlags, JsonFlag {
  readonly nodeUrl: string;
  readonly sample: number;
  readonly all: boolean;
  readonly seed?: number;
  readonly chains?: readonly string[];
  readonly concurrency: number;
  readonly evmRpcUrl?: { readonly [chain: string]: string };
  readonly state?: string;
  readonly metrics?: string;
}

const DAY_MS = 86_400_000;

/** Node and service could not be compared. */
const failure = (message: string) => new CliError(message, { exitCode: 2 });

async function readState(file: string | undefined): Promise<VerifyState | undefined> {
  if (file === undefined) return undefined;
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw failure(`--state ${file} cannot be read: ${messageOf(error)}`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw failure(`--state ${file} is no state of verify. Remove it to begin again.`);
  }
}

/**
 * Runs the command.
 *
 * @returns the exit code
 * @throws CliError with the code 2 when nothing could be compared
 */
export async function runVerify(flags: VerifyFlags, { print, tell }: Output): Promise<number> {
  const { nodeUrl, sample, all, chains, concurrency, evmRpcUrl, state: file, metrics, json = false } = flags;
  const resume = await readState(file);
  // A run that goes on after midnight keeps its sample.
  const seed = flags.seed ?? resume?.seed ?? Math.floor(Date.now() / DAY_MS);
  let report: VerifyReport;
  try {
    const { options, network } = await openDeployment(flags);
    report = await verify({
      node: { baseUrl: nodeUrl },
      service: { ...options, network },
      seed,
      concurrency,
      ...(!all && { sample }),
      ...(chains && { chains }),
      ...(evmRpcUrl && { evmRpcUrls: evmRpcUrl }),
      ...(resume && { resume }),
      onStep: async ({ step, done, steps, asked, different, state }) => {
        tell(`${done} of ${steps}: ${step}: ${asked} compared, ${different} different`);
        if (file !== undefined) await writeWhole(file, jsonOf(state));
      },
    });
  } catch (error) {
    if (error instanceof CliError) throw failure(error.message);
    throw failure(`Not compared: ${messageOf(error)}`);
  }
  // The next run begins again.
  if (file !== undefined) await rm(file, { force: true });
  if (metrics !== undefined) await writeWhole(metrics, metricsText(report, Math.floor(Date.now() / 1_000)));
  if (json) print(jsonOf(report));
  else for (const line of linesOf(report)) print(line);
  return report.different > 0 ? 1 : 0;
}
