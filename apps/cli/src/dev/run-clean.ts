/** Runs `clean` at a terminal: removes the data of `dev`, and prints the removed folders. */
import { type CleanOptions, clean, type Removed } from "@primary-network/devnet/parts";
import type { JsonFlag } from "../flags/json-flag.ts";
import type { Output } from "../terminal/output.ts";

/** The flags of `clean`. */
export type CleanFlags = CleanOptions & JsonFlag;

/** @throws CliError when the folder holds anything that `dev` did not put there, or a process uses it */
export async function runClean({ json = false, ...options }: CleanFlags, { print }: Output): Promise<void> {
  const { folder, removed } = await clean(options);
  report(removed, { folder, dryRun: options.dryRun, json }, print);
}

function report(
  found: readonly Removed[],
  { folder, dryRun, json }: { readonly folder: string; readonly dryRun: boolean; readonly json: boolean },
  print: Output["print"],
): void {
  const bytes = found.reduce((sum, entry) => sum + entry.bytes, 0);
  if (json) {
    print(JSON.stringify({ dryRun, folder, bytes, removed: found }, undefined, 2));
    return;
  }
  if (found.length === 0) {
    print(`Nothing to remove: ${folder} does not exist or is empty.`);
    return;
  }
  const verb = dryRun ? "Would remove" : "Removed";
  print(
    [
      ...found.map(({ path, bytes: size }) => `${verb} ${path} (${size} bytes)`),
      `${bytes} bytes in total.`,
    ].join("\n"),
  );
}
