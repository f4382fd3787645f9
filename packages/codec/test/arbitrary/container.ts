/** Random containers of blocks. */

import fc from "fast-check";
import type { Container } from "../../src/index.ts";
import { anyBytes, id, u64 } from "./value.ts";

const i64 = fc.oneof(fc.bigInt(-9n, 9n), fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n));
const contained = { parentId: id, blockBytes: anyBytes };
const proposed = {
  ...contained,
  timestamp: i64,
  pChainHeight: u64,
  certificate: anyBytes,
  signature: anyBytes,
};

/** A container of any kind. */
export const container: fc.Arbitrary<Container> = fc.oneof(
  fc.record({ kind: fc.constant("postFork" as const), ...proposed }),
  fc.record({ kind: fc.constant("option" as const), ...contained }),
  fc.record({
    kind: fc.constant("granite" as const),
    ...proposed,
    epoch: fc.record({ pChainHeight: u64, number: u64, startTime: i64 }),
  }),
);
