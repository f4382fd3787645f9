/** `serve` and `index` over a node: configurations that work, and what is wrong with those that do not. */

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encodeCb58, encodeHex } from "@primary-network/codec";
import type { Listener } from "@primary-network/devnet";
import { listen } from "@primary-network/devnet/parts";
import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fixturePath } from "../../../fixtures/fixture.ts";
import { readConfig } from "../src/config/config.ts";
import { startServing } from "../src/service/serve.ts";
import { BODY, startRequest } from "./running-request.ts";

let folder: string;
let net: Localnet;
let node: Listener;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "primary-network-serve-"));
  net = await createLocalnet({ validators: 4, delegators: 4, weeks: 2 });
  node = await listen({ name: "node", flag: "", host: "127.0.0.1", port: 0, fetch: net.fetch });
  await writeFile(join(folder, "genesis.bin"), net.genesisBytes);
  await writeFile(join(folder, "genesis.hex"), `${encodeHex(net.genesisBytes, { checksum: false })}\n`);
  await writeFile(join(folder, "genesis.json"), '{"networkID": 5}');
  await writeFile(join(folder, "genesis.txt"), "once upon a time");
  await writeFile(join(folder, "damaged.json"), "{");
  await writeFile(join(folder, "genesis.cut"), net.genesisBytes.subarray(0, 200));
});
afterAll(async () => {
  await node.close();
  await rm(folder, { recursive: true, force: true });
});

async function configOf(text: string, env: { [name: string]: string } = {}) {
  const file = join(folder, "config.yaml");
  await writeFile(file, text);
  return readConfig(file, env);
}

