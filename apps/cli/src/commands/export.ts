/** The command `export`: writes an index as files for other programs. */
import { Command } from "commander";
import { withConfigFlag } from "../flags/config-flag.ts";
import type { ExportFlags } from "../service/export.ts";
import type { Output } from "../terminal/output.ts";

/** Makes the command with its flags. It loads its work when it runs. */
export const createExportCommand = (out: Output): Command =>
  withConfigFlag(
    new Command("export").description(
      "write blocks, transactions, outputs, stakers and token transfers of all chains as Parquet; a later run adds new blocks",
    ),
  )
    .requiredOption("--parquet <folder>", "folder to write to: a new one, or the folder of an earlier export")
    .option("--buckets <count>", "number of buckets of addresses: a power of two up to 256", "64")
    .option("--to-height <height>", "last block of each chain (default and maximum: the last final block)")
    .action(async (flags: ExportFlags) =>
      (await import("../service/export.ts")).exportIndex(flags, process.env, out),
    );
