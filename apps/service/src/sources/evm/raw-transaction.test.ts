/** Transactions in all envelopes as viem writes them, and roots of a C-Chain's recorded blocks. */

import { decodeHex, encodeHex } from "@primary-network/codec";
import { decodeBlock } from "@primary-network/codec/c";
import fc from "fast-check";
import { serializeTransaction, type TransactionSerializable } from "viem";
import { expect, test } from "vitest";
import { readFixture } from "../../../../../fixtures/fixture.ts";
import { BlockCheck } from "./block-check.ts";
import { rawTransaction } from "./raw-transaction.ts";

type Hex = `0x${string}`;

const bytes = (minLength: number, maxLength = minLength) =>
  fc
    .uint8Array({ minLength, maxLength })
    .map((array): Hex => `0x${[...array].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`);
const quantity = (bits: number) =>
  fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: (1n << BigInt(bits)) - 1n }));
const hex = (value: bigint | number): Hex => `0x${value.toString(16)}`;
const parity = fc.constantFrom(0, 1);
const word = fc.bigInt({ min: 1n, max: (1n << 256n) - 1n });
const [address, hash] = [bytes(20), bytes(32)];

const accessList = fc.array(fc.record({ address, storageKeys: fc.array(hash, { maxLength: 3 }) }), {
  maxLength: 3,
});
const call = fc.record({
  to: fc.option(address, { nil: undefined }),
  value: quantity(256),
  // Lengths at which the form of RLP changes.
  data: fc.oneof(bytes(0, 2), bytes(54, 57), bytes(254, 258)),
  nonce: fc.integer({ min: 0, max: 2 ** 40 }),
  gas: quantity(63),
  chainId: fc.integer({ min: 1, max: 2 ** 40 }),
});
const fees = fc
  .tuple(quantity(120), quantity(120))
  .map(([tip, more]) => ({ maxFeePerGas: tip + more, maxPriorityFeePerGas: tip }));
const authorization = fc.record({
  chainId: fc.integer({ min: 0, max: 2 ** 32 }),
  address,
  nonce: fc.integer({ min: 0, max: 2 ** 32 }),
  yParity: parity,
  r: word,
  s: word,
});

const signature = fc.record({ yParity: parity, r: word, s: word });

/** The fields that every envelope has in JSON. */
const common = ({
  to,
  value,
  data,
  nonce,
  gas,
}: {
  to: Hex | undefined;
  value: bigint;
  data: Hex;
  nonce: number;
  gas: bigint;
}) => ({
  to: to ?? null,
  value: hex(value),
  input: data,
  nonce: hex(nonce),
  gas: hex(gas),
  gasPrice: "0x77",
});

/** Both forms in which nodes tell the parity. */
const signed = ({ yParity, r, s }: { yParity: number; r: bigint; s: bigint }, both: boolean) => ({
  v: hex(yParity),
  r: hex(r),
  s: hex(s),
  ...(both && { yParity: hex(yParity) }),
});

const padded = (value: bigint): Hex => `0x${value.toString(16).padStart(64, "0")}`;

function expectAlike(
  json: object,
  tx: TransactionSerializable,
  { yParity, r, s }: { yParity: number; r: bigint; s: bigint },
  v?: bigint,
) {
  const want = serializeTransaction(tx, {
    r: padded(r),
    s: padded(s),
    ...(v === undefined ? { yParity } : { v }),
  });
  const raw = rawTransaction(json);
  expect(raw && encodeHex(raw, { checksum: false })).toBe(want);
}

test("encodes legacy transactions with and without a chain id", () => {
  fc.assert(
    fc.property(
      call,
      quantity(128),
      signature,
      fc.boolean(),
      ({ chainId, ...tx }, gasPrice, by, replayable) => {
        const v = replayable ? BigInt(27 + by.yParity) : BigInt(35 + 2 * chainId + by.yParity);
        const json = {
          ...common(tx),
          gasPrice: hex(gasPrice),
          type: "0x0",
          v: hex(v),
          r: hex(by.r),
          s: hex(by.s),
        };
        const { to, ...rest } = tx;
        expectAlike(json, { type: "legacy", ...rest, to, gasPrice, ...(!replayable && { chainId }) }, by, v);
      },
    ),
  );
});

test("encodes transactions with access lists (EIP-2930)", () => {
  fc.assert(
    fc.property(call, quantity(128), accessList, signature, fc.boolean(), (tx, gasPrice, list, by, both) => {
      const json = {
        ...common(tx),
        type: "0x1",
        chainId: hex(tx.chainId),
        gasPrice: hex(gasPrice),
        accessList: list,
      };
      expectAlike(
        { ...json, ...signed(by, both) },
        { type: "eip2930", ...tx, gasPrice, accessList: list },
        by,
      );
    }),
  );
});