describe("a configuration", () => {
  it("is the same as JSON and as YAML, with genesis bytes raw or in hex", async () => {
    const json = JSON.stringify({
      networks: { fuji: { nodeUrl: "http://127.0.0.1:9650", genesis: "genesis.bin" } },
      database: { dataDir: "data" },
      listen: { port: 0, adminPort: 0 },
      logLevel: "silent",
    });
    const yaml = `
networks:
  fuji: # the local network
    nodeUrl: http://127.0.0.1:9650
    genesis: ./genesis.hex
database: { dataDir: data }
listen: { port: 0, adminPort: 0 }
logLevel: silent
`;
    const config = await configOf(json);
    expect(await configOf(yaml)).toEqual(config);
    expect(config).toMatchObject({
      service: {
        networks: { fuji: { networkId: 12345, hrp: "local", genesis: net.genesisBytes } },
        dataDir: join(folder, "data"),
        limits: "public",
      },
      listen: {
        host: "127.0.0.1",
        port: 0,
        adminHost: "127.0.0.1",
        adminPort: 0,
        allowHosts: [],
        trustProxy: 0,
      },
      logLevel: "silent",
    });
  });

  it.each([
    {
      given: "a node's genesis JSON, also compressed with gzip",
      mainnet: `, genesis: '${fixturePath("avalanchego/genesis_mainnet.json.gz")}'`,
      fuji: `, genesis: '${fixturePath("avalanchego/genesis_fuji.json")}'`,
    },
    { given: "the names of the public networks", mainnet: ", genesis: mainnet", fuji: ", genesis: fuji" },
    { given: "no genesis for the public networks", mainnet: "", fuji: ", genesis:" },
  ])("accepts $given", async ({ mainnet, fuji }) => {
    const { service } = await configOf(`
networks: { mainnet: { nodeUrl: 'http://n'${mainnet} }, fuji: { nodeUrl: 'http://m'${fuji} } }
database: { dataDir: d }`);
    expect(service.networks.mainnet).toMatchObject({
      networkId: 1,
      hrp: "avax",
      assetId: "FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z",
      xChainId: "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM",
      cChainId: "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5",
    });
    expect(service.networks.fuji).toMatchObject({
      networkId: 5,
      xChainId: "2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwwKjcumHUWEb5DbBrm",
      cChainId: "yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp",
    });
  });

  it("accepts the time of Helicon", async () => {
    const { service } = await configOf(
      "networks: { fuji: { nodeUrl: 'http://n', genesis: genesis.bin, heliconTime: 1785250800 } }\ndatabase: { dataDir: d }",
    );
    expect(service.networks.fuji?.heliconTime).toBe(1_785_250_800);
  });

  it("accepts the other chains and the signers, which are off by default", async () => {
    const given = async (fields: string) => {
      const { service } = await configOf(
        `networks: { fuji: { nodeUrl: 'http://n', genesis: genesis.bin${fields} } }\ndatabase: { dataDir: d }`,
      );
      const { xChain, cChain, warpSigners } = service.networks.fuji ?? {};
      return { xChain, cChain, warpSigners };
    };
    expect(await given(", xChain: true, cChain: true, warpSigners: 'http://n/ext/warp'")).toEqual({
      xChain: { genesis: net.xGenesisBytes },
      cChain: true,
      warpSigners: { url: "http://n/ext/warp" },
    });
    expect(await given(", xChain: false, cChain: false")).toEqual({ cChain: false });
    expect(await given("")).toEqual({});
  });

  it("accepts EVM chains, NFT reading options and prices", async () => {
    const chain =
      "{ evmChainId: 43112, blockchainId: c-chain, name: C, rpcUrl: 'http://n', token: { name: A, symbol: AVAX } }";
    const l1 = `{ evmChainId: 7, blockchainId: ${"1".repeat(32)}LpoYY, name: L1, rpcUrl: 'http://l', publicRpcUrl: 'https://p', traces: off,
      explorerUrl: 'https://e', messengers: ['0x${"1".repeat(40)}'], token: { name: L, symbol: LL, decimals: 6 } }`;
    const { service } = await configOf(`
networks: { fuji: { nodeUrl: 'http://n', genesis: genesis.bin, evmChains: [${chain}, ${l1}] } }
database: { dataDir: d }
nfts: { fetch: true, ipfsGateway: 'https://gateway.example' }
prices: { '43112': { native: { usd: '20.5' } } }
`);
    expect(service.networks.fuji?.evmChains).toEqual([
      {
        evmChainId: 43_112,
        blockchainId: encodeCb58(net.cChainId),
        name: "C",
        rpcUrl: "http://n",
        token: { name: "A", symbol: "AVAX", decimals: 18 },
      },
      {
        evmChainId: 7,
        blockchainId: `${"1".repeat(32)}LpoYY`,
        name: "L1",
        rpcUrl: "http://l",
        traces: "off",
        publicRpcUrl: "https://p",
        explorerUrl: "https://e",
        messengers: [`0x${"1".repeat(40)}`],
        token: { name: "L", symbol: "LL", decimals: 6 },
      },
    ]);
    expect(service.nfts).toEqual({ fetch: true, ipfsGateway: "https://gateway.example" });
    const query = { evmChainId: 43_112, token: "native", currency: "usd" };
    expect(await service.prices?.price(query)).toBe("20.5");
    expect(await service.prices?.price({ ...query, currency: "eur" })).toBeUndefined();
  });

  it("names pools, encryption, bounds and the times of an end", async () => {
    await writeFile(join(folder, "ca.pem"), "a certificate");
    const { service, shutdown } = await configOf(`
networks: { fuji: { nodeUrl: 'http://n', genesis: genesis.bin } }
database:
  url: postgresql://h/d
  ssl: { ca: ca.pem, verify: false }
  pools: { api: { max: 20, connectMs: 1000, idleMs: 60000 }, index: { statementMs: 600000 } }
maxSecondsBehind: { default: 30, evm-43114: off }
leaseMs: 3000
shutdown: { delayMs: 5000 }
`);
    expect(service).toMatchObject({
      databaseUrl: "postgresql://h/d",
      databaseSsl: { ca: "a certificate", verify: false },
      databasePools: { api: { max: 20, connectMs: 1_000, idleMs: 60_000 }, index: { statementMs: 600_000 } },
      maxSecondsBehind: { default: 30, "evm-43114": "off" },
      leaseMs: 3_000,
    });
    expect(shutdown).toEqual({ delayMs: 5_000, graceMs: 10_000 });
  });

  it("prefers DATABASE_URL over the configured database", async () => {
    const text =
      "networks: { fuji: { nodeUrl: 'http://n', genesis: genesis.bin } }\ndatabase: { dataDir: d }";
    const { service } = await configOf(text, { DATABASE_URL: "postgresql://host/name" });
    expect(service.databaseUrl).toBe("postgresql://host/name");
    expect(service.dataDir).toBeUndefined();
    expect(
      (await configOf(text.replace("{ dataDir: d }", "{}"), { DATABASE_URL: "postgresql://h/n" })).service,
    ).toMatchObject({ databaseUrl: "postgresql://h/n" });
    await expect(configOf(text, { DATABASE_URL: "mysql://host" })).rejects.toThrow(
      'DATABASE_URL must be a postgresql:// URL, not "mysql://host".',
    );
  });

  it("treats a name without a value as absent", async () => {
    const text = "networks: { fuji: { nodeUrl: 'http://n', genesis: genesis.bin, cChain: }, mainnet: }\n";
    const { service, listen } = await configOf(`${text}database: { dataDir: d, url: }\nlisten:\npollMs:`);
    expect(Object.keys(service)).toEqual(["networks", "dataDir", "limits"]);
    expect(Object.keys(service.networks)).toEqual(["fuji"]);
    expect(service.networks.fuji).not.toHaveProperty("cChain");
    expect(listen.port).toBe(8080);
  });

  const fuji = "networks: { fuji: { nodeUrl: 'http://n', genesis: genesis.bin } }\n";
  const network = (fields: string) => `networks: { fuji: { ${fields} } }\ndatabase: { dataDir: d }`;
  const rest = (fields: string) => `${fuji}database: { dataDir: d }\n${fields}`;
  it.each<[given: string, want: string]>([
    ["{", "is neither JSON nor YAML"],
    [
      "- list",
      'the file must hold the fields networks, database, migrate, listen, logLevel, pollMs, batchSize, indexWorkers, evmRanges, maxSecondsBehind, leaseMs, shutdown, limits, apiKeyHeader, anonymous, publicUrl, requestTimeoutMs, compat, responseCacheBytes, statementTimeoutMs, exportDir, exports, nfts, webhooks, streams, usage, prices, not ["list"]',
    ],
    ["", "the file must hold the fields"],
    ["nodes: 1", "nodes is not a known field; known are networks, database"],
    ["database: { dataDir: d }", "networks must hold the fields mainnet, fuji, not nothing"],
    ["networks: {}", "networks must name at least one of mainnet, fuji"],
    ["networks: { moon: {} }", "networks.moon is not a known field; known are mainnet, fuji"],
    [
      "networks: { fuji: http }",
      'networks.fuji must hold the fields nodeUrl, genesis, heliconTime, xChain, cChain, evmChains, warpSigners, not "http"',
    ],
    [network("genesis: genesis.bin"), "networks.fuji.nodeUrl is missing"],
    [network("nodeUrl: 9650, genesis: genesis.bin"), "networks.fuji.nodeUrl must be a text, not 9650"],
    [
      network("nodeUrl: 'ftp://n', genesis: genesis.bin"),
      'networks.fuji.nodeUrl must be an http or https URL, not "ftp://n"',
    ],
    [
      network("nodeUrl: n, genesis: genesis.bin"),
      'networks.fuji.nodeUrl must be an http or https URL, not "n"',
    ],
    [
      network("nodeurl: 'http://n'"),
      "networks.fuji.nodeurl is not a known field; did you mean nodeUrl? known are nodeUrl, genesis",
    ],
    [
      network("nodeUrl: 'http://n', genesis: genesis.bin, xChain: yes please"),
      'networks.fuji.xChain must be true or false, not "yes please"',
    ],
    [
      network("nodeUrl: 'http://n', genesis: genesis.bin, heliconTime: 2026-07-28"),
      "networks.fuji.heliconTime must be a whole number from 0 to 253399622400",
    ],
    [
      network("nodeUrl: 'http://n', genesis: genesis.bin, cChain: 1"),
      "networks.fuji.cChain must be one of true, false, index, rpc, not 1",
    ],
    [
      network("nodeUrl: 'http://n', genesis: genesis.bin, warpSigners: here"),
      'networks.fuji.warpSigners must be an http or https URL, not "here"',
    ],
    [
      network("nodeUrl: 'http://n', genesis: genesis.bin, evmChains: 43112"),
      "networks.fuji.evmChains must be a list, not 43112",
    ],
    [
      network(
        "nodeUrl: 'http://n', genesis: genesis.bin, evmChains: [{ evmChainId: 0, blockchainId: c-chain }]",
      ),
      "networks.fuji.evmChains[0].evmChainId must be a whole number from 1 to 9007199254740991, not 0",
    ],
    [
      network("nodeUrl: 'http://n', genesis: genesis.bin, evmChains: [{ evmChainId: 1, chain: c }]"),
      "networks.fuji.evmChains[0].chain is not a known field; known are evmChainId",
    ],
    [rest("nfts: yes"), "nfts must hold the fields fetch, ipfsGateway"],
    [rest("nfts: []"), "nfts must hold the fields fetch, ipfsGateway, not []"],
    [rest("prices: []"), "prices must be an object, not []"],
    [rest("prices: { '1': { native: { usd: } } }"), "prices.1.native.usd is missing"],
    [rest("listen: { allowHosts: [api, null] }"), "listen.allowHosts[1] is missing"],
    [rest("nfts: { ipfsGateway: ipfs }"), 'nfts.ipfsGateway must be an http or https URL, not "ipfs"'],
    [rest("prices: { avax: {} }"), "prices.avax must be named by an EVM chain id"],
    [
      rest("prices: { '1': { avax: {} } }"),
      "prices.1.avax must be named by the address of a token, or native",
    ],
    [
      rest("prices: { '1': { native: { USD: '1' } } }"),
      "prices.1.native.USD must be named by a currency in lower case",
    ],
    [rest("prices: { '1': { native: { usd: 1 } } }"), "prices.1.native.usd must be a text, not 1"],
    [
      rest("prices: { '1': { native: { usd: '-1' } } }"),
      'prices.1.native.usd must be a decimal number in quotes, not "-1"',
    ],
    [network("nodeUrl: 'http://n', genesis: none.json"), "networks.fuji.genesis cannot be read: ENOENT"],
    [network("nodeUrl: 'http://n', genesis: ./none"), "networks.fuji.genesis cannot be read: ENOENT"],
    [
      network("nodeUrl: 'http://n', genesis: mainet"),
      'networks.fuji.genesis must be mainnet, fuji or the path of a file, not "mainet"',
    ],
    [network("nodeUrl: 'http://n', genesis: damaged.json"), "networks.fuji.genesis cannot be read: "],
    [network("nodeUrl: 'http://n', genesis: genesis.json"), "networks.fuji.genesis cannot be used: "],
    [
      network("nodeUrl: 'http://n', genesis: genesis.txt"),
      "networks.fuji.genesis must be a node's genesis JSON, or the P-Chain's genesis bytes",
    ],
    [network("nodeUrl: 'http://n', genesis: genesis.cut"), "networks.fuji.genesis is no P-Chain genesis"],
    [
      fuji,
      'database is missing; for example database: {"dataDir": "data"}, or set the variable DATABASE_URL',
    ],
    [`${fuji}database: {}`, "database must hold either url or dataDir"],
    [`${fuji}database: { url: 'postgresql://h/d', dataDir: d }`, "database must hold either url or dataDir"],
    [`${fuji}database: { url: 'http://h' }`, 'database.url must be a postgresql:// URL, not "http://h"'],
    [`${fuji}database: { dataDir: 7 }`, "database.dataDir must be a text, not 7"],
    [
      rest("listen: 8080"),
      "listen must hold the fields host, port, adminHost, adminPort, allowHosts, explorer, trustProxy, not 8080",
    ],
    [rest("listen: { port: 65536 }"), "listen.port must be a whole number from 0 to 65535, not 65536"],
    [rest("listen: { port: '80' }"), 'listen.port must be a whole number from 0 to 65535, not "80"'],
    [rest("listen: { adminPort: 1.5 }"), "listen.adminPort must be a whole number from 0 to 65535, not 1.5"],
    [rest("listen: { allowHosts: api }"), 'listen.allowHosts must be a list, not "api"'],
    [rest("listen: { allowHosts: [api, 1] }"), "listen.allowHosts[1] must be a text, not 1"],
    [rest("listen: { trustProxy: true }"), "listen.trustProxy must be a whole number from 0 to 99, not true"],
    [rest("logLevel: loud"), 'logLevel must be one of trace, debug, info, warn, error, silent, not "loud"'],
    [rest("pollMs: 1"), "pollMs must be a whole number from 10 to 60000, not 1"],
    [rest("batchSize: 2000"), "batchSize must be a whole number from 1 to 1024, not 2000"],
    [rest("leaseMs: 999"), "leaseMs must be a whole number from 1000 to 60000, not 999"],
    [rest("maxSecondsBehind: 0"), "maxSecondsBehind must be a whole number from 1 to 86400, not 0"],
    [
      rest("maxSecondsBehind: soon"),
      "maxSecondsBehind must be a whole number from 1 to 86400, off, or a table",
    ],
    [
      rest("maxSecondsBehind: { p-chain: 0 }"),
      "maxSecondsBehind.p-chain must be a whole number from 1 to 86400, not 0",
    ],
    [rest("maxSecondsBehind: { d-chain: 1 }"), "maxSecondsBehind.d-chain must be named by a chain such as"],
    [rest("shutdown: { graceMs: -1 }"), "shutdown.graceMs must be a whole number from 0 to 600000, not -1"],
    [
      `${fuji}database: { url: 'postgresql://h/d', pools: { api: { max: 0 } } }`,
      "database.pools.api.max must be a whole number from 1 to 200, not 0",
    ],
    [
      `${fuji}database: { url: 'postgresql://h/d', pools: { api: { statementMs: 1 } } }`,
      "database.pools.api.statementMs is not a known field; known are max, connectMs",
    ],
    [
      `${fuji}database: { url: 'postgresql://h/d', ssl: { ca: none.pem } }`,
      "database.ssl.ca cannot be read: ENOENT",
    ],
    [rest("limits: none"), 'limits must be one of public, off, not "none"'],
  ])("%j is refused", async (given, want) => {
    const error = await configOf(given).then(
      () => undefined,
      (reason: Error) => reason,
    );
    expect(error?.name).toBe("CliError");
    // Lines and columns are the subject of check.test.ts.
    expect(error?.message.replaceAll(/:\d+:\d+(?=: )/g, "")).toContain(
      `${join(folder, "config.yaml")}: ${want}`,
    );
  });

  it("that does not exist is named in the error", async () => {
    await expect(readConfig(join(folder, "none.yaml"), {})).rejects.toThrow(
      /^--config .*none\.yaml cannot be read: ENOENT/,
    );
  });
});

