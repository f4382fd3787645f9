/** The global fetch with the next page always under way: what no reader of a chain of page tokens can beat. */
import type { SubjectClient } from "../client.ts";
import { pageUrl, type ValidatorsResponse } from "../requests.ts";

export async function connect(baseUrl: string): Promise<SubjectClient> {
  const get = (pageToken?: string): Promise<ValidatorsResponse> =>
    fetch(pageUrl(baseUrl, pageToken)).then((response) => response.json());
  return {
    async walk(onPage) {
      let coming: Promise<ValidatorsResponse> | undefined = get();
      while (coming) {
        const { validators, nextPageToken }: ValidatorsResponse = await coming;
        coming = nextPageToken ? get(nextPageToken) : undefined;
        await onPage(validators);
      }
    },
  };
}
