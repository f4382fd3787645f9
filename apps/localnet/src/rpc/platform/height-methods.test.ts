/** Samples of validator sets: of whom, how large, and when the same. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { encodeCb58, parseNodeId } from "@primary-network/codec";
import { expect, test } from "vitest";
import { createAsk, sharedNode } from "../../../test/ask.ts";
import { createLocalnet } from "../../index.ts";

const PRIMARY = "11111111111111111111111111111111LpoYY";
const options = { weeks: 2, validators: 6, delegators: 10 };

const { localnet, ask } = await sharedNode(options);

const sample = async (params: object, of = ask): Promise<string[]> =>
  (await of.result("platform.sampleValidators", params)).validators;

test("a sample is drawn from the current set by weight, sorted and repeatable", async () => {
  const bytesOf = (nodes: readonly string[]) => nodes.map((node) => bytesToHex(parseNodeId(node)));
  for (const { subnetId } of [{ subnetId: new Uint8Array(32) }, ...localnet.state.subnets.values()]) {
    const subnetID = encodeCb58(subnetId);
    const validators = await ask.result("platform.getValidatorsAt", { height: "proposed", subnetID });
    const drawn = await sample({ size: "20", subnetID });
    expect(drawn).toHaveLength(20);
    expect(drawn.filter((nodeID) => !(nodeID in validators))).toEqual([]);
    expect(bytesOf(drawn)).toEqual(bytesOf(drawn).sort());
    expect(await sample({ size: 20, subnetID })).toEqual(drawn);
  }
  expect(await sample({ size: 20 })).toEqual(await sample({ size: 20, subnetID: PRIMARY }));
  expect(await sample({ size: 0 })).toEqual([]);
  expect(await sample({})).toEqual([]);
  expect(await sample({ size: 65_535 })).toHaveLength(65_535);
});

test("a sample larger than the weight, of an empty set, or of an invalid size is refused", async () => {
  const l1 = [...localnet.state.subnets.values()].find(({ conversion }) => conversion !== undefined);
  const subnetID = encodeCb58(l1?.subnetId ?? new Uint8Array());
  const { weight } = await ask.result("platform.getTotalStake", { subnetID });
  const all: string[] = (await ask.result("platform.sampleValidators", { size: weight, subnetID }))
    .validators;
  const validators = await ask.result("platform.getValidatorsAt", { height: "proposed", subnetID });
  for (const [nodeID, { weight: units }] of Object.entries<{ weight: string }>(validators))
    expect(String(all.filter((drawn) => drawn === nodeID).length)).toBe(units);
  expect(await ask.fault("platform.sampleValidators", { size: Number(weight) + 1, subnetID })).toBe(
    `sampling ${subnetID} errored with insufficient weight`,
  );
  const nobody = encodeCb58(new Uint8Array(32).fill(1));
  expect(await ask.fault("platform.sampleValidators", { size: 1, subnetID: nobody })).toBe(
    `sampling ${nobody} errored with missing validators`,
  );
  expect(await ask.result("platform.sampleValidators", { size: 0, subnetID: nobody })).toEqual({
    validators: [],
  });
  for (const size of [65_536, -1, 1.5, "two", true])
    expect(await ask.fault("platform.sampleValidators", { size })).toContain(
      "couldn't unmarshal an argument",
    );
});

test("another network with the same seed draws the same sample, and the next height a different one", async () => {
  const before = await sample({ size: 1_000 });
  const twin = await createLocalnet(options);
  expect(await sample({ size: 1_000 }, createAsk(twin))).toEqual(before);
  const { status } = await twin.controlFetch(
    new Request("http://control/blocks", {
      method: "POST",
      headers: { authorization: `Bearer ${twin.controlToken}`, "content-type": "application/json" },
      body: '{"count":1}',
    }),
  );
  expect(status).toBe(200);
  expect(await sample({ size: 1_000 }, createAsk(twin))).not.toEqual(before);
});
