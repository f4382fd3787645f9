/** The commands that read a deployment, each end to end against one local network. */
import { encodeHex } from "@primary-network/codec";
import type { SimulatedDev as Dev } from "@primary-network/devnet";
import { CliError } from "@primary-network/devnet/terminal";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { createProgram } from "../src/program.ts";
import { NOT_FOUND } from "../src/query/query.ts";
import { history } from "../src/query/rows/history.ts";
import { tps } from "../src/query/rows/tps.ts";
import { validators } from "../src/query/rows/validators.ts";
import { runQuery } from "../src/query/run-query.ts";
import { terminal } from "../src/terminal/output.ts";
import { runWatch } from "../src/watch/run-watch.ts";
import { sharedNetwork } from "./shared-network.ts";

let dev: Dev;

/** A screen that keeps what is printed. */
function screenOf(width?: number, colours = false) {
  const printed: string[] = [];
  const said: string[] = [];
  const print = (text: string) => void printed.push(text);
  return {
    width,
    colours,
    print,
    draw: print,
    tell: (text: string) => void said.push(text),
    printed,
    said,
  };
}

/** Runs a command line of the program against the network; what it printed, and its error. */
async function run(...words: string[]) {
  const out: string[] = [];
  const said: string[] = [];
  const spies = [
    vi.spyOn(terminal, "print").mockImplementation((text) => void out.push(text)),
    vi.spyOn(terminal, "draw").mockImplementation((text) => void out.push(text)),
    vi.spyOn(terminal, "tell").mockImplementation((text) => void said.push(text)),
  ];
  const fault = await createProgram()
    .parseAsync([...words, "--base-url", dev.service.url], { from: "user" })
    .then(
      () => undefined,
      (error: unknown) => error,
    );
  for (const spy of spies) spy.mockRestore();
  const text = out.join("\n");
  if (fault !== undefined && !(fault instanceof CliError)) throw fault;
  return { text, said: said.join("\n"), exitCode: fault?.exitCode ?? 0, message: fault?.message };
}

/** Returns the output of `--json`. */
async function json(...words: string[]) {
  const { text, message } = await run(...words, "--json");
  expect(message).toBeUndefined();
  return JSON.parse(text);
}

/** Reads the active validator that was registered last, which the genesis does not have. */
async function newestValidator(): Promise<{ nodeId: string; txHash: string }> {
  const query = "validationStatus=active&pageSize=1&subnetId=11111111111111111111111111111111LpoYY";
  const response = await fetch(`${dev.service.url}/v1/networks/fuji/validators?${query}`);
  const { validators } = await response.json();
  return validators[0];
}

beforeAll(async () => {
  dev = await sharedNetwork();
});

/** An address of the P-Chain that has something, and one of the EVM. */
let pAddress: string;
let evmAddress: string;
beforeAll(async () => {
  const [{ rewardAddresses }] = await json("validators", "--limit", "1");
  pAddress = rewardAddresses[0];
  evmAddress = encodeHex(dev.localnet.accounts.alice.ethAddress, { checksum: false });
});

