/** Evaluates a script in an edge sandbox, prints what it prints, and fails as it fails: `node edge-vm-host.mjs <script>`. */
import { readFileSync } from "node:fs";
import { EdgeVM } from "@edge-runtime/vm";

const vm = new EdgeVM({ codeGeneration: { strings: false, wasm: false } });
if (vm.evaluate("typeof process") !== "undefined") throw new Error("the sandbox has Node's process");
await vm.evaluate(readFileSync(process.argv[2], "utf8"));
