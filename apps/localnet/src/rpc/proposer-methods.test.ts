/** The proposer's methods of each chain, compared with the containers in that chain's index. */
import { decodeContainer, decodeHex } from "@primary-network/codec";
import { beforeAll, expect, test } from "vitest";
import { createAsk } from "../../test/ask.ts";
import { createLocalnet, type Localnet } from "../index.ts";

let net: Localnet;
let now = 1_900_000_000;
beforeAll(async () => {
  net = await createLocalnet({ weeks: 2, validators: 6, delegators: 0, clock: { now: () => now } });
});

test.each(["P", "X", "C"])(
  "the %s-Chain's next container has the proposed height and the current epoch",
  async (chain) => {
    const { result } = createAsk(net);
    const path = `/ext/bc/${chain}/proposervm`;
    const last = async () => {
      const row = await result("index.getLastAccepted", {}, `/ext/index/${chain}/block`);
      return Number(row.index);
    };
    const [before, epoch] = [await last(), await result("proposervm.getCurrentEpoch", {}, path)];
    expect(await result("proposervm.getProposedHeight", {}, path)).toEqual(
      await result("platform.getHeight"),
    );
    for (let hours = 0; (await last()) === before; hours += 1) {
      expect(hours, "hours without a block").toBeLessThan(1_000);
      now += 3_600;
    }
    // The first block after it, of which more may have come since.
    const rows = await result(
      "index.getContainerByIndex",
      { index: before + 1 },
      `/ext/index/${chain}/block`,
    );
    const next = decodeContainer(decodeHex(rows.bytes));
    if (next?.kind !== "granite") throw new Error("the next container has no epoch");
    expect(epoch).toEqual({
      number: String(next.epoch.number),
      startTime: String(next.epoch.startTime),
      pChainHeight: String(next.epoch.pChainHeight),
    });
  },
);

test("a chain is named by its id, too", async () => {
  const { result } = createAsk(net);
  const { blockchainID } = await result("info.getBlockchainID", { alias: "X" });
  expect(await result("proposervm.getCurrentEpoch", {}, `/ext/bc/${blockchainID}/proposervm`)).toEqual(
    await result("proposervm.getCurrentEpoch", {}, "/ext/bc/X/proposervm"),
  );
});
