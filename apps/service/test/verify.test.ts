/** The comparison with a node reports nothing on an index that is right. */
import { setTimeout } from "node:timers/promises";
import { createLocalnet, DEFAULT_NOW, type Localnet } from "@primary-network/localnet";
import { type Progress, type VerifyOptions, type VerifyState, verify } from "@primary-network/verify";
import { beforeAll, expect, test } from "vitest";
import { createService, type Service } from "../src/index.ts";
import { freshDatabase, sourceOf } from "./harness.ts";

let net: Localnet;
beforeAll(async () => {
  net = await createLocalnet({
    weeks: 3,
    validators: 8,
    delegators: 20,
    heliconTime: DEFAULT_NOW - 14 * 86_400,
  });
});

const verifying = (
  service: Service,
  options: Pick<VerifyOptions, "blocksOnly" | "sample" | "onStep" | "resume"> = {},
  arrives: () => Promise<void> | undefined = () => undefined,
) =>
  verify({
    node: { baseUrl: "http://localnet", fetch: (request) => net.fetch(request) },
    service: {
      baseUrl: "http://service",
      network: "fuji",
      fetch: async (url, init) => {
        const response = await service.fetch(new Request(url, init));
        await arrives();
        return response;
      },
    },
    clock: () => net.now() * 1_000,
    ...options,
  });

test("nothing is reported on an index of the local network", async () => {
  const service = await createService({
    ...(await freshDatabase()),
    clock: () => net.now() * 1_000,
    networks: { fuji: sourceOf(net) },
  });
  try {
    service.start();
    await service.indexed();
    const whole = await verifying(service);
    expect(whole.differences).toEqual([]);
    expect(whole.equal).toBe(whole.asked);
    // Without Anvil the local network has no blocks of the C-Chain to show.
    expect(whole.notCompared).toMatchObject([{ chain: "c-chain", subject: "the whole chain" }]);
    const states: VerifyState[] = [];
    const keep = ({ state }: Progress) => void states.push(JSON.parse(JSON.stringify(state)));
    const sample = await verifying(service, { sample: 16, onStep: keep });
    expect(sample.differences).toEqual([]);
    expect(sample.asked).toBeLessThan(whole.asked);
    const blocks = await verifying(service, { sample: 16, blocksOnly: true });
    expect(blocks.differences).toEqual([]);
    expect(blocks.asked).toBeLessThan(sample.asked);
    const left = { chain: "p-chain", subject: "the last state", reason: "only blocks were to be compared" };
    expect(blocks.notCompared).toContainEqual(left);
    // A run that ended after any step goes on to the same report.
    for (const resume of states.filter((_, index) => index % 4 === 1))
      expect(await verifying(service, { sample: 16, resume })).toEqual(sample);
    // Nor does it depend on which of several responses comes first.
    let responses = 0;
    const late = () => (responses++ % 3 === 0 ? setTimeout(10) : undefined);
    expect(await verifying(service, { sample: 16 }, late)).toEqual(sample);
    const resume = states[0] as VerifyState;
    await expect(verifying(service, { sample: 17, resume })).rejects.toThrow(
      /another network or other options/,
    );
  } finally {
    await service.close();
  }
});
