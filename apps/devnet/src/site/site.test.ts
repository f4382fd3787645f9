import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite, type SiteFetch } from "./site.ts";

const servers = { service: "http://127.0.0.1:1", node: "http://127.0.0.1:2" };
const long = `<p>${"long ".repeat(1_000)}</p>`;

let parent: string;
let site: SiteFetch;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "primary-network-site-"));
  const root = join(parent, "site");
  await mkdir(join(root, "guides", "empty"), { recursive: true });
  await mkdir(join(root, "_astro"));
  await writeFile(join(parent, "secret.txt"), "secret");
  await writeFile(join(parent, "site-secret.txt"), "secret");
  await writeFile(join(root, "index.html"), "home");
  await writeFile(join(root, "404.html"), "nothing here");
  await writeFile(join(root, "guides", "index.html"), long);
  await writeFile(join(root, "_astro", "a.css"), "p{}");
  await writeFile(join(root, "search.bin"), "x");
  await mkdir(join(root, ".git"));
  await writeFile(join(root, ".git", "config"), "secret");
  await writeFile(join(root, ".env"), "secret");
  await symlink(join(parent, "secret.txt"), join(root, "link.txt"));
  await symlink(parent, join(root, "up"));
  await mkdir(join(root, "linked"));
  await symlink(join(parent, "secret.txt"), join(root, "linked", "index.html"));
  await symlink(join(root, "search.bin"), join(root, "within.bin"));
  site = (await openSite(root))(servers);
});
afterAll(() => rm(parent, { recursive: true, force: true }));

const get = (path: string, init?: RequestInit) => site(new Request(`http://site${path}`, init));

test.each<[path: string, status: number, type: string | null, text: string]>([
  ["/", 200, "text/html; charset=utf-8", "home"],
  ["/?q=1", 200, "text/html; charset=utf-8", "home"],
  ["/index.html", 200, "text/html; charset=utf-8", "home"],
  ["/guides/", 200, "text/html; charset=utf-8", long],
  ["/guides", 308, null, ""],
  ["/guides/empty/", 404, "text/html; charset=utf-8", "nothing here"],
  ["/_astro/a.css", 200, "text/css; charset=utf-8", "p{}"],
  ["/search.bin", 200, "application/octet-stream", "x"],
  ["//guides", 404, "text/html; charset=utf-8", "nothing here"],
  ["/none", 404, "text/html; charset=utf-8", "nothing here"],
  ["/%", 404, "text/html; charset=utf-8", "nothing here"],
  ["/%00", 404, "text/html; charset=utf-8", "nothing here"],
  ["/..%2fsecret.txt", 404, "text/html; charset=utf-8", "nothing here"],
  ["/%2e%2e/%2e%2e%2fsecret.txt", 404, "text/html; charset=utf-8", "nothing here"],
  ["/..%2fsite-secret.txt", 404, "text/html; charset=utf-8", "nothing here"],
  ["/link.txt", 404, "text/html; charset=utf-8", "nothing here"],
  ["/up/secret.txt", 404, "text/html; charset=utf-8", "nothing here"],
  ["/linked/", 404, "text/html; charset=utf-8", "nothing here"],
  ["/within.bin", 200, "application/octet-stream", "x"],
  ["/.env", 404, "text/html; charset=utf-8", "nothing here"],
  ["/%2eenv", 404, "text/html; charset=utf-8", "nothing here"],
  ["/.git/config", 404, "text/html; charset=utf-8", "nothing here"],
  ["/guides/..%2f.env", 404, "text/html; charset=utf-8", "nothing here"],
])("%s gets status %i", async (path, status, type, text) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe(type);
  expect(await response.text()).toBe(text);
});

test("a folder without a trailing slash redirects to the address with one", async () => {
  expect((await get("/guides")).headers.get("location")).toBe("/guides/");
});

test("pages receive the address of the network", async () => {
  expect(await (await get("/local.json")).json()).toEqual(servers);
});

test.each<[accepts: string, packed: boolean]>([
  ["gzip, br", true],
  ["br", false],
  ["gzip;q=0", false],
])("accept-encoding %s", async (accepts, packed) => {
  const response = await get("/guides/", { headers: { "accept-encoding": accepts } });
  expect(response.headers.get("content-encoding")).toBe(packed ? "gzip" : null);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(new TextDecoder().decode(packed ? gunzipSync(bytes) : bytes)).toBe(long);
});

test("only files with a content hash in their name get a long cache time", async () => {
  expect((await get("/_astro/a.css")).headers.get("cache-control")).toContain("immutable");
  expect((await get("/")).headers.get("cache-control")).toBe("no-cache");
});

test("methods other than GET and HEAD are refused, and HEAD returns no body", async () => {
  expect((await get("/", { method: "POST" })).status).toBe(405);
  const head = await get("/", { method: "HEAD" });
  expect([head.status, await head.text(), head.headers.get("content-length")]).toEqual([200, "", "4"]);
});

test("a folder without a site is refused, and the error names it", async () => {
  await expect(openSite(join(parent, "none"))).rejects.toThrow(/--site holds no index\.html/);
});

test("a file whose name has its hash is compressed once", async () => {
  const file = join(parent, "site", "_astro", "b.css");
  const packed = async () => {
    const response = await get("/_astro/b.css", { headers: { "accept-encoding": "gzip" } });
    return gunzipSync(Buffer.from(await response.arrayBuffer())).toString();
  };
  await writeFile(file, long);
  expect(await packed()).toBe(long);
  await writeFile(file, long.toUpperCase());
  expect(await packed()).toBe(long);
});
