/** What a signed Warp message of an L1's manager asks of the P-Chain, as far as the index needs it. */

import type { L1Owner } from "@primary-network/codec";

/** Thrown when the bytes are not such a message. */
export class WarpPayloadError extends Error {
  override readonly name = "WarpPayloadError";
}

const U16 = 2;
const U32 = 4;
const ID = 32;
const ADDRESSED_CALL = 1;

class Cursor {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  take(length: number): Uint8Array {
    const end = this.#at + length;
    if (end > this.#bytes.length)
      throw new WarpPayloadError(`message ends at ${this.#bytes.length}, not ${end}`);
    const taken = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return taken;
  }

  u32(): number {
    const at = this.#at;
    this.take(U32);
    return this.#view.getUint32(at);
  }

  u64(): bigint {
    const at = this.#at;
    this.take(2 * U32);
    return this.#view.getBigUint64(at);
  }

  counted(): Uint8Array {
    return this.take(this.u32());
  }
}

/** The innermost payload: of the message, its addressed call. */
export function warpPayload(message: Uint8Array): Uint8Array {
  const outer = new Cursor(message);
  outer.take(U16 + U32 + ID); // codec version, network id, source chain
  const call = new Cursor(outer.counted());
  call.take(U16);
  if (call.u32() !== ADDRESSED_CALL) throw new WarpPayloadError("payload is not an addressed call");
  call.counted(); // source address
  return call.counted();
}

/** What a RegisterL1Validator payload registers. */
export interface Registration {
  readonly subnetId: Uint8Array;
  readonly nodeId: Uint8Array;
  readonly publicKey: Uint8Array;
  readonly remainingBalanceOwner: L1Owner;
  readonly weight: bigint;
}

function readOwner(cursor: Cursor): L1Owner {
  const threshold = cursor.u32();
  const packed = cursor.take(20 * cursor.u32());
  const addresses = Array.from({ length: packed.length / 20 }, (_, at) =>
    packed.subarray(20 * at, 20 * at + 20),
  );
  return { threshold, addresses };
}

/** @throws WarpPayloadError when the bytes end early */
export function readRegistration(payload: Uint8Array): Registration {
  const cursor = new Cursor(payload);
  cursor.take(U16 + U32);
  const subnetId = cursor.take(ID);
  const nodeId = cursor.counted();
  const publicKey = cursor.take(48);
  cursor.u64(); // expiry
  const remainingBalanceOwner = readOwner(cursor);
  readOwner(cursor); // who may disable the validator
  return { subnetId, nodeId, publicKey, remainingBalanceOwner, weight: cursor.u64() };
}

/** What an L1ValidatorWeight payload asks for; weight 0 removes the validator. */
export function readWeightChange(payload: Uint8Array): { validationId: Uint8Array; weight: bigint } {
  const cursor = new Cursor(payload);
  cursor.take(U16 + U32);
  const validationId = cursor.take(ID);
  cursor.u64(); // nonce
  return { validationId, weight: cursor.u64() };
}
