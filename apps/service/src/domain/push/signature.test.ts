/** Signatures are those that a receiver computes with Node's own HMAC. */

import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { newSharedSecret, signatureOf } from "./signature.ts";

test.each(["{}", '{"a":"\u00e4"}', "x".repeat(10_000)])("of %.20s", (text) => {
  const secret = newSharedSecret();
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  const want = createHmac("sha256", Buffer.from(secret, "hex")).update(text).digest("base64");
  expect(signatureOf(secret, text)).toBe(want);
});
