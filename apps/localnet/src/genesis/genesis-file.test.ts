/** Genesis files: what is refused, and a network that starts from one. */
import { sha256 } from "@noble/hashes/sha2.js";
import { encodeCb58 } from "@primary-network/codec";
import { describe, expect, test } from "vitest";
import { readFixture } from "../../../../fixtures/fixture.ts";
import { createAsk, post } from "../../test/ask.ts";
import { createLocalnet } from "../index.ts";
import { type GenesisFile, readGenesisFile } from "./genesis-file.ts";

const file = readFixture<GenesisFile>("avalanchego/genesis_local.json");
const fuji = readFixture<GenesisFile>("avalanchego/genesis_fuji.json");
const [allocation] = file.allocations;
const [staker] = file.initialStakers;

/** The file with members replaced by anything, as a file can have. */
const withMembers = (members: object) => ({ ...file, ...members }) as GenesisFile;

test.each<[want: string, file: GenesisFile]>([
  ["genesis: file must hold one JSON object", null as unknown as GenesisFile],
  ["networkID must be an integer from 0", withMembers({ networkID: -1 })],
  ["startTime must be an integer", withMembers({ startTime: "now" })],
  ["message must be a text", withMembers({ message: 7 })],
  ["message must be at most 65535 bytes of UTF-8, not 65536", withMembers({ message: "é".repeat(32_768) })],
  ["message must not have half of a surrogate pair", withMembers({ message: "\ud800" })],
  ["allocations must be a list", withMembers({ allocations: {} })],
  [
    "allocations[0].ethAddr must be 20 bytes of hex",
    withMembers({ allocations: [{ ...allocation, ethAddr: "0xb3" }] }),
  ],
  [
    "allocations[0].avaxAddr cannot be read",
    withMembers({ allocations: [{ ...allocation, avaxAddr: "X-local1qq" }] }),
  ],
  ["allocations[0].avaxAddr must be a text", withMembers({ allocations: [{ ...allocation, avaxAddr: 7 }] })],
  ['allocations[0].avaxAddr is an address of "fuji"', withMembers({ allocations: fuji.allocations })],
  [
    "allocations[0].initialAmount must be an amount",
    withMembers({ allocations: [{ ...allocation, initialAmount: -1 }] }),
  ],
  [
    "allocations[0].initialAmount must be an amount",
    withMembers({ allocations: [{ ...allocation, initialAmount: "1e3" }] }),
  ],
  [
    "allocations[0].initialAmount must be an amount",
    withMembers({ allocations: [{ ...allocation, initialAmount: 1n << 64n }] }),
  ],
  [
    "allocations[0].unlockSchedule must be a list",
    withMembers({ allocations: [{ ...allocation, unlockSchedule: null }] }),
  ],
  [
    "unlockSchedule[0].amount must be an amount",
    withMembers({ allocations: [{ ...allocation, unlockSchedule: [{}] }] }),
  ],
  ["initialStakedFunds[0] cannot be read", withMembers({ initialStakedFunds: ["nobody"] })],
  ["initialStakers must name at least one", withMembers({ initialStakers: [] })],
  [
    "initialStakers[0].nodeID cannot be read",
    withMembers({ initialStakers: [{ ...staker, nodeID: "NodeID-1" }] }),
  ],
  [
    "initialStakers[0].delegationFee must be an integer from 0 to 1000000",
    withMembers({ initialStakers: [{ ...staker, delegationFee: 1e7 }] }),
  ],
  [
    "initialStakers[0].signer.publicKey must be 48 bytes",
    withMembers({ initialStakers: [{ ...staker, signer: { publicKey: "" } }] }),
  ],
  ["cChainGenesis must be a text", withMembers({ cChainGenesis: {} })],
])("%s", async (want, given) => {
  expect(() => readGenesisFile(given)).toThrow(want);
  await expect(createLocalnet({ genesis: given })).rejects.toThrow(RangeError);
});

test("amounts may be numbers, bigints or strings", () => {
  const amounts = [5, 5n, "5"].map((initialAmount) =>
    readGenesisFile(withMembers({ allocations: [{ ...allocation, initialAmount }] })),
  );
  expect(new Set(amounts.map(({ allocations }) => allocations[0]?.initialAmount))).toEqual(new Set([5n]));
});

describe("a network from the node's local genesis", async () => {
  const localnet = await createLocalnet({ genesis: file });
  const { result } = createAsk(localnet);

  test("has the recorded id and chains, and no history", async () => {
    const { genesis } = readFixture<{ genesis: { local: Record<string, string> } }>(
      "avalanchego/pchain-vectors.json",
    );
    const recorded = genesis.local;
    expect(encodeCb58(sha256(localnet.genesisBytes))).toBe(recorded.genesisID);
    expect(encodeCb58(localnet.xChainId)).toBe(recorded.xChainID);
    expect(encodeCb58(localnet.cChainId)).toBe(recorded.cChainID);
    expect(encodeCb58(localnet.avaxAssetId)).toBe(recorded.assetID);
    expect(localnet.now()).toBe(file.startTime);
    expect(await result("platform.getHeight")).toEqual({ height: "0" });
  });

  test("has no indexed blocks of the X- and C-Chain, whose genesis is never accepted by consensus", async () => {
    for (const path of ["/ext/index/X/block", "/ext/index/C/block"]) {
      const body = '{"jsonrpc":"2.0","id":1,"method":"index.getLastAccepted"}';
      const { error } = await (await post(localnet, body, path)).json();
      expect(error.message).toBe("no containers have been accepted");
    }
    expect([localnet.xBlocks.length, localnet.cBlocks.length]).toEqual([1, 1]);
  });

  test("returns the file's validators and the balances of its addresses", async () => {
    const { validators } = await result("platform.getCurrentValidators");
    expect(validators.map(({ nodeID }: { nodeID: string }) => nodeID).sort()).toEqual(
      file.initialStakers.map(({ nodeID }) => nodeID).sort(),
    );
    const [, holder] = file.allocations;
    const address = holder?.avaxAddr.replace("X-", "P-");
    const balance = await result("platform.getBalance", { addresses: [address] });
    // Locks of the file that ended before its start are none.
    expect(balance.balance).toBe("30000000000000000");
    expect((await result("platform.getUTXOs", { addresses: [address] })).numFetched).toBe("2");
    expect((await result("info.getNodeID")).nodeID).toBe(staker?.nodeID);
    expect((await result("info.getNetworkID")).networkID).toBe("12345");
  });

  test("rewards its validators when their terms end, and produces no other blocks", async () => {
    let now = file.startTime;
    const living = await createLocalnet({ genesis: file, clock: { now: () => now } });
    now += file.initialStakeDuration;
    await createAsk(living).result("platform.getHeight");
    expect(living.blocks.slice(1).every(({ block }) => block.type !== "BanffStandardBlock")).toBe(true);
    expect(living.blocks).toHaveLength(1 + 2 * file.initialStakers.length);
    expect(living.state.current).toHaveLength(0);
  });
});
