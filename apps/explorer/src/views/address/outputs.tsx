/** The outputs of an address on a chain. */
import type { PrimaryChain, Utxo } from "@primary-network/data";
import { amountText } from "../../format/amount.ts";
import { Asset } from "../../parts/asset.tsx";
import { amountTrack } from "../../parts/columns.tsx";
import { TransactionLink } from "../../parts/links.tsx";
import { Listing } from "../../parts/listing.tsx";
import { sorted, sortOrderOf, useOrder } from "../../parts/sorted.tsx";
import type { Column } from "../../parts/table.tsx";
import { Time } from "../../parts/time.tsx";
import { useExplored } from "../../state/network.tsx";

const lockOf = (utxo: Utxo): number => {
  const locks = ["platformLocktime", "stakeableLocktime", "locktime"].map((name) =>
    Number(Object(utxo)[name] ?? 0),
  );
  return Math.max(0, ...locks);
};
const madeBy = (utxo: Utxo) => ("txHash" in utxo ? utxo.txHash : utxo.creationTxHash);
const signersOf = (utxo: Utxo) => `${utxo.threshold ?? 1} of ${utxo.addresses.length}`;

const columns = (chain: PrimaryChain): readonly Column<Utxo>[] => [
  {
    name: "Amount",
    isNumber: true,
    width: amountTrack(9, 1.2),
    cell: ({ asset }) => <Asset of={asset} digits={9} />,
    text: ({ asset }) => amountText(asset.amount, asset.denomination, asset.denomination),
  },
  { name: "Asset", width: "8rem", cell: ({ asset }) => asset.name, text: ({ asset }) => asset.assetId },
  {
    name: "Kind",
    cell: (utxo) =>
      "staked" in utxo && utxo.staked ? "staked" : "utxoType" in utxo ? utxo.utxoType.toLowerCase() : "",
    text: (utxo) => ("utxoType" in utxo ? utxo.utxoType : ""),
  },
  {
    name: "Lock",
    cell: (utxo) => (lockOf(utxo) > 0 ? <Time at={lockOf(utxo)} /> : "none"),
    text: (utxo) => String(lockOf(utxo)),
  },
  { name: "Signers", width: "6rem", cell: signersOf, text: signersOf },
  {
    name: "Created in",
    width: "minmax(11rem, 3.4fr)",
    cell: (utxo) => <TransactionLink chain={chain} txHash={madeBy(utxo)} />,
    text: madeBy,
  },
];

/** Columns by which the service sorts: transactions stand by their time. */
const KEYS = { Amount: "amount", "Created in": "timestamp" } as const;

export function Outputs({ address, chain }: { address: string; chain: PrimaryChain }) {
  const { queries } = useExplored();
  const order = useOrder();
  return (
    <Listing
      of={queries.utxos.list({
        blockchainId: chain,
        addresses: address,
        pageSize: 100,
        ...(order.sort === "amount" && { sortBy: order.sort }),
        ...sortOrderOf(order),
      })}
      name="outputs"
      columns={sorted(columns(chain), KEYS, "timestamp", order)}
      keyOf={({ utxoId }) => utxoId}
      empty="No unspent outputs on this chain."
    />
  );
}
