/** Exports the chains of a configuration as Parquet. */

import { CliError, messageOf } from "@primary-network/devnet/terminal";
import { DatabaseLayoutError, exportAsParquet, OptionError } from "@primary-network/service";
import { readConfig } from "../config/config.ts";
import type { ConfigFlag } from "../flags/config-flag.ts";
import type { Output } from "../terminal/output.ts";
import { layoutError } from "./layout-error.ts";

/** The flags of `export`. */
export interface ExportFlags extends ConfigFlag {
  readonly parquet: string;
  readonly buckets: string;
  readonly toHeight?: string;
}

function readNumber(flag: string, text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new CliError(`${flag} must be a whole number, not "${text}".`);
  return Number(text);
}

/**
 * Runs the command.
 *
 * @throws CliError when a flag is wrong, or the database or the folder cannot be used
 */
export async function exportIndex(
  { config: file, parquet: folder, buckets, toHeight }: ExportFlags,
  env: NodeJS.ProcessEnv,
  { print, tell }: Output,
): Promise<void> {
  const options = {
    folder,
    buckets: readNumber("--buckets", buckets),
    ...(toHeight !== undefined && { toHeight: readNumber("--to-height", toHeight) }),
  };
  const { service } = await readConfig(file, env);
  const { networks } = service;
  const chains = Object.values(networks).flatMap(({ evmChains = [] }) =>
    evmChains.map(({ evmChainId }) => evmChainId),
  );
  try {
    const records = await exportAsParquet(service, {
      ...options,
      networks,
      chains,
      wrote: ({ dataset, partition, from, to, rows }) =>
        tell(`${dataset} of ${partition}: blocks ${from} to ${to}, ${rows} rows`),
    });
    const rows = records.reduce((sum, record) => sum + record.rows, 0);
    print(
      rows === 0 && records.length === 0
        ? "Nothing to do: the export has every final block."
        : `${rows} rows written to ${folder}.`,
    );
  } catch (error) {
    if (error instanceof OptionError) throw new CliError(`${messageOf(error).replace(/^service: /, "")}.`);
    if (error instanceof DatabaseLayoutError) throw layoutError(error, file);
    throw new CliError(`The export failed. Run it again to resume: ${messageOf(error)}`);
  }
}
