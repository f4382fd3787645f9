/** The operations of the specs, and a function for each rule that requests and geneses are checked by. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Document, operationsOf, operationTypes } from "./operations.ts";
import { ruleOf } from "./rule.ts";
import { Validators, validatorTypes } from "./validators.ts";

const read = (path: string): Document =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), "utf8"));
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

/** The text of `http/gen/requests.ts`. */
export function requestsFile(): string {
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

/** The text of `api/primary/gen/evm-genesis.ts`. */
export function evmGenesisFile(): string {
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
