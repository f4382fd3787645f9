/** Outputs that can be spent on the P-Chain, those under way to it, stakes, and balances. */
import { decodeHex, encodeCb58, formatAddress, parseAddress } from "@primary-network/codec";
import { decodeUtxo, type Utxo } from "@primary-network/codec/p";
import type { PChainUtxo } from "@primary-network/data";
import type { Call } from "../questions/exchange.ts";
import { ALL, bare, type Compared, P, PRIMARY } from "./compared-network.ts";

const MAX_PAGE = 1_024;

/** All outputs of an address, page after page, by `getUTXOs` of any of the chains. */
export async function readUtxos(
  call: Call,
  {
    path,
    method,
    address,
    sourceChain,
  }: { path: string; method: string; address: string; sourceChain?: string },
): Promise<readonly string[]> {
  const utxos = new Map<string, string>();
  let startIndex: { address: string; utxo: string } | undefined;
  for (;;) {
    const said = await call(path, method, {
      addresses: [address],
      limit: MAX_PAGE,
      encoding: "hex",
      ...(sourceChain !== undefined && { sourceChain }),
      ...(startIndex !== undefined && { startIndex }),
    });
    for (const hex of said.utxos ?? []) utxos.set(hex, hex);
    if (Number(said.numFetched) < MAX_PAGE) return [...utxos.keys()];
    startIndex = said.endIndex;
  }
}

/** An output as both tell it. */
function describeEntry({ txId, outputIndex, assetId, output }: Utxo, hrp: string) {
  const inner = output.type === "LockOut" ? output.output : output;
  return {
    assetId: encodeCb58(assetId),
    amount: String(inner.amount),
    addresses: inner.addresses.map((bytes) => formatAddress({ hrp, bytes })),
    threshold: inner.threshold,
    locktime: String(inner.locktime),
    stakeableLocktime: output.type === "LockOut" ? String(output.locktime) : "0",
    key: `${encodeCb58(txId)}:${outputIndex}`,
  };
}

function listed(utxo: PChainUtxo) {
  return {
    assetId: utxo.asset.assetId,
    amount: utxo.asset.amount,
    addresses: utxo.addresses,
    threshold: utxo.threshold ?? 0,
    locktime: String(utxo.platformLocktime ?? 0),
    stakeableLocktime: String(utxo.stakeableLocktime ?? 0),
    key: `${utxo.txHash}:${utxo.outputIndex}`,
  };
}

type UtxoFields = ReturnType<typeof describeEntry>;

const sum = (outputs: readonly UtxoFields[]) =>
  String(outputs.reduce((total, { amount }) => total + BigInt(amount), 0n));

/** The node's four sums of a set of outputs of AVAX, at a time of its clock. */
function balanceOf(outputs: readonly UtxoFields[], now: number) {
  const isLocked = (time: string) => Number(time) > now;
  const of = (fits: (output: UtxoFields) => boolean) => sum(outputs.filter(fits));
  return {
    balance: sum(outputs),
    unlocked: of(({ locktime, stakeableLocktime }) => !isLocked(locktime) && !isLocked(stakeableLocktime)),
    lockedStakeable: of(
      ({ locktime, stakeableLocktime }) => !isLocked(locktime) && isLocked(stakeableLocktime),
    ),
    lockedNotStakeable: of(({ locktime }) => isLocked(locktime)),
  };
}

export async function compareUtxos({ call, data, comparison, addresses, now }: Compared): Promise<void> {
  const chainIds = {
    X: (await call("/ext/info", "info.getBlockchainID", { alias: "X" })).blockchainID as string,
    C: (await call("/ext/info", "info.getBlockchainID", { alias: "C" })).blockchainID as string,
  };
  const { assetID } = await call(P, "platform.getStakingAssetID");
  for (const address of addresses) {
    const { hrp } = parseAddress(address);
    const ask = { path: P, method: "platform.getUTXOs", address };
    const read = async (sourceChain?: string) =>
      (await readUtxos(call, sourceChain === undefined ? ask : { ...ask, sourceChain }))
        .map((hex) => describeEntry(decodeUtxo(decodeHex(hex)), hrp))
        // The service lists what the given addresses can spend together; the node also what they own a part of.
        .filter(({ threshold }) => threshold <= 1);
    const query = { blockchainId: "p-chain", addresses: [bare(address)], pageSize: 100 } as const;
    const ours = ((await data.utxos.list(query).toArray(ALL)) as PChainUtxo[]).filter(
      ({ consumedOnChainId }) => consumedOnChainId === PRIMARY,
    );
    const from = (chain: string) =>
      ours.filter(({ createdOnChainId, staked }) => createdOnChainId === chain && !staked).map(listed);
    const byKey = (outputs: readonly UtxoFields[]) => outputs.map((output) => [output.key, output] as const);
    const own = await read();
    comparison.compareByKey("UTXO set of the P-Chain, output by output", byKey(own), byKey(from(PRIMARY)));
    comparison.compare("UTXO set of the P-Chain, by address", address, own.length, from(PRIMARY).length);
    for (const chain of ["X", "C"] as const) {
      comparison.compareByKey(
        `outputs under way from the ${chain}-Chain to the P-Chain`,
        byKey(await read(chain)),
        byKey(from(chainIds[chain])),
      );
    }
    const { balance, unlocked, lockedStakeable, lockedNotStakeable } = await call(P, "platform.getBalance", {
      addresses: [address],
    });
    const partly = (await readUtxos(call, ask))
      .map((hex) => describeEntry(decodeUtxo(decodeHex(hex)), hrp))
      .filter(({ threshold }) => threshold > 1);
    comparison.compare(
      "balances of the P-Chain",
      address,
      { balance, unlocked, lockedStakeable, lockedNotStakeable },
      balanceOf(
        [...from(PRIMARY), ...partly].filter(({ assetId }) => assetId === assetID),
        now,
      ),
    );
    const stake = await call(P, "platform.getStake", { addresses: [address] });
    comparison.compare("stake", address, stake.staked, sum(ours.filter(({ staked }) => staked).map(listed)));
  }
}
