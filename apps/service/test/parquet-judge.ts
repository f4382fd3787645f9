/** Compares an export as Parquet with the node whose index was exported, by the statements of the guide. */

import { readFile } from "node:fs/promises";
import { decodeHex, encodeCb58 } from "@primary-network/codec";
import { decodeUtxo } from "@primary-network/codec/x";
import type { NetworkSource } from "../src/index.ts";
import type { Json } from "./harness.ts";
import type { Duck } from "./parquet-folder.ts";

/** A node that was exported, and the files. */
export interface Judged {
  readonly source: NetworkSource;
  readonly folder: string;
  readonly duck: Duck;
  /** Unix seconds by the node's clock. */
  readonly now: number;
  /** A call of the node. */
  call(path: string, method: string, params?: object): Promise<Json>;
}

const P = "/ext/bc/P";
const X = "/ext/bc/X";
const C = "/ext/bc/C/avax";
const P_ID = "11111111111111111111111111111111LpoYY";

const MAINNET_AVAX = "FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z";

/** A statement of the guide, about another folder and network. */
async function guide(name: string, { folder, source, now }: Judged): Promise<string> {
  const text = await readFile(new URL(`../../docs/snippets/parquet-${name}.sql`, import.meta.url), "utf8");
  return text
    .replaceAll("'archive/", `'${folder}/`)
    .replaceAll("network = 1\n", `network = ${source.networkId}\n`)
    .replaceAll("epoch(now())", String(Math.floor(now)))
    .replaceAll(MAINNET_AVAX, source.assetId);
}

/** All addresses in the files, without a chain in front. */
export async function addressesIn({ folder, duck }: Judged): Promise<string[]> {
  const rows = await duck.ask(
    `select distinct address from read_parquet('${folder}/utxos/*/*/*/*.parquet') where address is not null order by 1`,
  );
  return rows.map(({ address }) => String(address));
}

/** The supply by the files' sums, and the node's. */
export async function supplies(judged: Judged): Promise<{ files: Json[]; node: string }> {
  const { supply } = await judged.call(P, "platform.getCurrentSupply");
  return { files: await judged.duck.ask(await guide("supply", judged)), node: String(supply) };
}

/** Balances as the statement of the guide sums them: by chain and address, the amounts by asset. */
export async function balancesIn(judged: Judged): Promise<Map<string, Record<string, string>>> {
  const balances = new Map<string, Record<string, string>>();
  for (const { chain, address, asset_id: asset, balance } of await judged.duck.ask(
    await guide("balances", judged),
  )) {
    const key = `${chain} ${address}`;
    balances.set(key, { ...balances.get(key), [String(asset)]: String(balance) });
  }
  return balances;
}

/** The balances of addresses by the node, in the same form; without ones that are empty. */
export async function balancesOf({ call, source }: Judged, addresses: readonly string[]) {
  const balances = new Map<string, Record<string, string>>();
  for (const address of addresses) {
    const p = await call(P, "platform.getBalance", { addresses: [`P-${address}`] });
    if (Object.keys(p.balances).length > 0) balances.set(`p ${address}`, p.balances);
    const x = await call(X, "avm.getAllBalances", { address: `X-${address}` });
    const entries: [string, string][] = (x.balances ?? []).map(({ asset, balance }: Json) => [
      asset === "AVAX" ? source.assetId : asset,
      String(balance),
    ]);
    if (entries.length > 0) balances.set(`x ${address}`, Object.fromEntries(entries));
  }
  return balances;
}

/** An output that can be spent: the chain that has it and the one that made it, the owner, and the output. */
type Spendable = readonly [on: string, from: string, address: string, output: string];

const inOrder = (outputs: readonly Spendable[]): string[] => outputs.map((one) => one.join(" ")).sort();

