/** The read operations of both services: their parameters, and calls by name. */

import { createHttpClient as createDataHttp, type HttpClient as DataHttp } from "@primary-network/data/http";
import dataDocument from "@primary-network/data/openapi.json" with { type: "json" };
import {
  createHttpClient as createMetricsHttp,
  type HttpClient as MetricsHttp,
} from "@primary-network/metrics/http";
import metricsDocument from "@primary-network/metrics/openapi.json" with { type: "json" };
import { nearest } from "../config/nearest.ts";
import type { Deployment } from "../deployment/deployment.ts";
import { Exact } from "./exact.ts";
import { unknownName } from "./tool.ts";

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: object;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly object[];
  readonly requestBody?: object;
  readonly responses: object;
  readonly "x-retry"?: string;
  readonly "x-secret"?: boolean;
}

interface Described {
  readonly service: "data" | "metrics";
  readonly document: object;
  readonly method: "get" | "post";
  readonly path: string;
  readonly operation: Operation;
}

/** The value itself, or the part of the document that its `$ref` names. */
function resolve<Value>(document: object, value: object): Value {
  if (!("$ref" in value)) return value as Value; // the documents are generated, and checked by their linter
  const steps = String(value.$ref).slice(2).split("/");
  const found = steps.reduce<unknown>((part, step) => Object(part)[step], document);
  return found as Value; // as above
}

/** A stream has no single result, so it cannot be called. */
const isStream = ({ operation }: Described) =>
  JSON.stringify(operation.responses).includes("text/event-stream");

/** Read operations by name: GET, and POST that is safe to send twice. Operations whose response is a secret are left out. */
const operations = new Map(
  (
    [
      ["data", dataDocument],
      ["metrics", metricsDocument],
    ] as const
  )
    .flatMap(([service, document]) =>
      Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
        (["get", "post"] as const).flatMap((method): Described[] => {
          const operation = methods[method];
          const reads = operation && (method === "get" || operation["x-retry"] === "safe");
          return reads && !operation["x-secret"] ? [{ service, document, method, path, operation }] : [];
        }),
      ),
    )
    .filter((described) => !isStream(described))
    .map((described) => [described.operation.operationId, described] as const),
);

function named(name: string): Described {
  const described = operations.get(name);
  if (!described) {
    const near = nearest(name, [...operations.keys()]);
    throw new Error(
      `there is no read operation ${name}${near === undefined ? "" : `: did you mean ${near}?`} \`operations\` lists them`,
    );
  }
  return described;
}

const parametersOf = ({ document, operation }: Described): Parameter[] =>
  (operation.parameters ?? []).map((parameter) => resolve<Parameter>(document, parameter));

/** The operations by name, or all with a text in their name or summary. */
export function summaries(about = ""): { name: string; service: string; summary: string }[] {
  const wanted = about.toLowerCase();
  return [...operations.values()]
    .map(({ service, operation: { operationId, summary } }) => ({ name: operationId, service, summary }))
    .filter(({ name, summary }) => `${name} ${summary}`.toLowerCase().includes(wanted));
}

/** One operation with its parameters. @throws Error for an unknown name */
export function describeOperation(name: string): object {
  const described = named(name);
  const { service, document, method, path, operation } = described;
  return {
    name,
    service,
    request: `${method.toUpperCase()} ${path}`,
    summary: operation.summary,
    description: operation.description,
    parameters: parametersOf(described).map(({ schema, ...parameter }) => ({
      ...parameter,
      schema: resolve(document, schema),
    })),
    body: operation.requestBody && resolve(document, operation.requestBody),
  };
}

/** A response with a status other than 2xx, with the message of the service. */
class StatusError extends Error {
  readonly statusCode: number;
  readonly retryable: boolean;

  constructor(statusCode: number, text: string) {
    let message = text;
    try {
      message = String(Object(JSON.parse(text)).message ?? text);
    } catch {
      // not JSON: the text is the message
    }
    super(message || `the service responded with status ${statusCode}`);
    this.name = "HttpError";
    this.statusCode = statusCode;
    this.retryable = statusCode === 429 || (statusCode >= 500 && statusCode !== 501); // a 501 is final
  }
}

const written = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(",") : String(value);

/** The raw clients of a deployment, and its network. */
export interface Callable extends Pick<Deployment, "network"> {
  readonly clients: { readonly data: DataHttp; readonly metrics: MetricsHttp };
}

/** Makes the raw clients once: calls that fail share their budget of retries. */
export const callable = ({ options, network }: Pick<Deployment, "options" | "network">): Callable => ({
  network,
  clients: { data: createDataHttp(options), metrics: createMetricsHttp({ baseUrl: options.baseUrl }) },
});

/**
 * The call of an operation. Its result is the text of the response, in which no number is rounded.
 *
 * @throws Error for an unknown name, or for a parameter that the operation does not have
 */
export function callOf(name: string) {
  const described = named(name);
  const parameters = parametersOf(described);
  const hasBody = described.operation.requestBody !== undefined;
  return async ({ clients, network }: Callable, given: Record<string, unknown>): Promise<unknown> => {
    const http = clients[described.service] as unknown as RawClient; // any path of the document
    const params = { ...(parameters.some((one) => one.name === "network") && { network }), ...given };
    const parts: {
      path: Record<string, string>;
      query: Record<string, string>;
      body: Record<string, unknown>;
    } = {
      path: {},
      query: {},
      body: {},
    };
    for (const [key, value] of Object.entries(params)) {
      const place = parameters.find((one) => one.name === key)?.in ?? (hasBody ? "body" : undefined);
      if (place === undefined || place === "header")
        throw new Error(
          unknownName(
            name,
            "parameter",
            key,
            parameters.map((one) => one.name),
          ),
        );
      if (place === "body") parts.body[key] = value;
      else parts[place][key] = written(value);
    }
    const missing = parameters.find((one) => one.required && one.in === "path" && !(one.name in parts.path));
    if (missing) throw new Error(`${name} needs the parameter ${missing.name}`);
    const {
      data: text,
      error,
      response,
    } = await http.request(described.method, described.path, {
      params: { path: parts.path, query: parts.query },
      ...(hasBody && { body: parts.body }),
      parseAs: "text",
    });
    if (!response.ok)
      throw new StatusError(response.status, typeof error === "string" ? error : JSON.stringify(error));
    return new Exact(String(text));
  };
}

/** The part of openapi-fetch's client that is used. */
interface RawClient {
  request(
    method: string,
    path: string,
    init: object,
  ): Promise<{ readonly data?: unknown; readonly error?: unknown; readonly response: Response }>;
}
