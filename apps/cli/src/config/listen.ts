/** Addresses, ports, streams and the end of the process, of the configuration. */
import * as v from "valibot";
import { described } from "./json-schema.ts";
import { boolean, fields, integer, list, text } from "./rules.ts";

const MAX_PORT = 65_535;

/** Addresses and ports. */
export const listen = fields({
  host: v.nullish(described(text, "Address of the data and metrics interfaces.", { default: "127.0.0.1" })),
  port: v.nullish(
    described(integer(0, MAX_PORT), "Port of the data and metrics interfaces; 0 lets the system choose.", {
      default: 8_080,
    }),
  ),
  adminHost: v.nullish(
    described(
      text,
      "Address of health and metrics. They report errors without authentication, so use loopback or a private network.",
      { default: "127.0.0.1" },
    ),
  ),
  adminPort: v.nullish(
    described(integer(0, MAX_PORT), "Port of health and metrics; 0 lets the system choose.", {
      default: 8_081,
    }),
  ),
  allowHosts: v.nullish(
    described(
      list(
        described(text, "A host name without a port, an IPv6 address in brackets, or *.", {
          example: "api.example.org",
        }),
      ),
      "Host names to accept in requests, besides loopback and the bound address. * accepts any.",
      { default: [] },
    ),
  ),
  explorer: v.nullish(
    described(boolean, "Serves the explorer at / of the service's port.", { default: true }),
  ),
  trustProxy: v.nullish(
    described(
      integer(0, 99),
      "Number of your own proxies in front of the service, whose X-Forwarded-For is used.",
      { default: 0 },
    ),
  ),
});

/** Limits of event streams. */
export const streams = fields({
  perCaller: v.nullish(
    described(
      integer(1, 100_000),
      "Number of streams of one caller, at most: an API key, or an address without a key.",
      { default: 10 },
    ),
  ),
  all: v.nullish(
    described(integer(1, 100_000), "Number of streams of all callers, at most.", { default: 1_000 }),
  ),
});

/** Times of the end of the process. */
export const shutdown = fields({
  delayMs: v.nullish(
    described(
      integer(0, 120_000),
      "Milliseconds from the signal until the process stops listening. /readyz responds with 503 from the signal on.",
      { default: 0 },
    ),
  ),
  graceMs: v.nullish(
    described(
      integer(0, 600_000),
      "Milliseconds for running requests to end, and then the same time for exports and blocks being written.",
      { default: 10_000 },
    ),
  ),
});
