/** The operations and methods as a Postman collection, version 2.1: the calls that the pages show, with their responses. */
import type { Operation, Parameter } from "./documents.ts";
import type { Example } from "./recording.ts";
import { responseText } from "./response-text.ts";

/** A call of the collection. */
export interface PostmanCall {
  /** The folder that it stands in. */
  readonly folder: string;
  readonly name: string;
  readonly description: string;
  /** Name of the collection's variable that holds the server's URL. */
  readonly server: "service" | "node";
  readonly example: Example;
  /** Path with its variables in braces; undefined where nothing of it varies. */
  readonly path?: string;
  readonly parameters?: readonly Parameter[];
}

/** A variable of a URL, or a parameter in it. */
interface Field {
  readonly key: string;
  readonly value: string;
  readonly description?: string | undefined;
  readonly disabled?: true;
}

const VARIABLE = /^\{(\w+)\}$/;

/** The segments of a path, with the values that its variables have in the example. */
function pathOf(path: string, actual: string, parameters: readonly Parameter[]) {
  const values = actual.split("/").slice(1);
  const variables: Field[] = [];
  const segments = path
    .split("/")
    .slice(1)
    .map((segment, at) => {
      const value = decodeURIComponent(values[at] ?? "");
      const name = VARIABLE.exec(segment)?.[1];
      // What only begins with a variable, such as `{id}:reindex`, is no variable of a URL in Postman: it stays as it was sent.
      if (name === undefined) return value;
      const description = parameters.find((one) => one.in === "path" && one.name === name)?.description;
      variables.push({ key: name, value, description });
      return `:${name}`;
    });
  return { segments, variables };
}

/** The parameters of a query: those of the example, and the others switched off. */
function queryOf(sent: URLSearchParams, parameters: readonly Parameter[]): Field[] {
  const known = parameters.filter((one) => one.in === "query");
  const descriptionOf = (key: string) => known.find(({ name }) => name === key)?.description;
  const given = [...sent].map(([key, value]) => ({ key, value, description: descriptionOf(key) }));
  const others = known
    .filter(({ name }) => !sent.has(name))
    .map(({ name, description }) => ({ key: name, value: "", description, disabled: true as const }));
  return [...given, ...others];
}

function requestOf({ example, server, path, parameters = [], description }: PostmanCall) {
  const { method, url, body } = example.request;
  const { pathname, searchParams } = new URL(url);
  const { segments, variables } = pathOf(path ?? pathname, pathname, parameters);
  const query = queryOf(searchParams, parameters);
  const host = `{{${server}}}`;
  const shown = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
  return {
    method,
    description,
    header: [
      ...(body === undefined ? [] : [{ key: "content-type", value: "application/json" }]),
      // Off, because the service refuses an empty key.
      ...(server === "service" ? [{ key: "x-service-api-key", value: "{{apiKey}}", disabled: true }] : []),
    ],
    ...(body !== undefined && { body: { mode: "raw", raw: body, options: { raw: { language: "json" } } } }),
    url: {
      raw: `${host}/${segments.join("/")}${shown.length > 0 ? `?${shown.join("&")}` : ""}`,
      host: [host],
      path: segments,
      ...(query.length > 0 && { query }),
      ...(variables.length > 0 && { variable: variables }),
    },
  };
}

/** The status of a recorded response: bodies of errors name it. */
function statusOf(response: unknown): number {
  const body = typeof response === "object" && response !== null ? response : {};
  return "statusCode" in body && typeof body.statusCode === "number" ? body.statusCode : 200;
}

function itemOf(call: PostmanCall) {
  const request = requestOf(call);
  const { response, events } = call.example;
  const text = events ?? (response === undefined ? "" : responseText(response).text);
  const code = statusOf(response);
  return {
    name: call.name,
    request,
    response: [
      {
        name: code === 200 ? "Recorded from the local network" : "Not implemented",
        originalRequest: request,
        code,
        status: code === 200 ? "OK" : "Not Implemented",
        header: [
          { key: "content-type", value: events === undefined ? "application/json" : "text/event-stream" },
        ],
        body: text,
      },
    ],
  };
}

/** What the collection is of. */
export interface PostmanOptions {
  readonly version: string;
  /** Base URLs of the two servers. */
  readonly servers: Readonly<Record<PostmanCall["server"], string>>;
}

/** The collection: a folder for each group of calls. */
export function postmanCollection(
  calls: readonly PostmanCall[],
  { version, servers }: PostmanOptions,
): object {
  const folders = [...new Set(calls.map(({ folder }) => folder))];
  return {
    info: {
      name: "Primary Network",
      description:
        "The data and metrics services and the P-Chain RPC. `npx primary-network dev` starts all three on this machine; for another deployment change the variables `service`, `node` and `apiKey`, and switch the header with the key on.",
      version,
      schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
    },
    variable: [
      { key: "service", value: servers.service },
      { key: "node", value: servers.node },
      { key: "apiKey", value: "" },
    ],
    item: folders.map((folder) => ({
      name: folder,
      item: calls.filter((call) => call.folder === folder).map(itemOf),
    })),
  };
}

/** A call of an operation. */
export const postmanCall = (
  { summary, description, path, parameters }: Operation,
  folder: string,
  example: Example,
): PostmanCall => ({ folder, name: summary, description, server: "service", example, path, parameters });
