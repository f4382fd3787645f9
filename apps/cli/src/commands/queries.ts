/** Query commands, one row for each. They load their work when they run. */
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
  /** Name of the rows that --json and --csv print. */
  readonly prints: string;
  /** Its argument, with a description. */
  readonly argument?: readonly [name: string, description: string];
  /** Adds --limit and --all. */
  readonly isList?: boolean;
  /** Its own flags. */
  readonly flags?: () => readonly Option[];
  readonly load: () => Promise<Query<unknown>>;
}

/** End of a description of an address. */
const NAME = ", or on a local network a name such as alice";

const states = ["active", "pending", "completed", "removed"];
const sortKeys = ["stake", "delegationCapacity", "timeRemaining", "delegationFee", "uptimePerformance"];
const order = () => new Option("--order <order>", "sort order").choices(["asc", "desc"]);
const state = () => new Option("--state <state>", "only validations in this state").choices(states);

const QUERIES: readonly QueryCommand[] = [
  {
    name: "find",
    description: "find anything by id, hash, height, address, node or chain name",
    prints: "the results",
    argument: [
      "text",
      "an id, hash, height, address, node id or chain name; a part of a node id or name is enough",
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
      new Option("--node <text>", "only node ids that contain this text"),
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
    argument: ["address", `P-avax1…, X-fuji1…, fuji1… for all three chains, 0x…${NAME}`],
    isList: true,
    load: async () => (await import("../query/rows/history.ts")).history,
  },
  {
    name: "balance",
    description: "show the balances of an address on each chain",
    prints: "the balances",
    argument: ["address", `P-avax1…, X-fuji1…, fuji1… for all three chains, 0x… for the EVM chains${NAME}`],
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
    description: "show a block by id or hash, or the blocks of each chain at a height",
    prints: "the blocks",
    argument: ["id", "an id, a hash or a height"],
    flags: () => [
      new Option(
        "--chain <chain>",
        `only this chain: ${primaryChains.join(", ")} or an EVM chain id`,
      ).argParser(parseChain),
    ],
    load: async () => (await import("../query/rows/block.ts")).block,
  },
  {
    name: "utxos",
    description: "list the unspent outputs of an address, with their locks",
    prints: "the outputs",
    argument: ["address", `P-avax1…, X-fuji1…, fuji1… for all three chains${NAME}`],
    isList: true,
    flags: () => [
      new Option("--chain <chain>", "only this chain").choices(primaryChains),
      new Option("--spent", "include spent outputs"),
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
    description: "list interchain messages between EVM chains with their status, newest first",
    prints: "the messages",
    isList: true,
    flags: () => [
      new Option(
        "--address <address>",
        "only messages sent or received by this address, 0x… or a name such as alice",
      ),
    ],
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
    description: "show the supply of AVAX: total, staked and burned",
    prints: "the amounts",
    load: async () => (await import("../query/rows/supply.ts")).supply,
  },
  {
    name: "status",
    description: "show the indexing state of each chain",
    prints: "the chains",
    load: async () => (await import("../query/rows/status.ts")).status,
  },
];

const CODES: readonly ExitCode[] = [
  [0, "the deployment responded; a list may be empty"],
  [1, "an error: a wrong argument or flag, no connection, or a refused request"],
];
const NOT_FOUND_CODE: ExitCode = [3, "no result for the argument"];

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

/** Makes all query commands. */
export const createQueryCommands = (): Command[] => QUERIES.map(createQueryCommand);
