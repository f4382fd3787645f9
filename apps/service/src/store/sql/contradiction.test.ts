import { expect, test } from "vitest";
import { ContradictionError } from "../../domain/contradiction-error.ts";
import { fitting } from "./contradiction.ts";

const duplicate = 'duplicate key value violates unique constraint "evm_block_pkey_102017"';

test.each([
  { why: "a duplicate row", code: "23505", message: "duplicate", want: true },
  { why: "a value out of its column's range", code: "22003", message: "numeric field overflow", want: true },
  { why: "a duplicate row on a worker of Citus", code: "XX000", message: duplicate, want: true },
  { why: "an internal error", code: "XX000", message: "could not read block 5", want: false },
  { why: "a lost connection", code: "08006", message: "connection terminated", want: false },
  {
    why: "a text of a duplicate that the database did not report",
    code: "57014",
    message: duplicate,
    want: false,
  },
])("$why contradicts: $want", async ({ code, message, want }) => {
  const error = await fitting(Promise.reject(Object.assign(new Error(message), { code }))).catch(
    (reason: unknown) => reason,
  );
  expect(error instanceof ContradictionError).toBe(want);
});
