/** A person's session: deploys contracts with viem, uses them, and reads all of it back through the clients. */
import { createDataClient } from "@primary-network/data";
import { createMetricsClient } from "@primary-network/metrics";
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  encodeAbiParameters,
  getAddress,
  http,
  pad,
  toHex,
} from "viem";
import { mnemonicToAccount } from "viem/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contracts } from "../../localnet/src/gen/contracts.ts";
import { type SimulatedDev as Dev, startDev } from "../src/index.ts";
import { DEV_OPTIONS } from "./dev-options.ts";

/** An account that nobody in the network's history has used. */
const account = mnemonicToAccount("test test test test test test test test test test test junk", {
  addressIndex: 7,
});
const friend = getAddress(`0x${"00".repeat(19)}fe`);

/** Milliseconds of the network's clock after which a block must be readable. */
const PROMISE = 2_000;

let dev: Dev;
/** Lines of the log, as `dev` writes them without a flag. */
const lines: string[] = [];
beforeAll(async () => {
  dev = await startDev({ ...DEV_OPTIONS, logLevel: "warn", log: { write: (line) => void lines.push(line) } });
});
afterAll(() => dev?.close());

/** viem's clients of one of the chains. */
function walletOn(index: 0 | 1) {
  const info = dev.localnet.evmChains[index] ?? expect.fail(`no EVM chains: ${dev.localnet.evmUnavailable}`);
  const url = `${dev.node.url}${info.rpcPath}`;
  const chain = defineChain({
    id: info.evmChainId,
    name: info.name,
    nativeCurrency: info.token,
    rpcUrls: { default: { http: [url] } },
  });
  const transport = http(url, { timeout: 60_000 }); // see evm-model.test.ts
  const reader = createPublicClient({ chain, transport, pollingInterval: 50 });
  const writer = createWalletClient({ chain, transport, account });
  return { info, reader, writer, chainId: String(info.evmChainId) };
}

type Name = "Coin" | "Collection" | "Items" | "Receiver" | "Factory" | "Splitter";

async function deploy(on: ReturnType<typeof walletOn>, name: Name, args: readonly unknown[]) {
  const { abi, bytecode } = contracts[name];
  const hash = await on.writer.deployContract({ abi, bytecode, args } as never);
  const { contractAddress } = await on.reader.waitForTransactionReceipt({ hash });
  return { hash, address: getAddress(contractAddress ?? expect.fail(`${name} was not made`)) };
}

async function write(
  on: ReturnType<typeof walletOn>,
  name: Name,
  address: string,
  functionName: string,
  args: readonly unknown[],
  value = 0n,
) {
  const hash = await on.writer.writeContract({
    address,
    abi: contracts[name].abi,
    functionName,
    args,
    value,
  } as never);
  const { status } = await on.reader.waitForTransactionReceipt({ hash });
  expect(status).toBe("success");
  return hash;
}

