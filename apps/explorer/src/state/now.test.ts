/** Ages by the clock of a recorded network, and what the header says of it. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { freshnessOf, healthOf } from "../format/health-of.ts";
import { minuteText } from "../format/minute.ts";
import { flowOf } from "../views/transaction/flow-of.ts";
import { passedOf } from "../views/validator/passed-of.ts";
import { nowInSeconds, onClock, setClock, stoppedAt } from "./now.ts";

/** The time of the recording, and one long after it at which it is looked at. */
const RECORDED = 1_782_820_800;
const LATER = RECORDED + 100 * 86_400;

const LIVE = healthOf({ state: "following", catchingUp: false }, false);
const LATE = healthOf({ state: "following", catchingUp: true }, false);

beforeEach(() => {
  vi.useFakeTimers({ now: LATER * 1000 });
  setClock(stoppedAt(RECORDED));
});
afterEach(() => {
  setClock(undefined);
  vi.useRealTimers();
});

it("stands still at the time of the recording", () => {
  vi.advanceTimersByTime(60_000);
  expect(nowInSeconds()).toBe(RECORDED);
});

it("is this machine's for a deployment without a clock of its own", () => {
  setClock(undefined);
  expect(nowInSeconds()).toBe(LATER);
});

it("goes on from the reading of a local network's clock", () => {
  const reading = { now: RECORDED, frozen: false };
  setClock(reading);
  vi.advanceTimersByTime(2_000);
  setClock(reading); // as each rendering does
  expect(nowInSeconds()).toBe(RECORDED + 2);
});

it("says when it is known, so that the ages that are shown already are drawn again", () => {
  let readings = 0;
  const end = onClock(() => readings++);
  setClock({ now: RECORDED, frozen: false });
  expect(readings).toBe(1);
  end();
  setClock(undefined);
  expect(readings).toBe(1);
});

it("counts a term by it", () => expect(passedOf(RECORDED - 10, RECORDED + 30, nowInSeconds())).toBe(0.25));

it.each([
  [RECORDED + 60, "locked until 2026-06-30T12:01:00.000Z"],
  [RECORDED - 60, undefined],
])("judges a lock until %i by it", (locktime, note) => {
  const utxo = {
    utxoId: "utxo",
    addresses: [],
    asset: {
      assetId: "asset",
      name: "Avalanche",
      symbol: "AVAX",
      denomination: 9,
      type: "secp256k1",
      amount: "1",
    },
    platformLocktime: locktime,
    creationTxHash: "tx",
  };
  const transaction = { consumedUtxos: [], emittedUtxos: [utxo] } as unknown as Parameters<typeof flowOf>[0];
  expect(flowOf(transaction, nowInSeconds()).outputs[0]?.note).toBe(note);
});

it.each([
  [undefined, undefined, "Live", "good"],
  [undefined, RECORDED, "Recorded", "recorded"],
  [new Error("no"), RECORDED, "Not connected", "bad"],
])("says for the fault %s and the recording %s: %s", (error, recordedAt, word, tone) =>
  expect(freshnessOf([LIVE], error, recordedAt !== undefined)).toEqual({ word, tone }),
);

it("counts the chains that are behind", () =>
  expect(freshnessOf([LATE, LIVE], undefined, false)).toEqual({ word: "1 chain behind", tone: "behind" }));

it("writes the time of a recording", () => expect(minuteText(RECORDED)).toBe("2026-06-30 12:00 UTC"));
