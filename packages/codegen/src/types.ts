/** Makes TypeScript types from schemas: the only file that touches openapi-typescript. */
import openapiTS from "openapi-typescript";
import ts from "typescript";
import { commentBody, schemaDoc } from "./doc.ts";
import { OPEN_VALUES, prepare } from "./prepare.ts";
import { child, type Json, resolve, type Schema, SpecError } from "./schema.ts";

/** Marks a schema as a parameter's: it also takes readonly lists and undefined. `csv` takes one joined string too. */
export const PARAM = "x-param";

export interface MadeTypes {
  /** `paths`, `operations` and `components` for clients that work on the raw document, in the order printed. */
  readonly roots: readonly string[];
  /** One declaration per schema of the document, by name. */
  readonly components: ReadonlyMap<string, Declared>;
  /** One declaration per extra schema, by name. */
  readonly extras: ReadonlyMap<string, Declared>;
}

export interface Declared {
  readonly code: string;
  /** Names of the components it refers to. */
  readonly uses: ReadonlySet<string>;
}

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
  for (const node of nodes) restateDocs(node, docs);
  return lift(nodes, child(child(whole, "components"), "schemas"), new Set(extras.keys()));
}

/** Types that the library would make narrower than the contract is. */
function special(schema: Schema): ts.TypeNode | undefined {
  const { factory } = ts;
  const open = schema[OPEN_VALUES];
  if (Array.isArray(open) && schema.type === "string") {
    // Known values complete in the editor; any other string is still taken.
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
  if (schema.type === "integer" && (schema.format === "uint64" || schema.format === "int64")) {
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

/** A parameter takes readonly lists, and undefined for what may be left out. */
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

function setDoc(node: ts.Node, lines: readonly string[]): void {
  ts.setSyntheticLeadingComments(node, undefined);
  if (lines.length === 0) return;
  ts.addSyntheticLeadingComment(node, ts.SyntaxKind.MultiLineCommentTrivia, commentBody(lines), true);
}

/** Turns each schema into a declaration of its own, so that editors and errors show names instead of paths. */
function lift(nodes: readonly ts.Node[], schemas: Json, extras: ReadonlySet<string>): MadeTypes {
  const components = new Map<string, Declared>();
  const made = new Map<string, Declared>();
  const roots: string[] = [];
  for (const node of nodes) {
    if (
      ts.isTypeAliasDeclaration(node) &&
      ["webhooks", "$defs", "paths", "operations"].includes(node.name.text)
    )
      continue;
    if (ts.isInterfaceDeclaration(node) && node.name.text === "components") {
      for (const member of schemaMembers(node)) {
        const name = memberName(member);
        const uses = new Set<string>();
        const type = member.type && byName(member.type, uses);
        if (!type) continue;
        const declaration = declare(name, type);
        setDoc(declaration, schemaDoc(child(schemas, name)));
        (extras.has(name) ? made : components).set(name, { code: print(declaration), uses });
      }
      roots.push(print(byName(namesOnly(node, extras), new Set())));
    } else {
      roots.push(print(byName(node, new Set())));
    }
  }
  return { roots, components, extras: made };
}

function declare(name: string, type: ts.TypeNode): ts.Declaration {
  const { factory } = ts;
  const exported = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  return ts.isTypeLiteralNode(type)
    ? factory.createInterfaceDeclaration(exported, name, undefined, undefined, type.members)
    : factory.createTypeAliasDeclaration(exported, name, undefined, type);
}

function schemaMembers(components: ts.InterfaceDeclaration): ts.PropertySignature[] {
  const schemas = components.members
    .filter(ts.isPropertySignature)
    .find((member) => memberName(member) === "schemas");
  return schemas?.type && ts.isTypeLiteralNode(schemas.type)
    ? schemas.type.members.filter(ts.isPropertySignature)
    : [];
}

function memberName(member: ts.PropertySignature): string {
  return ts.isIdentifier(member.name) || ts.isStringLiteral(member.name) ? member.name.text : "";
}

/** The `components` interface with each schema replaced by its name. */
function namesOnly(
  components: ts.InterfaceDeclaration,
  extras: ReadonlySet<string>,
): ts.InterfaceDeclaration {
  const { factory } = ts;
  const named = schemaMembers(components)
    .map(memberName)
    .filter((name) => !extras.has(name))
    .map((name) =>
      factory.createPropertySignature(undefined, name, undefined, factory.createTypeReferenceNode(name)),
    );
  const members = components.members.flatMap((member) => {
    if (!ts.isPropertySignature(member)) return [];
    if (memberName(member) !== "schemas")
      return member.type?.kind === ts.SyntaxKind.NeverKeyword ? [] : [member];
    return [
      factory.createPropertySignature(undefined, "schemas", undefined, factory.createTypeLiteralNode(named)),
    ];
  });
  return factory.createInterfaceDeclaration(
    components.modifiers,
    components.name,
    undefined,
    undefined,
    members,
  );
}

/** Replaces `components["schemas"]["X"]` by `X`, noting each X. */
function byName<T extends ts.Node>(node: T, uses: Set<string>): T {
  const visit = (found: ts.Node): ts.Node => {
    const name = schemaName(found);
    if (name === undefined) return ts.visitEachChild(found, visit, undefined);
    uses.add(name);
    return ts.factory.createTypeReferenceNode(name);
  };
  // The visitor keeps the kind of the node it starts from, or makes one type node of another.
  return visit(node) as T;
}

function schemaName(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  const root = node.objectType.objectType;
  const isComponents =
    ts.isTypeReferenceNode(root) && ts.isIdentifier(root.typeName) && root.typeName.text === "components";
  return isComponents && key(node.objectType) === "schemas" ? key(node) : undefined;
}

function key(node: ts.IndexedAccessTypeNode): string | undefined {
  const index = node.indexType;
  return ts.isLiteralTypeNode(index) && ts.isStringLiteral(index.literal) ? index.literal.text : undefined;
}

const printer = ts.createPrinter({ newLine: ts.NewLineKind.LineFeed });
const page = ts.createSourceFile("types.ts", "", ts.ScriptTarget.ES2022, false, ts.ScriptKind.TS);

/** Prints with two spaces per level instead of the printer's four. */
function print(node: ts.Node): string {
  const code = printer.printNode(ts.EmitHint.Unspecified, node, page);
  return code.replace(/^(?: {4})+/gm, (spaces) => spaces.slice(spaces.length / 2));
}