describe("each command reads what the service has", () => {
  it("validators: filtered and sorted, as many as wanted, and says that there are more", async () => {
    const list = await json("validators", "--sort-by", "delegationCapacity", "--order", "desc");
    expect(list.length).toBeGreaterThan(2);
    const room = list.map((one: { delegationCapacity: string }) => BigInt(one.delegationCapacity));
    expect(room).toEqual([...room].sort((a, b) => (a < b ? 1 : -1)));
    const stakes: string[] = (await json("validators")).map(
      (one: { amountStaked: string }) => one.amountStaked,
    );
    expect(stakes).toEqual(stakes.toSorted((a, b) => Number(BigInt(b) - BigInt(a))));
    const { text, said } = await run("validators", "--limit", "2");
    expect(text.split("\n")).toHaveLength(3);
    expect(text).toContain("NodeID-");
    expect(said).toBe("Showing 2. Use --limit or --all for more.");
    expect(await json("validators", "--node", list[0].nodeId)).toHaveLength(1);
  });

  it("validator: the validations of a node", async () => {
    const { nodeId, txHash } = await newestValidator();
    expect(await json("validator", nodeId)).toMatchObject([{ nodeId, txHash }]);
    const { text } = await run("validator", nodeId);
    expect(text).toMatch(new RegExp(`^transaction +${txHash}$`, "m"));
  });

  it("tx and block: by id, on the chain that has it, and by height on each chain", async () => {
    const { txHash } = await newestValidator();
    const tx = await json("tx", txHash);
    const avax = { amount: expect.stringMatching(/^\d+$/), decimals: 9, symbol: "AVAX" };
    const addresses = [expect.stringMatching(/^local1/)];
    expect(tx).toMatchObject({ chain: "p-chain", txHash, burned: [avax], staked: [avax] });
    expect(tx.inputs).toContainEqual({ ...avax, addresses });
    const sum = (list: readonly { amount: string }[]) =>
      list.reduce((total, { amount }) => total + BigInt(amount), 0n);
    expect(sum(tx.inputs)).toBe(sum(tx.outputs) + sum(tx.burned));
    const { text } = await run("tx", txHash);
    expect(text).toMatch(/^staked +[\d,.]+ AVAX$/m);
    expect(text).toMatch(/^to +[\d,.]+ AVAX local1\w+$/m);
    const blocks = await json("block", tx.block);
    expect(blocks.map(({ chain }: { chain: string }) => chain)).toContain("p-chain");
    const [only] = await json("block", tx.block, "--chain", "p-chain");
    expect(only).toMatchObject({ blockNumber: tx.block, transactions: expect.arrayContaining([txHash]) });
    expect(await json("block", only.blockHash)).toEqual([only]);
  });

  it("find: all that a text names, each with the command that shows it", async () => {
    const [{ nodeId, txHash }] = await json("validators", "--limit", "1");
    expect(await json("find", txHash)).toEqual([
      {
        kind: "transaction",
        chain: "p-chain",
        name: expect.stringMatching(/Tx$/),
        id: txHash,
        command: `tx ${txHash}`,
      },
    ]);
    const ofHeight: { kind: string; chain: string; command: string }[] = await json("find", "1");
    expect(ofHeight.map(({ kind, chain }) => `${kind} ${chain}`)).toEqual(
      expect.arrayContaining(["block p-chain", "block x-chain", "evm-block 43112"]),
    );
    const commands = [
      ...ofHeight,
      ...(await json("find", nodeId)),
      ...(await json("find", evmAddress)),
      ...(await json("find", pAddress)),
      ...(await json("find", "43112")),
    ].flatMap(({ command }) => (command === null ? [] : [command]));
    expect(new Set(commands.map((command) => command.split(" ")[0]))).toEqual(
      new Set(["block", "validator", "balance", "tps"]),
    );
    for (const command of commands) expect(await run(...command.split(" "))).toMatchObject({ exitCode: 0 });
    expect((await run("find", txHash)).text).toMatch(
      new RegExp(`^transaction +p-chain .*${txHash} +tx$`, "m"),
    );
  });

  it("address, balance and utxos of a P-Chain address", async () => {
    const all = await json("address", pAddress);
    expect(all.length).toBeGreaterThan(0);
    const times = all.map(({ timestamp }: { timestamp: number }) => timestamp);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    const balances = await json("balance", `P-${pAddress}`);
    expect(new Set(balances.map(({ chain }: { chain: string }) => chain))).toEqual(new Set(["p-chain"]));
    const outputs = await json("utxos", pAddress, "--chain", "p-chain", "--limit", "1000");
    const sum = (of: readonly { amount: string; symbol: string }[]) =>
      of.reduce((total, { amount }) => total + BigInt(amount), 0n);
    expect(sum(outputs)).toBe(sum(balances));
  });

  it("address and balance of an EVM address", async () => {
    const history: { txHash: string }[] = await json("address", evmAddress, "--limit", "50");
    const hashes = history.map(({ txHash }) => txHash);
    const txHash = hashes.find((one) => one.startsWith("0x"));
    expect(await json("tx", txHash ?? "")).toMatchObject({
      txHash,
      status: expect.stringMatching(/^(succeeded|failed)$/),
    });
    const atomic = hashes.find((one) => !one.startsWith("0x")); // the address also has atomic transactions of the C-Chain
    expect(await json("tx", atomic ?? "")).toMatchObject({ txHash: atomic, chain: "c-chain" });
    const [{ kind, decimals, amount }] = await json("balance", evmAddress);
    expect({ kind, decimals }).toEqual({ kind: "native", decimals: 18 });
    expect(BigInt(amount)).toBeGreaterThan(0n);
    expect(await run("utxos", evmAddress)).toMatchObject({
      exitCode: 1,
      message: expect.stringContaining('Use "balance"'),
    });
  });

  it("subnets, icm, tps and status", async () => {
    expect(await json("subnets")).toContainEqual(expect.objectContaining({ isL1: expect.any(Boolean) }));
    const [message] = await json("icm", "--limit", "1");
    for (const { destinationEvmChainId } of await json("icm", "--limit", "50"))
      if (destinationEvmChainId !== null) expect(destinationEvmChainId).toMatch(/^\d+$/);
    expect(message).toMatchObject({ status: expect.any(String), messageExecuted: expect.any(Boolean) });
    expect(await json("icm", "--limit", "1", "--address", message.from)).toHaveLength(1);
    expect(await json("tps")).toContainEqual({ timestamp: expect.any(Number), value: expect.any(Number) });
    const chains = await json("status", "--network", "local");
    expect(chains.map(({ chain }: { chain: string }) => chain)).toContain("p-chain");
  });

  it("understands the name of an account wherever an address is, and calls the network local", async () => {
    const chainsOf = (rows: readonly { chain: string }[]) => rows.map(({ chain }) => chain);
    const { pAddress, ethAddress } = dev.localnet.accounts.alice;
    const evm = encodeHex(ethAddress, { checksum: false });
    expect(await json("balance", "alice")).toEqual([
      ...(await json("balance", pAddress.replace("P-", ""))),
      ...(await json("balance", evm)),
    ]);
    expect(chainsOf(await json("address", "alice", "--limit", "100"))).toContain("p-chain");
    expect(await json("utxos", "alice")).toEqual(await json("utxos", pAddress.replace("P-", "")));
    expect(await json("icm", "--address", "alice")).toEqual(await json("icm", "--address", evm));
    expect((await json("find", "alice")).map(({ kind }: { kind: string }) => kind)).toContain("address");
    expect(await run("balance", "nobody")).toMatchObject({ exitCode: 1 });
    expect((await run("status")).text).toMatch(/^local +p-chain/m);
    expect((await json("status"))[0].network).toBe("fuji");
  });

  it("supply: created and rewarded AVAX, less what each chain burned", async () => {
    const supply = await json("supply");
    const nAvax = (amount: string) => {
      const [whole = "0", part = ""] = amount.split(".");
      return BigInt(`${whole}${part.padEnd(9, "0").slice(0, 9)}`);
    };
    const burned = [supply.totalPBurned, supply.totalXBurned, supply.totalCBurned].map(nAvax);
    const created = nAvax(supply.genesisUnlock) + nAvax(supply.totalRewards);
    const left = created - burned.reduce((sum, amount) => sum + amount, 0n);
    // The C-Chain burns wei: the last nAVAX may be a part.
    expect(Number(nAvax(supply.totalSupply) - left)).toBeGreaterThanOrEqual(-1);
    expect(Number(nAvax(supply.totalSupply) - left)).toBeLessThanOrEqual(1);
    expect(nAvax(supply.totalStaked)).toBeGreaterThan(0n);
    expect((await run("supply")).text).toContain("total AVAX");
  });

  it("lists the tokens that an EVM transaction moves, beside its value", async () => {
    const rows: { chain: string; txHash: string; txType: string; amounts: { symbol: string }[] }[] =
      await json("address", evmAddress, "--limit", "50");
    const moving = rows.find(({ txType }) => txType.startsWith("transfer("));
    expect(moving?.amounts).toEqual([
      { amount: expect.stringMatching(/^[1-9]\d*$/), decimals: 6, symbol: "LUSD" },
    ]);
    const { transfers } = await json("tx", moving?.txHash ?? "");
    expect(transfers).toMatchObject([moving?.amounts[0]]);
    expect(transfers[0]).toMatchObject({
      from: expect.stringMatching(/^0x/),
      to: expect.stringMatching(/^0x/),
    });
    const { text } = await run("address", evmAddress, "--limit", "50");
    expect(text).toMatch(/ transfer +[\d,.]+ LUSD/);
  });

  it("an address on a narrow terminal is a card for each transaction, with its amount and whole id", async () => {
    const screen = screenOf(40);
    await runQuery(history, pAddress, { baseUrl: dev.service.url, limit: 2 }, screen);
    const [{ txHash }] = await json("address", pAddress, "--limit", "1");
    expect(screen.printed.join("\n")).toMatch(new RegExp(`^amounts +.* AVAX\ntransaction +${txHash}$`, "m"));
  });

  it("names the method of a transaction without its parameters, for people alone", async () => {
    const { text } = await run("address", evmAddress, "--limit", "50");
    expect(text).toMatch(/ transfer {2}/);
    expect(text).not.toContain("transfer(");
    expect((await run("address", evmAddress, "--limit", "50", "--csv")).text).toContain("transfer(address");
  });
});

