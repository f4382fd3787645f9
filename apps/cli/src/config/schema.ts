/**
 * The schema of the configuration file of `serve` and `index`. The JSON schema for editors is generated from it.
 */

import { LEVELS } from "@primary-network/devnet/parts";
import * as v from "valibot";
import { defaultPrivileges, privileges } from "./access.ts";
import { exportFields } from "./exports.ts";
import { described } from "./json-schema.ts";
import { listen, shutdown, streams } from "./listen.ts";
import { database } from "./location.ts";
import { networks } from "./networks.ts";
import { maxSecondsBehind, nfts, prices, usage } from "./records.ts";
import { boolean, fields, integer, list, oneOf, text } from "./rules.ts";

/** Schema of the file. Ranges of the service's options repeat the service's own checks. */
export const configSchema = fields({
  $schema: v.nullish(described(text, "URL of this file's JSON schema, for editors.")),
  networks: described(networks, "Networks to index and serve, by the name of each.", {
    example: { fuji: { nodeUrl: "http://127.0.0.1:9650" } },
  }),
  database: v.nullish(
    described(
      database,
      "Location of the index: either url or dataDir. The environment variable DATABASE_URL overrides it.",
      { example: { dataDir: "data" } },
    ),
  ),
  migrate: v.nullish(
    described(
      boolean,
      "Migrates a database with an older layout when it opens it. If false, the service refuses to start " +
        'until "primary-network migrate" has run.',
      { default: true },
    ),
  ),
  listen: v.nullish(described(listen, "Addresses and ports.")),
  logLevel: v.nullish(described(oneOf(LEVELS), "Lowest level to log.", { default: "info" })),
  pollMs: v.nullish(
    described(integer(10, 60_000), "Milliseconds between polls for new blocks.", { default: 1_000 }),
  ),
  batchSize: v.nullish(
    described(integer(1, 1_024), "Blocks per transaction of the database.", { default: 256 }),
  ),
  indexWorkers: v.nullish(
    described(
      integer(0, 16),
      "Number of worker threads that read blocks of the P-, X- and C-Chain from their nodes and decode " +
        "the nodes' hex. With 0, the indexing thread does this itself.",
      { default: 0 },
    ),
  ),
  evmRanges: v.nullish(
    described(
      integer(1, 16),
      "Number of block ranges of an EVM chain that are read and written at the same time while the chain " +
        "is far behind its node. 1 indexes one block after another.",
      { default: 4 },
    ),
  ),
  maxSecondsBehind: v.nullish(
    described(
      maxSecondsBehind,
      "Greatest number of seconds since a chain's index was at its node's tip; beyond it, /readyz " +
        "reports the chain as not fresh. Use off for no limit, or a table by chain (p-chain, evm-43114, " +
        "fuji/p-chain) with default for the others.",
      { default: 60 },
    ),
  ),
  leaseMs: v.nullish(
    described(
      integer(1_000, 60_000),
      "Milliseconds until another process takes over the chains of an indexing process that shows no sign of life.",
      { default: 5_000 },
    ),
  ),
  shutdown: v.nullish(described(shutdown, "Times of the end of serve and index after SIGTERM or SIGINT.")),
  limits: v.nullish(
    described(
      oneOf(["public", "off"]),
      "Rate limits: the compute units of the public deployment (public), or none (off).",
      {
        default: "public",
      },
    ),
  ),
  apiKeyHeader: v.nullish(
    described(text, "Name of the header that carries the API key.", { default: "x-service-api-key" }),
  ),
  // Not nullish: an empty value would allow everything to everyone.
  anonymous: v.optional(
    described(list(oneOf(privileges)), "Privileges of callers without an API key. Use [] for none.", {
      default: defaultPrivileges,
    }),
  ),
  publicUrl: exportFields.publicUrl,
  requestTimeoutMs: v.nullish(
    described(integer(1, 600_000), "Milliseconds until a request gets 503.", {
      default: 30_000,
    }),
  ),
  compat: v.nullish(
    described(
      boolean,
      "Sends responses in the form that the hosted service's official clients read. The header " +
        "x-service-compat of a request overrides it.",
      { default: false },
    ),
  ),
  responseCacheBytes: v.nullish(
    described(
      integer(0, 2 ** 36),
      "Bytes of memory for compressed responses of later pages, which cannot change any more. 0 keeps none.",
      { default: 64 << 20 },
    ),
  ),
  statementTimeoutMs: v.nullish(
    described(
      integer(100, 600_000),
      "Milliseconds until a PostgreSQL statement ends and its request gets 503.",
      { default: 10_000 },
    ),
  ),
  exportDir: exportFields.exportDir,
  exports: exportFields.exports,
  nfts: v.nullish(described(nfts, "Metadata of NFTs.")),
  webhooks: v.nullish(
    described(
      oneOf(["public", "local", "off"]),
      "Callers who may have webhooks: public allows API keys, for hosts on the public internet; local " +
        "allows any caller, for any host; off allows nobody.",
      { default: "public" },
    ),
  ),
  streams: v.nullish(described(streams, "Greatest numbers of streams that a process serves at a time.")),
  usage: v.nullish(described(usage, "Requests to record, and how long to keep them.")),
  prices: v.nullish(
    described(prices, "Prices by EVM chain id, token (or native) and currency.", {
      example: { "43114": { native: { usd: "25.5" } } },
    }),
  ),
});
