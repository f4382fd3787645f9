/** Calls every operation that chainkit and avacloud share with us, and walks all pages; the two have the same methods. */
import type { CallOf } from "../calls.ts";
import { hostedCall } from "./hosted-methods.ts";

/** A page that knows the next one, where the client has an iterator for the listing. */
interface Result extends Partial<AsyncIterable<{ readonly result: unknown }>> {
  readonly nextPageToken?: string;
}

/** The client's calls by our operations' ids. */
export function speakeasy(sdk: object, serverURL: string): CallOf {
  const options = { serverURL, retries: { strategy: "none" } };
  return (operation) => {
    const call = hostedCall(sdk, operation, "fuji");
    if (call === undefined) return undefined;
    return async (params) => {
      const ask = async (pageToken?: string) => {
        const argument = call.argumentOf({ ...params, ...(pageToken && { pageToken }) });
        const result = await (argument === undefined ? call.method(options) : call.method(argument, options));
        return result as Result | undefined; // of a listing, a page
      };
      let result = await ask();
      const pages: unknown[] = [];
      const iterate = result?.[Symbol.asyncIterator];
      if (iterate !== undefined) {
        for await (const page of { [Symbol.asyncIterator]: iterate.bind(result) }) pages.push(page.result);
        return pages;
      }
      // Listings for which the clients have no iterator are walked as their users must.
      pages.push(result);
      while (result?.nextPageToken) {
        result = await ask(result.nextPageToken);
        pages.push(result);
      }
      return pages;
    };
  };
}
