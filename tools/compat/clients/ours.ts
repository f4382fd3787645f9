/** Our own data client, whose items the others' must equal in number. */
import { createDataClient } from "@primary-network/data";
import { createMetricsClient } from "@primary-network/metrics";
import { typedCalls } from "../../shared/typed-calls.ts";
import type { CallOf } from "../calls.ts";
import { methodAt } from "./by-name.ts";

const METHODS = new Map([...typedCalls("data"), ...typedCalls("metrics")]);

/** A listing of our client. */
interface Listing {
  pages(): AsyncIterable<{ readonly items: readonly unknown[] }>;
}

const isListing = (value: unknown): value is Listing =>
  typeof value === "object" && value !== null && "pages" in value && typeof value.pages === "function";

export function createCalls({ serviceUrl }: { readonly serviceUrl: string }): CallOf {
  const data = createDataClient({ baseUrl: serviceUrl, network: "fuji", deadlineMs: 120_000 });
  const metrics = createMetricsClient({ baseUrl: serviceUrl, deadlineMs: 120_000 });
  return (operation) => {
    const { client, resource, method: name } = METHODS.get(operation) ?? {};
    const method = methodAt(client === "metrics" ? metrics : data, `${resource}.${name}`);
    if (method === undefined) return undefined;
    return async (params) => {
      const result = method(params);
      if (!isListing(result)) return [await result];
      const pages: unknown[] = [];
      for await (const page of result.pages()) pages.push({ items: page.items });
      return pages;
    };
  };
}
