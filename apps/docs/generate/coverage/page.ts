/** The coverage page of the site: one table for each group of hosted operations. */
import { CLIENTS } from "../../../../tools/shared/compat-outcomes.ts";
import { page, slug, table, text } from "../markdown.ts";
import type { Row } from "./rows.ts";

/** The groups, by the beginning of the operations' names; the first that fits counts. */
const GROUPS: readonly (readonly [title: string, prefix: RegExp])[] = [
  ["Primary Network", /^(dataPrimaryNetwork|avaxSupply|dataSignatureAggregator)/],
  ["EVM chains and NFTs", /^(dataEvm|dataNfts|listTransactionsV2)/],
  ["Interchain messages", /^(dataIcm|dataTeleporter)/],
  ["Metrics", /^metrics/],
  ["Webhooks", /^webhooks/],
  ["Exports, keys and health", /^data/],
];

const groupOf = ({ hosted }: Row) => GROUPS.find(([, prefix]) => prefix.test(hosted.name))?.[0];

const code = (value: string) => `\`${value}\``;

/** Parts of a cell, one below the other. */
const below = (parts: readonly string[]) => parts.filter((part) => part !== "").join("<br />");

/** The official clients that read it, or get the 501. */
function readers({ read, state }: Row): string {
  if (read === undefined) return "";
  const expected = state === "implemented" ? "read" : "501";
  return CLIENTS.filter((client) => read[client] === expected).join(", ");
}

/** The counterpart of an operation here: page, client method, and the reason for a 501. */
function ours({ state, own, call, reason }: Row): string {
  if (own === undefined) return state;
  const link = `[${code(own.id)}](/reference/${own.client}/${slug(own.id)}/)`;
  const method = call && [call.client, call.resource, call.method].filter(Boolean).join(".");
  return below([link, method ? code(method) : "", reason ? `501: ${text(reason)}` : ""]);
}

const countOf = (rows: readonly Row[], state: Row["state"]) =>
  rows.filter((row) => row.state === state).length;

/** The whole page. */
export function coveragePage(rows: readonly Row[]): string {
  const counts = {
    "are implemented": countOf(rows, "implemented"),
    "respond with 501 and the reason": countOf(rows, "not implemented"),
  };
  const shown = Object.entries(counts).filter(([, count]) => count > 0);
  return page(
    {
      title: "Coverage",
      description:
        "Every operation of the hosted data and metrics services, with the operation and the client method that you use here.",
      order: 25,
    },
    [
      `The hosted services have ${rows.length} operations: the ones that @avalanche-sdk/chainkit 0.3.13 calls, and one more from the documentation of the hosted data API. On a service of your own, ${shown.map(([what, count]) => `${count} ${count === 1 ? what.replace(/^are /, "is ").replace(/^respond /, "responds ") : what}`).join(", ")}. An operation here has the same method and path, so you only change the base URL of your client.`,
      "The last column names the official clients that read the response unchanged, from a service in `compat` mode. `pnpm compat` in the repository tests this on a local network, with every operation of chainkit, and with the operations of avacloud-sdk and glacier-sdk that have the same route.",
      ...GROUPS.flatMap(([title]) => {
        const group = rows.filter((row) => groupOf(row) === title);
        return group.length === 0
          ? []
          : [
              `## ${title}`,
              table(
                ["Hosted operation", "Here", "Official clients"],
                group.map((row) => [
                  below([code(row.hosted.name), code(`${row.hosted.method} ${row.hosted.path}`)]),
                  ours(row),
                  readers(row),
                ]),
              ),
            ];
      }),
    ],
  );
}
