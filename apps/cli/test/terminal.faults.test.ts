/** The command on a terminal of its own: Ctrl-C ends it, and leaves the terminal as it was. */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { listen } from "../../../tools/shared/listen.ts";
import { endCommands, FREE_PORTS, KEPT_NETWORK, MAIN, startBeside } from "./built-command.ts";

const CTRL_C = "\u0003";
/** The `script` of util-linux, which runs a command on a pseudo terminal. Other programs of this name take other flags. */
const hasScript = spawnSync("script", ["-qefc", "exit 0", "/dev/null"]).status === 0;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "primary-network-terminal-"));
});
afterEach(endCommands);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The command on a terminal; what is written to it is typed. */
function type(words: string) {
  const line = `stty columns 100 rows 30; exec '${process.execPath}' '${MAIN}' ${words}`;
  return startBeside("script", ["-qefc", line, "/dev/null"], { cwd: folder, input: true });
}

const after = (text: string, part: string) => text.slice(text.lastIndexOf(part) + part.length);

describe.skipIf(!hasScript)("Ctrl-C", () => {
  it("ends dev, and watch beside it, which gives back the screen and the cursor", async () => {
    const dev = type(["dev", ...FREE_PORTS, ...KEPT_NETWORK].join(" "));
    await dev.printed(/alice +0x[0-9a-f]{40}/);
    const [, url] = /service +(http:\S+)/.exec(dev.text()) ?? [];
    const watch = type(`watch --base-url ${url}`);
    await watch.printed(/p-chain/);
    watch.child.stdin?.write(CTRL_C);
    expect(await watch.ended).toEqual([0, null]);
    expect(after(watch.text(), "\u001b[?1049h\u001b[?25l")).toMatch(/\[\?25h.\[\?1049l$/);
    dev.child.stdin?.write(CTRL_C);
    expect(await dev.ended).toEqual([0, null]);
    for (const { text } of [dev, watch]) expect(text()).not.toMatch(/Error|\n +at /);
    await expect(fetch(`${url}/v1/chains`)).rejects.toThrow("fetch failed");
  });

  it("ends watch while the deployment does not respond", async () => {
    const silent = createServer(() => {});
    const asked = once(silent, "request");
    const url = await listen(silent);
    onTestFinished(() => silent.closeAllConnections());
    onTestFinished(() => void silent.close());
    const watch = type(`watch --base-url ${url}`);
    await Promise.race([asked, watch.ended]);
    watch.child.stdin?.write(CTRL_C);
    expect(await watch.ended).toEqual([0, null]);
    expect(watch.text()).not.toContain("?1049");
  });
});
