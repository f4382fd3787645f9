/** The flags that name the deployment whose data a command reads. */
import { type Command, InvalidArgumentError, Option } from "commander";

/** Networks that a deployment can serve. */
const networks = ["mainnet", "fuji"] as const;

/** Flags as commander parses them. */
export interface DeploymentFlags {
  readonly baseUrl: string;
  readonly network?: (typeof networks)[number];
  readonly apiKey?: string;
}

/** A URL of http or https. */
export function parseUrl(text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new InvalidArgumentError("it has to be a URL that begins with http:// or https://.");
  return text;
}

/** Adds the flags; what they are given overrides the environment. */
export const withDeploymentFlags = (command: Command): Command =>
  command
    .addOption(
      new Option("--base-url <url>", "the data and metrics service")
        .env("PRIMARY_NETWORK_URL")
        .default("http://127.0.0.1:8080")
        .argParser(parseUrl),
    )
    .addOption(
      new Option("--network <name>", "network to read (default: the first that the service has)").choices(
        networks,
      ),
    )
    .addOption(
      new Option("--api-key <key>", "key of the data service, if it needs one; better in the variable").env(
        "PRIMARY_NETWORK_API_KEY",
      ),
    );
