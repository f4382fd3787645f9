/** The local network's genesis as a file: a network that is started from it has the same genesis, byte for byte. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { readFixture } from "../../../../fixtures/fixture.ts";
import { createGenesisBytes } from "../genesis/genesis-bytes.ts";
import { type GenesisFile, readGenesisFile } from "../genesis/genesis-file.ts";
import { writeGenesisFile } from "../genesis/write-genesis-file.ts";
import { createLocalnet, DEFAULT_NOW } from "../index.ts";
import { createGenesisFile } from "./genesis-of-network.ts";

test("is the one that the network begins with, and one that JSON holds", async () => {
  const options = { weeks: 2, validators: 4, delegators: 4 };
  const { genesisBytes } = await createLocalnet(options);
  const file: GenesisFile = JSON.parse(JSON.stringify(createGenesisFile(options)));
  expect(bytesToHex(createGenesisBytes(file))).toBe(bytesToHex(genesisBytes));
});

test.each([
  { given: { seed: "another" } },
  { given: { weeks: 3 } },
  { given: { clock: { now: () => DEFAULT_NOW + 1 } } },
])("differs by the options that make another history: $given", ({ given }) => {
  expect(createGenesisFile(given)).not.toEqual(createGenesisFile());
});

test("of a network that was started from a file is that file", () => {
  const genesis = readFixture<GenesisFile>("avalanchego/genesis_local.json");
  const written = createGenesisFile({ genesis });
  expect(readGenesisFile(written)).toEqual(readGenesisFile(genesis));
});

test("an amount that JSON would change is refused", () => {
  const config = readGenesisFile(createGenesisFile());
  const [first, ...others] = config.allocations;
  if (first === undefined) throw new Error("no allocation");
  const allocations = [{ ...first, initialAmount: 2n ** 53n + 1n }, ...others];
  expect(() => writeGenesisFile({ ...config, allocations })).toThrow("9007199254740993 nAVAX has too many");
});
