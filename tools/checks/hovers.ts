/**
 * Finds what editors show of the packages as they are packed: every export and member needs a plain sentence, every function
 * an example, and every method of a client its route, an example and the address of its page.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { root } from "../shared/packages.ts";
import { openingFault } from "./words/plain.ts";

type Exports = Readonly<Record<string, string | { readonly types?: string }>>;

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly exports: Exports;
  /** Entries of the packed package, where the workspace has more. */
  readonly publishConfig?: { readonly exports?: Exports };
}

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2023,
  lib: ["lib.es2023.d.ts", "lib.dom.d.ts"],
  types: ["node"],
  skipLibCheck: true,
  noEmit: true,
};

/** The line of a method's hover that names its route: method and path, or the method of JSON-RPC. */
const ROUTE = /^`(?:(?:GET|POST|PUT|PATCH|DELETE) \/\S+|\w+\.\w+)`$/m;

class Hovers {
  readonly faults: string[] = [];
  seen = 0;
  readonly #checker: ts.TypeChecker;
  readonly #folder: string;

  constructor(checker: ts.TypeChecker, folder: string) {
    this.#checker = checker;
    this.#folder = folder;
  }

  entry(name: string, file: ts.SourceFile): void {
    const module = this.#checker.getSymbolAtLocation(file);
    if (module) this.#exportsOf(module, (exported) => `${name} ${exported}`);
  }

  #exportsOf(module: ts.Symbol, titleOf: (name: string) => string): void {
    for (const exported of this.#checker.getExportsOfModule(module)) {
      const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
      const symbol = isAlias ? this.#checker.getAliasedSymbol(exported) : exported;
      // What another package exports is looked at there.
      if (!symbol.declarations?.[0]?.getSourceFile().fileName.startsWith(this.#folder)) continue;
      const title = titleOf(exported.name);
      // A namespace shows its members, whose hovers count.
      if (symbol.flags & ts.SymbolFlags.ValueModule) this.#exportsOf(symbol, (name) => `${title}.${name}`);
      else this.#export(title, symbol);
    }
  }

  #export(title: string, symbol: ts.Symbol): void {
    this.#sentence(title, symbol);
    const [declaration] = symbol.declarations ?? [];
    // What the command alone imports needs no example.
    if (declaration && ts.isFunctionDeclaration(declaration) && !/\/(parts|terminal) /.test(title))
      this.#tags(title, symbol, ["example"]);
    if (!declaration || !ts.isInterfaceDeclaration(declaration)) return;
    for (const member of symbol.members?.values() ?? []) {
      if ((member.flags & (ts.SymbolFlags.Property | ts.SymbolFlags.Method)) === 0) continue;
      const name = `${title}.${member.name}`;
      this.#sentence(name, member);
      if (!declaration.getSourceFile().fileName.endsWith("/gen/resources.d.ts")) continue;
      if (/Resources$/.test(symbol.name)) continue; // its members are the resources
      this.#tags(name, member, ["example", "see"]);
      if (!ROUTE.test(this.#docOf(member))) this.faults.push(`${name} names no route`);
    }
  }

  #docOf(symbol: ts.Symbol): string {
    return ts.displayPartsToString(symbol.getDocumentationComment(this.#checker));
  }

  #sentence(title: string, symbol: ts.Symbol): void {
    this.seen++;
    const doc = this.#docOf(symbol).trim();
    const fault = doc === "" ? "shows nothing" : openingFault(doc);
    if (fault) this.faults.push(`${title} ${fault}`);
  }

  #tags(title: string, symbol: ts.Symbol, names: readonly string[]): void {
    const tags = symbol.getJsDocTags(this.#checker).map(({ name }) => name);
    for (const name of names) if (!tags.includes(name)) this.faults.push(`${title} has no @${name}`);
  }
}

let [seen, packages] = [0, 0];
const faults: string[] = [];
for (const area of ["packages", "apps"]) {
  for (const folder of readdirSync(join(root, area)).map((name) => join(root, area, name))) {
    if (!existsSync(join(folder, "package.json"))) continue;
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    if (manifest.private) continue;
    const entries = Object.entries(manifest.publishConfig?.exports ?? manifest.exports).flatMap(
      ([entry, value]) =>
        typeof value === "object" && value.types !== undefined
          ? [[entry, join(folder, value.types)] as const]
          : [],
    );
    const program = ts.createProgram(
      entries.map(([, file]) => file),
      OPTIONS,
    );
    const hovers = new Hovers(program.getTypeChecker(), folder);
    for (const [entry, file] of entries) {
      const source = program.getSourceFile(file);
      if (!source) throw new Error(`${file} is not there: build first`);
      hovers.entry(manifest.name + entry.slice(1), source);
    }
    faults.push(...new Set(hovers.faults));
    seen += hovers.seen;
    packages++;
  }
}
for (const fault of faults) console.error(fault);
if (seen === 0) throw new Error("nothing was looked at");
console.log(`${seen} exports and members of ${packages} packages`);
if (faults.length > 0) process.exit(1);
