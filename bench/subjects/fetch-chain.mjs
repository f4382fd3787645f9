/** The global fetch with the next page always under way: what no reader of a chain of page tokens can beat. */
import { pageUrl } from "../requests.mjs";

export async function connect(baseUrl) {
  const get = (pageToken) => fetch(pageUrl(baseUrl, pageToken)).then((response) => response.json());
  return {
    async walk(onPage) {
      let coming = get();
      while (coming) {
        const { validators, nextPageToken } = await coming;
        coming = nextPageToken ? get(nextPageToken) : undefined;
        await onPage(validators);
      }
    },
  };
}
