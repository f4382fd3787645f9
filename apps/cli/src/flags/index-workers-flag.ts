/** Flag for the number of reading threads of the indexer. */
import { type Command, InvalidArgumentError } from "commander";

/** Flags as commander parses them. */
export interface IndexWorkersFlag {
  /** Undefined without the flag; the configuration then decides. */
  readonly indexWorkers?: number | undefined;
}

/** The same maximum as `indexWorkers` in the configuration file. */
const MAX = 16;

function readCount(text: string): number {
  if (!/^\d{1,2}$/.test(text) || Number(text) > MAX)
    throw new InvalidArgumentError(`Expected a whole number from 0 to ${MAX}.`);
  return Number(text);
}

/** Adds the flag. */
export const withIndexWorkersFlag = (command: Command): Command =>
  command.option(
    "--index-workers <count>",
    "additional threads that read blocks of the P-, X- and C-Chain (default: indexWorkers of the configuration, else 0)",
    readCount,
  );

/** Returns the service's option if the flag is set. */
export const indexWorkersOf = ({ indexWorkers }: IndexWorkersFlag): { readonly indexWorkers?: number } =>
  indexWorkers === undefined ? {} : { indexWorkers };
