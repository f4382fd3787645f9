/** Flags that name the deployment of a query command. */
import { type Command, InvalidArgumentError, Option } from "commander";

/** Networks that a deployment can serve. The path of a local network is `fuji`. */
const networks = ["mainnet", "fuji", "local"] as const;

/** A network as the paths of the APIs name it. */
type ServedNetwork = Exclude<(typeof networks)[number], "local">;

function parseNetwork(text: string): ServedNetwork {
  const name = networks.find((one) => one === text);
  if (name === undefined) throw new InvalidArgumentError(`Expected ${networks.join(", ")}.`);
  return name === "local" ? "fuji" : name;
}

/** Flags as commander parses them. */
export interface DeploymentFlags {
  readonly baseUrl: string;
  readonly network?: ServedNetwork;
  readonly apiKey?: string;
}

/** A URL of http or https. */
export function parseUrl(text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new InvalidArgumentError("Expected a URL that begins with http:// or https://.");
  return text;
}

/** Adds the flags. They override the environment. */
export const withDeploymentFlags = (command: Command): Command =>
  command
    .addOption(
      new Option("--base-url <url>", "URL of the data and metrics service")
        .env("PRIMARY_NETWORK_URL")
        .default("http://127.0.0.1:8080")
        .argParser(parseUrl),
    )
    .addOption(
      new Option("--network <name>", "network to read (default: the first one of the service)")
        .choices(networks)
        .argParser(parseNetwork),
    )
    .addOption(
      new Option("--api-key <key>", "API key, if the service needs one; safer in the variable").env(
        "PRIMARY_NETWORK_API_KEY",
      ),
    );
