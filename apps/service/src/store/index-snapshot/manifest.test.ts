/** The parser of manifests: what is written is read, and each fault is named with its field. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { rounds } from "../../../../../tools/shared/rounds.ts";
import { type IndexSnapshotManifest, parseManifest } from "./manifest.ts";
import { IndexSnapshotError } from "./snapshot-error.ts";

const hex = (length: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: length, maxLength: length });
const sha256 = hex(64);
const id = hex(64).map((digits) => `0x${digits}`);
const identifier = fc.stringMatching(/^[a-z][a-z0-9_]{0,20}$/);

const table = fc
  .record({
    name: identifier,
    columns: fc.array(identifier, { maxLength: 4 }),
    digest: fc.option(sha256),
    parts: fc.array(fc.record({ rows: fc.nat(), bytes: fc.nat(), sha256 }), { maxLength: 3 }),
  })
  .map(({ parts, ...rest }) => ({
    ...rest,
    rows: parts.reduce((sum, { rows }) => sum + rows, 0),
    files: parts.map((part, at) => ({
      name: `${rest.name}.${String(at + 1).padStart(6, "0")}.copy.gz`,
      ...part,
    })),
  }));

const created = fc
  .date({ min: new Date(0), max: new Date("9999-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString());

const withoutSince = fc.record({
  format: fc.constant(1 as const),
  software: fc.string({ minLength: 1 }),
  layout: sha256,
  createdAt: created,
  contents: fc.constantFrom("index" as const, "state" as const, "window" as const),
  networks: fc.array(fc.record({ networkId: fc.nat(), genesis: id }), { maxLength: 2 }),
  chains: fc.array(
    fc.record({
      chain: fc.constantFrom("p-chain", "x-chain", "c-chain", "evm-43114"),
      networkId: fc.option(fc.nat()),
      height: fc.nat(),
      blockId: id,
    }),
    { maxLength: 4 },
  ),
  digest: sha256,
  tables: fc.uniqueArray(table, { maxLength: 4, selector: ({ name }) => name }),
});

const manifests: fc.Arbitrary<IndexSnapshotManifest> = fc
  .tuple(withoutSince, created)
  .map(([manifest, time]) => ({ ...manifest, since: manifest.contents === "window" ? time : null }));

test("every manifest is read as it was written", () => {
  fc.assert(
    fc.property(manifests, (manifest) => {
      expect(parseManifest(JSON.stringify(manifest))).toEqual(manifest);
    }),
    { numRuns: rounds(100) },
  );
});

/** Every field of a value, as a path of names. */
function pathsOf(value: unknown, before: readonly string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [[...before]];
  return Object.entries(value).flatMap(([name, inner]) => [
    [...before, name],
    ...pathsOf(inner, [...before, name]),
  ]);
}

test("a field of another type, or one that is missing or not known, is refused and named", () => {
  const wrong = fc.constantFrom<unknown>(undefined, -1, 0.5, true, [[]], { other: 1 }, "");
  fc.assert(
    fc.property(manifests, wrong, fc.nat(), (manifest, value, nth) => {
      const paths = pathsOf(manifest);
      const path = paths[nth % paths.length] ?? [];
      const copy = structuredClone(manifest);
      const last = path.at(-1) ?? "";
      const owner = path
        .slice(0, -1)
        .reduce<Record<string, never>>((at, name) => at[name] ?? {}, copy as never);
      Object.assign(owner, { [last]: value });
      const named = path.reduce((text, name) =>
        /^\d+$/.test(name) ? `${text}[${name}]` : `${text}.${name}`,
      );
      let message = "";
      try {
        parseManifest(JSON.stringify(copy));
      } catch (error) {
        expect(error).toBeInstanceOf(IndexSnapshotError);
        message = (error as Error).message;
      }
      expect(message.startsWith(`manifest.json: ${named}`), `${named}: ${message}`).toBe(true);
    }),
    { numRuns: rounds(300) },
  );
});

test("no text makes it fail in another way", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(() => parseManifest(text)).toThrow(IndexSnapshotError);
    }),
    { numRuns: rounds(200) },
  );
});

const [whole] = fc.sample(manifests, { numRuns: 1, seed: 1 });
const file = { name: "a.000001.copy.gz", rows: 2, bytes: 3, sha256: "0".repeat(64) };
const one = { name: "a", columns: ["b"], rows: 2, digest: null, files: [file] };

test.each<[change: object, want: string]>([
  [{ format: 2, later: 1 }, "manifest.json: format must be 1: another version made it"],
  [{ more: 1 }, "manifest.json: more is not known"],
  [{ contents: "window", since: null }, "manifest.json: since must be a time for a window alone"],
  [
    { contents: "index", since: "2026-01-01T00:00:00.000Z" },
    "manifest.json: since must be a time for a window alone",
  ],
  [{ tables: [{ ...one, rows: 3 }] }, "manifest.json: tables[0].rows must be the sum of its files' rows"],
  [{ tables: [one, { ...one, files: [], rows: 0 }] }, "manifest.json: tables[1].name must not appear twice"],
  [
    { tables: [{ ...one, rows: 4, files: [file, file] }] },
    "manifest.json: tables[0].files[1].name must not appear twice",
  ],
  [{ tables: [{ ...one, name: "other" }] }, "manifest.json: tables[0].files[0].name must begin with other"],
  [
    { tables: [{ ...one, files: [{ ...file, name: "../a.000001.copy.gz" }] }] },
    "manifest.json: tables[0].files[0].name must be a name such as p_block.000001.copy.gz",
  ],
])("%j is refused", (change, want) => {
  expect(() => parseManifest(JSON.stringify({ ...whole, ...change }))).toThrow(new IndexSnapshotError(want));
});
