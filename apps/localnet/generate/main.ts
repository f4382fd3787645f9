/** Compiles the contracts into src/gen/contracts.ts: `generate/main.ts [--check]`. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { generated } from "../../../tools/shared/generated.ts";

/** The used part of the compiler, which has no types: JSON in, JSON out. */
interface Compiler {
  compile(input: string): string;
}

/** A compiled contract. */
interface Compiled {
  readonly abi: readonly unknown[];
  readonly evm: {
    readonly bytecode: { readonly object: string };
    readonly deployedBytecode: { readonly object: string };
    readonly methodIdentifiers: Readonly<Record<string, string>>;
  };
}

interface Output {
  readonly errors?: readonly { readonly formattedMessage: string }[];
  /** By file and name. */
  readonly contracts: Readonly<Record<string, Readonly<Record<string, Compiled>>>>;
}

const solc: Compiler = createRequire(import.meta.url)("solc");

const folder = fileURLToPath(new URL("../contracts", import.meta.url));
const names = readdirSync(folder).filter((name) => name.endsWith(".sol"));

const output: Output = JSON.parse(
  solc.compile(
    JSON.stringify({
      language: "Solidity",
      sources: Object.fromEntries(
        names.map((name) => [name, { content: readFileSync(`${folder}/${name}`, "utf8") }]),
      ),
      settings: {
        evmVersion: "cancun",
        optimizer: { enabled: true, runs: 200 },
        // Without it the bytes would follow from comments and file names, too.
        metadata: { bytecodeHash: "none", appendCBOR: false },
        outputSelection: {
          "*": {
            "*": ["abi", "evm.bytecode.object", "evm.deployedBytecode.object", "evm.methodIdentifiers"],
          },
        },
      },
    }),
  ),
);
if (output.errors?.length) {
  process.stderr.write(output.errors.map(({ formattedMessage }) => `${formattedMessage}\n`).join(""));
  process.exit(1);
}

const entries = Object.values(output.contracts)
  .flatMap((file) => Object.entries(file))
  .filter(([, { evm }]) => evm.bytecode.object !== "")
  .sort(([left], [right]) => (left < right ? -1 : 1))
  .map(([name, { abi, evm }]) => {
    const selectors = Object.fromEntries(
      Object.entries(evm.methodIdentifiers).map(([signature, selector]) => [signature, `0x${selector}`]),
    );
    const fields = {
      abi,
      selectors,
      bytecode: `0x${evm.bytecode.object}`,
      runtime: `0x${evm.deployedBytecode.object}`,
    };
    const lines = Object.entries(fields).map(([field, value]) => `    ${field}: ${JSON.stringify(value)},`);
    return `  ${name}: {\n${lines.join("\n")}\n  },`;
  });

const text = [
  "/** Our contracts, compiled. Written by `pnpm generate` from contracts/*.sol: do not edit. */",
  "export const contracts = {",
  ...entries,
  "} as const;",
  "",
].join("\n");

generated({ "apps/localnet/src/gen/contracts.ts": text });
