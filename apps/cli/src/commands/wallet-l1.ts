/** The commands `wallet l1 …`: an L1 and its validators. */
import { Command, Option } from "commander";
import { parseUrl } from "../flags/deployment-flags.ts";
import type { Surroundings } from "../wallet/actions.ts";

type Work = typeof import("../wallet/l1.ts");

/** Adds the flags of every command that spends. */
type Spending = (command: Command) => Command;

/** Runs an action with its errors in words. */
type Run = (action: (around: Surroundings) => Promise<void>) => Promise<void>;

const withJournal = (command: Command): Command =>
  command
    .option("--journal <folder>", "folder in which the transactions are kept", ".primary-network/flows")
    .option("--name <name>", "name in the journal; the name of an interrupted run continues it");

const withService = (command: Command): Command =>
  command.addOption(
    new Option("--service-url <url>", "data service that collects the validators' signatures")
      .argParser(parseUrl)
      .makeOptionMandatory(),
  );

/** Makes the commands. */
export function createL1Command(spending: Spending, run: Run): Command {
  const l1 = new Command("l1").description("create an L1, and pay for and change its validators");
  const command = (name: string) => withJournal(spending(l1.command(name)));
  const work = (action: (work: Work, around: Surroundings) => Promise<void>) =>
    run(async (around) => action(await import("../wallet/l1.ts"), around));

  command("create")
    .description("create a subnet and its chain, and convert it to an L1, as a file says")
    .argument("<file>", "JSON with chain, manager and validators; amounts in nAVAX and weights as text")
    .action((file, flags) => work((l1, around) => l1.createFromFile(file, flags, around)));
  command("topup")
    .description("add AVAX to the balance of a validator")
    .argument("<validation-id>", "id of the validation")
    .argument("<amount>", "AVAX, such as 1.5")
    .action((id, amount, flags) => work((l1, around) => l1.topUpValidator(id, amount, flags, around)));
  command("disable")
    .description("disable a validator as its owner; its balance returns to the owner of the rest")
    .argument("<validation-id>", "id of the validation")
    .action((id, flags) => work((l1, around) => l1.disableValidator(id, flags, around)));
  withService(command("register"))
    .description("register a validator that the L1's manager asks for, and print the P-Chain's confirmation")
    .argument("<message>", "unsigned Warp message of the manager as hex")
    .argument("<amount>", "AVAX to pay in advance for the continuous fee")
    .requiredOption("--bls-proof <hex>", "proofOfPossession of the node's nodePOP (info.getNodeID)")
    .action((message, amount, flags) => work((l1, around) => l1.register(message, amount, flags, around)));
  withService(command("weight"))
    .description(
      "set the weight of a validator as the L1's manager asks, and print the P-Chain's confirmation",
    )
    .argument("<message>", "unsigned Warp message of the manager as hex; a weight of 0 removes the validator")
    .action((message, flags) => work((l1, around) => l1.weigh(message, flags, around)));
  return l1;
}
