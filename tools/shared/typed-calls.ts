/** Which method of which client makes each operation's call, read from the clients' sources. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The clients, by the name of the variable that holds each in the examples. */
export const clientNames = ["data", "metrics", "pchain"] as const;

export type ClientName = (typeof clientNames)[number];

/** The method of a client that makes a call. */
export interface TypedCall {
  readonly client: ClientName;
  /** Undefined for a method of the client itself. */
  readonly resource: string | undefined;
  readonly method: string;
  readonly isList: boolean;
  readonly isStream: boolean;
  /** Whether the method takes the operation's parameters, and whether they may be left out. */
  readonly params: "required" | "optional" | "none";
}

const CALL = /\b(?:transport\.(call|list)\(|(stream)\(transport, |rpc\()(\w+),/g;
/** A method's name; one that is generic has its type parameters between the name and the parameters. */
const METHOD = /^ +(?:const )?(\w+)(?:: | = )(?:<.+>)?\(/gm;

/** The P-Chain's methods stand on the client itself, but those of its index. */
const PCHAIN_RESOURCES: Readonly<Record<string, string>> = { containers: "index" };

/** Files that are a part of another resource. */
const PARTS: Readonly<Record<string, string>> = {
  evmBalances: "evm",
  evmStreams: "evm",
  evmTransactions: "evm",
  evmTransfers: "evm",
};

/** The method inside which a call stands: the last one that begins before it. */
const methodAt = (text: string, at: number) => [...text.slice(0, at).matchAll(METHOD)].at(-1);

/** Whether the parameters of a method, whose text begins after its parenthesis, have to be given. */
function paramsOf(text: string): TypedCall["params"] {
  const found = /^\s*params: [^,)]*?( = \{\})?[,)]/.exec(text);
  if (!found) return "none";
  return found[1] ? "optional" : "required";
}

/** The calls of the client whose sources are in `folder`, by the generated operation's name. */
export function typedCalls(client: ClientName, folder: string): [id: string, call: TypedCall][] {
  const files = readdirSync(folder).filter((name) => /^[a-z0-9-]+\.ts$/.test(name));
  return files.flatMap((file) => {
    const text = readFileSync(join(folder, file), "utf8");
    const found = /^export const (\w+) = \(/m.exec(text)?.[1];
    if (found === undefined) return [];
    const resource = client === "pchain" ? PCHAIN_RESOURCES[found] : (PARTS[found] ?? found);
    return [...text.matchAll(CALL)].map(({ 1: kind, 2: stream, 3: id = "", index }): [string, TypedCall] => {
      const found = methodAt(text, index);
      const method = found?.[1];
      if (!found || method === undefined) throw new Error(`${file}: the call of ${id} is in no method`);
      const params = paramsOf(text.slice(found.index + found[0].length));
      return [
        id,
        { client, resource, method, isList: kind === "list", isStream: stream !== undefined, params },
      ];
    });
  });
}

/** The generated name of a JSON-RPC method: `platform.getTx` is `getTx`, `index.getIndex` is `indexGetIndex`. */
export function methodId(name: string): string {
  const [namespace, method = ""] = name.split(".");
  return namespace === "platform"
    ? method
    : `${namespace}${method.slice(0, 1).toUpperCase()}${method.slice(1)}`;
}
