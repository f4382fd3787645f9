/** Checks of a network's node: version, identity, state, and the interfaces that the configuration needs. */
import { createHash } from "node:crypto";
import { decodeHex } from "@primary-network/codec";
import { blockId, decodeBlock } from "@primary-network/codec/p";
import type { NetworkSource } from "@primary-network/service";
import { checkClock } from "./clock.ts";
import { type Finding, findingsOf } from "./finding.ts";
import { createCall, type Fetch, type Reply, textOf } from "./rpc.ts";

/** The oldest version that the service is tested with. */
const TESTED = { major: 1, minor: 14 };

type Call = ReturnType<typeof createCall>;
type Findings = ReturnType<typeof findingsOf>;

function checkVersion(reply: Reply, { ok, warning }: Findings): Finding {
  const version = textOf(reply, "version");
  const [, major, minor] = /(\d+)\.(\d+)\.\d+/.exec(version) ?? [];
  const known = Number(major) * 1_000 + Number(minor) >= TESTED.major * 1_000 + TESTED.minor;
  if (known) return ok("version", version);
  return warning(
    "version",
    version || "does not say its version",
    `Use avalanchego ${TESTED.major}.${TESTED.minor} or newer, with which the service is tested.`,
  );
}

function checkNetwork(reply: Reply, { networkId }: NetworkSource, { ok, failure }: Findings): Finding {
  const theirs = textOf(reply, "networkID");
  if (theirs === String(networkId)) return ok("network", `network id ${networkId}`);
  return failure(
    "network",
    `the node is of network ${theirs || "?"}, the genesis of network ${networkId}`,
    "Correct nodeUrl or genesis: they must be of the same network.",
  );
}

async function checkBootstrapped(call: Call, chains: readonly string[], { ok, warning }: Findings) {
  const states = await Promise.all(
    chains.map(async (chain) => ({
      chain,
      done: textOf(await call("/ext/info", "info.isBootstrapped", { chain }), "isBootstrapped") === "true",
    })),
  );
  const behind = states.filter(({ done }) => !done).map(({ chain }) => chain);
  if (behind.length === 0) return ok("bootstrapped", chains.join(", "));
  return warning(
    "bootstrapped",
    `not yet: ${behind.join(", ")}`,
    "Wait: the service indexes as far as the node is, and is not fresh until the node is.",
  );
}

/** Asks for the first block of a chain's index. */
async function checkIndex(call: Call, chain: string, needed: boolean, { ok, warning, failure }: Findings) {
  const reply = await call(`/ext/index/${chain}/block`, "index.getContainerByIndex", {
    index: "0",
    encoding: "hex",
  });
  const check = `index of ${chain}`;
  if ("result" in reply) return ok(check, "enabled");
  // A chain without blocks has an index without containers.
  if (/no containers|no container at index|not found in index/i.test(reply.fault))
    return ok(check, "enabled, without blocks yet");
  const advice =
    "Start the node with --index-enabled (or index-enabled in its configuration), from its first start on.";
  return needed
    ? failure(check, `not available: ${reply.fault}`, advice)
    : warning(check, `not available: ${reply.fault}; the EVM interface is read instead, more slowly`, advice);
}

/**
 * The P-Chain's first block has the block at height 0 as its parent, whose parent is the SHA-256 of the
 * genesis.
 */
async function checkGenesis(call: Call, genesis: Uint8Array, { ok, warning, failure }: Findings) {
  const reply = await call("/ext/bc/P", "platform.getBlockByHeight", { height: "1", encoding: "hex" });
  const first = textOf(reply, "block");
  if (first === "") {
    const reason = "fault" in reply ? reply.fault : "it has none";
    return warning(
      "genesis",
      `the node gives no first block: ${reason}`,
      "Run doctor again once it has one.",
    );
  }
  const parentId = new Uint8Array(createHash("sha256").update(genesis).digest());
  const want = blockId({ type: "ApricotCommitBlock", parentId, height: 0n });
  const { parentId: given } = decodeBlock(decodeHex(first));
  if (given.every((byte, index) => byte === want[index]))
    return ok("genesis", "is the one that the node's first block continues");
  return failure(
    "genesis",
    "is not the one that the node's first block continues",
    "Correct genesis: use the file that the node was started with, or the name of its public network.",
  );
}

