/**
 * Prints the client's methods by resource: their types and docs in resources.ts, and the functions that make
 * them in makers.ts.
 */
import { comment, paragraphs } from "./doc.ts";
import { methodText } from "./method.ts";
import type { OperationModel, SpecModel } from "./model.ts";
import { SpecError } from "./schema.ts";
import { type CallKind, capital, signatureOf } from "./signature.ts";

/** Names that a package's methods use. */
export interface ClientForm {
  /** Name of the client in examples: `data`. */
  readonly client: string;
  /** Prefix of type names: `Data`. */
  readonly title: string;
  /** URL of the folder with a page per operation, ending in a slash. */
  readonly pages: string;
}

/** The methods of one resource, or of the client itself. */
interface Group {
  readonly resource: string | undefined;
  readonly sentence: string;
  readonly operations: readonly OperationModel[];
}

/** Name of the function that makes the methods of the client itself. */
const OWN = "methods";

/** Returns the whole text of resources.ts below its header. */
export function printResources(model: SpecModel, form: ClientForm): string {
  const groups = groupsOf(model);
  const docs = new Map(model.operations.map((operation) => [operation, methodDoc(operation, model, form)]));
  return [
    printTypeImports(model),
    ...groups.map((group) => printInterface(group, form, docs)),
    printAllTypes(groups, form),
  ].join("\n");
}

/** Returns the whole text of makers.ts below its header. */
export function printMakers(model: SpecModel, form: ClientForm): string {
  const groups = groupsOf(model);
  const transport = transportOf(model);
  return [
    printMakerImports(model, groups, form),
    ...groups.map((group) => printMaker(group, transport, form)),
    printAllMakers(groups, transport, form),
  ].join("\n");
}

function groupsOf({ operations, resources }: SpecModel): Group[] {
  for (const { id, method } of operations)
    if (method.resource !== undefined && !resources.has(method.resource))
      throw new SpecError(`${id}: the spec describes no resource ${method.resource}`);
  const order = [undefined, ...resources.keys()];
  return order.flatMap((resource): Group[] => {
    const own = operations.filter(({ method }) => method.resource === resource);
    const sentence = resource === undefined ? "Methods of the client itself." : resources.get(resource);
    return own.length > 0 ? [{ resource, sentence: sentence ?? "", operations: own }] : [];
  });
}

const isRpc = ({ operations }: SpecModel): boolean =>
  operations.some(({ descriptor }) => descriptor.rpc !== undefined);
const transportOf = (model: SpecModel): string => (isRpc(model) ? "RpcTransport" : "Transport");

const interfaceName = ({ resource }: Group, { title }: ClientForm): string =>
  resource === undefined ? `${title}Methods` : `${capital(resource)}Resource`;

/**
 * Replaces operation ids in a spec's text with methods. Leaves one-word ids alone, since they may be plain
 * English.
 */
function withMethods(text: string, { operations }: SpecModel, { client }: ClientForm): string {
  return text.replace(/\b[a-z]+[A-Z]\w*\b/g, (word) => {
    const found = operations.find(({ id }) => id === word);
    return found ? `\`${client}.${methodText(found.method)}\`` : word;
  });
}

function methodDoc(operation: OperationModel, model: SpecModel, form: ClientForm): string[] {
  const { description, route, code, page, descriptor, deprecation } = operation;
  const isUnsafe = descriptor.retry === "unsafe";
  return [
    ...paragraphs(withMethods(description, model, form)),
    ...(isUnsafe ? ["", "Retried only if the server certainly did not process it."] : []),
    "",
    `\`${route}\``,
    "",
    ...(deprecation === undefined ? [] : [`@deprecated ${withMethods(deprecation, model, form)}`]),
    "@example",
    "```ts",
    ...code.split("\n"),
    "```",
    `@see {@link ${form.pages}${page}/}`,
  ];
}

function printInterface(
  group: Group,
  form: ClientForm,
  docs: ReadonlyMap<OperationModel, readonly string[]>,
): string {
  const members = group.operations.map((operation) => {
    const doc = comment(docs.get(operation) ?? [], "  ");
    return `${doc}  readonly ${operation.method.name}: ${signatureOf(operation).type};\n`;
  });
  return `${comment(paragraphs(group.sentence))}export interface ${interfaceName(group, form)} {\n${members.join("\n")}}\n`;
}