describe("forms", () => {
  it("--all --json is an object on each line, and --csv has the same values", async () => {
    const list = await json("validators");
    const { text } = await run("validators", "--all", "--json");
    expect(text.split("\n").map((line) => JSON.parse(line))).toEqual(list);
    const { text: csv } = await run("validators", "--csv");
    const [head, ...records] = csv.split("\r\n");
    expect(head?.split(",").slice(0, 2)).toEqual(["nodeId", "amountStaked"]);
    expect(records.map((record) => record.split(",")[1])).toEqual(
      list.map(({ amountStaked }: { amountStaked: string }) => amountStaked),
    );
  });

  it("a terminal has bars, sparklines, colours, and lines that fit", async () => {
    const flags = { baseUrl: dev.service.url };
    for (const [width, id] of [
      [80, /^NodeID-\w{33} /m],
      [45, /^NodeID-\w+…\w+ /m],
    ] as const) {
      const screen = screenOf(width);
      await runQuery(validators, "", flags, screen);
      expect(screen.printed.join("\n")).toMatch(id);
      for (const line of screen.printed.join("\n").split("\n"))
        expect(line.length).toBeLessThanOrEqual(width);
    }
    const wide = screenOf(200, true);
    await runQuery(tps, "", flags, wide);
    expect(wide.printed.join("\n")).toMatch(/[▁-█]+ {2}\d{4}-\d\d-\d\d to/);
    expect(wide.printed.join("\n")).toContain("\u001b[1m");
  });
});

