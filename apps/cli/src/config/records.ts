/** Records of requests, prices, NFTs and limits of freshness, of the configuration. */
import * as v from "valibot";
import { described, jsonOf, withJson } from "./json-schema.ts";
import { boolean, fields, httpUrl, integer, matching, oneOf, table } from "./rules.ts";

/** Records of requests. */
export const usage = fields({
  requests: v.nullish(
    described(
      oneOf(["keys", "local", "off"]),
      "Requests to record: keys records requests with an API key, and each key reads its own; local " +
        "records all, and any caller reads them; off records none.",
      { default: "keys" },
    ),
  ),
  logDays: v.nullish(described(integer(1, 90), "Number of days to keep each request.", { default: 7 })),
  countDays: v.nullish(
    described(integer(1, 3_650), "Number of days to keep the counts of each hour.", {
      default: 90,
    }),
  ),
  senders: v.nullish(
    described(boolean, "Keeps the IP address, host name and user agent of each request.", {
      default: false,
    }),
  ),
});

/** Prices by EVM chain id, token and currency. */
export const prices = table(
  "an EVM chain id",
  /^[1-9]\d{0,15}$/,
  table(
    "the address of a token, or native",
    /^(native|0x[0-9a-fA-F]{40})$/,
    table(
      "a currency in lower case, such as usd",
      /^[a-z]{3}$/,
      described(
        matching("a decimal number in quotes", /^\d{1,40}(\.\d{1,40})?$/),
        "Price of one token in the currency, as a decimal number in quotes.",
        { example: "25.5" },
      ),
    ),
  ),
);

/** Metadata of NFTs. */
export const nfts = fields({
  fetch: v.nullish(described(boolean, "Reads metadata of NFTs from the web.", { default: false })),
  ipfsGateway: v.nullish(
    described(httpUrl, "URL of the gateway for ipfs:// URIs.", { example: "https://ipfs.io/ipfs/" }),
  ),
});

const secondsBehind = withJson(
  v.union(
    [integer(1, 86_400), v.literal("off")],
    ({ input }) => `must be a whole number from 1 to 86400, or off, not ${JSON.stringify(input)}`,
  ),
  { anyOf: [jsonOf(integer(1, 86_400)), { enum: ["off"] }] },
);

const secondsBehindByChain = table(
  "a chain such as p-chain, evm-43114 or fuji/p-chain, or default",
  /^(default|((mainnet|fuji)\/)?([pxc]-chain|evm-[1-9]\d{0,15}))$/,
  secondsBehind,
);

/** Limits of freshness, by chain. */
export const maxSecondsBehind = withJson(
  v.union(
    [secondsBehind, secondsBehindByChain],
    "must be a whole number from 1 to 86400, off, or a table of these by chain and default",
  ),
  { anyOf: [jsonOf(integer(1, 86_400)), { enum: ["off"] }, jsonOf(secondsBehindByChain)] },
);
