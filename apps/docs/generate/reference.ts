/** Writes the pages of operations, methods, command and specifications, from the specs, the sources and the local network. */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../../../tools/shared/packages.ts";
import { clientNames, methodId, type TypedCall, typedCalls } from "../../../tools/shared/typed-calls.ts";
import { programOf } from "./call-panel.ts";
import { commandPage } from "./command-page.ts";
import { type HttpDocument, operationsOf, type RpcDocument, type RpcMethod } from "./documents.ts";
import { exportsPage } from "./exports-page.ts";
import { slug } from "./markdown.ts";
import { faultsOf, methodCall, methodPage, methodPath, pathOf } from "./method-page.ts";
import { recordIssuedTransaction } from "./network/issued-transaction.ts";
import { writeNodeFiles } from "./network/node-files.ts";
import { writeSnapshot } from "./network/snapshot.ts";
import { operationCall, operationPage, operationPath } from "./operation-page.ts";
import { pages, site } from "./paths.ts";
import { record } from "./record.ts";
import type { Example } from "./recording.ts";
import { specFiles, withEditLink } from "./spec-files.ts";
import { copySpecs } from "./specs.ts";

const read = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"));
const documents: { data: HttpDocument; metrics: HttpDocument; pchain: RpcDocument } = {
  data: read("packages/data/src/gen/openapi.json"),
  metrics: read("packages/metrics/src/gen/openapi.json"),
  pchain: read("packages/pchain-rpc/src/gen/openrpc.json"),
};
const calls = new Map(clientNames.flatMap((client) => typedCalls(client)));
/** Sorts the node's own methods before the index's methods. Deprecated ones come last. */
const rankOf = ({ name, deprecated }: RpcMethod) => (deprecated ? 2 : name.startsWith("index.") ? 1 : 0);
const methods = documents.pchain.methods.toSorted((one, other) => rankOf(one) - rankOf(other));
const services = (["data", "metrics"] as const).flatMap((client) =>
  operationsOf(documents[client]).map((operation) => ({ client, operation })),
);

function callOf(name: string, id: string): TypedCall {
  const call = calls.get(id);
  if (call === undefined) throw new Error(`${name}: no client has a method for it`);
  return call;
}

const streams = services.map(({ operation }) => operation).filter(({ isStream }) => isStream);
const streamPaths = new Map(streams.map(({ id, path }) => [id, path]));
const others = {
  operations: services.map(({ client, operation }) => ({ document: documents[client], operation })),
  methods: methods.map((method) => ({
    name: method.name,
    path: pathOf(documents.pchain, method),
    faults: faultsOf(documents.pchain, method),
  })),
};
const { examples, more } = await record(streamPaths, others, (index, recording) =>
  writeSnapshot(index, recording.calls, join(site, "public/network")),
);
function exampleOf(name: string): Example {
  const example = examples.get(name);
  if (example === undefined) throw new Error(`${name}: has no example; its spec needs an x-example`);
  return example;
}

for (const part of ["data", "metrics", "p-chain"]) {
  rmSync(join(pages, "reference", part), { recursive: true, force: true });
}
const sources = specFiles(root);
/** Writes a page; its edit link leads to the specification of the call, where it is of one. */
function write(path: string, content: string, call?: string): void {
  const file = join(pages, `${path}.md`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, call === undefined ? content : withEditLink(content, sources, call));
}

// The programs that the pages show, to be type-checked.
const programs = join(site, "generated");
rmSync(programs, { recursive: true, force: true });
mkdirSync(programs);
function writeProgram(name: string, program: string | undefined): void {
  if (program !== undefined) writeFileSync(join(programs, `${slug(name)}.ts`), `${program}\n`);
}

for (const [order, { client, operation }] of services.entries()) {
  const { id } = operation;
  const call = callOf(id, id);
  const example = exampleOf(id);
  const options = {
    document: documents[client],
    operation,
    call,
    client,
    example,
    more: more.get(id),
    order,
  };
  write(operationPath(client, operation), operationPage(options), id);
  writeProgram(id, programOf(operationCall(options)));
}
for (const [order, method] of methods.entries()) {
  const example = method["x-no-example"]
    ? await recordIssuedTransaction(method.name, pathOf(documents.pchain, method))
    : exampleOf(method.name);
  const call = callOf(method.name, methodId(method.name));
  const options = { document: documents.pchain, method, call, example, more: more.get(method.name), order };
  write(methodPath(method), methodPage(options), method.name);
  writeProgram(method.name, programOf(methodCall(options)));
}
write("reference/exports", exportsPage());
write("reference/cli", commandPage());
write("reference/specs", copySpecs(documents, join(site, "public/specs")));
copyFileSync(join(root, "apps/cli/config.schema.json"), join(site, "public/config.schema.json"));
await writeNodeFiles(join(site, "public/network"));
