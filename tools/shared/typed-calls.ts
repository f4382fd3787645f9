/** The client method that makes each operation's call, as the specs name it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { clients, idOf, modelOf, type OperationModel, signatureOf } from "@primary-network/codegen";
import { root } from "./packages.ts";

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

/** The operations of a client, as its generated document has them. */
export function operationsOf(name: ClientName): readonly OperationModel[] {
  const client = clients.find((one) => one.client === name);
  if (client === undefined) throw new Error(`there is no client ${name}`);
  const file = client.spec.endsWith("openrpc.yaml") ? "openrpc.json" : "openapi.json";
  const text = readFileSync(join(root, "packages", client.folder, "src/gen", file), "utf8");
  return modelOf(JSON.parse(text)).operations;
}

/** The calls of a client, by operation id. */
export function typedCalls(client: ClientName): [id: string, call: TypedCall][] {
  return operationsOf(client).map((operation) => {
    const { resource, name: method } = operation.method;
    const { kind, params } = signatureOf(operation);
    const call = { client, resource, method, isList: kind === "list", isStream: kind === "stream", params };
    return [operation.id, call];
  });
}

/** The operation id of a JSON-RPC method: `platform.getTx` is `getTx`, `index.getIndex` is `indexGetIndex`. */
export const methodId = (name: string): string => idOf(name, "platform");
