/** Archives of data directories are reduced to what PostgreSQL needs. */
import { expect, test } from "vitest";
import { reduceArchive } from "./archive.ts";

/** An archive of files, as PGlite makes it. */
function archiveOf(files: { readonly [name: string]: string }): Uint8Array {
  const blocks = Object.entries(files).flatMap(([name, text]) => {
    const header = new Uint8Array(512);
    new TextEncoder().encodeInto(name, header);
    new TextEncoder().encodeInto(text.length.toString(8).padStart(11, "0"), header.subarray(124));
    const content = new Uint8Array(Math.ceil(text.length / 512) * 512);
    new TextEncoder().encodeInto(text, content);
    return [header, content];
  });
  return Buffer.concat([...blocks, new Uint8Array(1024)]);
}

const [CURRENT, NEXT] = ["000000010000000000000005", "000000010000000000000006"];

test("of the log only the last file stays, with zeros after its end, and nothing of the process", () => {
  const files = {
    PG_VERSION: "17",
    [`pg_wal/${CURRENT}`]: "x".repeat(600),
    [`pg_wal/${NEXT}`]: "old",
    "postmaster.pid": "7",
  };
  expect(Buffer.from(reduceArchive(archiveOf(files), { file: CURRENT, offset: 550 }))).toEqual(
    archiveOf({ PG_VERSION: "17", [`pg_wal/${CURRENT}`]: `${"x".repeat(550)}${"\0".repeat(50)}` }),
  );
});

test("an archive without it is refused", () => {
  expect(() => reduceArchive(archiveOf({ PG_VERSION: "17" }), { file: CURRENT, offset: 0 })).toThrow(
    `the archive has no file pg_wal/${CURRENT}`,
  );
});
