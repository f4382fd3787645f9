import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { Files, type PackedFile } from "./files.ts";

const folder = "https://site/network/";
const content = "some bytes";
const file: PackedFile = {
  name: "data-1.pack",
  bytes: content.length,
  sha256: createHash("sha256").update(content).digest("hex"),
};

/** A site with these files, and a browser's cache beside it. */
function world(onSite: Record<string, string>) {
  const kept = new Map<string, Response>();
  const asked: string[] = [];
  const cache = {
    match: async (url: string) => kept.get(url)?.clone(),
    put: async (url: string, response: Response) => void kept.set(url, response),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async (url: string) => kept.delete(url),
  };
  const fetch = async (input: RequestInfo | URL) => {
    const name = String(input).slice(folder.length);
    asked.push(name);
    const body = onSite[name];
    if (body === undefined) throw new TypeError("no connection");
    return new Response(body === "404" ? null : body, { status: body === "404" ? 404 : 200 });
  };
  const caches = { open: async () => cache as unknown as Cache };
  return {
    kept,
    asked,
    onSite,
    files: new Files({ folder, fetch, caches, cache: "x" }),
    without: new Files({ folder, fetch, caches: undefined, cache: "x" }),
  };
}

const text = (stream: ReadableStream) => new Response(stream).text();

test("a file is loaded once, and its bytes are counted", async () => {
  const { files, asked } = world({ [file.name]: content });
  let first = 0;
  expect(await text(await files.read(file, (bytes) => (first += bytes)))).toBe(content);
  let second = 0;
  expect(await text(await files.read(file, (bytes) => (second += bytes)))).toBe(content);
  expect([asked, first, second]).toEqual([[file.name], content.length, content.length]);
});

test.each(["another content", "same bytes", "404"])(
  "%s in its place is refused, and not kept",
  async (body) => {
    const { files, kept } = world({ [file.name]: body });
    await expect(files.read(file, () => {})).rejects.toThrow(TypeError);
    expect(kept.size).toBe(0);
  },
);

test("a browser that keeps nothing loads it each time", async () => {
  const { without, asked } = world({ [file.name]: content, "manifest.json": "{}" });
  await without.manifest("manifest.json");
  await without.read(file, () => {});
  expect(await text(await without.read(file, () => {}))).toBe(content);
  expect(asked).toEqual(["manifest.json", file.name, file.name]);
});

test("the manifest is the site's, and without a connection the one that was kept", async () => {
  const { files, onSite } = world({ "manifest.json": '{"clock":1}' });
  expect(await files.manifest("manifest.json")).toEqual({ clock: 1 });
  onSite["manifest.json"] = '{"clock":2}';
  expect(await files.manifest("manifest.json")).toEqual({ clock: 2 });
  delete onSite["manifest.json"];
  expect(await files.manifest("manifest.json")).toEqual({ clock: 2 });
  await expect(world({}).files.manifest("manifest.json")).rejects.toThrow("no connection");
});

test("files of other manifests are removed", async () => {
  const { files, kept } = world({ [file.name]: content, "manifest.json": "{}" });
  await files.manifest("manifest.json");
  await files.read(file, () => {});
  await files.keepOnly(["manifest.json", "data-2.pack"]);
  expect([...kept.keys()]).toEqual([`${folder}manifest.json`]);
});
