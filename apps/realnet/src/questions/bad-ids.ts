/** Ways to be wrong about an id, for methods that take one. */
import type { Variants } from "./question.ts";

/** An id whose last four bytes do not match. */
export const BROKEN_ID = "11111111111111111111111111111111LpoYZ";

/** @param name of the parameter with the id */
export const badIds = (name: string): Variants => ({
  "unknown id": { [name]: "{unknownId}" },
  "no arguments": {},
  "id with a wrong checksum": { [name]: BROKEN_ID },
  "not an id": { [name]: "nothing" },
});