/** Unspent outputs of the files, those under way between chains too. */
export async function unspentIn({ folder, duck, source }: Judged): Promise<string[]> {
  const names: Record<string, string> = { [P_ID]: "P", [source.xChainId]: "X", [source.cChainId]: "C" };
  const rows = await duck.ask(`
    select u.* from read_parquet('${folder}/utxos/*/*/*/*.parquet', hive_partitioning = true) u
    where u.address is not null
      and not exists (from read_parquet('${folder}/spends/*/*/*.parquet') s where s.utxo_id = u.utxo_id)
      and not (u.staked and exists (from read_parquet('${folder}/stakers/*/*.parquet') t
        where t.transaction_hash = u.transaction_hash and t.reward_block_index is null))`);
  return inOrder(
    rows.map((row): Spendable => {
      const { consumed_on: on, created_on: from, address, transaction_hash: tx, output_index: index } = row;
      const amount = row.output_type === "TransferOutput" || row.output_type === "LockOut" ? row.amount : "";
      return [
        names[String(on)] ?? "?",
        names[String(from)] ?? "?",
        String(address),
        `${tx}:${index} ${row.asset_id} ${amount} ${row.threshold}`,
      ];
    }),
  );
}

const MAX_PAGE = 1_024;

/** The outputs that the node lists for addresses on each chain, from each chain. */
export async function unspentOf({ call }: Judged, addresses: readonly string[]): Promise<string[]> {
  const outputs: Spendable[] = [];
  const chains = [
    { on: "P", path: P, method: "platform.getUTXOs", from: ["P", "X", "C"] },
    { on: "X", path: X, method: "avm.getUTXOs", from: ["X", "P", "C"] },
    { on: "C", path: C, method: "avax.getUTXOs", from: ["P", "X"] },
  ];
  for (const address of addresses)
    for (const { on, path, method, from } of chains)
      for (const source of from) {
        const { utxos = [] } = await call(path, method, {
          addresses: [`${on}-${address}`],
          limit: MAX_PAGE,
          encoding: "hex",
          ...(source !== on && { sourceChain: source }),
        });
        if (utxos.length >= MAX_PAGE) throw new Error(`${address} has more outputs than a page`);
        for (const hex of new Set<string>(utxos)) outputs.push([on, source, address, describe(hex)]);
      }
  return inOrder(outputs);
}

/** Codec types 21 and 22 of the P-Chain stand for a lock; what is locked follows its time. */
function describe(hex: string): string {
  const bytes = decodeHex(hex);
  // Version, transaction, index and asset take 70 bytes; then comes the type of the output.
  const [, , , type] = bytes.subarray(70, 74);
  const isLock = type === 22;
  const plain = isLock ? new Uint8Array([...bytes.subarray(0, 70), ...bytes.subarray(82)]) : bytes;
  const { txId, outputIndex, assetId, output } = decodeUtxo(plain);
  const amount = "amount" in output ? output.amount : "";
  const threshold = "threshold" in output ? output.threshold : 0;
  return `${encodeCb58(txId)}:${outputIndex} ${encodeCb58(assetId)} ${amount} ${threshold}`;
}

/** Current validators in the form that both have. */
type Validator = readonly [
  txId: string,
  nodeId: string,
  weight: string,
  start: number,
  end: number,
  reward: string,
];

const sorted = (validators: readonly Validator[]): string[] => validators.map((one) => one.join(" ")).sort();

export async function validatorsIn(judged: Judged): Promise<string[]> {
  const statement = (await guide("validators", judged)).replace(/;\s*$/, "");
  const rows = await judged.duck.ask(
    `select *, epoch(start_time)::bigint as start, epoch(end_time)::bigint as "end" from (${statement})`,
  );
  return sorted(
    rows.map(
      (row): Validator => [
        String(row.transaction_hash),
        String(row.node_id),
        String(row.weight),
        Number(row.start),
        Number(row.end),
        String(row.potential_reward),
      ],
    ),
  );
}

export async function validatorsOf({ call }: Judged): Promise<string[]> {
  const { validators } = await call(P, "platform.getCurrentValidators");
  return sorted(
    validators.map(
      ({ txID, nodeID, weight, startTime, endTime, potentialReward }: Json): Validator => [
        txID,
        nodeID,
        String(weight),
        Number(startTime),
        Number(endTime),
        String(potentialReward),
      ],
    ),
  );
}
