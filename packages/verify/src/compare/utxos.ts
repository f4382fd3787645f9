/** Outputs that can be spent on the P-Chain, exported outputs that are not imported yet, stakes, and balances. */
import { decodeHex, encodeCb58, formatAddress, parseAddress } from "@primary-network/codec";
import { decodeUtxo, type Utxo } from "@primary-network/codec/p";
import type { PChainUtxo } from "@primary-network/data";
import { ALL, type Compared, P, PRIMARY, pathOf, timeThatFits } from "../compared.ts";
import type { Call } from "../node-calls.ts";

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
  const utxos = new Set<string>();
  let startIndex: { address: string; utxo: string } | undefined;
  for (;;) {
    const said = await call(path, method, {
      addresses: [address],
      limit: MAX_PAGE,
      encoding: "hex",
      ...(sourceChain !== undefined && { sourceChain }),
      ...(startIndex !== undefined && { startIndex }),
    });
    for (const hex of said.utxos ?? []) utxos.add(hex);
    if (Number(said.numFetched) < MAX_PAGE) return [...utxos];
    startIndex = said.endIndex;
  }
}

/** An output as both report it. */
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

const sum = (outputs: readonly { readonly amount: string }[]) =>
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

const byKey = (outputs: readonly UtxoFields[]) => outputs.map((output) => [output.key, output] as const);

/** @param address bech32, without a chain in front */
export async function comparePAddress(compared: Compared, address: string): Promise<void> {
  const { call, data, comparison, ids, assetId: avax, clock } = compared;
  const { hrp } = parseAddress(address);
  const ask = { path: P, method: "platform.getUTXOs", address: `P-${address}` };
  const read = async (sourceChain?: string) =>
    (await readUtxos(call, sourceChain === undefined ? ask : { ...ask, sourceChain })).map((hex) =>
      describeEntry(decodeUtxo(decodeHex(hex)), hrp),
    );
  // The service lists outputs that the addresses can spend together; the node also lists outputs that they own in part.
  const isWhole = ({ threshold }: UtxoFields) => threshold <= 1;
  const query = { blockchainId: "p-chain", addresses: [address], pageSize: 100 } as const;
  const ours = (await data.utxos.list(query).toArray(ALL)).filter(
    ({ consumedOnChainId }) => consumedOnChainId === PRIMARY,
  );
  const from = (chain: string) =>
    ours.filter(({ createdOnChainId, staked }) => createdOnChainId === chain && !staked).map(listed);
  const question = (name: string, path = "utxos") => ({
    chain: "p-chain",
    name,
    ask: `${pathOf(compared, "p-chain")}/${path}?addresses=${address}`,
  });
  const own = await read();
  comparison.compareByKey(
    question("UTXO set of the P-Chain, output by output"),
    byKey(own.filter(isWhole)),
    byKey(from(PRIMARY)),
  );
  for (const chain of ["X", "C"] as const) {
    comparison.compareByKey(
      question(`outputs under way from the ${chain}-Chain to the P-Chain`),
      byKey((await read(chain)).filter(isWhole)),
      byKey(from(ids[chain])),
    );
  }
  const said = await call(P, "platform.getBalance", { addresses: [`P-${address}`] });
  const { balance, unlocked, lockedStakeable, lockedNotStakeable } = said;
  const partly = own.filter((output) => !isWhole(output));
  const all = [...from(PRIMARY), ...partly].filter(({ assetId }) => assetId === avax);
  const locks = own.flatMap((output) => [Number(output.locktime), Number(output.stakeableLocktime)]);
  const now = timeThatFits(clock, locks, (time) => {
    const sums = balanceOf(all, time);
    return sums.unlocked === unlocked && sums.lockedStakeable === lockedStakeable;
  });
  comparison.compare(
    question("balances of the P-Chain"),
    address,
    { balance, unlocked, lockedStakeable, lockedNotStakeable },
    balanceOf(all, now),
  );
  const stake = await call(P, "platform.getStake", { addresses: [`P-${address}`] });
  const staked = sum(ours.filter((utxo) => utxo.staked).map(listed));
  comparison.compare(question("stake"), address, stake.staked, staked);
  const whole = own.filter((output) => isWhole(output) && output.assetId === avax);
  const { unlocked: spendable } = balanceOf(whole, now);
  await comparison.compareResponse(
    question("sums of the P-Chain's balances: unlocked, staked", "balances"),
    address,
    { unlocked: spendable, staked: stake.staked },
    () => data.balances.get({ blockchainId: "p-chain", addresses: [address] }),
    ({ balances: { unlockedUnstaked, unlockedStaked, lockedStaked, pendingStaked } }) => ({
      unlocked: sum(unlockedUnstaked.filter(({ assetId }) => assetId === avax)),
      staked: sum([...unlockedStaked, ...lockedStaked, ...pendingStaked]),
    }),
  );
}
