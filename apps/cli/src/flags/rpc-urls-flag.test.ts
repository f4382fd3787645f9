/** The flag of an EVM chain's JSON-RPC keeps each chain's URL as it is written. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { collectRpcUrls } from "./rpc-urls-flag.ts";

it("collects chains, whatever the URLs contain", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat()), fc.webUrl({ withQueryParameters: true }), (ids, url) => {
      const urls = ids.map((id) => [`evm-${id}`, `${url}#${id}=`] as const);
      const collected = urls.reduce<ReturnType<typeof collectRpcUrls>>(
        (before, [chain, its]) => collectRpcUrls(`${chain}=${its}`, before),
        {},
      );
      expect(collected).toEqual(Object.fromEntries(urls));
    }),
  );
});

it.each([
  ["", /Expected a chain and its URL/],
  ["http://127.0.0.1:9650", /Expected a chain and its URL/],
  ["43113=http://127.0.0.1:9650", /Expected a chain and its URL/],
  ["c-chain=http://127.0.0.1:9650", /Expected a chain and its URL/],
  ["evm-43113", /Expected a chain and its URL/],
  ["evm-43113=", /http:\/\/ or https/],
  ["evm-43113=ws://127.0.0.1", /http:\/\/ or https/],
  ["evm-1=http://127.0.0.1:9650", /evm-1 has a URL already/],
])("refuses %j", (text, why) => {
  expect(() => collectRpcUrls(text, { "evm-1": "http://localhost" })).toThrow(why);
});
