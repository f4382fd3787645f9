/** A consumer for edge functions as Next.js runs them: one script in a sandbox that has web interfaces and nothing of Node. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loader } from "../../../shared/loader.ts";
import { requireInstalled } from "../runtimes.ts";
import { bundle } from "./bundle.ts";
import type { Consumer } from "./consumer.ts";

const host = fileURLToPath(new URL("./edge-vm-host.ts", import.meta.url));

export const edgeVmConsumer: Consumer = {
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
    const printed = await project.run(process.execPath, [...loader, host, join(project.dir, script)]);
    const { version }: { version: string } = requireInstalled("@edge-runtime/vm/package.json");
    return { version, printed };
  },
};