const working = (more = "") => `
networks: { fuji: { nodeUrl: '${node.url}', genesis: genesis.bin } }
database: { dataDir: served }
listen: { port: 0, adminPort: 0 }
logLevel: silent
${more}`;

describe("serving", () => {
  it("indexes the node and serves requests; the next start finds the stored index", async () => {
    const indexer = await startServing(await configOf(working()), { api: false, index: true });
    expect(indexer.api).toBeUndefined();
    await expect.poll(async () => (await fetch(`${indexer.admin.url}/readyz`)).status).toBe(200);
    await indexer.close();
    const serving = await startServing(await configOf(working()), { api: true, index: true });
    await expect
      .poll(async () => (await fetch(`${serving.api?.url}/v1/networks/fuji/validators`)).status)
      .toBe(200);
    await serving.close();
    await expect(fetch(`${serving.api?.url}/v1/networks/fuji/validators`)).rejects.toThrow();
  });

  it("is not ready before it stops listening, finishes the running request, and says all the while that it lives", async () => {
    let goOn = () => {};
    const delay = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const config = await configOf(working());
    const serving = await startServing(config, { api: true, index: true }, () => delay);
    const url = new URL(serving.api?.url ?? "");
    const status = async (base: string | URL | undefined, path: string) =>
      (await fetch(new URL(path, base))).status;
    await expect.poll(() => status(url, "/readyz")).toBe(200);
    const request = await startRequest(url);
    const closed = serving.close();
    // Load balancers have yet to notice: whoever still comes is served.
    expect(await status(url, "/readyz")).toBe(503);
    expect(await status(url, "/livez")).toBe(200);
    expect(await status(url, "/v1/networks/fuji/subnets?pageSize=1")).toBe(200);
    const admin = await fetch(`${serving.admin.url}/readyz`);
    expect([admin.status, await admin.json()]).toEqual([503, expect.objectContaining({ draining: true })]);
    goOn();
    await expect.poll(() => status(url, "/livez").catch(() => "refused")).toBe("refused");
    expect(await status(serving.admin.url, "/livez")).toBe(200);
    expect(await status(serving.admin.url, "/readyz")).toBe(503);
    request.socket.write(BODY);
    await expect.poll(request.response).toMatch(/HTTP\/1.1 400 Bad Request[\s\S]*type must be/);
    await closed;
    request.socket.destroy();
    await expect(fetch(`${serving.admin.url}/livez`)).rejects.toThrow();
  });

  it("leaves no process running when it cannot start", async () => {
    const config = await configOf(working());
    const taken = Number(new URL(node.url).port);
    const wrong = { ...config, listen: { ...config.listen, port: taken } };
    await expect(startServing(wrong, { api: true, index: true })).rejects.toThrow(
      `port ${taken} is taken by another program; choose another with listen.port in ${config.file}`,
    );
    await expect(startServing(config, { api: true, index: false })).rejects.toThrow(
      `${config.file}: service: indexing can be false only with databaseUrl`,
    );
    const again = await startServing(config, { api: true, index: true }); // the directory is free
    await again.close();
  });

  it("names the database that cannot be used", async () => {
    const text = working().replace("{ dataDir: served }", "{ url: 'postgresql://127.0.0.1:1/none' }");
    await expect(startServing(await configOf(text), { api: true, index: true })).rejects.toThrow(
      /^the database cannot be used: .*ECONNREFUSED/,
    );
  });
});
