/** Which method of which client makes each operation's call, read from the clients' sources. */
import { readdirSync, readFileSync } from "node:fs";

const CALL = /\b(?:transport\.(call|list)|rpc)\((\w+),/g;
const METHOD = /^ +(?:const )?(\w+)(?:: | = )\(/gm;

/** The P-Chain's methods stand on the client itself, but those of its index. */
const PCHAIN_RESOURCES = { containers: "index" };

/** The method inside which a call stands: the last one that begins before it. */
const methodAt = (text, at) => [...text.slice(0, at).matchAll(METHOD)].at(-1)?.[1];

/**
 * @param {"data" | "metrics" | "pchain"} client the name of the variable that holds it
 * @param {URL} folder of its sources
 * @returns {[id: string, call: { client: string, resource: string | undefined, method: string, isList: boolean }][]} by the generated operation's name
 */
export function typedCalls(client, folder) {
  const files = readdirSync(folder).filter((name) => /^[a-z-]+\.ts$/.test(name));
  return files.flatMap((file) => {
    const text = readFileSync(new URL(file, folder), "utf8");
    const found = /^export const (\w+) = \(/m.exec(text)?.[1];
    if (found === undefined) return [];
    const resource = client === "pchain" ? PCHAIN_RESOURCES[found] : found;
    return [...text.matchAll(CALL)].map((match) => [
      match[2],
      { client, resource, method: methodAt(text, match.index), isList: match[1] === "list" },
    ]);
  });
}

/** The generated name of a JSON-RPC method: `platform.getTx` is `getTx`, `index.getIndex` is `indexGetIndex`. */
export function methodId(name) {
  const [namespace, method] = name.split(".");
  return namespace === "platform" ? method : `${namespace}${method[0].toUpperCase()}${method.slice(1)}`;
}
