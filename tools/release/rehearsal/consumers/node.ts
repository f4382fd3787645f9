/** Consumers that run the program in Node as it is: the one that runs the rehearsal, and each supported line. */
import { installedFile } from "../runtimes.ts";
import { type Consumer, needed } from "./consumer.ts";

const consumer = (name: string, node: string | undefined): Consumer => ({
  name,
  missing: node ? undefined : "no binary for this platform",
  async use(project) {
    await project.install();
    const printed = await project.run(needed(node), ["main.mjs"]);
    return { version: (await project.run(needed(node), ["--version"])).trim(), printed };
  },
});

export const nodeConsumers: readonly Consumer[] = [
  consumer("Node, plain ESM", process.execPath),
  ...[20, 22, 24, 26].map((line) => consumer(`Node ${line}`, installedFile(`node-${line}`, "bin/node"))),
];
