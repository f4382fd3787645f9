/** Makes TypeScript types from schemas: the only file that touches openapi-typescript. */
import openapiTS from "openapi-typescript";
import ts from "typescript";
import { lift, type MadeTypes, setDoc } from "./declaration.ts";
import { schemaDoc } from "./doc.ts";
import { OPEN_VALUES, prepare } from "./prepare.ts";
import { child, isJson, type Json, resolve, type Schema, SpecError, text } from "./schema.ts";

/**
 * Marks a schema as a parameter's, which also takes readonly lists and undefined. With `csv` it also takes
 * one joined string, with `joined` a list instead of a joined string, and with `numeric` a number or bigint
 * instead of a decimal string.
 */
export const PARAM = "x-param";

/** Makes a named type of every schema in `document`, and of every schema in `extras`, which may refer to them. */
export async function makeTypes(document: Json, extras: ReadonlyMap<string, Schema>): Promise<MadeTypes> {
  const own = child(child(document, "components"), "schemas");
  for (const name of extras.keys()) {
    if (name in own) throw new SpecError(`components/schemas/${name}: the generator needs this name`);
  }
  const schemas = { ...own, ...Object.fromEntries(extras) };
  const whole = prepare({ ...document, components: { ...child(document, "components"), schemas } });
  const docs = new Map<ts.Node, readonly string[]>();
  const nodes = await openapiTS(JSON.stringify(whole), {
    silent: true,
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    transform: (schema) => special(schema as unknown as Schema),
    transformProperty: (property, found) => {
      // The library's schema type is a union without the extensions that our specs carry.
      const schema = found as unknown as Schema;
      const made = schema[PARAM] === undefined ? property : parameter(property, schema);
      docs.set(made, schemaDoc(resolve(whole, schema)));
      return made;
    },
  });
  for (const node of nodes) {
    restateDocs(node, docs);
    describePaths(node, child(whole, "paths"));
  }
  return lift(nodes, child(child(whole, "components"), "schemas"), new Set(extras.keys()));
}

/** Returns the types that the library would make too narrow. */
function special(schema: Schema): ts.TypeNode | undefined {
  const { factory } = ts;
  const open = schema[OPEN_VALUES];
  if (Array.isArray(open) && schema.type === "string") {
    // The editor completes known values, and any other string is still accepted.
    const other = factory.createIntersectionTypeNode([
      factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
      factory.createTypeLiteralNode([]),
    ]);
    const known = open.filter((value) => value !== null);
    return factory.createUnionTypeNode([
      ...known.map((value) => literalType(String(value))),
      factory.createParenthesizedType(other),
    ]);
  }
  if (
    (schema.type === "integer" || schema.type === "number") &&
    (schema.format === "uint64" || schema.format === "int64")
  ) {
    // Beyond 2^53 a number would be rounded.
    return factory.createUnionTypeNode([
      factory.createKeywordTypeNode(ts.SyntaxKind.NumberKeyword),
      factory.createKeywordTypeNode(ts.SyntaxKind.BigIntKeyword),
    ]);
  }
  return undefined;
}

function literalType(value: string): ts.TypeNode {
  return ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(value));
}

/** Makes a parameter accept readonly lists, and undefined if it is optional. */
function parameter(property: ts.PropertySignature, schema: Schema): ts.PropertySignature {
  const { factory } = ts;
  const types: ts.TypeNode[] = [];
  if (property.type) {
    const list = ts.isArrayTypeNode(property.type);
    types.push(
      list ? factory.createTypeOperatorNode(ts.SyntaxKind.ReadonlyKeyword, property.type) : property.type,
    );
  }
  if (schema[PARAM] === "csv") types.push(factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword));
  if (schema[PARAM] === "joined") {
    const list = factory.createArrayTypeNode(factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword));
    types.push(factory.createTypeOperatorNode(ts.SyntaxKind.ReadonlyKeyword, list));
  }
  if (schema[PARAM] === "numeric") {
    const { NumberKeyword, BigIntKeyword } = ts.SyntaxKind;
    types.push(factory.createKeywordTypeNode(NumberKeyword), factory.createKeywordTypeNode(BigIntKeyword));
  }
  if (property.questionToken) types.push(factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword));
  const type = types.length === 1 ? types[0] : factory.createUnionTypeNode(types);
  return factory.createPropertySignature(property.modifiers, property.name, property.questionToken, type);
}

/** Puts our doc comments where the library put its own. */
function restateDocs(node: ts.Node, docs: ReadonlyMap<ts.Node, readonly string[]>): void {
  const lines = docs.get(node);
  if (lines) setDoc(node, lines);
  ts.forEachChild(node, (inner) => restateDocs(inner, docs));
}

/** Describes each path by its methods, because the library leaves paths bare. */
function describePaths(node: ts.Node, paths: Json): void {
  if (!ts.isInterfaceDeclaration(node) || node.name.text !== "paths") return;
  setDoc(node, ["Requests by path and method, in the form that openapi-fetch reads."]);
  for (const member of node.members) {
    if (!member.name || !ts.isStringLiteral(member.name)) continue;
    const methods = Object.entries(child(paths, member.name.text)).flatMap(([name, method]) => {
      return isJson(method) && method.operationId !== undefined
        ? [`${name.toUpperCase()}: ${sentence(method)}`]
        : [];
    });
    setDoc(member, methods);
  }
}

function sentence(operation: Json): string {
  const summary =
    text(operation, "summary") ?? text(operation, "description") ?? String(operation.operationId);
  return /[.!?]$/.test(summary) ? summary : `${summary}.`;
}
