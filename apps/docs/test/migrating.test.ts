/** The page about migrating names methods of ours that exist, and for each operation of the hosted service the one that calls it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as codec from "@primary-network/codec";
import { createDataClient } from "@primary-network/data";
import { createMetricsClient } from "@primary-network/metrics";
import { createPChainClient } from "@primary-network/pchain-rpc";
import { expect, test } from "vitest";
import { hostedOperations, ownOperations, routeOf } from "../../../tools/shared/hosted-operations.ts";
import { typedCalls } from "../../../tools/shared/typed-calls.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const page = readFileSync(join(ROOT, "apps/docs/src/content/docs/guides/migrating.mdx"), "utf8");

const baseUrl = "http://127.0.0.1:8080";
const clients: Readonly<Record<string, object>> = {
  data: createDataClient({ baseUrl }),
  metrics: createMetricsClient({ baseUrl }),
  pchain: createPChainClient({ baseUrl }),
};

/** Names between backticks. */
const namesIn = (cell = "") => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);

/** The rows of the tables whose second column has the given heading, as cells. */
const rowsBelow = (heading: string, section = page): string[][] =>
  [...section.matchAll(/^\|([^\n]*)\|\n\|[-|:]+\|\n((?:\|.*\n)+)/gm)]
    .filter(([, head = ""]) => head.split("|")[1]?.trim() === heading)
    .flatMap(([, , rows = ""]) => rows.trimEnd().split("\n"))
    .map((row) => row.split("|").slice(1, -1));

const sectionOf = (title: string) => page.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? "";

/** What a dotted name leads to, from the variable that holds the client. */
function follow(name: string): unknown {
  const [client = "", ...path] = name.split(".");
  return path.reduce<unknown>((owner, key) => Reflect.get(Object(owner), key), clients[client]);
}

const ours = rowsBelow("Ours")
  .flatMap(([, own]) => namesIn(own))
  .filter((name) => /^(?:data|metrics|pchain)\./.test(name));

test("the tables are read", () => expect(ours.length).toBeGreaterThan(200));

test.each([...new Set(ours)])("%s is a method", (name) => expect(follow(name)).toBeTypeOf("function"));

test("what the codec has, it exports", () => {
  const names = rowsBelow("Ours, in `@primary-network/codec`").flatMap(([, own]) => namesIn(own));
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !(name in codec))).toEqual([]);
});

/** By the route: the method of ours that makes the call. */
const methods = new Map(
  (["data", "metrics"] as const).flatMap((client) => {
    const calls = new Map(typedCalls(client, join(ROOT, "packages", client, "src")));
    return ownOperations()
      .filter((operation) => operation.client === client)
      .map((operation): [string, string] => {
        const call = calls.get(operation.id);
        return [routeOf(operation), `${client}.${call?.resource}.${call?.method}`];
      });
  }),
);

test("every method of chainkit stands beside the one of ours with the same route", () => {
  const rows = rowsBelow("Ours", sectionOf("avacloud-sdk and chainkit")).map(([theirs, own]) => [
    namesIn(theirs)[0],
    namesIn(own)[0],
  ]);
  const shown = Object.fromEntries(rows);
  /** `data.evm.blocks.get` is the function `dataEvmBlocksGet`. */
  const functionOf = (name: string) =>
    name.replaceAll(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());
  const byFunction = Object.fromEntries(Object.entries(shown).map(([name, own]) => [functionOf(name), own]));
  // The one operation that only the hosted service's own document names is no method of chainkit.
  const hosted = hostedOperations().filter(({ name }) => name !== "listTransactionsV2");
  expect(Object.fromEntries(hosted.map(({ name }) => [name, byFunction[name]]))).toEqual(
    Object.fromEntries(hosted.map((operation) => [operation.name, methods.get(routeOf(operation))])),
  );
});
