/** Payments with members that rules are about drawn at random, and some of their bits turned. */
import { encodeTx, signTx, type UnsignedTx } from "@primary-network/codec/p";
import fc from "fast-check";
import type { Localnet } from "../../src/index.ts";

/** What makes the bytes of a payment of bob's from what he owns then; throws a CodecError for what has no bytes. */
export function payment(localnet: Localnet): fc.Arbitrary<() => Uint8Array> {
  const id = fc.constantFrom(new Uint8Array(32), new Uint8Array(32).fill(7), localnet.avaxAssetId);
  const amount = fc.oneof(fc.bigInt({ min: 0n, max: (1n << 64n) - 1n }), fc.constantFrom(0n, 1n, 1_000_000n));
  const parts = fc.record({
    blockchainId: fc.oneof({ arbitrary: fc.constant(new Uint8Array(32)), weight: 4 }, id),
    networkId: fc.oneof({ arbitrary: fc.constant(localnet.networkId), weight: 4 }, fc.nat()),
    assetId: fc.oneof({ arbitrary: fc.constant(localnet.avaxAssetId), weight: 4 }, id),
    amounts: fc.array(amount, { maxLength: 3 }),
    claimed: fc.option(amount),
    signatureIndices: fc.oneof(
      { arbitrary: fc.constant<number[]>([0]), weight: 4 },
      fc.array(fc.nat({ max: 9 }), { maxLength: 3 }),
    ),
    memo: fc.uint8Array({ maxLength: 300 }),
    threshold: fc.nat({ max: 3 }),
    locktime: amount,
    inputs: fc.nat({ max: 2 }),
    flips: fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 4 }),
  });
  return parts.map(
    ({ amounts, claimed, signatureIndices, threshold, locktime, inputs, flips, ...fields }) =>
      () => {
        const { bob, ivan } = localnet.accounts;
        const utxos = localnet.state.utxos.ofAddress(bob.address).slice(0, inputs);
        const unsigned: UnsignedTx = {
          type: "BaseTx",
          networkId: fields.networkId,
          blockchainId: fields.blockchainId,
          memo: fields.memo,
          outputs: amounts.map((amount) => ({
            assetId: fields.assetId,
            output: { type: "TransferOutput", amount, locktime, threshold, addresses: [ivan.address] },
          })),
          inputs: utxos.map(({ txId, outputIndex, assetId, output }) => ({
            txId,
            outputIndex,
            assetId,
            input: {
              type: "TransferInput",
              amount: claimed ?? (output.type === "TransferOutput" ? output.amount : output.output.amount),
              signatureIndices,
            },
          })),
        };
        const bytes = encodeTx(
          signTx(
            unsigned,
            utxos.map(() => signatureIndices.map(() => bob.privateKey)),
          ),
        );
        for (const [position, mask] of flips)
          bytes[position % bytes.length] = (bytes[position % bytes.length] ?? 0) ^ mask;
        return bytes;
      },
  );
}
