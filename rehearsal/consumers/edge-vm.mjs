/** A consumer for edge functions as Next.js runs them: one script in a sandbox that has web interfaces and nothing of Node. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rehearsalRoot } from "../runtimes.mjs";
import { bundle } from "./bundle.mjs";

const host = fileURLToPath(new URL("./edge-vm-host.mjs", import.meta.url));

export const edgeVmConsumer = {
  name: "edge sandbox (@edge-runtime/vm)",
  async use(project) {
    await project.install();
    await project.write({
      "edge.mjs": `
        import { addresses } from "./addresses.mjs";
        import { behave } from "./behaviour.mjs";
        export const done = behave(addresses, console.log);
      `,
    });
    const script = await bundle(project.dir, "edge.mjs", {
      format: "iife",
      globalName: "consumer",
      platform: "neutral",
      conditions: ["edge-light", "worker", "browser"],
      // The sandbox evaluates this and hands the promise back.
      footer: { js: "consumer.done;" },
    });
    const printed = await project.run(process.execPath, [host, join(project.dir, script)]);
    const manifest = join(rehearsalRoot, "node_modules/@edge-runtime/vm/package.json");
    return { version: JSON.parse(await readFile(manifest, "utf8")).version, printed };
  },
};
