/** Reads the methods of an OpenRPC document, and wraps its schemas as a map that the type generator understands. */
import { validateOpenRPCDocument } from "@open-rpc/schema-utils-js";
import { paramDescriptor, retryOf, rulesOf } from "./descriptor.ts";
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

export function readOpenRpc(document: Json): SpecModel {
  // The validator hands its error back instead of throwing it. Its parameter is typed as a full document,
  // although it has yet to check that.
  const verdict = validateOpenRPCDocument(document as Parameters<typeof validateOpenRPCDocument>[0]);
  if (verdict !== true) throw new SpecError(firstFinding(verdict.message));
  const methods = Array.isArray(document.methods) ? document.methods.filter(isJson) : [];
  const shared = sharedErrors(document, methods);
  const operations = methods.map((method) => readMethod(document, method, shared));
  const ids = operations.map((operation) => operation.id);
  const twice = ids.find((id, n) => ids.indexOf(id) !== n);
  if (twice) throw new SpecError(`methods: ${twice} is there twice`);
  checkMethods(operations);
  const schemas = child(child(document, "components"), "schemas");
  const resources = Object.entries(child(document, "x-resources"));
  return {
    document: { openapi: "3.1.0", info: document.info, paths: {}, components: { schemas } },
    operations,
    resources: new Map(resources.map(([name, sentence]) => [name, String(sentence)])),
  };
}

/** `platform.getBlock` is `getBlock` when platform is the spec's own namespace, `index.getIndex` is `indexGetIndex`. */
export function idOf(method: string, namespace: string | undefined): string {
  const [service = "", name = ""] = method.split(".");
  return service === namespace ? name : `${service}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function readMethod(document: Json, method: Json, shared: ReadonlySet<string>): OperationModel {
  const rpc = String(method.name);
  const id = idOf(rpc, text(document, "x-namespace"));
  const path = text(method, "x-path") ?? text(document, "x-path");
  if (!path) throw new SpecError(`methods/${rpc}: x-path must say where the method is served`);
  const retry = retryOf(method, `methods/${rpc}`);
  const params = new Map<string, ParamModel>();
  for (const raw of objects(method.params)) {
    const param = resolve(document, raw);
    const written = child(param, "schema");
    const schema = flatten(document, written);
    const required = param.required === true;
    const description = text(param, "description") ?? schema.description;
    const annotations: Schema = {
      ...(description && { description }),
      ...(param.deprecated === true && { deprecated: true }),
    };
    params.set(String(param.name), {
      descriptor: paramDescriptor(schema, { required, address: param["x-client-address"] === true }),
      schema: { ...(schema.type === "array" ? schema : written), ...annotations },
      required,
    });
  }
  const result = child(resolve(document, child(method, "result")), "schema");
  const errors = errorsOf(document, method).filter((error) => !shared.has(error));
  const summary = text(method, "summary") ?? id;
  return {
    id,
    summary,
    description: text(method, "description") ?? summary,
    route: rpc,
    page: pageName(rpc),
    isMutation: retry === "unsafe",
    ...methodOf(method, `methods/${rpc}`, new Set(params.keys())),
    descriptor: { id, rpc, path, retry, ...rulesOf(method, new Set(params.keys()), `methods/${rpc}`) },
    params,
    result,
    examples: Object.fromEntries(
      objects(method.examples).map((example) => [String(example.name), child(example, "result").value]),
    ),
    ...(method.deprecated === true && { deprecated: true, deprecation: deprecationOf(method) }),
    doc: operationDoc({
      operation: method,
      route: `\`${rpc}\` at \`${path}\``,
      retry,
      errors: errors.length > 0 ? ["Fails with:", ...errors] : [],
    }),
  };
}

/** Errors that every method may return: they belong to the interface, not to a single method. */
function sharedErrors(document: Json, methods: readonly Json[]): Set<string> {
  const [first = [], ...rest] = methods.map((method) => errorsOf(document, method));
  return new Set(
    rest.length > 0 ? first.filter((error) => rest.every((other) => other.includes(error))) : [],
  );
}

function errorsOf(document: Json, method: Json): string[] {
  return objects(method.errors).map((raw) => {
    const error = resolve(document, raw);
    return `- ${error.code} \`${error.message}\``;
  });
}

/** The validator's message ends in its findings as JSON; the first one says enough. */
function firstFinding(message: string): string {
  const found: unknown = JSON.parse(message.slice(message.indexOf("[")));
  const first = Array.isArray(found) && isJson(found[0]) ? found[0] : {};
  return `${String(first.dataPath).replace(/^\./, "")} ${first.message}`;
}
