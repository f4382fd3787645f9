/** A flag that names the JSON-RPC of an EVM chain, and may be repeated. */
import { InvalidArgumentError } from "commander";
import { parseUrl } from "./deployment-flags.ts";

/** URLs of the JSON-RPC of EVM chains, by the chains' names in the service's status. */
export interface RpcUrls {
  readonly [chain: string]: string;
}

/**
 * Adds `<chain>=<url>` to the chains that the same flag named before.
 *
 * @throws InvalidArgumentError for another form, another kind of chain, no URL, or a chain twice
 */
export function collectRpcUrls(text: string, before: RpcUrls = {}): RpcUrls {
  const [, chain, url] = /^(evm-\d+)=(.*)$/s.exec(text) ?? [];
  if (chain === undefined || url === undefined)
    throw new InvalidArgumentError(
      "Expected a chain and its URL, such as evm-43113=http://127.0.0.1:9650/ext/bc/C/rpc.",
    );
  if (Object.hasOwn(before, chain)) throw new InvalidArgumentError(`${chain} has a URL already.`);
  return { ...before, [chain]: parseUrl(url) };
}
