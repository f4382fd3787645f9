/** The command as a process of its own: how it ends on signals. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Listener } from "@primary-network/devnet";
import { listen } from "@primary-network/devnet/parts";
import { createLocalnet } from "@primary-network/localnet";
import { afterAll, beforeAll, expect, it } from "vitest";
import { endCommands, FREE_PORTS, KEPT_NETWORK, startBuilt } from "./built-command.ts";
import { BODY, startRequest } from "./running-request.ts";

let folder: string;
let node: Listener;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "primary-network-process-"));
  const net = await createLocalnet({ validators: 4, delegators: 4, weeks: 2 });
  node = await listen({ name: "node", flag: "", host: "127.0.0.1", port: 0, fetch: net.fetch });
  await writeFile(join(folder, "genesis.bin"), net.genesisBytes);
});
afterAll(async () => {
  await endCommands();
  await node?.close();
  await rm(folder, { recursive: true, force: true });
});

it("serve finishes the running request and exits with 0 on SIGTERM", async () => {
  await writeFile(
    join(folder, "config.yaml"),
    `networks:
  fuji: { nodeUrl: "${node.url}", genesis: genesis.bin }
database: { dataDir: index }
listen: { port: 0, adminPort: 0 }
logLevel: silent
`,
  );
  const serving = startBuilt(folder, "serve", "--config", "config.yaml");
  const [, serves = ""] = await serving.printed(/data and metrics {2}(\S+)/);
  const url = new URL(serves);
  const path = "/v1/networks/fuji/subnets?pageSize=1";
  await expect.poll(async () => (await fetch(new URL(path, url))).status).toBe(200);
  const request = await startRequest(url);
  request.socket.write(BODY.slice(0, 10));
  serving.signal("SIGTERM");
  // New callers are refused from now on.
  await expect
    .poll(() =>
      fetch(new URL(path, url)).then(
        () => "handled",
        () => "refused",
      ),
    )
    .toBe("refused");
  request.socket.write(BODY.slice(10));
  await expect.poll(request.response).toMatch(/HTTP\/1.1 400 Bad Request[\s\S]*type must be/);
  expect(await serving.ended).toEqual([0, null]);
  request.socket.destroy();
  // What is left can be used again.
  const again = startBuilt(folder, "serve", "--config", "config.yaml");
  const [, servesAgain = ""] = await again.printed(/data and metrics {2}(\S+)/);
  const second = new URL(servesAgain);
  await expect.poll(async () => (await fetch(new URL(path, second))).status).toBe(200);
  // A second signal does not wait for a request that hangs.
  const hanging = await startRequest(second);
  hanging.socket.on("error", () => {});
  again.signal("SIGTERM");
  await expect
    .poll(() =>
      fetch(new URL("/livez", second)).then(
        () => "handled",
        () => "refused",
      ),
    )
    .toBe("refused");
  again.signal("SIGTERM");
  expect(await again.ended).toEqual([143, null]);
  hanging.socket.destroy();
});

it.each([
  { flags: [], status: 200, served: "text/html" },
  { flags: ["--no-explorer"], status: 404, served: "application/json" },
])("serve $flags responds with $status at /, and its redirected log is lines of JSON", async (given) => {
  const config = `
networks: { fuji: { nodeUrl: "${node.url}", genesis: genesis.bin } }
database: { dataDir: explorer-${given.status} }
listen: { port: 0, adminPort: 0 }
`;
  await writeFile(join(folder, "explorer.yaml"), config);
  const serving = startBuilt(folder, "serve", "--config", "explorer.yaml", ...given.flags);
  let log = "";
  serving.child.stderr?.on("data", (part: string) => {
    log += part;
  });
  const [, serves = ""] = await serving.printed(/data and metrics {2}(\S+)/);
  await serving.printed(/P-Chain indexed/);
  const response = await fetch(serves);
  expect(response.status).toBe(given.status);
  expect(response.headers.get("content-type")).toContain(given.served);
  if (given.status === 404) expect(await response.json()).toMatchObject({ message: "there is nothing at /" });
  expect((await fetch(new URL("/v1/networks/fuji/subnets?pageSize=1", serves))).status).toBe(200);
  serving.signal("SIGTERM");
  expect(await serving.ended).toEqual([0, null]);
  const lines = log
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.some(({ progress }) => progress === "chain")).toBe(true);
  expect(lines.some(({ msg }) => msg === "P-Chain indexed")).toBe(true);
});

it("start can be interrupted once its tour has begun", async () => {
  const touring = startBuilt(folder, "start", ...FREE_PORTS, ...KEPT_NETWORK);
  await touring.printed(/1 of \d+\. Active validators/);
  touring.signal("SIGINT");
  expect(await touring.ended).toEqual([0, null]);
  expect(touring.text()).not.toMatch(/Error/);
});
