/** Reads the operations of an OpenAPI document. */
import { finalStatusesOf, pageOf, paramDescriptor, retryOf, rulesOf } from "./descriptor.ts";
import { deprecationOf, operationDoc } from "./doc.ts";
import { checkMethods, methodOf } from "./method.ts";
import type { OperationModel, ParamModel, SpecModel } from "./model.ts";
import { pageName } from "./page-name.ts";
import {
  child,
  flatten,
  isJson,
  type Json,
  objects,
  resolve,
  type Schema,
  SpecError,
  text,
} from "./schema.ts";

/** Media type of a stream. Its schema in the document describes an item's data. */
const EVENTS = "text/event-stream";

const METHODS = ["get", "post", "put", "patch", "delete"];

export function readOpenApi(document: Json): SpecModel {
  const operations: OperationModel[] = [];
  for (const [path, value] of Object.entries(child(document, "paths"))) {
    const item = resolve(document, isJson(value) ? value : {});
    for (const method of METHODS) {
      const operation = item[method];
      if (isJson(operation)) operations.push(readOperation(document, { path, method, item, operation }));
    }
  }
  checkMethods(operations);
  const tags = objects(document.tags).map((tag): [string, string] => [
    String(tag.name),
    text(tag, "description") ?? "",
  ]);
  return { document, operations, resources: new Map(tags) };
}

interface ParameterLocation {
  path: string;
  method: string;
  item: Json;
  operation: Json;
}

function readOperation(document: Json, { path, method, item, operation }: ParameterLocation): OperationModel {
  const route = `${method.toUpperCase()} ${path}`;
  const id = text(operation, "operationId");
  if (!id) throw new SpecError(`${route}: operationId is missing`);
  const params = new Map<string, ParamModel>();
  for (const raw of [...objects(item.parameters), ...objects(operation.parameters)])
    addParameter(document, raw, params);
  const body = readBody(document, operation);
  for (const [name, param] of body.params) {
    if (params.has(name)) throw new SpecError(`${route}: ${name} is both a parameter and a body field`);
    params.set(name, param);
  }
  const retry = retryOf(operation, route);
  const page = pageOf(operation, route);
  const bodies = readBodies(document, operation);
  const result = readResult(bodies);
  const isStream = isStreamed(document, operation);
  const summary = text(operation, "summary") ?? id;
  const replaces = ["put", "patch", "delete"].includes(method);
  return {
    id,
    summary,
    description: text(operation, "description") ?? summary,
    route,
    page: pageName(id),
    isMutation: replaces || retry === "unsafe",
    ...methodOf(operation, route, new Set(params.keys())),
    descriptor: {
      id,
      method: method.toUpperCase(),
      path,
      retry,
      ...finalStatusesOf(operation),
      ...rulesOf(operation, new Set(params.keys()), route),
      ...page,
      ...(isStream && { stream: true }),
    },
    params,
    ...(body.variants && { bodyVariants: body.variants }),
    ...(result && { result }),
    ...(isStream && { stream: true }),
    examples: examplesOf(document, operation),
    failures: new Map(bodies.filter(([status]) => !status.startsWith("2"))),
    ...(operation.deprecated === true && { deprecated: true, deprecation: deprecationOf(operation) }),
    ...(page.page !== undefined && { items: String(child(page, "page").items) }),
    doc: operationDoc({ operation, route: `\`${route}\``, retry, errors: errorsOf(operation) }),
  };
}

