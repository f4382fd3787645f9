/** Requests of the operations about P, X and the C-Chain's atomic transactions that need a window. */

import type { Json } from "../harness.ts";
import { distinct, type Facts, FUJI, heightOf, ownersOf, some, UNKNOWN_ID } from "./facts.ts";

/** Makes the checks, by operation. */
export function primaryChecks(facts: Facts) {
  const {
    compared,
    firstOf,
    timeOf,
    primaryTime,
    base,
    from,
    txs,
    blocks,
    onPrimary,
    heightByHash,
    heightsOf,
  } = facts;
  const { first: whole, same, refuses, item, walk, bounded, stream } = compared;

  return {
    listTransactions: () =>
      onPrimary(async (alias) => {
        const list = txs.get(alias) ?? [];
        const path = `${base(alias)}/transactions`;
        await walk(path, "transactions", from(alias));
        if (firstOf(alias) > 0) await refuses(`${path}?sortOrder=asc`);
        for (const owner of some(ownersOf(list), 6)) {
          await walk(`${path}?addresses=${owner}`, "transactions", from(alias));
          for (const order of ["asc", "desc"])
            await bounded(
              `${path}?addresses=${owner}&startTimestamp=${primaryTime - 1}&sortOrder=${order}`,
              "transactions",
            );
          if (firstOf(alias) > 0) await refuses(`${path}?addresses=${owner}&endTimestamp=${timeOf(alias)}`);
        }
        if (alias !== "p-chain") return;
        const validations = distinct(
          list.flatMap(({ l1ValidatorDetails = [] }) =>
            l1ValidatorDetails.map(({ validationId }: Json) => validationId),
          ),
        );
        for (const id of validations) await walk(`${path}?l1ValidationId=${id}`, "transactions", from(alias));
      }),
    async listStakingTransactions() {
      const path = `${base("p-chain")}/transactions:listStaking`;
      const list = await walk(path, "transactions", from("p-chain"));
      for (const owner of some(ownersOf(list), 6))
        await walk(`${path}?addresses=${owner}`, "transactions", from("p-chain"));
    },
    streamPrimaryTransactions: () =>
      onPrimary(async (alias) => {
        await stream(`${base(alias)}/transactions:stream`, from(alias));
        const [owner] = ownersOf(txs.get(alias) ?? []);
        await stream(`${base(alias)}/transactions:stream?addresses=${owner}`, from(alias));
      }),
    getPrimaryTransaction: () =>
      onPrimary(async (alias) => {
        const path = `${base(alias)}/transactions`;
        for (const tx of some(txs.get(alias) ?? [], 100)) await item(`${path}/${tx.txHash}`, from(alias)(tx));
        if (firstOf(alias) > 0) await refuses(`${path}/${UNKNOWN_ID}`);
      }),
    async getAsset() {
      for (const tx of (txs.get("x-chain") ?? []).filter(({ txType }) => txType === "CreateAssetTx"))
        await item(`${base("x-chain")}/assets/${tx.txHash}`, from("x-chain")(tx));
      await refuses(`${base("x-chain")}/assets/${UNKNOWN_ID}`);
    },
    async listAssetTransactions() {
      const list = txs.get("x-chain") ?? [];
      const assets = distinct(
        list.flatMap(({ emittedUtxos = [] }) => emittedUtxos.map(({ asset }: Json) => asset.assetId)),
      );
      for (const asset of assets) {
        const path = `${base("x-chain")}/assets/${asset}/transactions`;
        await walk(path, "transactions", from("x-chain"));
        await bounded(`${path}?startTimestamp=${timeOf("x-chain") - 1}`, "transactions");
      }
    },
    streamValidatorEvents: () => stream(`${FUJI}/validators:stream`, from("p-chain")),
    async listHistoricalRewards() {
      const paidAt = ({ rewardTxHash }: Json): number => heightByHash.get(rewardTxHash) ?? Number.NaN;
      const validators = await whole.all(`${FUJI}/validators`, "validators", 100);
      for (const node of distinct(validators.map(({ nodeId }) => nodeId)))
        await walk(`${FUJI}/rewards?nodeIds=${node}`, "historicalRewards", from("p-chain", paidAt));
    },
    listBlocksByNode: () =>
      onPrimary(async (alias) => {
        const nodes = distinct(
          (blocks.get(alias) ?? []).map(({ proposerDetails }) => proposerDetails?.proposerNodeId),
        );
        for (const node of some(nodes, 4))
          await walk(`${base(alias)}/nodes/${node}/blocks`, "blocks", from(alias));
      }),
    listBlocks: () =>
      onPrimary(async (alias) => {
        const path = `${base(alias)}/blocks`;
        await walk(path, "blocks", from(alias));
        await bounded(`${path}?startTimestamp=${timeOf(alias) - 1}`, "blocks");
        if (firstOf(alias) > 0) await refuses(`${path}?endTimestamp=${timeOf(alias)}`);
      }),
    async streamBlocks() {
      for (const alias of ["p-chain", "x-chain"]) await stream(`${base(alias)}/blocks:stream`, from(alias));
    },
    getPrimaryBlock: () =>
      onPrimary(async (alias) => {
        const list = blocks.get(alias) ?? [];
        for (const block of some(list, 20))
          for (const id of [block.blockNumber, block.blockHash])
            await item(`${base(alias)}/blocks/${id}`, from(alias)(block));
        const last = Math.max(...list.map(heightOf));
        for (const height of heightsOf(alias, last))
          await item(`${base(alias)}/blocks/${height}`, height >= firstOf(alias));
        await same(`${base(alias)}/blocks/${last + 1}`);
      }),
    getBalances: () =>
      onPrimary(async (alias) => {
        const path = `${base(alias)}/balances`;
        const last = Math.max(...(txs.get(alias) ?? []).map((tx) => tx.blockTimestamp ?? tx.timestamp));
        const times = [primaryTime, primaryTime + 1, Math.floor((primaryTime + last) / 2), last, last + 1];
        for (const owner of some(ownersOf(txs.get(alias) ?? []), 6)) {
          for (const time of times.filter((time) => time >= primaryTime))
            await same(`${path}?addresses=${owner}&blockTimestamp=${time}`);
          await refuses(`${path}?addresses=${owner}&blockTimestamp=${primaryTime - 1}`);
        }
      }),
  };
}
