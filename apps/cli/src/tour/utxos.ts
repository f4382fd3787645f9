/** Tour step: UTXOs of an address that receives staking rewards. */
import { table } from "../terminal/table.ts";
import { formatAvax } from "./amount.ts";
import type { Guide } from "./guide.ts";

/** Takes the reward address of a delegation and lists its largest unspent outputs. */
export async function showUtxos({ data, print, signal }: Guide): Promise<void> {
  const delegators = await data.delegators.list({ pageSize: 1 }, { signal });
  const address = delegators.items[0]?.rewardAddresses[0];
  if (!address) return print("  This network has no delegations.");
  const page = await data.utxos.list(
    {
      blockchainId: "p-chain",
      addresses: [address],
      sortBy: "amount",
      sortOrder: "desc",
      pageSize: 5,
    },
    { signal },
  );
  print(`  ${address}\n`);
  print(
    table(
      ["utxo", "AVAX", "type", "transaction"],
      page.items.map((utxo) => [utxo.utxoId, formatAvax(utxo.asset.amount), utxo.utxoType, utxo.txHash]),
      20,
    ),
  );
}
