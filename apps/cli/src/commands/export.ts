/** The command `export`: writes an index to files for other programs. */
import { Command } from "commander";
import { withConfigFlag } from "../flags/config-flag.ts";
import type { ExportFlags } from "../service/export.ts";
import type { Output } from "../terminal/output.ts";

/** The command with its flags; its work is loaded when it runs. */
export const createExportCommand = (out: Output): Command =>
  withConfigFlag(
    new Command("export").description(
      "write transactions and token transfers of the EVM chains of a configuration as Parquet, bucketed by address; run again, it adds what is new",
    ),
  )
    .requiredOption("--parquet <folder>", "folder to write to: a new one, or that of an earlier export")
    .option(
      "--buckets <count>",
      "number of buckets that addresses are spread over: a power of two up to 256",
      "64",
    )
    .option(
      "--to-height <height>",
      "last block; by default, and at most, what the chain can no longer take back",
    )
    .action(async (flags: ExportFlags) =>
      (await import("../service/export.ts")).exportIndex(flags, process.env, out),
    );
