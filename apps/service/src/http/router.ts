/** Finds the operation of a request by the spec's path templates. */

import { HttpError } from "../api/request/http-error.ts";
import { decodeText } from "./decode-text.ts";
import type { Interface } from "./error-body.ts";
import type { SpecOperation } from "./spec.ts";

/** An operation with its path parameters. */
export interface Match {
  readonly operation: SpecOperation;
  readonly path: { readonly [name: string]: string };
}

/** `{name}` matches one segment or, before `:verb`, the part of it up to the verb. */
function pattern(template: string): RegExp {
  const source = template
    .split(/(\{[^}]+\})/)
    .map((part) =>
      part.startsWith("{") ? `(?<${part.slice(1, -1)}>[^/]+)` : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
    )
    .join("");
  return new RegExp(`^${source}$`);
}

/** A parameter is within one segment, so both have as many. */
const segmentsOf = (path: string): number => path.split("/").length;

function decode(path: { [name: string]: string }): { [name: string]: string } {
  return Object.fromEntries(Object.entries(path).map(([name, text]) => [name, decodeText(name, text)]));
}

/** Prefixes of the metrics interface, for its paths without an operation. */
const METRICS_PATH = /^\/(v1\/avg_tps|v2)(\/|$)/;

export interface Router {
  /** @throws HttpError 404 for an unknown path, 405 for a known one with another method */
  route(method: string, path: string): Match;
  /** The interface that a path belongs to, for any method. */
  interfaceOf(path: string): Interface;
}

export function createRouter(operations: readonly SpecOperation[]): Router {
  // Fixed segments win over parameters: in `operations/transactions:export` there is no operation id.
  const variables = (template: string): number => template.split("{").length;
  const routes = operations
    .map((operation) => ({
      operation,
      pattern: pattern(operation.path),
      segments: segmentsOf(operation.path),
    }))
    .sort((a, b) => variables(a.operation.path) - variables(b.operation.path));
  /** Makes a test that tells whether a route fits a path. */
  const fitting = (path: string) => {
    const segments = segmentsOf(path);
    return (one: (typeof routes)[number]) => one.segments === segments && one.pattern.test(path);
  };
  return {
    route(method, path) {
      const effectiveMethod = method === "HEAD" ? "GET" : method;
      const fits = fitting(path);
      const route = routes.find((one) => one.operation.method === effectiveMethod && fits(one));
      if (!route) {
        const found = routes.filter(fits);
        if (found.length === 0) throw new HttpError(404, `there is nothing at ${path}`);
        const allowed = [...new Set(found.map(({ operation }) => operation.method))].join(", ");
        throw new HttpError(405, `${method} is not allowed at ${path}, only ${allowed}`, { allow: allowed });
      }
      return { operation: route.operation, path: decode(route.pattern.exec(path)?.groups ?? {}) };
    },
    interfaceOf: (path) =>
      routes.find(fitting(path))?.operation.of ?? (METRICS_PATH.test(path) ? "metrics" : "data"),
  };
}
