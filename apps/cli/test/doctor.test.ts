/** The command `doctor` over a node: each check of it fails when that is wrong, and everything passes when nothing is. */

import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { fuji } from "@primary-network/genesis";
import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../src/config/config.ts";
import { type DoctorFlags, runDoctor } from "../src/doctor/doctor.ts";
import type { Finding } from "../src/doctor/finding.ts";

const NOW = Date.UTC(2026, 5, 1);

let folder: string;
let net: Localnet;
let other: Localnet;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "primary-network-doctor-"));
  net = await createLocalnet({ validators: 4, delegators: 0, weeks: 2 });
  other = await createLocalnet({ validators: 5, delegators: 0, weeks: 2, seed: "other" });
  await writeFile(join(folder, "genesis.bin"), net.genesisBytes);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const yaml = (more = "") => `
networks:
  fuji:
    nodeUrl: http://node.example:9650
    genesis: genesis.bin
    xChain: true
    cChain: index
${more}
database: { dataDir: data }
listen: { port: 0, adminPort: 0 }
`;

/** A chain whose node keeps the state of all blocks, or of new ones only. */
const evmChain = `    evmChains:
      - { evmChainId: 43112, blockchainId: c-chain, name: C, rpcUrl: "http://rpc.example/k3y", token: { name: A, symbol: A } }`;

/** The response to a method in place of the node's; undefined leaves the node's own. */
type Override = (method: string, params: never, path: string) => object | Error | undefined;

async function doctor(
  flags: Partial<DoctorFlags>,
  text: string,
  override: Override = () => undefined,
  date = NOW,
) {
  const config = join(folder, "config.yaml");
  await writeFile(config, text);
  const printed: string[] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const { method, params } = JSON.parse(String(init.body));
    const { pathname } = new URL(url);
    const given = override(method, params as never, pathname);
    if (given instanceof Error) throw given;
    const headers = { date: new Date(date).toUTCString() };
    if (given) return Response.json({ jsonrpc: "2.0", id: 1, ...given }, { headers });
    const response = await net.fetch(new Request(url, init));
    return new Response(await response.text(), { status: response.status, headers });
  };
  const code = await runDoctor(
    { config, ...flags, json: true } as DoctorFlags, // those of dev are not read with a file
    { print: (line) => void printed.push(line), tell: () => {} },
    { env: {}, fetch, now: () => NOW },
  );
  const { ok, findings }: { ok: boolean; findings: Finding[] } = JSON.parse(printed.join("\n"));
  expect(ok).toBe(code === 0);
  const bad = findings.filter(({ status }) => status !== "ok");
  return {
    code,
    findings,
    bad: bad.map(({ status, check, detail }) => `${status}: ${check}: ${detail}`),
    text: printed.join(),
  };
}

/** An EVM node with traces as given. */
const evm =
  (traces: { readonly latest: boolean; readonly old: boolean }, evmChainId = 43_112): Override =>
  (method, params, path) => {
    if (path !== "/k3y") return undefined;
    const result = { result: {} };
    const none = { error: { code: -32_000, message: "missing trie node" } };
    const [block] = (params as unknown[]) ?? [];
    if (method === "eth_chainId") return { result: `0x${evmChainId.toString(16)}` };
    if (method === "eth_getBlockByNumber") return { result: { number: "0x10" } };
    return (block === "latest" ? traces.latest : traces.old) ? result : none;
  };

it("a node with everything has no finding", async () => {
  const { code, bad, findings } = await doctor({}, yaml(evmChain), evm({ latest: true, old: true }));
  expect([code, bad]).toEqual([0, []]);
  expect(findings.map(({ check }) => check)).toEqual(
    expect.arrayContaining([
      "reachable",
      "version",
      "network",
      "bootstrapped",
      "index of P",
      "index of X",
      "index of C",
      "genesis",
      "clock",
      "traces",
      "file",
      "use",
      "disk",
    ]),
  );
});

const when =
  (name: string, response: object | Error): Override =>
  (method) =>
    method === name ? response : undefined;
