/** Ids and addresses written in the HTTP specs are well formed: their checksums hold. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { decodeCb58, parseAddress, parseNodeId } from "../../packages/codec/src/index.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const text = ["data", "metrics", "shared"]
  .flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith(".yaml"))
  .map((file) => readFileSync(`${root}${file}`, "utf8"))
  .join("\n");

function found(pattern: RegExp): string[] {
  return [...new Set(text.match(pattern) ?? [])];
}

test("cb58 ids are 32 bytes with their checksum", () => {
  const ids = found(/\b(1{20,}\w+|[1-9A-HJ-NP-Za-km-z]{47,51})\b/g);
  expect(ids.length).toBeGreaterThan(20);
  for (const id of ids) expect(decodeCb58(id), id).toHaveLength(32);
});

test("node ids are 20 bytes with their checksum", () => {
  const ids = found(/\bNodeID-\w+/g);
  expect(ids.length).toBeGreaterThan(2);
  for (const id of ids) expect(parseNodeId(id), id).toHaveLength(20);
});

test("addresses are bech32 with their checksum", () => {
  const addresses = found(/\b(fuji|avax)1\w+/g);
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) expect(parseAddress(address).bytes, address).toHaveLength(20);
});
