/** Consumers that run the program in Node as it is: the one that runs the rehearsal, and each supported line. */
import { program } from "../runtimes.mjs";

const consumer = (name, node) => ({
  name,
  missing: node ? undefined : "no binary for this platform",
  async use(project) {
    await project.install();
    const printed = await project.run(node, ["main.mjs"]);
    return { version: (await project.run(node, ["--version"])).trim(), printed };
  },
});

export const nodeConsumers = [
  consumer("Node, plain ESM", process.execPath),
  ...[20, 22, 24, 26].map((line) => consumer(`Node ${line}`, program(`node-${line}`, "bin/node"))),
];