const notFound = { error: { code: -32_601, message: "method not found" } };
const index =
  (chain: string, response: object): Override =>
  (_, __, path) =>
    path === `/ext/index/${chain}/block` ? response : undefined;

it.each<[what: string, text: string, override: Override, want: string[]]>([
  ["a silent node", yaml(), () => new TypeError("fetch failed"), ["failure: reachable: fetch failed"]],
  [
    "an old node",
    yaml(),
    when("info.getNodeVersion", { result: { version: "avalanchego/1.10.5" } }),
    ["warning: version: avalanchego/1.10.5"],
  ],
  [
    "another network's",
    yaml(),
    when("info.getNetworkID", { result: { networkID: "1" } }),
    ["failure: network: the node is of network 1, the genesis of network 12345"],
  ],
  [
    "one that bootstraps",
    yaml(),
    when("info.isBootstrapped", { result: { isBootstrapped: false } }),
    ["warning: bootstrapped: not yet: P, X, C"],
  ],
  [
    "one without an index",
    yaml(),
    index("P", notFound),
    ["failure: index of P: not available: method not found"],
  ],
  [
    "one without the X-Chain's",
    yaml(),
    index("X", notFound),
    ["failure: index of X: not available: method not found"],
  ],
  [
    "one without the C-Chain's",
    yaml().replace("cChain: index", "cChain: true"),
    index("C", notFound),
    ["warning: index of C: not available: method not found; the EVM interface is read instead, more slowly"],
  ],
  [
    "one without blocks",
    yaml(),
    (method, _, path) =>
      method === "platform.getBlockByHeight" || path === "/ext/index/P/block"
        ? { error: { code: -32_000, message: "no containers" } }
        : undefined,
    ["warning: genesis: the node gives no first block: no containers"],
  ],
  [
    "signers that are down",
    yaml("    warpSigners: http://signers.example"),
    when("warp.sign", new Error("refused")),
    ["failure: warp signers: refused"],
  ],
  ["signers that refuse", yaml("    warpSigners: http://signers.example"), when("warp.sign", notFound), []],
  [
    "an EVM node that is down",
    yaml(evmChain),
    (_, __, path) => (path === "/k3y" ? new Error("no k3y") : undefined),
    ["failure: reachable: no ***"],
  ],
  [
    "an EVM node of another chain",
    yaml(evmChain),
    evm({ latest: true, old: true }, 1),
    ["failure: EVM chain id: the node's is 1, the configuration's 43112"],
  ],
  [
    "an EVM node without traces",
    yaml(evmChain),
    evm({ latest: false, old: false }),
    [
      "warning: traces: debug_traceBlockByNumber is not available: missing trie node; there will be no internal transactions",
    ],
  ],
  [
    "an EVM node without an archive",
    yaml(evmChain),
    evm({ latest: true, old: false }),
    ["warning: traces: available for new blocks only: missing trie node"],
  ],
])("%s", async (_, text, override, want) => {
  const { code, bad } = await doctor({}, text, override);
  expect(bad).toEqual(want);
  expect(code).toBe(want.some((line) => line.startsWith("failure")) ? 1 : 0);
});

it("a genesis of another history is recognised by the node's first block", async () => {
  await writeFile(join(folder, "other.bin"), other.genesisBytes);
  const { bad } = await doctor({}, yaml().replace("genesis.bin", "other.bin"));
  expect(bad).toEqual(["failure: genesis: is not the one that the node's first block continues"]);
});

it("a clock that is wrong is recognised by the node's Date header", async () => {
  const { bad } = await doctor({}, yaml(), () => undefined, NOW + 30_000);
  expect(bad).toEqual(["warning: clock: 30 s ahead of this machine's"]);
});

it("a file that is wrong is one finding, with its errors", async () => {
  const { code, bad } = await doctor({}, yaml("    colour: red"));
  expect([code, bad]).toEqual([
    1,
    [expect.stringMatching(/^failure: file: .*config\.yaml:8:5: networks\.fuji\.colour/)],
  ]);
});

