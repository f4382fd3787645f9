/** A listing of the service as a table whose pages are loaded as they are needed, or why it could not be loaded. */
import type { PageQueryOptions } from "@primary-network/query";
import { Fault } from "./loaded.tsx";
import { usePages } from "./pages.ts";
import { Table, type TableProps } from "./table.tsx";

interface Props<Item, Extra> extends Omit<TableProps<Item>, "rows" | "more"> {
  readonly of: PageQueryOptions<Item, Extra>;
}

export function Listing<Item, Extra>({ of, ...table }: Props<Item, Extra>) {
  const { items, more, query } = usePages(of);
  if (query.error) return <Fault error={query.error} retry={() => void query.refetch()} />;
  return <Table {...table} rows={items} more={more} />;
}
