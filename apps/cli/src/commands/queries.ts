/** The commands that read a deployment, one row for each; what they load is loaded when they run. */
import { Command, Option } from "commander";
import { withDeploymentFlags } from "../flags/deployment-flags.ts";
import { type ExitCode, withExitCodes } from "../flags/exit-codes.ts";
import {
  parseChain,
  parseEvmChain,
  primaryChains,
  type QueryFlags,
  withForms,
  withLimit,
} from "../flags/query-flags.ts";
import type { Query } from "../query/query.ts";

/** One command. */
interface QueryCommand {
  readonly name: string;
  readonly description: string;
  /** What --json and --csv print. */
  readonly prints: string;
  /** Its argument and what that means. */
  readonly argument?: readonly [name: string, description: string];
  /** Whether it may have many rows, so that it has --limit and --all. */
  readonly isList?: boolean;
  /** Its own flags. */
  readonly flags?: () => readonly Option[];
  readonly load: () => Promise<Query<unknown>>;
}

const states = ["active", "pending", "completed", "removed"];
const sortKeys = ["stake", "delegationCapacity", "timeRemaining", "delegationFee", "uptimePerformance"];
const order = () => new Option("--order <order>", "sort order").choices(["asc", "desc"]);
const state = () => new Option("--state <state>", "only validations in this state").choices(states);

const QUERIES: readonly QueryCommand[] = [
  {
    name: "find",
    description: "find what a text names: an id, hash, height, address, node or chain",
    prints: "what was found",
    argument: [
      "text",
      "an id, a hash, a height, an address, a node id, the name of a chain, or a part of these two",
    ],
    load: async () => (await import("../query/rows/find.ts")).find,
  },
  {
    name: "validators",
    description: "list validators with their stake, delegations, fee, uptime and end",
    prints: "the validators",
    isList: true,
    flags: () => [
      state().default("active"),
      new Option("--node <text>", "only nodes whose id has this part"),
      new Option("--subnet <id>", "validators of this subnet (default: the Primary Network)"),
      new Option("--sort-by <key>", "sort key").choices(sortKeys).default("stake"),
      order(),
    ],
    load: async () => (await import("../query/rows/validators.ts")).validators,
  },
  {
    name: "validator",
    description: "show the validations of a node, with their terms and rewards",
    prints: "the validations",
    argument: ["nodeId", "the node, as NodeID-…"],
    isList: true,
    flags: () => [state()],
    load: async () => (await import("../query/rows/validators.ts")).validator,
  },
  {
    name: "address",
    description: "list the transactions of an address on all chains, newest first",
    prints: "the transactions",
    argument: ["address", "P-avax1…, X-fuji1…, fuji1… for all three chains, or 0x…"],
    isList: true,
    load: async () => (await import("../query/rows/history.ts")).history,
  },
  {
    name: "balance",
    description: "show what an address holds on each chain",
    prints: "the balances",
    argument: ["address", "P-avax1…, X-fuji1…, fuji1… for all three chains, or 0x… for the EVM chains"],
    isList: true,
    load: async () => (await import("../query/rows/balance.ts")).balance,
  },
  {
    name: "tx",
    description: "show a transaction of any chain, with its inputs, outputs and token transfers",
    prints: "the transaction",
    argument: ["id", "its id, or its hash on an EVM chain"],
    load: async () => (await import("../query/rows/tx.ts")).tx,
  },
  {
    name: "block",
    description: "show the blocks that have an id, a hash or a height, on each chain",
    prints: "the blocks",
    argument: ["id", "an id, a hash, or a height, which each chain has a block of"],
    flags: () => [
      new Option(
        "--chain <chain>",
        `only of this chain: ${primaryChains.join(", ")} or an EVM chain id`,
      ).argParser(parseChain),
    ],
    load: async () => (await import("../query/rows/block.ts")).block,
  },
  {
    name: "utxos",
    description: "list the unspent outputs of an address, with their locks",
    prints: "the outputs",
    argument: ["address", "P-avax1…, X-fuji1…, or fuji1… for all three chains"],
    isList: true,
    flags: () => [
      new Option("--chain <chain>", "only of this chain").choices(primaryChains),
      new Option("--spent", "list spent outputs too"),
    ],
    load: async () => (await import("../query/rows/utxos.ts")).utxos,
  },
  {
    name: "subnets",
    description: "list subnets and L1s with their blockchains",
    prints: "the subnets",
    isList: true,
    flags: () => [order()],
    load: async () => (await import("../query/rows/subnets.ts")).subnets,
  },
  {
    name: "icm",
    description: "list interchain messages between EVM chains, newest first, and whether they arrived",
    prints: "the messages",
    isList: true,
    flags: () => [new Option("--address <address>", "only those sent or received by 0x…")],
    load: async () => (await import("../query/rows/icm.ts")).icm,
  },
  {
    name: "tps",
    description: "list the average transactions per second of an EVM chain by day",
    prints: "the days",
    isList: true,
    flags: () => [new Option("--chain <id>", "EVM chain id (default: the C-Chain)").argParser(parseEvmChain)],
    load: async () => (await import("../query/rows/tps.ts")).tps,
  },
  {
    name: "supply",
    description: "show how much AVAX there is, is staked, and was burned",
    prints: "the amounts",
    load: async () => (await import("../query/rows/supply.ts")).supply,
  },
  {
    name: "status",
    description: "show how far each chain of the deployment is indexed",
    prints: "the chains",
    load: async () => (await import("../query/rows/status.ts")).status,
  },
];

const CODES: readonly ExitCode[] = [
  [0, "the deployment responded; a list may be empty"],
  [1, "a fault: a wrong argument or flag, no connection, or a refusal"],
];
const NOT_FOUND_CODE: ExitCode = [3, "nothing that is indexed has this name"];

function createQueryCommand(query: QueryCommand): Command {
  const command = new Command(query.name).description(query.description);
  if (query.argument) command.argument(`<${query.argument[0]}>`, query.argument[1]);
  for (const flag of query.flags?.() ?? []) command.addOption(flag);
  if (query.isList) withLimit(command);
  withDeploymentFlags(withForms(command, query.prints));
  withExitCodes(command, query.argument ? [...CODES, NOT_FOUND_CODE] : CODES);
  const run = async (argument: string, flags: QueryFlags) =>
    (await import("../query/run-query.ts")).runQuery(await query.load(), argument, flags);
  return query.argument ? command.action(run) : command.action((flags: QueryFlags) => run("", flags));
}

/** All of them. */
export const createQueryCommands = (): Command[] => QUERIES.map(createQueryCommand);
