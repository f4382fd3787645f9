/** The comparison with a node finds every damage to an index of the local network, on which Helicon began. */
import { createLocalnet, DEFAULT_NOW, type Localnet } from "@primary-network/localnet";
import { verify } from "@primary-network/verify";
import { afterAll, beforeAll, test } from "vitest";
import { createService } from "../src/index.ts";
import { cChainCorruptions } from "./corruptions/c-chain.ts";
import { evmChainCorruptions } from "./corruptions/evm-chain.ts";
import { pChainCorruptions } from "./corruptions/p-chain.ts";
import { expectAllFound, type Planting } from "./corruptions/planting.ts";
import { stakerCorruptions } from "./corruptions/stakers.ts";
import { xChainCorruptions } from "./corruptions/x-chain.ts";
import { keptDatabase, sourceOf } from "./harness.ts";

const DAY = 86_400;

let net: Localnet;
beforeAll(async () => {
  net = await createLocalnet({
    evm: true,
    weeks: 2,
    validators: 4,
    delegators: 4,
    heliconTime: DEFAULT_NOW - 4 * DAY,
  });
});
afterAll(() => net?.close());

type Location = Awaited<ReturnType<typeof keptDatabase>>;

const open = (location: Location) =>
  createService({ ...location, networks: { fuji: sourceOf(net) }, clock: () => net.now() * 1_000 });

/** The service does not start, so it indexes nothing. */
async function compare(location: Location, options: Parameters<Planting["compare"]>[0] = {}) {
  const service = await open(location);
  try {
    return await verify({
      node: { baseUrl: "http://localnet", fetch: (request) => net.fetch(request) },
      service: {
        baseUrl: "http://service",
        network: "fuji",
        fetch: (url, init) => service.fetch(new Request(url, init)),
        retries: 0,
      },
      // The same as without: sums of what the C-Chain burned do not depend on where it is read.
      evmRpcUrls: Object.fromEntries(
        net.evmChains.map(({ evmChainId, rpcPath }) => [`evm-${evmChainId}`, `http://localnet${rpcPath}`]),
      ),
      ...options,
      clock: () => net.now() * 1_000,
    });
  } finally {
    await service.close();
  }
}

test("every damage is found, by the comparison that its table names", async () => {
  const location = await keptDatabase();
  const service = await open(location);
  service.start();
  await service.indexed();
  await service.close();
  const [cChain] = net.evmChains;
  if (cChain === undefined) throw new Error(`no EVM chains: ${net.evmUnavailable}`);
  await expectAllFound({ location, compare: (options) => compare(location, options) }, [
    ...pChainCorruptions,
    ...stakerCorruptions,
    ...xChainCorruptions,
    ...cChainCorruptions,
    ...evmChainCorruptions(cChain.evmChainId),
  ]);
});
