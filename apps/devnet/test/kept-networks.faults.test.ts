/** Networks with a data folder: started again, rewound while they run, and with an index that cannot be used. */
import { mkdtemp, readdir, rm, stat, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEFAULT_NOW } from "@primary-network/localnet";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SimulatedDev as Dev, type DevOptions, startDev } from "../src/index.ts";
import { DEV_OPTIONS, SMALL_HISTORY } from "./dev-options.ts";
import { control, expectRewound } from "./rewound.ts";

let folder: string;
const running: Dev[] = [];
async function start(options: Partial<DevOptions>): Promise<Dev> {
  const dev = await startDev({ ...DEV_OPTIONS, history: SMALL_HISTORY, ...options });
  running.push(dev);
  return dev;
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "primary-network-kept-"));
});
afterAll(async () => {
  for (const dev of running) await dev.close();
  await rm(folder, { recursive: true, force: true });
});

describe("a saved world", () => {
  it("is kept, and the next run continues from it", async () => {
    const first = await start({ controlPort: 0, dataDir: folder });
    await control(first, "POST", "/blocks", { count: 5 });
    const { now, height } = await control(first, "POST", "/clock/freeze");
    const { blockId } = first.localnet.blocks[height] ?? {};
    await first.close();

    const second = await start({ controlPort: 0, dataDir: folder });
    expect(await control(second, "GET", "/clock")).toEqual({ now, height, frozen: true });
    expect(second.localnet.blocks[height]?.blockId).toEqual(blockId);
    expect((await fetch(`${second.admin.url}/readyz`)).status).toBe(200);
    // Back to before what is indexed, and ended at once: the next run finds an index that fits, or none.
    await control(second, "PUT", "/snapshots/here");
    await control(second, "POST", "/blocks", { count: 3 });
    await control(second, "POST", "/snapshots/here/restore");
    await control(second, "POST", "/clock/advance", { seconds: 60 });
    await second.close();

    const third = await start({ controlPort: 0, dataDir: folder });
    expect((await fetch(`${third.admin.url}/readyz`)).status).toBe(200);
    expect((await control(third, "GET", "/clock")).now).toBe(now + 60);
    await third.close();
  });
});

it("a network that is restored to an earlier state is indexed again while the command runs", async () => {
  const dev = await start({ controlPort: 0, dataDir: join(folder, "rewound") });
  await expectRewound(dev);
  await dev.close();
});

describe("an index in a folder", () => {
  const small = () => ({
    ...DEV_OPTIONS,
    history: SMALL_HISTORY,
    evm: false,
    dataDir: join(folder, "small"),
  });
  const indexes = async () =>
    (await readdir(join(folder, "small"))).filter((name) => /^local-\w+(-evm)?$/.test(name));
  let own: Dev;
  beforeAll(async () => {
    own = await startDev(small());
  });
  afterAll(() => own?.close());
  const subnets = async () =>
    (await (await fetch(`${own.service.url}/v1/networks/fuji/subnets?pageSize=1`)).json()).subnets;

  it("is one per history and reused, from the start time of the folder's last run", async () => {
    const before = await indexes();
    expect(before).toHaveLength(1);
    const listed = await subnets();
    await own.close();
    const { startTime: _, ...rest } = small();
    own = await startDev(rest);
    expect(await indexes()).toEqual(before);
    expect(own.localnet.now() - DEFAULT_NOW).toBeLessThan(86_400); // not today's clock
    expect(await subnets()).toEqual(listed);
  });

  it("that cannot be used is replaced, and the old one is kept aside", async () => {
    const [name = ""] = await indexes();
    await own.close();
    await truncate(join(folder, "small", name, "global/pg_control"), 0);
    own = await startDev(small());
    expect(await indexes()).toEqual([name]);
    const aside = join(folder, "small", `${name}.unusable-1`);
    expect((await stat(join(aside, "global/pg_control"))).size).toBe(0);
    expect((await fetch(`${own.admin.url}/readyz`)).status).toBe(200);
  });
});
