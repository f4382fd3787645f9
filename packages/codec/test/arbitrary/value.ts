/** Random values that every type is made of, and of unions by their kinds. */

import fc from "fast-check";

export const bytes = (size: number) => fc.uint8Array({ minLength: size, maxLength: size });
export const anyBytes = fc.uint8Array({ maxLength: 40 });
export const id = bytes(32);
export const address = bytes(20);
export const u32 = fc.oneof(fc.nat(5), fc.integer({ min: 0, max: 0xffff_ffff }), fc.constant(0xffff_ffff));
export const u64 = fc.oneof(fc.bigInt(0n, 9n), fc.bigInt(0n, 2n ** 64n - 1n), fc.constant(2n ** 64n - 1n));
export const some = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 3 });
export const text = fc.string({ unit: "grapheme", maxLength: 12 });

/** The field that tells a union's members apart. */
export const type = <T extends string>(name: T) => ({ type: fc.constant(name) });

/** One arbitrary per kind of a union's members. */
export type PerType<T extends { type: string }> = { [K in T["type"]]: fc.Arbitrary<Extract<T, { type: K }>> };
export const anyOf = <T extends { type: string }>(perType: PerType<T>): fc.Arbitrary<T> =>
  // Object.values loses which member each arbitrary makes; PerType has checked that none is left out.
  fc.oneof(...(Object.values(perType) as fc.Arbitrary<T>[]));
