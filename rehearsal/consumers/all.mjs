/** Every consumer of a rehearsed release: its name, why it cannot run here (if so), and how it installs and runs the program. */
import { bunConsumer } from "./bun.mjs";
import { denoConsumer } from "./deno.mjs";
import { edgeVmConsumer } from "./edge-vm.mjs";
import { nodeConsumers } from "./node.mjs";
import { typescriptConsumers } from "./typescript.mjs";
import { viteConsumer } from "./vite.mjs";
import { workerdConsumer } from "./workerd.mjs";

export const consumers = [
  ...nodeConsumers,
  ...typescriptConsumers,
  viteConsumer,
  workerdConsumer,
  edgeVmConsumer,
  bunConsumer,
  denoConsumer,
];