it("a database that is down is named, and its password is not", async () => {
  const text = yaml().replace(
    "{ dataDir: data }",
    '{ url: "postgresql://service:hunter2@127.0.0.1:1/hunter2" }',
  );
  const { code, bad, text: printed } = await doctor({}, text);
  expect([code, bad]).toEqual([1, [expect.stringMatching(/^failure: reachable: .*ECONNREFUSED/)]]);
  expect(printed).not.toContain("hunter2");
});

it("without a file it checks what dev needs, as text", async () => {
  const printed: string[] = [];
  const flags = {
    host: "127.0.0.1",
    nodePort: 0,
    port: 0,
    adminPort: 0,
    dataDir: join(folder, "new"),
    evm: true,
  };
  const code = await runDoctor(flags, { print: (line) => void printed.push(line), tell: () => {} });
  expect([code, printed.join()]).toEqual([
    0,
    expect.stringMatching(
      /^ok {7}Node\.js: version: .*\n[\s\S]*Anvil[\s\S]*port 0[\s\S]*\n\n0 failures, \d warnings, \d ok$/,
    ),
  ]);
});

const withNode = (nodeUrl: string) => yaml().replace("http://node.example:9650", nodeUrl);
const escapes =
  "has a % that begins no escape such as %2F: write %25 in its place; its value is not shown, since it may contain a secret";

it.each<[what: string, text: string, files: { [name: string]: string }, want: RegExp]>([
  ["a % in a node's URL", withNode("http://me:100%@node.example"), {}, new RegExp(`nodeUrl ${escapes}`)],
  [
    "a % in the database's URL",
    yaml().replace("{ dataDir: data }", '{ url: "postgresql://me:100%@db/service" }'),
    {},
    new RegExp(`database.url ${escapes}`),
  ],
  [
    "too many copies by aliases",
    `${bomb()}\n${yaml()}`,
    {},
    /aliases cannot be used: they make more than 100/,
  ],
  [
    "a genesis with a long message",
    yaml().replace("genesis.bin", "long.json"),
    { "long.json": "long" },
    /networks\.fuji\.genesis cannot be used: genesis: message must be at most 65535 bytes of UTF-8, not 70000/,
  ],
])("%s is a finding that names the field and the rule", async (_, text, files, want) => {
  for (const name of Object.keys(files))
    await writeFile(join(folder, name), JSON.stringify({ ...(await fuji()), message: "x".repeat(70_000) }));
  const { code, bad } = await doctor({}, text);
  expect(code).toBe(1);
  expect(bad).toEqual([expect.stringMatching(want)]);
  expect(bad.join()).not.toContain("100%@");
});

it.skipIf(process.platform === "win32")("a pipe as genesis is refused at once", async () => {
  await promisify(execFile)("mkfifo", [join(folder, "pipe.json")]);
  const { bad } = await doctor({}, yaml().replace("genesis.bin", "pipe.json"));
  expect(bad).toEqual([
    expect.stringMatching(
      /networks\.fuji\.genesis cannot be read: .*pipe\.json is a pipe; write its contents to a file/,
    ),
  ]);
});

it("a % in DATABASE_URL is named by the variable", async () => {
  const config = join(folder, "variable.yaml");
  await writeFile(config, yaml());
  for (const [url, rule] of [
    ["postgresql://me:100%@db/service", escapes],
    ["mysql://db/service", "must be a postgresql:// URL, not"],
  ] as const)
    await expect(readConfig(config, { DATABASE_URL: url })).rejects.toMatchObject({
      name: "CliError",
      message: expect.stringContaining(`DATABASE_URL ${rule.split(", not")[0]}`),
    });
});

/** YAML of a kilobyte that stands for a billion values. */
function bomb(): string {
  const nine = (name: string) => Array.from({ length: 9 }, () => `*${name}`).join(", ");
  const names = [..."abcdefghi"];
  return names
    .map((name, index) => `${name}: &${name} [${index === 0 ? "1" : nine(names[index - 1] ?? "")}]`)
    .join("\n");
}
