/** EVM chains are apart: one whose node is away, or which is not to be asked, leaves the rest as it is. */

import { createLocalnet } from "@primary-network/localnet";
import { expect, test } from "vitest";
import { createService } from "../src/index.ts";
import { freshDatabase, harnessOf, sourceOf } from "./harness.ts";

const ADDRESS = `0x${"1".repeat(40)}`;
const token = { name: "Token", symbol: "TKN", decimals: 18 };
const chain = (evmChainId: number, rest: object) => ({
  evmChainId,
  name: `Chain ${evmChainId}`,
  token,
  rpcUrl: "http://away/rpc",
  blockchainId:
    [
      "",
      "2D8RG4UpSXbPbvPCAWppNJyqTG2i2CAXSkTgmTBBvs7GKNZjsY",
      "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5",
    ][evmChainId] ?? "",
  ...rest,
});

test("each chain has a status of its own", async () => {
  const net = await createLocalnet({ validators: 4, delegators: 0, weeks: 2, evm: true });
  const source = sourceOf(net);
  let respond = (): Response => new Response("gone", { status: 503 });
  const away = chain(1, { fetch: async () => respond() });
  const unavailable = chain(2, { unavailable: "its node is being repaired" });
  const service = await createService({
    ...(await freshDatabase()),
    clock: () => net.now() * 1000,
    pollMs: 10,
    networks: { fuji: { ...source, evmChains: [away, unavailable, ...(source.evmChains ?? [])] } },
  });
  const harness = harnessOf(net, service);
  const transfers = (id: number) => harness.get(`chains/${id}/addresses/${ADDRESS}/transactions:listErc20`);
  const admin = async (path: string) => {
    const response = await service.adminFetch(new Request(`http://localhost${path}`));
    return { status: response.status, text: await response.text() };
  };
  try {
    service.start();
    // What can be indexed is; the service is ready but for the chain that is missing.
    const butFor = (...names: string[]) =>
      admin(`/readyz?${names.map((name) => `exclude=${name}`).join("&")}`);
    await expect.poll(async () => (await butFor("evm-1")).status).toBe(200);
    expect((await butFor("fuji/evm-1", "p-chain")).status).toBe(200);
    expect((await butFor("p-chain")).status).toBe(503);
    expect((await admin("/readyz")).status).toBe(503);
    expect(await butFor("evm-4")).toEqual({
      status: 400,
      text: "exclude names evm-4, which is not indexed here",
    });
    await expect.poll(async () => (await transfers(43_112)).status).toBe(200);
    await expect
      .poll(async () => (await transfers(1)).body.message)
      .toBe("the node of Chain 1 (1) cannot be reached");
    expect(await transfers(1)).toMatchObject({ status: 503 });
    expect(await transfers(2)).toMatchObject({
      status: 503,
      body: { message: "its node is being repaired" },
    });
    expect(await transfers(3)).toMatchObject({ status: 404 });
    expect(await harness.get(`icm/addresses/${ADDRESS}/messages`)).toMatchObject({ status: 503 });
    expect((await harness.get("networks/fuji/subnets")).status).toBe(200);
    const { chains } = (await harness.get("chains")).body;
    expect(
      chains.map(({ chainId, status }: { chainId: string; status: string }) => [chainId, status]),
    ).toEqual([
      ["1", "UNAVAILABLE"],
      ["2", "UNAVAILABLE"],
      ["43112", "OK"],
      ["77100", "OK"],
    ]);
    const { text } = await admin("/metrics");
    expect(text).toMatch(/primary_network_\w+\{network="fuji",chain="evm-43112"\} \d+/);
    expect(text).not.toContain('chain="evm-2"');
    // A node that gives an invalid response is another matter than one that does not respond.
    respond = () => Response.json({ jsonrpc: "2.0", id: 0, result: { number: "many" } });
    await expect.poll(async () => (await transfers(1)).status).toBe(502);
  } finally {
    await service.close();
    await net.close();
  }
});
