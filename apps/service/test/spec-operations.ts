/** The specs' operations as tests read them: whole schemas, without references. */

import data from "@primary-network/data/openapi.json" with { type: "json" };
import metrics from "@primary-network/metrics/openapi.json" with { type: "json" };
import { inline, type Schema } from "../../localnet/test/schema-value.ts";

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required?: boolean;
  readonly explode?: boolean;
  readonly example: unknown;
  readonly schema: Schema;
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
}

interface Raw {
  operationId: string;
  parameters?: unknown;
  requestBody?: { content: { "application/json": { schema: unknown } } };
}

function read(document: { paths: object }): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Raw>).map(([method, raw]) => ({
      id: raw.operationId,
      method: method.toUpperCase(),
      path,
      // The generator has checked that the document is OpenAPI.
      parameters: inline(raw.parameters ?? [], document) as Parameter[],
      body: inline(raw.requestBody?.content["application/json"].schema, document) as Schema | undefined,
    })),
  );
}

/** Every operation of both interfaces. */
export const specOperations: readonly Operation[] = [...read(data), ...read(metrics)];

/** Paths with dots of all fields that a body may have, in any of its forms. */
export function bodyFields(schema: Schema, prefix = ""): string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, member]) => [
    `${prefix}${name}`,
    ...bodyFields(member, `${prefix}${name}.`),
  ]);
  const forms = [...(schema.allOf ?? []), ...(schema.oneOf ?? [])].flatMap((form) =>
    bodyFields(form, prefix),
  );
  return [...new Set([...own, ...forms])];
}
