/** A listing of the service as a table whose pages are loaded as they are needed and whose new items may come by a stream, or why it could not be loaded. */
import type { PageQueryOptions } from "@primary-network/query";
import { countText } from "../format/count.ts";
import { type ItemStream, useStreamedItems } from "../state/live/use-streamed-items.ts";
import { Fault } from "./loaded.tsx";
import { usePages } from "./pages.ts";
import { Table, type TableProps } from "./table.tsx";

interface Props<Item, Extra> extends Omit<TableProps<Item>, "rows" | "more"> {
  readonly of: PageQueryOptions<Item, Extra>;
  /** Where new items come from; without it the listing is loaded again when a chain has new blocks. */
  readonly stream?: ItemStream<Item> | undefined;
}

export function Listing<Item, Extra>({ of, stream, ...table }: Props<Item, Extra>) {
  const { items, more, query } = usePages(of);
  const { held, show } = useStreamedItems(of, table.keyOf, stream);
  if (query.error) return <Fault error={query.error} retry={() => void query.refetch()} />;
  const toTop = () => {
    scrollTo(0, 0);
    show();
  };
  return (
    <>
      <Table {...table} rows={items} more={more} />
      {held > 0 && (
        <button type="button" className="held" onClick={toTop}>
          Show {countText(held, "new one")}
        </button>
      )}
    </>
  );
}
