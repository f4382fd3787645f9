/** The command on a terminal of its own: Ctrl-C ends it, and leaves the terminal as it was. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";

const MAIN = fileURLToPath(new URL("../dist/main.js", import.meta.url)); // `pnpm test` builds it first
const CTRL_C = "\u0003";
/** Of util-linux, which runs a command on a pseudo terminal that it reads and writes; others of this name take other flags. */
const hasScript = spawnSync("script", ["-qefc", "exit 0", "/dev/null"]).status === 0;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "primary-network-terminal-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The command on a terminal; what is written to it is typed. */
function type(words: string) {
  const line = `stty columns 100 rows 30; exec '${process.execPath}' '${MAIN}' ${words}`;
  const child = spawn("script", ["-qefc", line, "/dev/null"], { cwd: folder, stdio: "pipe" });
  onTestFinished(() => void child.kill("SIGKILL"));
  const typed = { child, text: "", ended: once(child, "exit") };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    typed.text += text;
  });
  return typed;
}

const after = (text: string, part: string) => text.slice(text.lastIndexOf(part) + part.length);

describe.skipIf(!hasScript)("Ctrl-C", () => {
  it("ends dev, and watch beside it, which gives back the screen and the cursor", async () => {
    const dev = type("dev --no-evm --data-dir memory --node-port 0 --port 0 --admin-port 0");
    await expect.poll(() => dev.text).toMatch(/alice +P-local1/);
    const [, url] = /data +(http:\S+?)\/v1/.exec(dev.text) ?? [];
    const watch = type(`watch --base-url ${url}`);
    await expect.poll(() => watch.text).toContain("p-chain");
    watch.child.stdin.write(CTRL_C);
    expect(await watch.ended).toEqual([0, null]);
    expect(after(watch.text, "\u001b[?1049h\u001b[?25l")).toMatch(/\[\?25h.\[\?1049l$/);
    dev.child.stdin.write(CTRL_C);
    expect(await dev.ended).toEqual([0, null]);
    for (const { text } of [dev, watch]) expect(text).not.toMatch(/Error|\n +at /);
    await expect(fetch(`${url}/v1/chains`)).rejects.toThrow("fetch failed");
  });

  it("ends watch while the deployment does not respond", async () => {
    const silent = createServer(() => {}).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`; // of a server on TCP
    onTestFinished(() => silent.closeAllConnections());
    onTestFinished(() => void silent.close());
    const watch = type(`watch --base-url ${url}`);
    await once(silent, "request");
    watch.child.stdin.write(CTRL_C);
    expect(await watch.ended).toEqual([0, null]);
    expect(watch.text).not.toContain("?1049");
  });
});