function addParameter(document: Json, raw: Json, params: Map<string, ParamModel>): void {
  const parameter = resolve(document, raw);
  const location = text(parameter, "in");
  // Headers belong to the transport, not to the caller.
  if (location !== "path" && location !== "query") return;
  const name = String(parameter.name);
  const written = child(parameter, "schema");
  const schema = flatten(document, written);
  const required = parameter.required === true;
  const fallback = parameter["x-client-default"] === true;
  const numeric = parameter["x-client-numeric"] === true;
  const address = parameter["x-client-address"] === true;
  const csv = schema.type === "array" && location === "query" && parameter.explode === false;
  params.set(name, {
    descriptor: paramDescriptor(schema, { in: location, required, csv, address, fallback, numeric }),
    // An array written elsewhere is read in place: its type gains the comma-joined form here.
    schema: { ...(schema.type === "array" ? schema : written), ...describing(schema, parameter) },
    required: required && !fallback,
  });
}

/** Adds a parameter's own texts to its schema, where they take precedence. */
function describing(schema: Schema, parameter: Json): Json {
  const annotations: Json = {};
  for (const key of [
    "description",
    "deprecated",
    "x-deprecated",
    "example",
    "minimum",
    "maximum",
    "x-minimum",
    "x-maximum",
    "x-unit",
    "default",
  ]) {
    const value = parameter[key] ?? schema[key];
    if (value !== undefined) annotations[key] = value;
  }
  return annotations;
}

function readBody(document: Json, operation: Json): { params: Map<string, ParamModel>; variants?: Schema[] } {
  const content = child(resolve(document, child(operation, "requestBody")), "content");
  const written = child(child(content, "application/json"), "schema");
  const whole = flatten(document, written);
  const variants = whole.oneOf ?? whole.anyOf;
  const shapes = (variants ?? [whole]).map((variant) => flatten(document, variant));
  const params = new Map<string, ParamModel>();
  for (const shape of shapes) {
    for (const [name, field] of Object.entries(shape.properties ?? {})) {
      const required = shapes.every((other) => other.required?.includes(name));
      if (params.has(name)) continue;
      const schema = flatten(document, field);
      const address = schema["x-client-address"] === true;
      const descriptor = paramDescriptor(schema, { in: "body", required, address });
      params.set(name, { descriptor, schema: field, required });
    }
  }
  return { params, ...(variants && { variants }) };
}

const mediaOf = (content: Json): Json => child(content, EVENTS in content ? EVENTS : "application/json");

/** Content of the first status that is a success. */
function successContent(document: Json, operation: Json): Json {
  const [success] = Object.entries(child(operation, "responses")).filter(([status]) =>
    status.startsWith("2"),
  );
  return child(resolve(document, isJson(success?.[1]) ? success[1] : {}), "content");
}

const isStreamed = (document: Json, operation: Json): boolean =>
  EVENTS in successContent(document, operation);

/** Schemas of the bodies, or of a stream's items, by status, where there is one. */
function readBodies(document: Json, operation: Json): [status: string, schema: Schema][] {
  return Object.entries(child(operation, "responses")).flatMap(([status, raw]): [string, Schema][] => {
    const content = child(resolve(document, isJson(raw) ? raw : {}), "content");
    const { schema } = mediaOf(content);
    return isJson(schema) ? [[status, schema]] : [];
  });
}

/** Examples of a success; a single one has no name of its own. */
function examplesOf(document: Json, operation: Json): Json {
  const media = mediaOf(successContent(document, operation));
  if (media.example !== undefined) return { default: media.example };
  return Object.fromEntries(
    Object.entries(child(media, "examples")).map(([name, raw]) => [
      name,
      resolve(document, isJson(raw) ? raw : {}).value,
    ]),
  );
}

function readResult(bodies: readonly [status: string, schema: Schema][]): Schema | undefined {
  const schemas = bodies.filter(([status]) => status.startsWith("2")).map(([, schema]) => schema);
  const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  return different.length > 1 ? { oneOf: different } : different[0];
}

/** The statuses alone, because each means the same on every operation. */
function errorsOf(operation: Json): string[] {
  const statuses = Object.keys(child(operation, "responses")).filter((status) => !status.startsWith("2"));
  return statuses.length > 0 ? [`Fails with HTTP ${statuses.join(", ")}.`] : [];
}
