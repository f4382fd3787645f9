/** The outputs of an address on a chain. */
import type { PrimaryChain, Utxo } from "@primary-network/data";
import { amountText } from "../../format/amount.ts";
import { Asset } from "../../parts/asset.tsx";
import { TransactionLink } from "../../parts/links.tsx";
import { Fault } from "../../parts/loaded.tsx";
import { usePages } from "../../parts/pages.ts";
import { type Column, Table } from "../../parts/table.tsx";
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
    width: "minmax(9rem, 1fr)",
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
    name: "Made by",
    width: "minmax(11rem, 1.5fr)",
    cell: (utxo) => <TransactionLink chain={chain} txHash={madeBy(utxo)} />,
    text: madeBy,
  },
];

export function Outputs({ address, chain }: { address: string; chain: PrimaryChain }) {
  const { queries } = useExplored();
  const { items, more, query } = usePages(
    queries.utxos.list({ blockchainId: chain, addresses: address, pageSize: 100 }),
  );
  if (query.error) return <Fault error={query.error} retry={() => void query.refetch()} />;
  return (
    <Table
      name="outputs"
      columns={columns(chain)}
      rows={items}
      keyOf={({ utxoId }) => utxoId}
      more={more}
      empty="It has no unspent output here."
    />
  );
}
