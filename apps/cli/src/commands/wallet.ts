/** The commands `wallet …`: balances, payments, transfers, staking, and documents that several people sign. */
import { createInterface } from "node:readline/promises";
import { CliError } from "@primary-network/devnet/terminal";
import { Command, Option } from "commander";
import { parseUrl } from "../flags/deployment-flags.ts";
import { FILE_FORMS } from "../flags/file-form.ts";
import { parseTime, parseWhole } from "../flags/values.ts";
import type { Output } from "../terminal/output.ts";
import type { Surroundings } from "../wallet/actions.ts";
import { createL1Command } from "./wallet-l1.ts";

type Actions = typeof import("../wallet/actions.ts");

const files = () => import("../wallet/files.ts");

const withNode = (command: Command): Command =>
  command.addOption(
    new Option("--node-url <url>", "URL of the node, without /ext")
      .default("http://127.0.0.1:9650")
      .argParser(parseUrl),
  );

const withKey = (command: Command): Command =>
  command
    .option(
      "--key-file <file>",
      "file with a private key or a recovery phrase (default: PRIMARY_NETWORK_KEY, or a hidden question)",
    )
    .addOption(
      new Option("--index <number>", "number of the key of a recovery phrase")
        .default(0)
        .argParser(parseWhole),
    );

const withYes = (command: Command): Command =>
  command.option("--yes", "do not ask; the preview is shown all the same", false);

const withFormat = (command: Command, otherwise: string): Command =>
  command.addOption(
    new Option("--format <form>", `form of the file that is written (default: ${otherwise})`).choices(
      FILE_FORMS,
    ),
  );

const withDocument = (command: Command): Command =>
  withFormat(
    command.option("--document <file>", "write the signing document to this file, and send nothing"),
    "document",
  );

const withOwners = (command: Command): Command =>
  withNode(command).option(
    "--owner <address...>",
    "owners of what a file of platform-cli spends, besides the receivers of its outputs",
  );

const chainOption = (flag: string, text: string, chains: readonly string[]): Option =>
  new Option(`${flag} <chain>`, text).choices(chains);

const until = (): Option =>
  new Option("--until <time>", "end of the term: a date, a time, or Unix seconds")
    .argParser(parseTime)
    .makeOptionMandatory();

/** The files that commands take. */
const DOCUMENT = "signing document, or a file of platform-cli with a transaction";