test("encodes transactions with fee caps (EIP-1559)", () => {
  fc.assert(
    fc.property(call, fees, accessList, signature, fc.boolean(), (tx, caps, list, by, both) => {
      const { maxFeePerGas, maxPriorityFeePerGas } = caps;
      const json = {
        ...common(tx),
        type: "0x2",
        chainId: hex(tx.chainId),
        accessList: list,
        maxFeePerGas: hex(maxFeePerGas),
        maxPriorityFeePerGas: hex(maxPriorityFeePerGas),
      };
      expectAlike(
        { ...json, ...signed(by, both) },
        { type: "eip1559", ...tx, ...caps, accessList: list },
        by,
      );
    }),
  );
});

test("encodes transactions with blobs (EIP-4844)", () => {
  const blobHash = bytes(31).map((text): Hex => `0x01${text.slice(2)}`);
  const blobs = fc.tuple(quantity(128), fc.array(blobHash, { minLength: 1, maxLength: 3 }));
  fc.assert(
    fc.property(
      call,
      fees,
      accessList,
      blobs,
      signature,
      (tx, caps, list, [maxFeePerBlobGas, blobVersionedHashes], by) => {
        const { maxFeePerGas, maxPriorityFeePerGas } = caps;
        const json = {
          ...common(tx),
          type: "0x3",
          chainId: hex(tx.chainId),
          accessList: list,
          maxFeePerGas: hex(maxFeePerGas),
          maxPriorityFeePerGas: hex(maxPriorityFeePerGas),
          maxFeePerBlobGas: hex(maxFeePerBlobGas),
          blobVersionedHashes,
        };
        const want = {
          type: "eip4844" as const,
          ...tx,
          ...caps,
          accessList: list,
          maxFeePerBlobGas,
          blobVersionedHashes,
        };
        // viem's types want the blobs themselves, which stand in no block.
        expectAlike({ ...json, ...signed(by, true) }, want as TransactionSerializable, by);
      },
    ),
  );
});

test("encodes transactions with authorisations (EIP-7702)", () => {
  const list = fc.array(authorization, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(
      call,
      fees,
      accessList,
      list,
      signature,
      fc.boolean(),
      (tx, caps, access, granted, by, both) => {
        const { maxFeePerGas, maxPriorityFeePerGas } = caps;
        const json = {
          ...common(tx),
          type: "0x4",
          chainId: hex(tx.chainId),
          accessList: access,
          maxFeePerGas: hex(maxFeePerGas),
          maxPriorityFeePerGas: hex(maxPriorityFeePerGas),
          authorizationList: granted.map(({ chainId, address: to, nonce, ...rest }) => ({
            chainId: hex(chainId),
            address: to,
            nonce: hex(nonce),
            ...signed(rest, both),
          })),
        };
        const authorizationList = granted.map(({ r, s, ...rest }) => ({
          ...rest,
          r: padded(r),
          s: padded(s),
        }));
        expectAlike(
          { ...json, ...signed(by, both) },
          { type: "eip7702", ...tx, ...caps, accessList: access, authorizationList },
          by,
        );
      },
    ),
  );
});

test("unknown envelopes are not encoded", () => {
  expect(rawTransaction({ type: "0x5" })).toBeUndefined();
  expect(rawTransaction({ type: "0x7e" })).toBeUndefined();
});

interface Recorded {
  readonly blocks: readonly { readonly number: number; readonly rlp: string }[];
  readonly rpcCalls: readonly {
    readonly method: string;
    readonly result?: { readonly blockNumber?: string };
  }[];
}

test("transactions of a C-Chain through all its upgrades encode to the bytes and roots of their blocks", () => {
  const { blocks, rpcCalls } = readFixture<Recorded>("avalanchego/cchain-upgrades.json.gz");
  const fromNode = rpcCalls.flatMap(({ method, result }) =>
    method === "eth_getTransactionByHash" && result ? [result] : [],
  );
  let compared = 0;
  for (const { number, rlp } of blocks) {
    const block = decodeBlock(decodeHex(rlp, { checksum: false }));
    const transactions = fromNode.filter(({ blockNumber }) => Number(blockNumber) === number);
    expect(transactions.map(rawTransaction)).toEqual(block.txs);
    const transactionsRoot = encodeHex(block.txRoot, { checksum: false });
    const json = { number: hex(number), transactions, transactionsRoot };
    const check = (value: object) => () => new BlockCheck().check(value, []);
    expect(check(json)).not.toThrow();
    if (transactions.length > 1)
      expect(check({ ...json, transactions: transactions.reverse() })).toThrow(/is not that of/);
    compared += transactions.length;
  }
  expect(compared).toBe(27);
});
