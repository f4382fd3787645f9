/** Reads page after page for the subjects that have no pager of their own. */

/** Calls `onPage` with the items of every page; asks for a page only when the work on the one before it is done. */
export async function walkPages(page, onPage) {
  let pageToken;
  do {
    const { items, nextPageToken } = await page(pageToken);
    await onPage(items);
    pageToken = nextPageToken;
  } while (pageToken);
}
