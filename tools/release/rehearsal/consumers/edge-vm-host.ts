/** Evaluates a script in an edge sandbox, prints what it prints, and fails as it fails: `edge-vm-host.ts <script>`. */
import { readFileSync } from "node:fs";
import { requireInstalled } from "../runtimes.ts";

interface Sandbox {
  evaluate(code: string): unknown;
}

const { EdgeVM }: { EdgeVM: new (options: object) => Sandbox } = requireInstalled("@edge-runtime/vm");

const vm = new EdgeVM({ codeGeneration: { strings: false, wasm: false } });
if (vm.evaluate("typeof process") !== "undefined") throw new Error("the sandbox has Node's process");
await vm.evaluate(readFileSync(process.argv[2] ?? "", "utf8"));
