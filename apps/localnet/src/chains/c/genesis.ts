/** The C-Chain's genesis, as a genesis file describes it in the JSON of the EVM: its first accounts and its first block. */
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { type Block, encodeRlp } from "@primary-network/codec/c";
import { CAccounts, EMPTY_ACCOUNT } from "./state.ts";
import { EMPTY_ROOT, integerBytes, triePath, trieRoot } from "./trie.ts";

/** Values derived from the JSON. */
export interface BuiltCGenesis {
  readonly block: Block;
  readonly accounts: CAccounts;
}

type Members = { readonly [name: string]: unknown };

const NOTHING = new Uint8Array();

/** Digest of an empty list of uncles. */
export const NO_UNCLES: Uint8Array = keccak_256(encodeRlp([]));

function fail(field: string, rule: string): never {
  throw new RangeError(`genesis: cChainGenesis${field} ${rule}`);
}

function membersOf(field: string, value: unknown): Members {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Members; // an object's members, of any type
  return fail(field, "must be an object");
}

function parse(json: string): Members {
  try {
    return membersOf("", JSON.parse(json));
  } catch (error) {
    if (error instanceof SyntaxError) return fail("", "is not JSON");
    throw error;
  }
}

/** Hex of a fixed number of bytes, with or without 0x. */
function toBytes(field: string, value: unknown, size?: number): Uint8Array {
  const digits = typeof value === "string" ? value.replace(/^0x/, "") : "?";
  if (!/^([0-9a-fA-F]{2})*$/.test(digits) || (size !== undefined && digits.length !== 2 * size))
    fail(field, `must be ${size ?? ""} bytes of hex`);
  return hexToBytes(digits);
}

/** A number in JSON, or a string with 0x or in decimal digits; 0 when it is absent. */
function integerOf(field: string, value: unknown): bigint {
  if (value === undefined) return 0n;
  const valid =
    typeof value === "number" ? Number.isSafeInteger(value) && value >= 0 : INTEGER.test(`${value}`);
  return valid ? BigInt(`${value}`) : fail(field, `must be an integer, not ${value}`);
}
const INTEGER = /^(0x[0-9a-fA-F]{1,64}|[0-9]{1,77})$/;

/** Slots and their values; slots with the value zero are left out. */
function storageRoot(field: string, storage: Members): Uint8Array {
  const entries = Object.entries(storage).flatMap(([slot, value]) => {
    const held = BigInt(`0x0${bytesToHex(toBytes(`${field}.${slot}`, value))}`);
    return held === 0n
      ? []
      : [{ path: triePath(toBytes(`${field}.${slot}`, slot, 32)), value: encodeRlp(integerBytes(held)) }];
  });
  return entries.length === 0 ? EMPTY_ROOT : trieRoot(entries);
}

function accountsOf(alloc: Members): CAccounts {
  const accounts = new CAccounts();
  for (const [address, value] of Object.entries(alloc)) {
    const field = `.alloc.${address}`;
    const { balance, nonce, code, storage } = membersOf(field, value);
    accounts.set(toBytes(field, address, 20), {
      balance: integerOf(`${field}.balance`, balance),
      nonce: integerOf(`${field}.nonce`, nonce),
      codeHash: code === undefined ? EMPTY_ACCOUNT.codeHash : keccak_256(toBytes(`${field}.code`, code)),
      storageRoot: storageRoot(`${field}.storage`, membersOf(`${field}.storage`, storage ?? {})),
    });
  }
  return accounts;
}

/**
 * Reads the genesis of a C-Chain. Its block has the oldest format, without the fields that upgrades added.
 *
 * @throws RangeError naming the member and the rule
 */
export function readCGenesis(json: string): BuiltCGenesis {
  const genesis = parse(json);
  const number = (name: string) => integerOf(`.${name}`, genesis[name]);
  const bytes = (name: string, size: number) => {
    const value = genesis[name];
    return value === undefined ? new Uint8Array(size) : toBytes(`.${name}`, value, size);
  };
  const nonce = new Uint8Array(8);
  new DataView(nonce.buffer).setBigUint64(0, number("nonce"));
  const accounts = accountsOf(membersOf(".alloc", genesis.alloc ?? {}));
  const block: Block = {
    parentId: bytes("parentHash", 32),
    uncleHash: NO_UNCLES,
    coinbase: bytes("coinbase", 20),
    stateRoot: accounts.root,
    txRoot: EMPTY_ROOT,
    receiptRoot: EMPTY_ROOT,
    logsBloom: new Uint8Array(256),
    difficulty: number("difficulty"),
    number: 0n,
    gasLimit: number("gasLimit"),
    gasUsed: number("gasUsed"),
    timestamp: number("timestamp"),
    extraData: genesis.extraData === undefined ? NOTHING : toBytes(".extraData", genesis.extraData),
    mixDigest: bytes("mixHash", 32),
    nonce,
    extDataHash: new Uint8Array(32),
    txs: [],
    version: 0,
    extData: NOTHING,
  };
  return { block, accounts };
}
