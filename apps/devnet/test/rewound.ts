/** A running network that goes back to an earlier state by the control API, and whose index follows. */
import { expect } from "vitest";
import type { SimulatedDev as Dev } from "../src/index.ts";

/** Sends a request to the control API. */
export async function control({ control, localnet }: Dev, method: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${localnet.controlToken}` };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  return (await fetch(`${control?.url}${path}`, init)).json();
}

const ask = async ({ service }: Dev, path: string) => (await fetch(`${service.url}${path}`)).json();

/** Goes back twice with requests under way, and on along another history. */
export async function expectRewound(dev: Dev): Promise<void> {
  const path = "/v1/networks/fuji/blockchains/p-chain/transactions?pageSize=1";
  const newest = async () => (await ask(dev, path)).transactions?.[0]?.txHash;
  const ready = async () => (await fetch(`${dev.admin.url}/readyz`)).status;
  const indexed = async () =>
    (await ask(dev, "/v1/networks/fuji/blockchains/p-chain/blocks?pageSize=1")).blocks?.[0]?.blockNumber;
  const { height } = await control(dev, "POST", "/clock/freeze");
  await control(dev, "PUT", "/snapshots/here");
  // The blocks before the clock stood still may not be indexed yet.
  await expect.poll(indexed).toBe(String(height));
  const before = await newest();
  await control(dev, "POST", "/blocks", { count: 20 });
  await expect.poll(newest).not.toBe(before);
  const gone = await newest();
  // Twice in a row, with requests under way: the last one counts, and nobody gets half a response.
  const asked = Array.from({ length: 5 }, () => fetch(`${dev.service.url}${path}`));
  await control(dev, "POST", "/snapshots/here/restore");
  const { status } = await fetch(`${dev.service.url}${path}`);
  expect([status, await ready()]).toEqual([503, 503]);
  await control(dev, "POST", "/snapshots/here/restore");
  for (const response of await Promise.all(asked)) expect([200, 503]).toContain(response.status);
  await expect.poll(ready).toBe(200);
  expect(await newest()).toBe(before);
  // Another history than the one that was left.
  await control(dev, "POST", "/clock/advance", { seconds: 7 });
  await control(dev, "POST", "/blocks", { count: 30 });
  await expect.poll(newest).not.toBe(before);
  expect(await newest()).not.toBe(gone);
  expect(await ready()).toBe(200);
}
