/** The OpenAPI and OpenRPC documents as the pages need them: references followed, one value per operation. */
import { flatten, type Json, resolve, type Schema } from "@primary-network/codegen/schema";

/** What `x-retry` says of a call. */
export type Retry = "safe" | "unsafe";

/** Names of fields, and what their values together may be at most. */
interface SumLimit {
  readonly fields: readonly string[];
  readonly max: number;
}

interface Reference {
  readonly $ref: string;
}

interface Media {
  readonly schema?: Schema;
  readonly example?: unknown;
}

/** Of a stream, the schema is that of an item's data. */
interface Content {
  readonly content?: { readonly "application/json"?: Media; readonly "text/event-stream"?: Media };
}

interface HttpResponse extends Content {
  readonly description?: string;
}

/** An operation as the generator of the packages wrote it into the document. */
interface HttpOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, HttpResponse | Reference>>;
  readonly "x-retry": Retry;
  readonly "x-rate-weight": number;
  readonly "x-final-statuses"?: readonly number[];
  readonly "x-require-one-of"?: readonly string[];
  readonly "x-sum-limit"?: SumLimit;
}

/** A bundled OpenAPI document. */
export interface HttpDocument extends Json {
  paths: Record<string, Record<string, HttpOperation>>;
}

/** A parameter of a JSON-RPC method, or its result. */
export interface RpcValue {
  readonly name: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

interface RpcExample {
  readonly params: readonly { readonly name: string; readonly value: unknown }[];
  readonly result: { readonly value: unknown };
}

/** A method of the OpenRPC document. */
export interface RpcMethod {
  readonly name: string;
  readonly summary: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly params: readonly (RpcValue | Reference)[];
  readonly result: RpcValue | Reference;
  readonly errors?: readonly (RpcFault | Reference)[];
  readonly examples: readonly RpcExample[];
  readonly "x-retry": Retry;
  readonly "x-path"?: string;
  readonly "x-deprecated"?: string;
  /** Why the example is the specification's own and not a recorded call. */
  readonly "x-no-example"?: string;
}

export interface RpcFault {
  readonly code: number;
  readonly message: string;
}

/** The bundled OpenRPC document. */
export interface RpcDocument extends Json {
  "x-path": string;
  methods: RpcMethod[];
  "x-error-meanings": Record<string, string>;
}

/** A parameter of an operation: of its path, its query or its headers, or a field of its body. */
export interface Parameter {
  readonly name: string;
  readonly in?: string;
  /** The variant of the body that has the field; undefined when the body has no variants. */
  readonly of?: string | undefined;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly description?: string | undefined;
  readonly style?: string;
  readonly explode?: boolean;
}

/** An error that an operation reports. */
export interface OperationError {
  readonly status: string;
  readonly description: string;
  /** The specification's own example of its body. */
  readonly example: unknown;
}

/** The field of a body that names its variant, and what it may say. */
export interface BodyKinds {
  readonly property: string;
  readonly names: readonly string[];
}

/** An HTTP operation with all that its page says of it. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly retry: Retry;
  /** Compute units. */
  readonly weight: number;
  readonly finalStatuses: readonly number[];
  /** Rules over several parameters, as sentences. */
  readonly rules: readonly string[];
  /** Variants of the request's body. */
  readonly bodies: readonly { readonly name: string; readonly description: string }[];
  /** Undefined where the body has no variants. */
  readonly bodyKinds?: BodyKinds | undefined;
  readonly parameters: readonly Parameter[];
  /** Schema of the response, or of a stream's items; undefined when it has no body. */
  readonly result: Schema | undefined;
  /** Whether the response is a stream of server-sent events. */
  readonly isStream: boolean;
  readonly errors: readonly OperationError[];
}

/** What a reference or the value itself says; the document was validated when it was bundled, so its type is known. */
export function follow<T extends object>(document: Json, value: T | Reference): T {
  return resolve(document, value as Json) as unknown as T;
}

/** The name of a component that is referred to; undefined of anything else. */
export const referredName = (value: Readonly<Reference> | object): string | undefined =>
  "$ref" in value ? String(value.$ref).split("/").at(-1) : undefined;

/** Returns the fields of a request's body in all variants, each with its variant. */
function bodyFields(document: Json, schema: Schema): Parameter[] {
  const whole = flatten(document, schema);
  const variants = whole.oneOf ?? [schema];
  return variants.flatMap((variant) => {
    const { properties = {}, required = [] } = flatten(document, variant);
    const of = whole.oneOf ? referredName(variant) : undefined;
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: "body",
      of,
      required: required.includes(name),
      schema: property,
      description: property.description ?? follow(document, property).description,
    }));
  });
}

/** The variants of a request's body, with what each means. */
const bodiesOf = (document: Json, schema: Schema) =>
  (flatten(document, schema).oneOf ?? []).map((variant) => ({
    name: referredName(variant) ?? "",
    description: follow(document, variant).description ?? "",
  }));

/** What tells the variants of a request's body apart; undefined where it has none. */
function bodyKindsOf(document: Json, schema: Schema): BodyKinds | undefined {
  const { discriminator } = flatten(document, schema);
  if (discriminator === undefined) return undefined;
  const { propertyName: property, mapping = {} } = discriminator;
  return { property, names: Object.keys(mapping) };
}

/** Rules over several parameters, as sentences. */
function rulesOf(operation: HttpOperation): string[] {
  const named = (names: readonly string[]) => names.map((name) => `\`${name}\``);
  const oneOf = operation["x-require-one-of"];
  const sum = operation["x-sum-limit"];
  return [
    ...(oneOf ? [`At least one of ${named(oneOf).join(", ")} is needed.`] : []),
    ...(sum ? [`${named(sum.fields).join(" and ")} together are at most ${sum.max}.`] : []),
  ];
}

/** The operations of a document, in its order. */
export function operationsOf(document: HttpDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const body = operation.requestBody?.content?.["application/json"]?.schema;
      const success =
        operation.responses["200"] && follow<HttpResponse>(document, operation.responses["200"]);
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        summary: operation.summary,
        description: operation.description,
        retry: operation["x-retry"],
        weight: operation["x-rate-weight"],
        finalStatuses: operation["x-final-statuses"] ?? [],
        rules: rulesOf(operation),
        bodies: body ? bodiesOf(document, body) : [],
        bodyKinds: body && bodyKindsOf(document, body),
        parameters: [
          ...(operation.parameters ?? []).map((parameter) => follow<Parameter>(document, parameter)),
          ...(body ? bodyFields(document, body) : []),
        ],
        result: (success?.content?.["application/json"] ?? success?.content?.["text/event-stream"])?.schema,
        isStream: success?.content?.["text/event-stream"] !== undefined,
        errors: Object.entries(operation.responses)
          .filter(([status]) => Number(status) >= 400)
          .map(([status, response]) => {
            const { description = "", content } = follow<HttpResponse>(document, response);
            return { status, description, example: content?.["application/json"]?.example };
          }),
      };
    }),
  );
}
