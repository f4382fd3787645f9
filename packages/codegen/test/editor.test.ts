/** What a user's editor makes of the generated files: hovers, narrowing, completion, and what type checking costs. */
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const here = fileURLToPath(new URL("./", import.meta.url));
const options: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2023.d.ts"],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  allowImportingTsExtensions: true,
  types: [],
};

/** A language service over one file that exists in memory only; everything else is read from disk. */
function editor(code: string) {
  const file = `${here}user.ts`;
  const read = (path: string) => (path === file ? code : ts.sys.readFile(path));
  const host: ts.LanguageServiceHost = {
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot: (path) => {
      const text = read(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => here,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    readFile: read,
  };
  const service = ts.createLanguageService(host);
  const at = (marker: string) => {
    const position = code.indexOf(marker);
    if (position < 0) throw new Error(`${marker} is not in the code`);
    return position + marker.length - 1;
  };
  return {
    errors: () =>
      [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)].map((found) =>
        ts.flattenDiagnosticMessageText(found.messageText, "\n"),
      ),
    hover: (marker: string) => {
      const info = service.getQuickInfoAtPosition(file, at(marker));
      return ts.displayPartsToString(info?.documentation);
    },
    completions: (marker: string) =>
      (service.getCompletionsAtPosition(file, at(marker), {})?.entries ?? []).map((entry) => entry.name),
    instantiations: () => service.getProgram()?.getInstantiationCount() ?? Number.POSITIVE_INFINITY,
  };
}

describe("hover", () => {
  const user = editor(`
    import { getTime, operations, type GetTimeParams, type GetTimeResult } from "./golden/rpc/operations.ts";
    getTime;
    operations.getTime;
    declare const params: GetTimeParams;
    params.place;
    declare const result: GetTimeResult;
    result.seconds;
  `);
  it.each([
    ["getTime;", "The time."],
    ["operations.getTime;", "The time."],
    ["params.place;", "Where."],
    ["result.seconds;", "Seconds since the start.\nUnit: seconds."],
  ])("%s shows its description", (marker, hover) => {
    // The marker ends in a semicolon; one before it is the name.
    expect(user.hover(marker.slice(0, -1))).toContain(hover);
  });
});

describe("types", () => {
  it("narrows a union by its status, also to its rarer members", () => {
    const user = editor(`
      import type { Job } from "./golden/union/operations.ts";
      export function say(job: Job): string {
        if (job.status === "done") return job.result;
        const left: "waiting" | "running" = job.status;
        return left;
      }
    `);
    expect(user.errors()).toEqual([]);
  });

  it("refuses a field that the narrowed member lacks", () => {
    const user = editor(`
      import type { Job } from "./golden/union/operations.ts";
      export const say = (job: Job) => (job.status === "waiting" ? job.result : "");
    `);
    expect(user.errors()).toEqual(["Property 'result' does not exist on type 'OpenJob'."]);
  });

  it("completes the known values of an open enum and accepts others", () => {
    const user = editor(`
      import type { Bird } from "./golden/lists/operations.ts";
      export const known: Bird["colour"] = "red";
      export const other: Bird = { colour: "a colour of next year" };
    `);
    expect(user.errors()).toEqual([]);
    expect(user.completions(`Bird["colour"] = "r`)).toEqual(expect.arrayContaining(["red", "blue"]));
  });

  it("accepts a list, a readonly list, a joined string and undefined for a csv parameter", () => {
    const user = editor(`
      import type { ListBirdsParams } from "./golden/lists/operations.ts";
      const rings = ["a", "b"] as const;
      export const all: ListBirdsParams[] = [
        { ringIds: rings }, { ringIds: ["a"] }, { ringIds: "a,b" }, { ringIds: undefined }, { colours: ["red"] },
      ];
      export const bad: ListBirdsParams = { colours: "red" };
    `);
    expect(user.errors()).toEqual([expect.stringContaining("not assignable to type 'readonly Colour[]'")]);
  });

  it("accepts and returns 64-bit integers as number or bigint", () => {
    const user = editor(`
      import type { GetCountsParams, GetCountsResult } from "./golden/numbers/operations.ts";
      export const asked: GetCountsParams[] = [{ height: 1 }, { height: 2n ** 64n - 1n }];
      export const bad = (counts: GetCountsResult): number => counts.exact;
    `);
    expect(user.errors()).toEqual([expect.stringContaining("not assignable to type 'number'")]);
  });
});

it("keeps descriptions and names in declaration files", () => {
  const file = `${here}golden/rpc/operations.ts`;
  const program = ts.createProgram([file], {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rewriteRelativeImportExtensions: true,
  });
  let declarations = "";
  program.emit(program.getSourceFile(file), (_, text) => {
    declarations = text;
  });
  expect(declarations).toContain("readonly [Id in keyof OperationTypes]: RpcOperation;");
  expect(declarations).toContain("/** The time. */\nexport declare const getTime: RpcOperation;");
  expect(declarations).toContain("     * Which tick.\n");
  expect(declarations).not.toContain("clock.getTime"); // the entries themselves are in the program alone
});

it("costs a program of twenty lines fewer than 2,000 instantiations", () => {
  const user = editor(`
    import {
      operations, type ListValidatorsExtra, type ListValidatorsParams, type ListValidatorsResult, type OperationId, type Validator,
    } from "../../data/src/gen/operations.ts";
    const params: ListValidatorsParams = { network: "fuji", nodeIds: ["NodeID-a"], pageSize: 100, validationStatus: "active" };
    export const id: OperationId = "listValidators";
    export const route = operations[id].path;
    export async function list(send: (path: string, params: ListValidatorsParams) => Promise<ListValidatorsResult & ListValidatorsExtra>) {
      const rows: string[] = [];
      const page = await send(route, params);
      for (const validator of page.validators) rows.push(line(validator));
      return rows;
    }
    function line(validator: Validator): string {
      if (validator.validationStatus === "active") return validator.uptimePerformance.toFixed(2);
      if (validator.validationStatus === "removed") return validator.removeTxHash;
      return validator.nodeId;
    }
  `);
  expect(user.errors()).toEqual([]);
  expect(user.instantiations()).toBeLessThan(2000);
});