describe("faults, each in one line", () => {
  const unknown = "2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwwKjcumHUWEb5DbBrm";
  it.each<[string[], number, string]>([
    [["tx", unknown], NOT_FOUND, "No transaction"],
    [["find", unknown], NOT_FOUND, "No results for"],
    [
      ["find", "0x12"],
      1,
      '"0x12" is mistyped: as an address of an EVM chain it must be 0x and 40 hex digits',
    ],
    [["tx", "0x12"], 1, '"0x12" is not a transaction hash. Expected 0x and 64 hex digits.'],
    [["tx", "1"], NOT_FOUND, 'It is a block: use "block".'],
    [["block", "999999999"], NOT_FOUND, "No block"],
    [["block", "1", "--chain", "7"], NOT_FOUND, "on 7."],
    [["validator", "NodeID-111111111111111111116DBWJs"], NOT_FOUND, "no such validation"],
    [["validator", "node"], 1, '"node" is not a node id: it must begin with "NodeID-"'],
    [["validators", "--subnet", "Lima"], 1, '"Lima" is not a subnet id: it must be cb58 of 32 bytes'],
    [["icm", "--address", "0x12"], 1, '"0x12" is not an EVM address: it must be 0x and 40 hex'],
    [["balance", "fuji1qqqq"], 1, '"fuji1qqqq" is not an address. Expected P-avax1…, fuji1… or 0x….'],
    [
      ["tx", `${unknown.slice(0, -1)}n`],
      1,
      `"${unknown.slice(0, -1)}n" is mistyped: as an id it has an invalid checksum: a character is wrong`,
    ],
    [["validators", "--network", "mainnet"], 1, "mainnet"],
    [["status", "--network", "mainnet"], 1, "This service does not serve mainnet. It serves fuji."],
  ])("%j", async (words, exitCode, message) => {
    const result = await run(...words);
    expect(result).toMatchObject({ exitCode, message: expect.stringContaining(message) });
    expect(result.message).not.toContain("\n");
  });

  it("no connection: what to start or to name", async () => {
    await expect(
      runQuery(validators, "", { baseUrl: "http://127.0.0.1:1", network: "fuji" }, screenOf()),
    ).rejects.toThrow('is the service running at http://127.0.0.1:1? Start one with "primary-network dev"');
  });
});

describe("watch", () => {
  it.each([
    ["lines", undefined],
    ["a picture", 120],
  ])("shows what is and what comes as %s until it is interrupted", async (_, width) => {
    const screen = screenOf(width);
    const end = new AbortController();
    onTestFinished(() => end.abort());
    const drawn: string[] = [];
    const write = (text: string) => void drawn.push(text);
    const watching = runWatch(
      { baseUrl: dev.service.url, interval: 1 },
      { screen, signal: end.signal, write, height: 40 },
    );
    const shown = () => [...screen.printed, ...drawn].join("\n");
    await vi.waitFor(() => expect(shown()).toMatch(/p-chain.*\d/), { timeout: 30_000 });
    await vi.waitFor(() => expect(shown()).toContain("following"), { timeout: 30_000 });
    const height = dev.localnet.blocks.length;
    const response = await fetch(`${dev.control?.url}/blocks`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${dev.localnet.controlToken}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ count: 1 }),
    });
    expect(response.ok).toBe(true);
    await vi.waitFor(() => expect(shown()).toMatch(new RegExp(`p-chain +${height} `)), { timeout: 30_000 });
    end.abort();
    await watching;
    if (width !== undefined) expect(drawn.at(-1)).toBe("\u001b[?25h\u001b[?1049l");
  });
});
