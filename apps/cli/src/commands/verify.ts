/** The command `verify`: compares an index with a node. */
import { Command, Option } from "commander";
import { parseUrl, withDeploymentFlags } from "../flags/deployment-flags.ts";
import { withExitCodes } from "../flags/exit-codes.ts";
import { withJsonFlag } from "../flags/json-flag.ts";
import { collectRpcUrls } from "../flags/rpc-urls-flag.ts";
import { parseWhole } from "../flags/values.ts";
import type { Output } from "../terminal/output.ts";
import type { VerifyFlags } from "../verify/run-verify.ts";

/** Makes the command with its flags. It loads its work when it runs. */
export function createVerifyCommand(out: Output): Command {
  const command = withDeploymentFlags(
    new Command("verify").description(
      "compare an index with a node: blocks, transactions, outputs, balances, validators, subnets, receipts, tokens",
    ),
  )
    .addOption(
      new Option("--node-url <url>", "URL of the node, without /ext")
        .default("http://127.0.0.1:9650")
        .argParser(parseUrl),
    )
    .addOption(
      new Option("--sample <count>", "blocks of each chain, and addresses, to compare")
        .default(100)
        .argParser(parseWhole),
    )
    .option("--all", "compare everything", false)
    .addOption(
      new Option(
        "--seed <number>",
        "chooses the sample (default: the number of the day, so that each day compares other blocks)",
      ).argParser(parseWhole),
    )
    .option(
      "--chains <names...>",
      "chains, such as p-chain or evm-43114 (default: all that the service indexes)",
    )
    .addOption(
      new Option("--concurrency <count>", "requests at once to each side, from 1 to 64")
        .default(4)
        .argParser(parseWhole),
    )
    .addOption(
      new Option(
        "--evm-rpc-url <chain=url>",
        "URL of the JSON-RPC of an EVM chain that another node runs, such as evm-43113=https://…; may be repeated",
      ).argParser(collectRpcUrls),
    )
    .option("--state <file>", "keep the progress in this file; a run that was ended continues from it")
    .option("--metrics <file>", "write the counts for node_exporter's textfile collector to this file");
  return withExitCodes(withJsonFlag(command, "the report"), [
    [0, "everything that was compared is equal"],
    [1, "something differs"],
    [2, "node or service could not be compared, or a flag is wrong"],
  ]).action(async (flags: VerifyFlags) => {
    process.exitCode = await (await import("../verify/run-verify.ts")).runVerify(flags, out);
  });
}
