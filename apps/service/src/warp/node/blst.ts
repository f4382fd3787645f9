/** BLS signatures by the native library blst, some ten times as fast, where `@chainsafe/blst` is installed. */

import type { BlsKey, BlsSigned } from "@primary-network/codec/warp";
import type { BlsEngine } from "../bls-engine.ts";

type Blst = Pick<
  typeof import("@chainsafe/blst"),
  "PublicKey" | "Signature" | "aggregateSignatures" | "verify" | "verifyMultipleAggregateSignatures"
>;

function engineOf({ PublicKey, Signature, ...blst }: Blst): BlsEngine {
  type Point = InstanceType<typeof PublicKey>;
  type Sum = InstanceType<typeof Signature>;
  // Keys were checked when they were read as a BlsKey.
  const points = new WeakMap<BlsKey, Point>();
  const pointOf = (key: BlsKey): Point => {
    const point = points.get(key) ?? PublicKey.fromBytes(key.uncompressed);
    points.set(key, point);
    return point;
  };
  const read = ({ signature }: BlsSigned): Sum | undefined => {
    try {
      return Signature.fromBytes(signature, true, true);
    } catch {
      return undefined;
    }
  };
  return {
    verify(msg, signed) {
      const sets = signed.map((one) => {
        const sig = one.signature.length === 96 ? read(one) : undefined;
        return sig && { msg, pk: pointOf(one.key), sig };
      });
      const readable = sets.filter((set) => set !== undefined);
      // Weighted by random numbers inside, so that errors do not cancel each other out.
      const allRight = readable.length > 0 && blst.verifyMultipleAggregateSignatures(readable);
      return sets.map((set) => set !== undefined && (allRight || blst.verify(set.msg, set.pk, set.sig)));
    },
    aggregate(signed) {
      const signatures = signed.map(({ signature }) => Signature.fromBytes(signature));
      return blst.aggregateSignatures(signatures).toBytes(true);
    },
  };
}

/** Undefined when the library, or its binary for this platform, is not installed. */
export async function loadBlst(): Promise<BlsEngine | undefined> {
  try {
    const { default: blst } = await import("@chainsafe/blst");
    return engineOf(blst);
  } catch {
    return undefined;
  }
}
