// Writes the pages of the reference: `node generate/main.mjs`. They are made anew from the specs, the sources and the local network.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { typedProgram } from "./call-text.mjs";
import { commandPage } from "./command-page.mjs";
import { operationsOf } from "./documents.mjs";
import { slug } from "./markdown.mjs";
import { notRecorded } from "./method-examples.mjs";
import { methodPage, methodPath, specExample } from "./method-page.mjs";
import { operationPage, operationPath } from "./operation-page.mjs";
import { packagePages } from "./package-pages.mjs";
import { record } from "./record.mjs";
import { copySpecs } from "./specs.mjs";
import { methodId, typedCalls } from "./typed-calls.mjs";

const root = new URL("../../../", import.meta.url);
const pages = new URL("../src/content/docs/", import.meta.url);
const read = (path) => JSON.parse(readFileSync(new URL(path, root), "utf8"));

const documents = {
  data: read("packages/data/src/gen/openapi.json"),
  metrics: read("packages/metrics/src/gen/openapi.json"),
  pchain: read("packages/pchain-rpc/src/gen/openrpc.json"),
};
const bySource = new Map([
  ...typedCalls("data", new URL("packages/data/src/", root)),
  ...typedCalls("metrics", new URL("packages/metrics/src/", root)),
  ...typedCalls("pchain", new URL("packages/pchain-rpc/src/", root)),
]);
/** Those of the node itself before those of its index; what is deprecated comes last. */
const placeOf = ({ name, deprecated }) => (deprecated ? 2 : name.startsWith("index.") ? 1 : 0);
const methods = documents.pchain.methods.toSorted((one, other) => placeOf(one) - placeOf(other));
const services = ["data", "metrics"].flatMap((client) =>
  operationsOf(documents[client]).map((operation) => ({ client, operation })),
);

/** The method of a client that makes each call. */
const calls = new Map([
  ...services.map(({ operation: { id } }) => [id, callOf(id, id)]),
  ...methods.map(({ name }) => [name, callOf(name, methodId(name))]),
]);

function callOf(name, id) {
  const call = bySource.get(id);
  if (call === undefined) throw new Error(`${name}: no client has a method for it`);
  return call;
}

// TypeDoc is a process of its own: it runs while the calls are made.
const [examples, packages] = await Promise.all([record(calls), packagePages()]);
const exampleOf = (name) => {
  const example = examples.get(name);
  if (example === undefined)
    throw new Error(`${name}: has no example; add one to service-examples.mjs or method-examples.mjs`);
  return example;
};

rmSync(new URL("reference/", pages), { recursive: true, force: true });
const write = (path, content) => {
  const file = new URL(`${path}.md`, pages);
  mkdirSync(dirname(fileURLToPath(file)), { recursive: true });
  writeFileSync(file, content);
};

for (const [order, { client, operation }] of services.entries()) {
  const [document, call] = [documents[client], calls.get(operation.id)];
  const example = exampleOf(operation.id);
  write(
    operationPath(client, operation),
    operationPage({ document, operation, call, client, example, order }),
  );
}
for (const [order, method] of methods.entries()) {
  const example = notRecorded[method.name] ? specExample(documents.pchain, method) : exampleOf(method.name);
  const call = calls.get(method.name);
  write(methodPath(method), methodPage({ document: documents.pchain, method, call, example, order }));
}
write("reference/cli", commandPage());
write("reference/specs", copySpecs(documents, new URL("../public/specs/", import.meta.url)));
for (const [path, content] of packages) write(path, content);

// The programs that the pages show, to be type-checked.
const programs = new URL("../generated/", import.meta.url);
rmSync(programs, { recursive: true, force: true });
mkdirSync(programs);
for (const [name, { params }] of examples) {
  writeFileSync(new URL(`${slug(name)}.ts`, programs), `${typedProgram(calls.get(name), params)}\n`);
}
