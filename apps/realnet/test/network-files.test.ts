/** The files and flags that a private network is started with. */

import { createPrivateKey, X509Certificate } from "node:crypto";
import { verifyProofOfPossession } from "@primary-network/codec/p";
import { flagsOf, nodeIdentityOf, upgradesOf } from "@primary-network/devnet/avalanchego";
import { createLocalnet } from "@primary-network/localnet";
import { expect, test } from "vitest";
import { genesisOf } from "../src/genesis-of.ts";
import { accountOf } from "../src/identities.ts";
import { startRealNetwork } from "../src/network.ts";

const nodes = [nodeIdentityOf("test", "node-0"), nodeIdentityOf("test", "node-1")];
const plan = {
  networkId: 1337,
  evmChainId: 43_117,
  seed: "test",
  accounts: [accountOf("test", "custom", "alice")],
  stakers: nodes,
  startTime: 1_700_000_000,
  longTerm: 86_400,
  shortTerm: 240,
  shortLock: 90,
};

test("the genesis is accepted by the local network, with every amount exact in JSON", async () => {
  const genesis = genesisOf(plan);
  expect(JSON.parse(JSON.stringify(genesis))).toEqual(genesis);
  for (const { initialAmount, unlockSchedule } of genesis.allocations) {
    for (const amount of [initialAmount, ...unlockSchedule.map((unlock) => unlock.amount)]) {
      expect(Number.isSafeInteger(amount)).toBe(true);
    }
  }
  const localnet = await createLocalnet({ genesis });
  expect(localnet.networkId).toBe(1337);
  const response = await localnet.fetch(
    new Request("http://localnet/ext/bc/P", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"jsonrpc":"2.0","id":1,"method":"platform.getCurrentValidators","params":{}}',
    }),
  );
  const { result } = await response.json();
  const ends = result.validators.map(({ endTime }: { endTime: string }) => Number(endTime) - plan.startTime);
  expect(ends.sort((left: number, right: number) => left - right)).toEqual([240, 86_400]);
});

test("a node's id matches its certificate, and its proof its BLS key", () => {
  for (const { tlsCertificate, tlsKey, signer } of nodes) {
    expect(new X509Certificate(tlsCertificate).checkPrivateKey(createPrivateKey(tlsKey))).toBe(true);
    expect(verifyProofOfPossession(signer)).toBe(true);
  }
});

test("the flags allow no outside connection and set every given rule", () => {
  const [identity] = nodes;
  if (identity === undefined) throw new Error("no node");
  const network = {
    networkId: 1337,
    genesisFile: "/g",
    upgradeFile: "/u",
    staking: { minStakeDuration: 5, uptimeRequirement: 0.5, minValidatorStake: 7n },
    beacons: [{ nodeId: "NodeID-x", stakingPort: 9 }],
  };
  const node = { identity, folder: "/f", httpPort: 1, stakingPort: 2 };
  const flags = flagsOf(network, node);
  expect(flags).toMatchObject({
    "http-host": "127.0.0.1",
    "staking-host": "127.0.0.1",
    "public-ip": "127.0.0.1",
    "bootstrap-ips": "127.0.0.1:9",
    "bootstrap-ids": "NodeID-x",
    "min-stake-duration": "5s",
    "uptime-requirement": 0.5,
    "min-validator-stake": "7",
  });
  expect(flags).not.toHaveProperty("max-stake-duration");
  // Nodes from before Helicon do not start with a flag that they do not know.
  expect(flags).not.toHaveProperty("helicon-min-stake-duration");
  expect(flagsOf({ ...network, helicon: true }, node)).toHaveProperty("helicon-min-stake-duration", "5s");
  expect(flags).not.toHaveProperty("track-subnets");
  const tracked = { subnetIds: ["one", "other"], pluginFolder: "/p" };
  expect(flagsOf({ ...network, tracked }, node)).toMatchObject({
    "track-subnets": "one,other",
    "plugin-dir": "/p",
  });
});

test("upgrades are in order, and Helicon is never scheduled unless it is given", () => {
  const times = (heliconTime?: number) =>
    Object.entries(upgradesOf({ epochSeconds: 4, ...(heliconTime !== undefined && { heliconTime }) }))
      .filter(([field]) => field.endsWith("Time"))
      .map(([, value]) => Date.parse(String(value)));
  expect(times().at(-1)).toBe(Date.UTC(9999, 11, 1));
  expect(times(1_800_000_000).at(-1)).toBe(1_800_000_000_000);
  expect(times()).toEqual(times().toSorted((left, right) => left - right));
  expect(upgradesOf({ epochSeconds: 4 }).graniteEpochDuration).toBe(4e9);
});

test.each([
  { given: { networkId: 12_345 }, want: "networkId 12345 has rules that cannot be changed; take another" },
  { given: { nodes: 1 }, want: "nodes must be an integer from 2 to 8, not 1" },
])("$given is refused before anything is written", async ({ given, want }) => {
  const options = { binary: "/none", folder: "/proc/none", basePort: 1, ...given };
  await expect(startRealNetwork(options)).rejects.toThrow(want);
});
