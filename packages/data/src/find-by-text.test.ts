/** What a text names, by what a service knows. */
import { expect, it } from "vitest";
import { createDataClient, findByText } from "./index.ts";

const id = "2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwwKjcumHUWEb5DbBrm";
const hash = `0x${"ab".repeat(32)}`;
const chains = {
  chains: [
    { chainId: "43113", chainName: "C-Chain" },
    { chainId: "99", chainName: "Lima 1" },
  ],
};
const subnets = "/v1/networks/fuji/subnets";
const known: Record<string, object> = {
  "/v1/chains": chains,
  "/v1/networks/fuji/blockchains/p-chain/transactions/": { txHash: id },
  "/v1/networks/fuji/blockchains/x-chain/blocks/": { blockHash: id },
  "/v1/networks/fuji/subnets/": { subnetId: id },
  [subnets]: { subnets: [{ blockchains: [{ blockchainName: "Lima 1" }, { blockchainName: "Bravo" }] }] },
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
  ["a chain by a part of its name", "lima", [subnets], ["evm-chain", "blockchain"]],
  ["a chain by its name with a space", "Lima 1", [subnets], ["evm-chain", "blockchain"]],
  ["a blockchain that is no EVM chain", "bravo", [subnets], ["blockchain"]],
  ["an EVM chain by its id", "99", [], ["evm-chain"]],
])("finds %s", async (_name, text, at, want) => {
  const found = await findByText(served(at).data, ` ${text}\n`);
  expect(found.map(({ kind }) => kind)).toEqual(want);
});

it.each<[text: string, address: string, format: string]>([
  ["P-fuji1ur873jhz9qnaqv5qthk5sn3e8nj3e0kmafyxut", "fuji1ur873jhz9qnaqv5qthk5sn3e8nj3e0kmafyxut", "bech32"],
  ["fuji1ur873jhz9qnaqv5qthk5sn3e8nj3e0kmafyxut", "fuji1ur873jhz9qnaqv5qthk5sn3e8nj3e0kmafyxut", "bech32"],
  ["FUJI1UR873JHZ9QNAQV5QTHK5SN3E8NJ3E0KMAFYXUT", "fuji1ur873jhz9qnaqv5qthk5sn3e8nj3e0kmafyxut", "bech32"],
  ["0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC", "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc", "evm"],
])("knows the address %s by its form", async (text, address, format) => {
  const { data, paths } = served([]);
  expect(await findByText(data, text)).toEqual([{ kind: "address", address, format }]);
  expect(paths).toEqual([]);
});

it.each([
  [`${id.slice(0, -1)}n`, "an id it has an invalid checksum: a character is wrong"],
  [id.slice(0, -2), "an id it must be cb58 of 32 bytes"],
  ["NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lh", "a node id it has an invalid checksum: a character is wrong"],
  [
    "P-fuji1ur873jhz9qnaqv5qthk5sn3e8nj3e0kmafyxuu",
    "an address it has an invalid checksum: a character is wrong or missing",
  ],
  [
    "fuji1ur873jhz9qnaqv5qthk5sn3e8nj3e0kmafyxu",
    'an address it must be an address such as "avax1…" or "P-avax1…"',
  ],
  [
    "0x8DB97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC",
    "an address of an EVM chain it has an invalid checksum: a character or its letter case is wrong",
  ],
  ["0x8db97c7cece249c2b98bdc0226cc4c2a57bf52", "an address of an EVM chain it must be 0x and 40 hex digits"],
])("refuses the mistyped %s and says which rule it breaks", async (text, rule) => {
  const { data, paths } = served([]);
  await expect(findByText(data, text)).rejects.toMatchObject({
    name: "ValidationError",
    reason: `text is mistyped: as ${rule}`,
  });
  expect(paths).toEqual([]);
});

it("takes the id of the Primary Network for an id", async () => {
  const found = await findByText(
    served(["/v1/networks/fuji/subnets/"]).data,
    "11111111111111111111111111111111LpoYY",
  );
  expect(found.map(({ kind }) => kind)).toEqual(["subnet"]);
});

it("takes what a deployment does not keep for absent", async () => {
  expect(await findByText(served([], 501).data, id)).toEqual([]);
});

it("throws a fault only where it found nothing", async () => {
  await expect(findByText(served([], 403).data, id)).rejects.toMatchObject({ statusCode: 403 });
  const found = await findByText(served(["/v1/networks/fuji/subnets/"], 403).data, id);
  expect(found.map(({ kind }) => kind)).toEqual(["subnet"]);
});

it("looks for a chain's name among ten pages of subnets at most", async () => {
  let pages = 0;
  const data = createDataClient({
    baseUrl: "http://service.test",
    network: "fuji",
    fetch: async (input) => {
      const { pathname, searchParams } = new URL(String(input));
      if (pathname === "/v1/chains") return Response.json({ chains: [] });
      if (!pathname.endsWith("/subnets")) return Response.json({ validators: [] });
      expect(searchParams.get("pageSize")).toBe("1000");
      pages++;
      return Response.json({ subnets: [], nextPageToken: `page-${pages}` });
    },
  });
  expect(await findByText(data, "no such name")).toEqual([]);
  expect(pages).toBe(11); // a pager fetches a page ahead
});

it("reads the list of EVM chains once for a number", async () => {
  const { data, paths } = served([]);
  await findByText(data, "99");
  expect(paths.filter((path) => path === "/v1/chains")).toHaveLength(1);
});
