/** Turns the type generator's nested output into one named declaration per schema, and prints it. */
import ts from "typescript";
import { commentBody, schemaDoc } from "./doc.ts";
import { child, type Json } from "./schema.ts";

export interface MadeTypes {
  /** `paths`, `operations` and `components` for clients that work on the raw document, in the order printed. */
  readonly roots: readonly Declared[];
  /** One declaration per schema of the document, by name. */
  readonly components: ReadonlyMap<string, Declared>;
  /** One declaration per extra schema, by name. */
  readonly extras: ReadonlyMap<string, Declared>;
}

export interface Declared {
  readonly code: string;
  /** Names of the components that the declaration refers to. */
  readonly uses: ReadonlySet<string>;
}

/** Turns each schema into a declaration of its own, so that editors and errors show names instead of paths. */
export function lift(nodes: readonly ts.Node[], schemas: Json, extras: ReadonlySet<string>): MadeTypes {
  const components = new Map<string, Declared>();
  const made = new Map<string, Declared>();
  const roots: Declared[] = [];
  const addRoot = (node: ts.Node, named: readonly string[] = []) => {
    const uses = new Set(named);
    roots.push({ code: print(byName(node, uses)), uses });
  };
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
      addRoot(namesOnly(node, extras), [...components.keys()]);
    } else {
      addRoot(node);
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

/** Makes `lines` the only doc comment of a node. */
export function setDoc(node: ts.Node, lines: readonly string[]): void {
  ts.setSyntheticLeadingComments(node, undefined);
  if (lines.length === 0) return;
  ts.addSyntheticLeadingComment(node, ts.SyntaxKind.MultiLineCommentTrivia, commentBody(lines), true);
}
