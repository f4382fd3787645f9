/** Defines the commands and flags of `primary-network`. */
import { Command, InvalidArgumentError, Option } from "commander";
import { readConfig } from "./config/config.ts";
import { describeDev } from "./describe-dev.ts";
import { describeKeys } from "./describe-keys.ts";
import { type DevOptions, startDev } from "./dev.ts";
import { createKeysCommand } from "./keys-command.ts";
import { type Roles, startServing } from "./serve.ts";
import { withServiceFlags } from "./service-flags.ts";
import { untilSignal } from "./signal.ts";
import { parseStartTime } from "./start-time.ts";
import { evmSightsOf } from "./tour/evm-sights.ts";
import { runTour } from "./tour/tour.ts";

const DEFAULT_DATA_DIR = ".primary-network";

/** Builds the command line; parsing it runs the command. */
export function createProgram(): Command {
  const program = new Command("primary-network")
    .description("A local Primary Network and its data service.")
    .showHelpAfterError("(add --help for the flags)");

  withDevFlags(
    program
      .command("dev")
      .description("run the local network and the data and metrics service until interrupted"),
  )
    .option("--genesis <file>", "start from a node's genesis file (JSON, or JSON in gzip), without a history")
    .option(
      "--print-keys",
      "print the development accounts with their private keys, which are public knowledge",
      false,
    )
    .action(async (options: DevOptions & { readonly printKeys: boolean }) => {
      const dev = await startDev(options);
      const interrupted = untilSignal(); // before the output that a script waits for
      if (options.printKeys) console.log(`${describeKeys(dev.localnet)}\n`);
      console.log(describeDev(dev));
      await interrupted;
      await dev.close();
    });

  withDevFlags(program.command("start").description("run dev, then a guided tour with the published clients"))
    .option("--exit", "exit after the tour instead of leaving the service running", false)
    .action(async (options: DevOptions & { readonly exit: boolean }) => {
      const dev = await startDev(options);
      const end = new AbortController();
      const interrupted = untilSignal().then(() => end.abort()); // the tour can be interrupted too
      try {
        console.log(describeDev(dev));
        const { signal } = end;
        await runTour({
          serviceUrl: dev.service.url,
          nodeUrl: dev.node.url,
          print: console.log,
          signal,
          evm: evmSightsOf(dev.localnet),
        }).catch((error: unknown) => {
          if (!signal.aborted) throw error;
        });
        if (options.exit || signal.aborted) return;
        console.log("\nThe network and the service keep running. Press Ctrl+C to end them.");
        await interrupted;
      } finally {
        await dev.close();
      }
    });

  program.addCommand(createKeysCommand(DEFAULT_DATA_DIR, { print: console.log, tell: console.error }));

  program
    .command("serve")
    .description("index the nodes of a configuration and serve the data and metrics interfaces")
    .requiredOption("--config <file>", "JSON or YAML file; the variable DATABASE_URL overrides its database")
    .option("--no-index", "do not index: another process does, on the same PostgreSQL")
    .action(({ config, index }: { readonly config: string; readonly index: boolean }) =>
      serve(config, { api: true, index }),
    );

  program
    .command("index")
    .description("index the nodes of a configuration and serve only health and metrics")
    .requiredOption("--config <file>", "JSON or YAML file; the variable DATABASE_URL overrides its database")
    .action(({ config }: { readonly config: string }) => serve(config, { api: false, index: true }));

  return program;
}

/** Serves until interrupted. */
async function serve(file: string, roles: Roles): Promise<void> {
  const serving = await startServing(await readConfig(file, process.env), roles);
  const where = [
    ...(serving.api ? [`data and metrics  ${serving.api.url}`] : []),
    `admin  ${serving.admin.url}`,
  ];
  console.log(where.join("\n"));
  await untilSignal();
  await serving.close();
}

function withDevFlags(command: Command): Command {
  return withServiceFlags(command, "off")
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .addOption(
      new Option("--node-port <port>", "port of the simulated node").default(9650).argParser(parsePort),
    )
    .addOption(
      new Option("--port <port>", "port of the data and metrics service").default(8080).argParser(parsePort),
    )
    .addOption(
      new Option("--admin-port <port>", "port of health and metrics, on loopback")
        .default(8081)
        .argParser(parsePort),
    )
    .addOption(
      new Option(
        "--control-port <port>",
        "port of the network's control API, on loopback (default: off)",
      ).argParser(parsePort),
    )
    .option("--site <folder>", "serve the reference site that `pnpm docs:build` wrote to this folder")
    .addOption(
      new Option("--site-port <port>", "port of the reference site").default(8082).argParser(parsePort),
    )
    .addOption(
      new Option(
        "--block-interval <seconds>",
        "seconds between the blocks that the network produces by itself; 0 for scheduled blocks only",
      )
        .default(10)
        .argParser(parseInterval),
    )
    .option(
      "--seed <text>",
      "seed of the local network; the same seed gives the same blocks",
      "primary-network",
    )
    .addOption(
      new Option(
        "--start-time <time>",
        "when the history ends and the clock begins, as ISO 8601 or Unix seconds (default: as in the last run with this data folder, else now)",
      ).argParser(parseStartTime),
    )
    .addOption(
      new Option(
        "--helicon-time <time>",
        "when the Helicon upgrade (auto-renewed validators) begins, as ISO 8601 or Unix seconds (default: never)",
      ).argParser(parseStartTime),
    )
    .option("--data-dir <folder>", 'where the index is kept, or "memory"', DEFAULT_DATA_DIR)
    .option("--no-evm", "leave out the EVM chains: the C-Chain and an L1, which run in Anvil processes")
    .option(
      "--evm-dev-methods",
      "enable methods of test frameworks on the EVM chains (evm_mine, evm_snapshot, …)",
      false,
    )
    .option("--no-relayer", "do not deliver interchain messages")
    .option("--prices", "give the EVM chains' own tokens invented prices", false)
    .option("--export-dir <folder>", "where exported files are kept (default: with the index)")
    .option("--log-level <level>", "trace, debug, info, warn, error or silent", "warn");
}

/** Reads whole seconds, up to a day. */
export function parseInterval(text: string): number {
  const seconds = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(seconds <= 86_400)) throw new InvalidArgumentError("an interval is a whole number from 0 to 86400.");
  return seconds;
}

/** Reads a TCP port; 0 lets the system choose one. */
export function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw new InvalidArgumentError("a port is a whole number from 0 to 65535.");
  return port;
}
