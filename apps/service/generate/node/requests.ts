// Writes from the specs what the service checks requests and geneses by: the operations, and a function for each rule. With --check it only
// says whether the committed files are what would be written.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Document, operationsOf, operationTypes } from "../operations.ts";
import { ruleOf } from "../rule.ts";
import { Validators, validatorTypes } from "../validators.ts";

const at = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const read = (path: string): Document => JSON.parse(readFileSync(at(path), "utf8"));
const documents = {
  data: read("packages/data/src/gen/openapi.json"),
  metrics: read("packages/metrics/src/gen/openapi.json"),
};

/** The compiler skips the file: Ajv's code has no types, and what is exported is declared. */
const head = (what: string) => [
  "// @ts-nocheck",
  `/** ${what} Written by \`pnpm generate\` from specs/: do not edit. */`,
  "",
  validatorTypes,
  "",
];

function requests(): string {
  const validators = new Validators();
  const nameOf = (rule: Parameters<Validators["nameOf"]>[0]) => validators.nameOf(rule);
  const operations = (["data", "metrics"] as const).flatMap((of) => operationsOf(of, documents[of], nameOf));
  // What names a validator becomes the function of this name.
  const code = operations.map(
    (one) => `  ${JSON.stringify(one).replaceAll(/"validate":"(rule\d+)"/g, '"validate":$1')},`,
  );
  return [
    ...head("The operations of both interfaces, and the rules of their parameters and bodies."),
    operationTypes,
    "",
    validators.code(),
    "",
    "/** Every operation of both interfaces. */",
    "export const specOperations: readonly SpecOperation[] = [",
    ...code,
    "];",
    "",
  ].join("\n");
}

function evmGenesis(): string {
  const validators = new Validators();
  const name = validators.nameOf(
    ruleOf(documents.data, { $ref: "#/components/schemas/EvmGenesis" }, "known"),
  );
  return [
    ...head("The documented types of an EVM genesis."),
    validators.code(),
    "",
    "/** Whether a genesis has no field of another type than documented. */",
    `export const isEvmGenesis: Validator = ${name};`,
    "",
  ].join("\n");
}

const files = {
  "apps/service/src/http/gen/requests.ts": requests(),
  "apps/service/src/api/primary/gen/evm-genesis.ts": evmGenesis(),
};
for (const [path, text] of Object.entries(files)) {
  if (!process.argv.includes("--check")) writeFileSync(at(path), text);
  else if (readFileSync(at(path), "utf8") !== text) {
    process.stderr.write(`${path} is not what the specs make: run \`pnpm generate\`.\n`);
    process.exit(1);
  }
}
