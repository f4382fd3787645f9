/** Reads a genesis file in the node's own format into the configuration that a network is built from. */
import { hexToBytes } from "@noble/hashes/utils.js";
import { hrpOf, parseAddress, parseNodeId, ValidationError } from "@primary-network/codec";
import type { GenesisConfig } from "./genesis.ts";

/** nAVAX. A number beyond 2^53 has the value that it was parsed to; strings and bigints are always exact. */
export type FileAmount = number | bigint | string;

/** A genesis file of a node, as JSON is parsed; times in Unix seconds, addresses as `X-<hrp>1…`. */
export interface GenesisFile {
  /** Id of the network that the genesis is for. */
  readonly networkID: number;
  /** Balances from the start, by address. */
  readonly allocations: readonly {
    readonly ethAddr: string;
    readonly avaxAddr: string;
    /** On the X-Chain. */
    readonly initialAmount: FileAmount;
    /** On the P-Chain; unlocked from the start without a locktime. */
    readonly unlockSchedule: readonly { readonly amount: FileAmount; readonly locktime?: number }[];
  }[];
  /** Unix seconds at which the network starts. */
  readonly startTime: number;
  /** Seconds. */
  readonly initialStakeDuration: number;
  /** Seconds by which each further staker's term is shorter. */
  readonly initialStakeDurationOffset: number;
  /** Addresses whose balances are staked for the first validators. */
  readonly initialStakedFunds: readonly string[];
  /** The first validators. */
  readonly initialStakers: readonly {
    readonly nodeID: string;
    readonly rewardAddress: string;
    /** Millionths. */
    readonly delegationFee: number;
    readonly signer?: { readonly publicKey: string; readonly proofOfPossession: string };
  }[];
  /** The C-Chain's genesis, as JSON text. */
  readonly cChainGenesis: string;
  /** Text that the X-Chain's genesis contains. */
  readonly message: string;
}

const MAX_UINT64 = (1n << 64n) - 1n;

function fail(field: string, rule: string): never {
  throw new RangeError(`genesis: ${field} ${rule}`);
}

function listOf<T>(field: string, value: readonly T[] | undefined): readonly T[] {
  return Array.isArray(value) ? value : fail(field, "must be a list");
}

function textOf(field: string, value: string | undefined): string {
  return typeof value === "string" ? value : fail(field, "must be a text");
}

/** Most bytes of a text in the node's encoding. */
const MAX_TEXT = 65_535;

/** A text as the node's encoding can hold it. */
function encodedTextOf(field: string, value: string | undefined): string {
  const text = textOf(field, value);
  const bytes = new TextEncoder().encode(text);
  if (new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes) !== text)
    fail(field, "must not have half of a surrogate pair");
  const { length } = bytes;
  return length <= MAX_TEXT ? text : fail(field, `must be at most ${MAX_TEXT} bytes of UTF-8, not ${length}`);
}

function integerOf(field: string, value: number | undefined, max: number): number {
  if (value !== undefined && Number.isInteger(value) && value >= 0 && value <= max) return value;
  return fail(field, `must be an integer from 0 to ${max}, not ${value}`);
}

function amountOf(field: string, value: FileAmount | undefined): bigint {
  const whole = typeof value === "number" ? Number.isInteger(value) : /^\d{1,20}$/.test(`${value}`);
  const amount = whole && value !== undefined ? BigInt(value) : -1n;
  if (amount < 0n || amount > MAX_UINT64) fail(field, `must be an amount in nAVAX below 2^64, not ${value}`);
  return amount;
}

function toBytes(field: string, value: string | undefined, length: number): Uint8Array {
  const digits = textOf(field, value).replace(/^0x/, "");
  if (digits.length !== 2 * length || !/^[0-9a-fA-F]*$/.test(digits))
    fail(field, `must be ${length} bytes of hex`);
  return hexToBytes(digits);
}

/** Reads an id or an address; its errors are reported with the field's name. */
function decoded<T>(field: string, decode: () => T): T {
  try {
    return decode();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return fail(field, `cannot be read: it ${error.rule}`);
  }
}

/**
 * Checks a parsed genesis file and turns its texts into bytes and amounts.
 *
 * @throws RangeError naming the field and the rule
 * @example readGenesisFile(JSON.parse(text)).networkId
 */
export function readGenesisFile(file: GenesisFile): GenesisConfig {
  if (typeof file !== "object" || file === null) fail("file", "must hold one JSON object");
  const networkId = integerOf("networkID", file.networkID, 0xffff_ffff);
  const hrp = hrpOf(networkId);
  const seconds = (field: string, value: number | undefined) =>
    integerOf(field, value, Number.MAX_SAFE_INTEGER);
  const address = (field: string, value: string | undefined): Uint8Array => {
    const read = decoded(field, () => parseAddress(textOf(field, value)));
    if (read.hrp !== hrp) fail(field, `is an address of "${read.hrp}", the network's is "${hrp}"`);
    return read.bytes;
  };
  const allocations = listOf("allocations", file.allocations).map((allocation, index) => {
    const at = `allocations[${index}]`;
    return {
      ethAddress: toBytes(`${at}.ethAddr`, allocation.ethAddr, 20),
      address: address(`${at}.avaxAddr`, allocation.avaxAddr),
      initialAmount: amountOf(`${at}.initialAmount`, allocation.initialAmount),
      unlockSchedule: listOf(`${at}.unlockSchedule`, allocation.unlockSchedule).map((unlock, position) => ({
        amount: amountOf(`${at}.unlockSchedule[${position}].amount`, unlock.amount),
        locktime: seconds(`${at}.unlockSchedule[${position}].locktime`, unlock.locktime ?? 0),
      })),
    };
  });
  const initialStakers = listOf("initialStakers", file.initialStakers).map((staker, index) => {
    const at = `initialStakers[${index}]`;
    const { signer } = staker;
    return {
      nodeId: decoded(`${at}.nodeID`, () => parseNodeId(textOf(`${at}.nodeID`, staker.nodeID))),
      rewardAddress: address(`${at}.rewardAddress`, staker.rewardAddress),
      delegationFee: integerOf(`${at}.delegationFee`, staker.delegationFee, 1_000_000),
      ...(signer && {
        signer: {
          publicKey: toBytes(`${at}.signer.publicKey`, signer.publicKey, 48),
          proofOfPossession: toBytes(`${at}.signer.proofOfPossession`, signer.proofOfPossession, 96),
        },
      }),
    };
  });
  if (initialStakers.length === 0) fail("initialStakers", "must name at least one staker");
  return {
    networkId,
    startTime: seconds("startTime", file.startTime),
    allocations,
    initialStakeDuration: seconds("initialStakeDuration", file.initialStakeDuration),
    initialStakeDurationOffset: seconds("initialStakeDurationOffset", file.initialStakeDurationOffset),
    initialStakedFunds: listOf("initialStakedFunds", file.initialStakedFunds).map((text, index) =>
      address(`initialStakedFunds[${index}]`, text),
    ),
    initialStakers,
    cChainGenesis: textOf("cChainGenesis", file.cChainGenesis),
    message: encodedTextOf("message", file.message),
  };
}
