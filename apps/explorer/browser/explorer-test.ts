/** The tests of the explorer: a network for each worker, what it has, and a page that opens views of it. */
import { tmpdir } from "node:os";
import { createDataClient, type DataClient } from "@primary-network/data";
import { test as base } from "../../../tools/shared/browser-test.ts";
import { type DevCommand, startDev } from "../../../tools/shared/dev-command.ts";
import { settled } from "./settled.ts";
import { findThings, type Things } from "./things.ts";

interface Fixtures {
  /** Opens the view at an address behind the `#`, and waits until it shows all that it loads. */
  readonly open: (path: string) => Promise<void>;
}

interface WorkerFixtures {
  /** The network's users. A file that changes the network names others, and so gets one of its own. */
  readonly users: string;
  readonly network: DevCommand;
  /** A client of the network's service. */
  readonly data: DataClient;
  /** Something of each kind that the network has. */
  readonly things: Things;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  users: ["readers", { option: true, scope: "worker" }],
  network: [
    async ({ users: _users }, use) => {
      const network = await startDev(tmpdir(), ["--block-interval", "0"]);
      await use(network);
      await network.stop();
    },
    { scope: "worker" },
  ],
  data: [
    ({ network }, use) => use(createDataClient({ baseUrl: network.service, network: "fuji" })),
    { scope: "worker" },
  ],
  things: [async ({ data }, use) => use(await findThings(data)), { scope: "worker" }],
  baseURL: ({ network }, use) => use(network.service),
  open: ({ page }, use) =>
    use(async (path) => {
      await page.goto(`/#${path}`);
      await settled(page);
    }),
});

export { expect } from "../../../tools/shared/browser-test.ts";
