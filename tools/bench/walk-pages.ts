/** Reads page after page for the subjects that have no pager of their own. */

import type { OnPage } from "./client.ts";
import type { Page } from "./requests.ts";

/** Calls `onPage` with the items of every page; asks for a page only when the work on the one before it is done. */
export async function walkPages(page: (pageToken?: string) => Promise<Page>, onPage: OnPage): Promise<void> {
  let pageToken: string | undefined;
  do {
    const { items, nextPageToken } = await page(pageToken);
    await onPage(items);
    pageToken = nextPageToken;
  } while (pageToken);
}
