/** The command `mcp`: tools for assistants, over a deployment and, if there is one, its local network. */
import { Command, Option } from "commander";
import { parseUrl, withDeploymentFlags } from "../flags/deployment-flags.ts";
import { parsePort } from "../flags/values.ts";
import type { McpFlags } from "../mcp/mcp-flags.ts";

/** Makes the command with its flags. It loads its work when it runs. */
export function createMcpCommand(): Command {
  const command = new Command("mcp").description(
    "offer a deployment to an assistant by the Model Context Protocol, on standard input and output or over HTTP",
  );
  return withDeploymentFlags(command)
    .addOption(
      new Option(
        "--node-url <url>",
        "node for transactions and the EVM chains (default: that of dev)",
      ).argParser(parseUrl),
    )
    .addOption(
      new Option(
        "--control-url <url>",
        "control API of a local network, whose tools are offered only with it and --control-token",
      ).argParser(parseUrl),
    )
    .addOption(
      new Option("--control-token <token>", "its token; better in the variable").env("CONTROL_TOKEN"),
    )
    .addOption(
      new Option("--http <port>", "listen on this port of 127.0.0.1 instead, at /mcp").argParser(parsePort),
    )
    .addOption(
      new Option(
        "--docs-url <url>",
        "documentation site whose guides are offered as resources (default: the public one)",
      ).argParser(parseUrl),
    )
    .action(async (flags: McpFlags) => (await import("../mcp/run-mcp.ts")).runMcp(flags));
}