/** Code that makes a call of each kind. */
const CALLS: Readonly<Record<CallKind, string>> = {
  call: "transport.call(",
  list: "transport.list(",
  stream: "stream(transport, ",
};

function printMaker(group: Group, transport: string, form: ClientForm): string {
  const { client } = form;
  const members = group.operations.map((operation) => {
    const { kind, params } = signatureOf(operation);
    const args = { required: "params, options", optional: "params = {}, options", none: "options" }[params];
    const given = params === "none" ? "{}" : "params";
    return `  ${operation.method.name}: (${args}) => ${CALLS[kind]}${operation.id}, ${given}, options),\n`;
  });
  const name = group.resource ?? OWN;
  const sentence = `Makes ${group.resource === undefined ? "the methods" : `\`${client}.${name}\``} over a transport.`;
  return `${comment([sentence])}export const ${name} = (transport: ${transport}): ${interfaceName(group, form)} => ({\n${members.join("")}});\n`;
}

/** Prints the type of all resources together. */
function printAllTypes(groups: readonly Group[], form: ClientForm): string {
  const named = groups.filter(({ resource }) => resource !== undefined);
  const own = groups.find(({ resource }) => resource === undefined);
  const rows = named.map((group) => {
    const doc = comment([group.sentence], "  ");
    return `${doc}  readonly ${group.resource}: ${interfaceName(group, form)};\n`;
  });
  const extended = own ? ` extends ${interfaceName(own, form)}` : "";
  const doc = comment([`All methods of the ${form.client} client that make a call.`]);
  return `${doc}export interface ${form.title}Resources${extended} {\n${rows.join("")}}\n`;
}

/** Prints the function that makes all resources together. */
function printAllMakers(groups: readonly Group[], transport: string, { client, title }: ClientForm): string {
  const made = groups.map(({ resource }) =>
    resource === undefined ? `  ...${OWN}(transport),\n` : `  ${resource}: ${resource}(transport),\n`,
  );
  const doc = comment([`Makes all methods of the ${client} client over a transport.`]);
  return `${doc}export const resources = (transport: ${transport}): ${title}Resources => ({\n${made.join("")}});\n`;
}

/** Returns the kinds of calls in a spec. */
const kindsOf = ({ operations }: SpecModel): ReadonlySet<CallKind> =>
  new Set(operations.map((operation) => signatureOf(operation).kind));

function printTypeImports(model: SpecModel): string {
  const kinds = kindsOf(model);
  const narrowings = new Set(model.operations.flatMap(({ narrowing }) => narrowing?.type ?? []));
  const ofClient = [
    ...(kinds.has("list") ? ["List", "ListOptions"] : []),
    ...(kinds.has("stream") ? ["Stream", "StreamOptions"] : []),
  ];
  const uses = model.operations.flatMap((operation) => signatureOf(operation).uses).sort();
  return [
    kinds.has("call") ? 'import type { CallOptions, ResultPromise } from "@primary-network/core";\n' : "",
    ofClient.length > 0
      ? `import type { ${ofClient.join(", ")} } from "@primary-network/core/client";\n`
      : "",
    narrowings.size > 0 ? `import type { ${[...narrowings].sort().join(", ")} } from "../narrow.ts";\n` : "",
    `import type {\n${uses.map((name) => `  ${name},\n`).join("")}} from "./operations.ts";\n`,
  ].join("");
}

function printMakerImports(model: SpecModel, groups: readonly Group[], form: ClientForm): string {
  const ofClient = [...(kindsOf(model).has("stream") ? ["stream"] : []), `type ${transportOf(model)}`];
  const ids = model.operations.map(({ id }) => id).sort();
  const types = [...groups.map((group) => interfaceName(group, form)), `${form.title}Resources`].sort();
  return [
    `import { ${ofClient.join(", ")} } from "@primary-network/core/client";\n`,
    `import {\n${ids.map((id) => `  ${id},\n`).join("")}} from "./operations.ts";\n`,
    `import type {\n${types.map((name) => `  ${name},\n`).join("")}} from "./resources.ts";\n`,
  ].join("");
}