async function checkEvmChain(
  chain: NonNullable<NetworkSource["evmChains"]>[number],
  fetch: Fetch,
): Promise<Finding[]> {
  const { ok, warning, failure } = findingsOf(chain.name);
  const call = createCall(chain.rpcUrl, fetch);
  const id = await call("", "eth_chainId", []);
  if (!("result" in id))
    return [failure("reachable", id.fault, "Correct rpcUrl, or start the node of this chain.")];
  if (Number(id.result) !== chain.evmChainId)
    return [
      failure(
        "EVM chain id",
        `the node's is ${Number(id.result)}, the configuration's ${chain.evmChainId}`,
        "Correct evmChainId or rpcUrl.",
      ),
    ];
  const found = [ok("EVM chain id", String(chain.evmChainId))];
  if (chain.traces === "off") return found;
  const trace = (block: string) => call("", "debug_traceBlockByNumber", [block, { tracer: "callTracer" }]);
  const [newest, oldest] = [await trace("latest"), await trace("0x1")];
  if (!("result" in newest))
    return [
      ...found,
      warning(
        "traces",
        `debug_traceBlockByNumber is not available: ${newest.fault}; there will be no internal transactions`,
        "Enable the node's debug API (eth-apis: internal-debug), or set traces: off.",
      ),
    ];
  if (
    !("result" in oldest) &&
    Number(textOf(await call("", "eth_getBlockByNumber", ["latest", false]), "number")) > 0
  )
    return [
      ...found,
      warning(
        "traces",
        `available for new blocks only: ${oldest.fault}`,
        "Use an archive node (pruning-enabled: false) to read internal transactions of all blocks, or set traces: off.",
      ),
    ];
  return [...found, ok("traces", "available")];
}

/** @param now milliseconds since 1970 */
export async function checkNode(
  name: string,
  source: NetworkSource,
  fetch: Fetch,
  now: number,
): Promise<Finding[]> {
  const say = findingsOf(name);
  const call = createCall(source.nodeUrl, fetch);
  const version = await call("/ext/info", "info.getNodeVersion", {});
  if (!("result" in version))
    return [
      say.failure(
        "reachable",
        version.fault,
        "Start the node, or correct nodeUrl: its base URL, which this machine may call.",
      ),
    ];
  const network = checkNetwork(await call("/ext/info", "info.getNetworkID", {}), source, say);
  const chains = ["P", ...(source.xChain ? ["X"] : []), ...(source.cChain ? ["C"] : [])];
  const indexes = await Promise.all([
    checkIndex(call, "P", true, say),
    ...(source.xChain ? [checkIndex(call, "X", true, say)] : []),
    ...(source.cChain === true || source.cChain === "index"
      ? [checkIndex(call, "C", source.cChain === "index", say)]
      : []),
  ]);
  return [
    say.ok("reachable", "responds"),
    checkVersion(version, say),
    network,
    await checkBootstrapped(call, chains, say),
    ...indexes,
    // A genesis with the wrong chain id also has another first block.
    ...(network.status === "ok" ? [await checkGenesis(call, source.genesis, say)] : []),
    checkClock(name, version.date, now),
    ...(await checkSigners(source, fetch, say)),
    ...(await Promise.all((source.evmChains ?? []).map((chain) => checkEvmChain(chain, fetch)))).flat(),
  ];
}

/** Any response says that the program runs: a signature cannot be requested for a trial. */
async function checkSigners({ warpSigners }: NetworkSource, fetch: Fetch, { ok, failure }: Findings) {
  if (!warpSigners) return [];
  const reply = await createCall(warpSigners.url, fetch)("", "warp.sign", {});
  if ("result" in reply || reply.responded) return [ok("warp signers", "respond")];
  return [
    failure("warp signers", reply.fault, "Start the program that warpSigners names, or correct the URL."),
  ];
}
