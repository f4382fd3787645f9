/** What a text names, by what a service knows. */
import { expect, it } from "vitest";
import { createDataClient, find } from "./index.ts";

const id = "2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwwKjcumHUWEb5DbBrm";
const hash = `0x${"ab".repeat(32)}`;
const chains = { chains: [{ chainId: "43113" }, { chainId: "99" }] };
const known: Record<string, object> = {
  "/v1/chains": chains,
  "/v1/networks/fuji/blockchains/p-chain/transactions/": { txHash: id },
  "/v1/networks/fuji/blockchains/x-chain/blocks/": { blockHash: id },
  "/v1/networks/fuji/subnets/": { subnetId: id },
  "/v1/networks/fuji/blockchains/": { blockchainId: id },
  "/v1/networks/fuji/blockchains/x-chain/assets/": { assetId: id },
  "/v1/icm/messages/": { messageId: id },
  "/v1/chains/99/transactions/": { nativeTransaction: { txHash: hash } },
  "/v1/chains/43113/blocks/": { blockHash: hash },
  "/v1/networks/fuji/validators": {
    validators: [{ nodeId: "NodeID-a" }, { nodeId: "NodeID-a" }, { nodeId: "NodeID-b" }],
  },
};

/** A client of a service that knows the paths of `at`; everything else has the status. */
function served(at: readonly string[], status = 404) {
  const paths: string[] = [];
  const data = createDataClient({
    baseUrl: "http://service.test",
    network: "fuji",
    fetch: async (input) => {
      const { pathname } = new URL(String(input));
      paths.push(pathname);
      const path = [pathname, pathname.replace(/[^/]+$/, "")].find(
        (name) => known[name] && (at.includes(name) || name === "/v1/chains"),
      );
      if (path) return Response.json(known[path]);
      return Response.json({ message: "no", error: "", statusCode: status }, { status });
    },
  });
  return { data, paths };
}

it.each<[name: string, text: string, at: string[], want: string[]]>([
  ["a transaction", id, ["/v1/networks/fuji/blockchains/p-chain/transactions/"], ["transaction"]],
  ["a block", id, ["/v1/networks/fuji/blockchains/x-chain/blocks/"], ["block"]],
  ["a subnet", id, ["/v1/networks/fuji/subnets/"], ["subnet"]],
  ["a blockchain", id, ["/v1/networks/fuji/blockchains/"], ["blockchain"]],
  [
    "an asset and its transaction",
    id,
    ["/v1/networks/fuji/blockchains/x-chain/assets/", "/v1/networks/fuji/blockchains/p-chain/transactions/"],
    ["transaction", "asset"],
  ],
  ["a message by its id", id, ["/v1/icm/messages/"], ["message"]],
  ["a message by its hex", hash, ["/v1/icm/messages/"], ["message"]],
  ["an EVM transaction", hash, ["/v1/chains/99/transactions/"], ["evm-transaction"]],
  ["an EVM block by its hash", hash, ["/v1/chains/43113/blocks/"], ["evm-block"]],
  [
    "blocks of several chains by their height",
    "17",
    ["/v1/networks/fuji/blockchains/x-chain/blocks/", "/v1/chains/43113/blocks/"],
    ["block", "evm-block"],
  ],
  ["nodes by a part of their id, each once", "Xhw2m", ["/v1/networks/fuji/validators"], ["node", "node"]],
  ["a node", "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg", ["/v1/networks/fuji/validators"], ["node", "node"]],
  ["nothing", id, [], []],
])("finds %s", async (_name, text, at, want) => {
  const found = await find(served(at).data, ` ${text}\n`);
  expect(found.map(({ kind }) => kind)).toEqual(want);
});

it.each<[text: string, address: string, format: string]>([
  ["P-fuji1ur873jhz9qnaqv5qthk5sn3e8nj3e0kmafyxut", "fuji1ur873jhz9qnaqv5qthk5sn3e8nj3e0kmafyxut", "bech32"],
  ["fuji1ur873jhz9qnaqv5qthk5sn3e8nj3e0kmafyxut", "fuji1ur873jhz9qnaqv5qthk5sn3e8nj3e0kmafyxut", "bech32"],
  ["0x8DB97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC", "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc", "evm"],
])("knows the address %s by its form", async (text, address, format) => {
  const { data, paths } = served([]);
  expect(await find(data, text)).toEqual([{ kind: "address", address, format }]);
  expect(paths).toEqual([]);
});

it("takes what a deployment does not keep for absent", async () => {
  expect(await find(served([], 501).data, id)).toEqual([]);
});

it("throws a fault only where it found nothing", async () => {
  await expect(find(served([], 403).data, id)).rejects.toMatchObject({ statusCode: 403 });
  const found = await find(served(["/v1/networks/fuji/subnets/"], 403).data, id);
  expect(found.map(({ kind }) => kind)).toEqual(["subnet"]);
});
