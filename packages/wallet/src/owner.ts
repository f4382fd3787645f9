/** Owners in the form in which people write them, and in the form of transactions. */
import type { OutputOwners } from "@primary-network/codec";
import { formatAddress, hrpOf, parseAddress, ValidationError } from "@primary-network/core/ids";
import { compareBytes, equalBytes } from "./order.ts";

/** Owners of an output, a subnet or a reward. */
export interface Owner {
  /** Addresses, at least one, such as `P-avax1…`. The chain before the dash may be left out. */
  readonly addresses: readonly string[];
  /** Number of addresses that must sign, from 1 to all. @default 1 */
  readonly threshold?: number | undefined;
  /** Unix seconds until which nobody can spend. @default 0 */
  readonly locktime?: number | bigint | undefined;
}

/** One address, or owners. */
export type OwnerLike = string | Owner;

/** Chain before the dash of an address. */
export type Chain = "P" | "X" | "C";

/** Parses one address of a network. */
export function addressBytes(where: Where, text: string): Uint8Array {
  let parsed: ReturnType<typeof parseAddress>;
  try {
    parsed = parseAddress(text);
  } catch (error) {
    if (error instanceof ValidationError) throw where.refuse(error.rule);
    throw error;
  }
  const hrp = hrpOf(where.networkId);
  if (parsed.hrp !== hrp)
    throw where.refuse(`must be an address of this network, which begins with "${hrp}1"`);
  return parsed.bytes;
}

/** Place of a value in an intent, for errors about it. */
export class Where {
  readonly networkId: number;
  readonly #operation: string;
  readonly #field: string;

  constructor(operation: string, networkId: number, field = "") {
    this.#operation = operation;
    this.networkId = networkId;
    this.#field = field;
  }

  /** Returns the place of a field inside this one. */
  at(field: string | number): Where {
    const step = typeof field === "number" ? `[${field}]` : this.#field === "" ? field : `.${field}`;
    return new Where(this.#operation, this.networkId, this.#field + step);
  }

  /** Returns the error that this value breaks a rule. */
  refuse(rule: string): ValidationError {
    return new ValidationError(this.#operation, this.#field, rule);
  }

  /** Throws unless a value keeps a rule. */
  ensure(holds: boolean, rule: string): void {
    if (!holds) throw this.refuse(rule);
  }
}

/**
 * Reads owners.
 *
 * @throws ValidationError naming the field and the rule.
 */
export function ownersOf(where: Where, owner: OwnerLike): OutputOwners {
  const {
    addresses,
    threshold = 1,
    locktime = 0,
  } = typeof owner === "string" ? { addresses: [owner] } : owner;
  where.at("addresses").ensure(addresses.length > 0, "must name at least one address");
  const bytes = addresses
    .map((text, index) => addressBytes(where.at("addresses").at(index), text))
    .sort(compareBytes);
  const twice = bytes.some((address, at) => at > 0 && equalBytes(address, bytes[at - 1] as Uint8Array));
  where.at("addresses").ensure(!twice, "must not name an address twice");
  where
    .at("threshold")
    .ensure(
      Number.isInteger(threshold) && threshold >= 1 && threshold <= bytes.length,
      `must be an integer from 1 to ${bytes.length}`,
    );
  return { locktime: uint64(where.at("locktime"), locktime), threshold, addresses: bytes };
}

/** Writes owners as text. */
export function ownerText(
  { addresses, threshold, locktime = 0n }: Omit<OutputOwners, "locktime"> & { locktime?: bigint },
  chain: Chain,
  networkId: number,
): Owner {
  const hrp = hrpOf(networkId);
  return {
    addresses: addresses.map((bytes) => formatAddress({ chain, hrp, bytes })),
    threshold,
    ...(locktime > 0n && { locktime: locktime <= Number.MAX_SAFE_INTEGER ? Number(locktime) : locktime }),
  };
}

const MAX_UINT64 = (1n << 64n) - 1n;

/** Reads an unsigned 64-bit integer. */
export function uint64(where: Where, value: bigint | number, least = 0n): bigint {
  const isInteger = typeof value === "bigint" || Number.isSafeInteger(value);
  where.ensure(isInteger, "must be a bigint or a safe integer");
  const integer = BigInt(value);
  where.ensure(integer >= least && integer <= MAX_UINT64, `must be from ${least} to 2^64 - 1`);
  return integer;
}

/** Reads an unsigned 32-bit integer of a range. */
export function uint32(where: Where, value: number, most = 0xffff_ffff, least = 0): number {
  where.ensure(
    Number.isInteger(value) && value >= least && value <= most,
    `must be an integer from ${least} to ${most}`,
  );
  return value;
}
