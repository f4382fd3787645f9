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

/** A Node to try: the one that runs the rehearsal, and each supported line. */
export interface NodeRuntime {
  readonly name: string;
  /** The program; undefined where this platform has none. */
  readonly node: string | undefined;
}

export const nodes: readonly NodeRuntime[] = [
  { name: "Node, plain ESM", node: process.execPath },
  ...[20, 22, 24, 26].map((line) => ({
    name: `Node ${line}`,
    node: installedFile(`node-${line}`, "bin/node"),
  })),
];

export const nodeConsumers: readonly Consumer[] = nodes.map(({ name, node }) => consumer(name, node));
