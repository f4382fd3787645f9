/** A site that is built meanwhile. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSite } from "./site.ts";
import type { SiteBuildState } from "./site-build.ts";

test("a page says that the site is being built, until it is", async () => {
  const parent = await mkdtemp(join(tmpdir(), "primary-network-site-build-"));
  try {
    const root = join(parent, "site"); // not there yet
    let state: SiteBuildState = { is: "waiting" };
    const build = {
      get state() {
        return state;
      },
      begin: () => {},
    };
    const site = (await openSite(root, build))({ service: "http://127.0.0.1:1", node: "http://127.0.0.1:2" });
    const get = async () => {
      const response = await site(new Request("http://site/guides/"));
      const text = await response.text();
      return { status: response.status, later: response.headers.has("retry-after"), text };
    };
    const again = 'http-equiv="refresh"';
    const given: [state: SiteBuildState, want: { status: number; later: boolean; text: string[] }][] = [
      [{ is: "waiting" }, { status: 503, later: true, text: [again, "once the network is ready"] }],
      [
        { is: "running", done: 3, of: 12, task: "docs#docs" },
        { status: 503, later: true, text: [again, "3 of 12 steps"] },
      ],
      [{ is: "failed" }, { status: 503, later: false, text: ["docs:build"] }],
      [{ is: "built" }, { status: 200, later: false, text: ["home"] }],
    ];
    for (const [now, want] of given) {
      state = now;
      if (now.is === "built") {
        await mkdir(join(root, "guides"), { recursive: true });
        await writeFile(join(root, "guides", "index.html"), "home");
      }
      const { text, ...rest } = await get();
      expect(rest, now.is).toEqual({ status: want.status, later: want.later });
      for (const part of want.text) expect(text).toContain(part);
      expect(text.includes(again), now.is).toBe(want.later);
    }
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
});
