/** Every consumer of a rehearsed release. */
import { bunConsumer } from "./bun.ts";
import type { Consumer } from "./consumer.ts";
import { denoConsumer } from "./deno.ts";
import { edgeVmConsumer } from "./edge-vm.ts";
import { nodeConsumers } from "./node.ts";
import { typescriptConsumers } from "./typescript.ts";
import { viteConsumer } from "./vite.ts";
import { workerdConsumer } from "./workerd.ts";

export const consumers: readonly Consumer[] = [
  ...nodeConsumers,
  ...typescriptConsumers,
  viteConsumer,
  workerdConsumer,
  edgeVmConsumer,
  bunConsumer,
  denoConsumer,
];