/** Repeats a reading until it holds. The time is printed but not asserted, because a busy machine is slow. */
async function soon<T>(what: string, read: () => Promise<T>, holds: (value: T) => boolean): Promise<T> {
  const started = performance.now();
  for (;;) {
    const value = await read().catch((error: unknown) => error as T);
    if (!(value instanceof Error) && holds(value)) {
      const ms = performance.now() - started;
      if (ms > PROMISE) process.stderr.write(`${what}: readable after ${Math.round(ms)} ms\n`);
      return value;
    }
    if (performance.now() - started > 240_000)
      expect.fail(`${what}: ${JSON.stringify(value)} ${String(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test("a user's actions on the EVM chains are returned by the clients", async () => {
  const data = createDataClient({ baseUrl: dev.service.url, network: "fuji" });
  const c = walletOn(0);
  const l1 = walletOn(1);
  const { chainId } = c;
  const address = account.address;

  // Both chains are listed, and can be asked.
  const { items: chains } = await data.evm.listChains();
  expect(chains).toMatchObject([
    { chainId: "43112", status: "OK", isTestnet: true, platformChainId: c.info.blockchainId },
    { chainId: "77100", status: "OK", networkToken: { symbol: "LIMA" } },
  ]);

  // A webhook whose receiver is the one beside the service.
  const received = `${dev.service.url}/webhooks-received`;
  const webhook = await data.webhooks.create({
    eventType: "address_activity",
    url: received,
    chainId,
    metadata: { addresses: [friend] },
  });

  // A coin, and a payment in it.
  const coin = await deploy(c, "Coin", ["Story Coin", "STORY", 6, 1_000_000n]);
  const paid = await write(c, "Coin", coin.address, "transfer", [friend, 250_000n]);
  const deployment = await soon(
    "a deployment",
    () => data.evm.getDeployment({ chainId, address: coin.address }),
    () => true,
  );
  expect(deployment.nativeTransaction).toMatchObject({
    txHash: coin.hash,
    txStatus: "1",
    chainId,
    from: { address },
    to: { address: coin.address, name: "Story Coin", symbol: "STORY", decimals: 6 },
    method: { callType: "CONTRACT_CREATION", methodName: "Contract Created" },
  });
  const payment = await soon(
    "a payment",
    () => data.evm.getTransaction({ chainId, txHash: paid }),
    () => true,
  );
  expect(payment).toMatchObject({
    erc20Transfers: [
      {
        from: { address },
        to: { address: friend },
        value: "250000",
        erc20Token: {
          address: coin.address,
          name: "Story Coin",
          symbol: "STORY",
          decimals: 6,
          ercType: "ERC-20",
        },
      },
    ],
    nativeTransaction: {
      method: {
        callType: "CONTRACT_CALL",
        methodHash: "0xa9059cbb",
        methodName: "transfer(address,uint256)",
      },
    },
    networkTokenDetails: { networkToken: { symbol: "AVAX", decimals: 18 } },
  });
  const transfers = await data.evm.listErc20Transfers({ chainId, address: friend }).toArray({ limit: 10 });
  expect(transfers).toMatchObject([{ txHash: paid, value: "250000", erc20Token: { address: coin.address } }]);

  // A unique token, whose metadata stand in its URI.
  const cards = await deploy(c, "Collection", ["Story Cards", "CARD"]);
  const json = {
    name: "Card 1",
    description: "The first.",
    attributes: [{ trait_type: "rank", value: "ace" }],
  };
  const uri = `data:application/json;base64,${Buffer.from(JSON.stringify(json)).toString("base64")}`;
  await write(c, "Collection", cards.address, "mint", [address, 1n, uri]);
  const given = await write(c, "Collection", cards.address, "transferFrom", [address, friend, 1n]);
  const [card] = await soon(
    "a card with its metadata",
    () => data.evm.listErc721Transfers({ chainId, address: friend }).toArray({ limit: 10 }),
    ([item]) => item?.erc721Token.metadata.indexStatus === "INDEXED",
  );
  expect(card).toMatchObject({
    txHash: given,
    from: { address },
    erc721Token: {
      address: cards.address,
      name: "Story Cards",
      symbol: "CARD",
      tokenId: "1",
      tokenUri: uri,
      ownerAddress: friend,
      metadata: { name: "Card 1", description: "The first.", attributes: JSON.stringify(json.attributes) },
    },
  });
  // It may be read again, once an hour.
  await data.nfts.reindex({ chainId, address: cards.address, tokenId: "1" });
  await expect(data.nfts.reindex({ chainId, address: cards.address, tokenId: "1" })).rejects.toThrow(
    /once per hour/,
  );

  // Many tokens at once.
  const items = await deploy(c, "Items", ["Story Items", "https://items.example/{id}.json"]);
  await write(c, "Items", items.address, "mintBatch", [address, [5n, 6n], [50n, 60n]]);
  const sent = await write(c, "Items", items.address, "safeBatchTransferFrom", [
    address,
    friend,
    [5n, 6n],
    [3n, 4n],
    "0x",
  ]);
  const moved = await soon(
    "a batch",
    () => data.evm.listErc1155Transfers({ chainId, address: friend }).toArray({ limit: 10 }),
    (list) => list.length === 2 && list.every(({ erc1155Token }) => erc1155Token.tokenUri !== ""),
  );
  expect(moved.map(({ txHash, value, erc1155Token }) => [txHash, erc1155Token.tokenId, value])).toEqual([
    [sent, "6", "4"],
    [sent, "5", "3"],
  ]);
  // The web is not asked unless the service is configured to.
  expect(moved[0]?.erc1155Token).toMatchObject({
    tokenUri: "https://items.example/{id}.json",
    metadata: { indexStatus: "UNINDEXED" },
  });

  // A contract that a contract makes, and value that moves inside a call.
  const factory = await deploy(c, "Factory", []);
  const made = await write(c, "Factory", factory.address, "create2", [address, pad(toHex(7))], 5n);
  const creation = await soon(
    "a creation",
    () => data.evm.getTransaction({ chainId, txHash: made }),
    () => true,
  );
  const [vault] = creation.internalTransactions ?? [];
  expect(vault).toMatchObject({
    internalTxType: "CREATE2",
    value: "5",
    isReverted: false,
    from: { address: factory.address },
  });
  const vaultAddress = vault?.to.address ?? expect.fail("no vault");
  expect((await data.evm.getDeployment({ chainId, address: vaultAddress })).nativeTransaction.txHash).toBe(
    made,
  );

  // A text to the L1, which its relayer delivers.
  const here = await deploy(c, "Receiver", [c.info.messenger]);
  const there = await deploy(l1, "Receiver", [l1.info.messenger]);
  const destination = dev.localnet.state.blockchains;
  const l1Id =
    [...destination].find(([, { tx }]) => tx.chainName === l1.info.name)?.[0] ?? expect.fail("no L1");
  const message = await write(c, "Receiver", here.address, "sendText", [
    `0x${l1Id}`,
    there.address,
    200_000n,
    "Hello, L1",
  ]);
  const delivered = await soon(
    "a delivered message",
    () => data.icm.listByAddress({ address: there.address }).toArray({ limit: 10 }),
    ([item]) => item?.status === "delivered",
  );
  expect(delivered).toMatchObject([
    {
      from: here.address,
      to: there.address,
      messageExecuted: true,
      status: "delivered",
      sourceEvmChainId: "43112",
      destinationEvmChainId: "77100",
      data: encodeAbiParameters([{ type: "string" }], ["Hello, L1"]),
      sourceTransaction: { txHash: message },
    },
  ]);
  const source = await data.evm.getTransaction({ chainId, txHash: message });
  expect(source.teleporterMessageInfo).toEqual({
    teleporterMessageId: delivered[0]?.messageId,
    direction: "SOURCE_TRANSACTION",
    destinationChainId: "77100",
  });
  const delivery = delivered[0];
  if (delivery?.status !== "delivered") return expect.fail("not delivered");
  const target = await data.evm.getTransaction({
    chainId: "77100",
    txHash: delivery.destinationTransaction.txHash,
  });
  expect(target.teleporterMessageInfo).toMatchObject({
    direction: "DESTINATION_TRANSACTION",
    sourceChainId: "43112",
  });

  // The payment was delivered, signed, and logged.
  type Received = {
    readonly signature: string;
    readonly message: { readonly event: { transaction: object } };
  };
  const deliveries = await soon(
    "a webhook's message",
    async () => (await (await fetch(received)).json()).deliveries as Received[],
    (list) => JSON.stringify(list).includes(paid),
  );
  const posted = deliveries.find((delivery) => JSON.stringify(delivery).includes(paid));
  expect(posted).toMatchObject({
    webhookId: webhook.id,
    eventType: "address_activity",
    signature: "valid",
    isRepeated: false,
    message: { event: { transaction: { txHash: paid } } },
  });
  const { messageId } = posted as unknown as { messageId: string };
  expect(lines.filter((line) => line.includes(messageId)).map((line) => JSON.parse(line))).toMatchObject([
    { level: 30, webhookId: webhook.id, messageId, signature: "valid" },
  ]);

  // All of it counts, and can be had as a file.
  const metrics = createMetricsClient({ baseUrl: dev.service.url });
  const [today] = await metrics.averageTps.list({ chainId }).toArray({ limit: 30 });
  expect(today?.value).toBeGreaterThan(0);
  const operation = await data.operations.exportTransactions({
    type: "TRANSACTION_EXPORT_EVM",
    options: { addresses: [friend], includeChains: [chainId] },
  });
  const { metadata } = await data.operations.wait(operation.operationId);
  const file = await (await fetch(metadata?.downloadUrl ?? expect.fail("no file"))).text();
  expect(
    file
      .trim()
      .split("\r\n")
      .map((line) => line.split(",")[7]),
  ).toEqual(["movementType", "ERC-20", "ERC-721", "ERC-1155", "ERC-1155"]);
});
