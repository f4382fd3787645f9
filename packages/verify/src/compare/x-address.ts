/** Outputs and balances of an address on the X-Chain. */
import { decodeHex, encodeCb58, formatAddress, parseAddress } from "@primary-network/codec";
import { decodeUtxo } from "@primary-network/codec/x";
import type { XOrCChainUtxo } from "@primary-network/data";
import { ALL, type Compared, PRIMARY, pathOf, timeThatFits, X } from "../compared.ts";
import type { Said } from "../node-calls.ts";
import { readUtxos } from "./utxos.ts";

/** An output of the node, as far as both report it. */
function describeEntry(hex: string, hrp: string) {
  const { txId, outputIndex, assetId, output } = decodeUtxo(decodeHex(hex));
  return {
    key: `${encodeCb58(txId)}:${outputIndex}`,
    assetId: encodeCb58(assetId),
    amount: "amount" in output ? String(output.amount) : undefined,
    owners: "addresses" in output ? output.addresses.map((bytes) => formatAddress({ hrp, bytes })) : [],
    threshold: "threshold" in output ? output.threshold : 0,
  };
}

/** @param address bech32, without a chain in front */
export async function compareXAddress(compared: Compared, address: string): Promise<void> {
  const { call, data, comparison, ids } = compared;
  const { hrp } = parseAddress(address);
  const ask = { path: X, method: "avm.getUTXOs", address: `X-${address}` };
  const query = { blockchainId: "x-chain", addresses: [address], pageSize: 100 } as const;
  const ours = await data.utxos.list(query).toArray(ALL);
  for (const source of ["X", "P", "C"] as const) {
    const hexes = await readUtxos(call, source === "X" ? ask : { ...ask, sourceChain: source });
    const madeOn = source === "P" ? PRIMARY : ids[source];
    const mine = ours.filter(
      ({ createdOnChainId, consumedOnChainId }) => createdOnChainId === madeOn && consumedOnChainId === ids.X,
    );
    comparison.compareByKey(
      {
        chain: "x-chain",
        name:
          source === "X"
            ? "UTXO set of the X-Chain"
            : `outputs under way from the ${source}-Chain to the X-Chain`,
        ask: `${pathOf(compared, "x-chain")}/utxos?addresses=${address}`,
      },
      hexes
        .map((hex) => describeEntry(hex, hrp))
        .filter(({ threshold }) => threshold <= 1)
        .map(({ key, assetId, amount, owners }) => [key, { assetId, amount, owners }]),
      mine.map(({ creationTxHash, outputIndex, asset, addresses, utxoType }) => [
        `${creationTxHash}:${outputIndex}`,
        {
          assetId: asset.assetId,
          amount: utxoType === "transfer" && asset.type === "secp256k1" ? asset.amount : undefined,
          owners: addresses,
        },
      ]),
    );
    if (source === "X") await compareBalances(compared, address, mine);
  }
}

/** The node counts outputs that the address owns alone and can spend now, and amounts of divisible tokens. */
async function compareBalances(
  compared: Compared,
  address: string,
  outputs: readonly XOrCChainUtxo[],
): Promise<void> {
  const { call, comparison, assetId: avax, clock } = compared;
  const { balances } = await call(X, "avm.getAllBalances", { address: `X-${address}` });
  const said = new Map(
    (balances ?? []).map(({ asset, balance }: Said) => [asset === "AVAX" ? avax : asset, String(balance)]),
  );
  const sumsAt = (now: number) => {
    const sums = new Map<string, bigint>();
    for (const { asset, utxoType, locktime, threshold, addresses } of outputs) {
      if (utxoType !== "transfer" || asset.type !== "secp256k1") continue;
      if (Number(locktime) > now || threshold > 1 || addresses.length > 1) continue;
      sums.set(asset.assetId, (sums.get(asset.assetId) ?? 0n) + BigInt(asset.amount));
    }
    return sums;
  };
  const locks = outputs.map(({ locktime }) => Number(locktime));
  const now = timeThatFits(clock, locks, (time) => {
    const sums = sumsAt(time);
    return (
      sums.size === said.size && [...sums].every(([asset, amount]) => said.get(asset) === String(amount))
    );
  });
  comparison.compareByKey(
    {
      chain: "x-chain",
      name: "balances of the X-Chain, by address and asset",
      ask: `${pathOf(compared, "x-chain")}/utxos?addresses=${address}`,
    },
    [...said].map(([asset, balance]) => [`${address} ${asset}`, balance]),
    [...sumsAt(now)].map(([asset, amount]) => [`${address} ${asset}`, String(amount)]),
  );
}