/** Makes the commands with their flags. They load their work when they run. */
export function createWalletCommand(out: Output): Command {
  const wallet = new Command("wallet").description(
    "build, explain, sign and send transactions; keys come from a file, the environment or a question, never from an argument",
  );
  /** Runs an action, with its errors in words. */
  const run = async (action: (actions: Actions, around: Surroundings) => Promise<void>) => {
    const actions = await import("../wallet/actions.ts");
    const { stdin: input, stderr: output, env } = process;
    await actions.inWords(() =>
      action(actions, { env, input, output, out, confirm: (text) => confirm(text) }),
    );
  };

  withKey(withNode(wallet.command("address")))
    .description("print the key's addresses on the P-, X- and C-Chain, and its account")
    .action((flags) => run((actions, around) => actions.printAddresses(flags, around)));
  withKey(withNode(wallet.command("balance")))
    .description("print the AVAX of the key, with what is locked, shared or stuck between chains")
    .action((flags) => run((actions, around) => actions.printBalance(flags, around)));
  withDocument(withYes(withKey(withNode(wallet.command("send")))))
    .description("send AVAX on the P- or X-Chain")
    .argument("<to>", "address of the receiver")
    .argument("<amount>", "AVAX, such as 1.5")
    .addOption(chainOption("--chain", "chain", ["P", "X"]).default("P"))
    .action((to, amount, flags) => run((actions, around) => actions.sendAvax(to, amount, flags, around)));
  withYes(withKey(withNode(wallet.command("transfer"))))
    .description("move AVAX to another chain: exports, waits and imports; run again after an interruption")
    .argument("<amount>", "AVAX that arrive, such as 1.5; the fees of both transactions come on top")
    .addOption(chainOption("--from", "chain that pays", ["P", "X", "C"]).makeOptionMandatory())
    .addOption(chainOption("--to", "chain that receives", ["P", "X", "C"]).makeOptionMandatory())
    .option(
      "--receiver <address>",
      "receiver: an address, or an account 0x… of the C-Chain (default: the key's own)",
    )
    .option(
      "--journal <folder>",
      "folder in which the signed transactions are kept",
      ".primary-network/transfers",
    )
    .option("--name <name>", "name of the transfer in the journal; that of an interrupted one continues it")
    .action((amount, flags) => run((actions, around) => actions.transferAvax(amount, flags, around)));
  withDocument(withYes(withKey(withNode(wallet.command("stake")))))
    .description("add a validator of the Primary Network")
    .argument("<node-id>", "node, such as NodeID-…")
    .argument("<amount>", "AVAX to stake")
    .addOption(until())
    .requiredOption("--bls-key <hex>", "publicKey of the node's nodePOP (info.getNodeID)")
    .requiredOption("--bls-proof <hex>", "proofOfPossession of the node's nodePOP")
    .option("--delegation-fee <percent>", "part of the delegators' rewards that the validator keeps", "2")
    .action((nodeId, amount, flags) =>
      run((actions, around) => actions.stake(nodeId, amount, flags, around)),
    );
  withDocument(withYes(withKey(withNode(wallet.command("delegate")))))
    .description("delegate AVAX to a validator")
    .argument("<node-id>", "node, such as NodeID-…")
    .argument("<amount>", "AVAX to stake")
    .addOption(until())
    .action((nodeId, amount, flags) =>
      run((actions, around) => actions.delegate(nodeId, amount, flags, around)),
    );
  withFormat(withYes(withKey(withOwners(wallet.command("sign")))), "as it was")
    .description("add the key's signature to a document; only a file of platform-cli needs the node")
    .argument("<file>", DOCUMENT)
    .option("--out <file>", "file for the result (default: standard output)")
    .action((file, flags) => run(async (_, around) => (await files()).signFile(file, flags, around)));
  withFormat(withOwners(wallet.command("merge")), "that of the first copy")
    .description("merge the signatures of several copies of a document")
    .argument("<files...>", "copies")
    .option("--out <file>", "file for the merged document (default: standard output)")
    .action((paths, flags) => run(async () => (await files()).mergeFiles(paths, flags, out)));
  withOwners(wallet.command("explain"))
    .description("print what a document does")
    .argument("<file>", DOCUMENT)
    .action((file, flags) =>
      run(async () => {
        const { readDocument, tellDocument } = await import("../wallet/documents.ts");
        const { document } = await readDocument(file, flags);
        tellDocument(document, { print: out.print, tell: out.print });
      }),
    );
  withYes(withOwners(wallet.command("issue")))
    .description("send a document with all its signatures, and wait until it is accepted")
    .argument("<file>", DOCUMENT)
    .action((file, flags) => run(async (_, around) => (await files()).issueFile(file, flags, around)));
  withYes(withKey(withNode(wallet.command("stuck"))))
    .description("list what was exported and never imported, on all chains")
    .option("--import", "import it", false)
    .action((flags) => run((actions, around) => actions.stuck(flags, around)));
  withYes(withKey(withNode(wallet.command("consolidate"))))
    .description("merge many small outputs of the P-Chain")
    .action((flags) => run((actions, around) => actions.consolidate(flags, around)));
  wallet.addCommand(
    createL1Command(
      (command) => withYes(withKey(withNode(command))),
      (action) => run((_actions, around) => action(around)),
    ),
  );
  return wallet;
}

/** Asks at the terminal. */
async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new CliError("nobody can be asked here: add --yes");
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await lines.question(question)).trim());
  } finally {
    lines.close();
  }
}
