/** One network for all files: started once, its addresses are provided to the workers. */
import { startNetwork } from "@primary-network/testing";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    readonly network: { readonly service: string; readonly node: string };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const network = await startNetwork();
  project.provide("network", { service: network.serviceUrl, node: network.nodeUrl });
  return () => network.close();
}
