/** A request with curl, quoted for a POSIX shell. */
import type { Outgoing } from "./call.ts";

/** A word as the shell takes it, whatever it contains. */
export const shellWord = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

interface CurlOptions {
  /** True if the command sends a key, which the shell takes from the environment. */
  readonly hasKey: boolean;
  readonly isStream: boolean;
}

/** The command. The method is only named where curl would send another one. */
export function curlCommand(
  { method, url, body }: Pick<Outgoing, "method" | "url" | "body">,
  { hasKey, isStream }: CurlOptions,
): string {
  const usual = body === undefined ? "GET" : "POST";
  const parts = [
    ...(isStream ? ["-N"] : []),
    ...(/[[\]{}]/.test(url) ? ["--globoff"] : []), // curl would take these for a set of URLs
    ...(method === usual ? [] : [`-X ${method}`]),
    shellWord(url),
    ...(hasKey ? ['-H "x-service-api-key: $SERVICE_API_KEY"'] : []),
    ...(body === undefined ? [] : ["-H 'content-type: application/json'", `--data-raw ${shellWord(body)}`]),
  ];
  const [first = "", ...rest] = parts;
  return [`curl ${first}`, ...rest.map((part) => `  ${part}`)].join(" \\\n");
}
