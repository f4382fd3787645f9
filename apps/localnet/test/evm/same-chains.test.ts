/** The EVM chains follow from the seed, and come back from a snapshot: the same blocks by their hashes. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contracts } from "../../src/gen/contracts.ts";
import type { Localnet } from "../../src/index.ts";
import { ask, clientsOf, developer, type ServedEvm, serveEvm, tipOf } from "./serve-evm.ts";

let now = 1_780_272_000;
const clock = { now: () => now };
let first: ServedEvm;
let second: ServedEvm;
beforeAll(async () => {
  [first, second] = await Promise.all([
    serveEvm({ clock, evmDevMethods: true }),
    serveEvm({ clock, evmDevMethods: true }),
  ]);
});
afterAll(async () => {
  await first?.close();
  await second?.close();
});

const tips = (served: ServedEvm) =>
  Promise.all([served.c, served.l1].map((info) => tipOf(served.localnet, info)));

async function control(localnet: Localnet, method: string, path: string, body?: BodyInit) {
  const headers = { authorization: `Bearer ${localnet.controlToken}` };
  const request = new Request(`http://control${path}`, { method, headers, ...(body && { body }) });
  const response = await localnet.controlFetch(request);
  expect(await (response.ok ? "" : response.clone().text())).toBe("");
  return response;
}

it("two networks with one seed have the same blocks, also when they are queried at other times", async () => {
  expect(await tips(first)).toEqual(await tips(second));
  for (const step of [40, 500, 300]) {
    now += step;
    await tips(first);
  }
  expect(await tips(second)).toEqual(await tips(first));
});

it("another seed produces different blocks", async () => {
  const other = await serveEvm({ clock, seed: "another", relayer: false });
  try {
    expect((await tips(other))[0]?.hash).not.toBe((await tips(first))[0]?.hash);
    // Nobody delivers here: what is sent stays pending.
    const { writer } = clientsOf(other, other.c);
    const before = await tipOf(other.localnet, other.l1);
    const hash = await writer.writeContract({
      address: "0x253b2784c75e510dD0fF1da844684a1aC0aa5fcf",
      abi: contracts.Messenger.abi,
      functionName: "sendCrossChainMessage",
      args: [
        {
          destinationBlockchainID: `0x${Buffer.from([...other.localnet.state.blockchains.values()].find(({ tx }) => tx.chainName === "Lima 1")?.chainId ?? []).toString("hex")}`,
          destinationAddress: developer.address,
          feeInfo: { feeTokenAddress: developer.address, amount: 0n },
          requiredGasLimit: 100_000n,
          allowedRelayerAddresses: [],
          message: "0x",
        },
      ],
    });
    expect(hash).toMatch(/^0x/);
    expect(await tipOf(other.localnet, other.l1)).toEqual(before);
  } finally {
    await other.close();
  }
});

describe("a saved world", () => {
  it("restores the chains here and in another network, and both continue alike", async () => {
    const { writer } = clientsOf(first, first.c);
    await writer.sendTransaction({ to: developer.address, value: 1n });
    await ask(
      first.localnet,
      first.c,
      "anvil_setBalance",
      "0x00000000000000000000000000000000000000bb",
      "0x7",
    );
    now += 300;
    const saved = await tips(first);
    const bytes = await (await control(first.localnet, "GET", "/snapshot")).arrayBuffer();

    await writer.sendTransaction({ to: developer.address, value: 2n });
    expect(await tips(first)).not.toEqual(saved);
    await control(first.localnet, "PUT", "/snapshot", bytes);
    expect(await tips(first)).toEqual(saved);

    await control(second.localnet, "PUT", "/snapshot", bytes);
    expect(await tips(second)).toEqual(saved);
    const { result } = await ask(
      second.localnet,
      second.c,
      "eth_getBalance",
      "0x00000000000000000000000000000000000000bb",
      "latest",
    );
    expect(result).toBe("0x7");

    now += 900;
    const later = await tips(first);
    expect(later).not.toEqual(saved);
    expect(await tips(second)).toEqual(later);
  });

  it("that leads to other blocks is refused and leaves the chains unchanged", async () => {
    const before = await tips(first);
    const saved = await (await control(first.localnet, "GET", "/snapshot")).json();
    const put = (world: object) => {
      const headers = { authorization: `Bearer ${first.localnet.controlToken}` };
      const body = JSON.stringify(world);
      return first.localnet.controlFetch(
        new Request("http://control/snapshot", { method: "PUT", headers, body }),
      );
    };
    const { evm, ...without } = saved;
    for (const [world, want] of [
      [{ ...saved, evm: { ...evm, tips: ["0x1", "0x2"] } }, /other last blocks/],
      [{ ...saved, evm: { ...evm, callLogs: [[["anvil_reset", []]], []] } }, /not a snapshot/],
      [without, /without EVM chains/],
      [{ ...saved, world: "other" }, /another seed/],
    ] as const) {
      const response = await put(world);
      expect(response.status).toBe(400);
      expect((await response.json()).error).toMatch(want);
    }
    expect(await tips(first)).toEqual(before);
  });
});

describe("methods for tests", () => {
  const call = async (method: string, ...params: unknown[]) => {
    const { result, error } = await ask(first.localnet, first.c, method, ...params);
    expect(error).toBeUndefined();
    return result;
  };

  it("revert the chain, mine blocks and move the clock", async () => {
    const before = await tipOf(first.localnet, first.c);
    const id = await call("evm_snapshot");
    await call("evm_mine");
    expect((await tipOf(first.localnet, first.c)).number).toBe(before.number + 1);
    expect(await call("evm_revert", id)).toBe(true);
    expect(await tipOf(first.localnet, first.c)).toEqual(before);
    const clockBefore = first.localnet.now();
    await call("evm_increaseTime", 30);
    expect(first.localnet.now()).toBe(clockBefore + 30);
    await call("hardhat_mine", "0x2");
    expect((await tipOf(first.localnet, first.c)).time).toBe(clockBefore + 30);
  });

  it("send from impersonated accounts", async () => {
    const from = "0x00000000000000000000000000000000000000cc";
    await call("hardhat_setBalance", from, "0xde0b6b3a7640000");
    await call("hardhat_impersonateAccount", from);
    const hash = await call("eth_sendTransaction", { from, to: developer.address, value: "0x1" });
    const receipt = await call("eth_getTransactionReceipt", hash);
    expect(receipt.status).toBe("0x1");
    expect(await call("eth_accounts")).toContain(developer.address.toLowerCase());
  });

  it("are refused for pages of other sites", async () => {
    const send = async (origin: string) => {
      const body = '{"jsonrpc":"2.0","id":1,"method":"evm_mine"}';
      const headers = { "content-type": "application/json", origin };
      const request = new Request(`http://node${first.c.rpcPath}`, { method: "POST", headers, body });
      return (await first.localnet.fetch(request)).json();
    };
    expect((await send("http://localhost:3000")).result).toBe("0x0");
    for (const origin of ["https://evil.test", "null", "http://localhost.evil.test"])
      expect((await send(origin)).error).toMatchObject({ code: -32_601 });
    const received: string[] = [];
    const socket = {
      origin: "https://evil.test",
      send: (text: string) => void received.push(text),
      end: () => {},
    };
    await first.localnet
      .connect("/ext/bc/C/ws", socket)
      ?.receive('{"jsonrpc":"2.0","id":1,"method":"evm_mine"}');
    expect(JSON.parse(received[0] ?? "").error.code).toBe(-32_601);
  });

  it.each(["anvil_reset", "evm_setAutomine", "anvil_dumpState"])("do not include %s", async (method) => {
    expect(await ask(first.localnet, first.c, method)).toMatchObject({ error: { code: -32_601 } });
  });
});
