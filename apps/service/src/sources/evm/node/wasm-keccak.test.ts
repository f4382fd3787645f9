/** Keccak-256 in WebAssembly gives what that in JavaScript gives. */

import { keccak_256 } from "@noble/hashes/sha3.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { keccak256 } from "../keccak.ts";
import { useWasmKeccak } from "./wasm-keccak.ts";

test("both give the same, and a hash stays when others are made", async () => {
  await useWasmKeccak();
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 600 }), { maxLength: 5 }), (texts) => {
      const hashes = texts.map((bytes) => keccak256(bytes));
      expect(hashes).toEqual(texts.map((bytes) => keccak_256(bytes)));
    }),
  );
});
