/** The flag of the commands that index: threads that read beside the one that indexes. */
import { type Command, InvalidArgumentError } from "commander";

/** Flags as commander parses them. */
export interface IndexWorkersFlag {
  /** Undefined without the flag: the configuration holds. */
  readonly indexWorkers?: number | undefined;
}

/** As the configuration file's `indexWorkers`. */
const MAX = 16;

function readCount(text: string): number {
  if (!/^\d{1,2}$/.test(text) || Number(text) > MAX)
    throw new InvalidArgumentError(`It must be a whole number from 0 to ${MAX}.`);
  return Number(text);
}

/** Adds the flag. */
export const withIndexWorkersFlag = (command: Command): Command =>
  command.option(
    "--index-workers <count>",
    "read blocks of the P-, X- and C-Chain in so many threads beside the one that indexes; default: indexWorkers of the configuration, else 0",
    readCount,
  );

/** The service's option, which the flag sets and else the configuration. */
export const indexWorkersOf = ({ indexWorkers }: IndexWorkersFlag): { readonly indexWorkers?: number } =>
  indexWorkers === undefined ? {} : { indexWorkers };
