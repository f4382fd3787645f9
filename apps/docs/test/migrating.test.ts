/** The page about migrating has, for each operation of the hosted service, the method of ours that calls it (see guides.test.ts). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as codec from "@primary-network/codec";
import * as pChain from "@primary-network/codec/p";
import * as wallet from "@primary-network/wallet";
import { expect, test } from "vitest";
import { hostedOperations, ownOperations, routeOf } from "../../../tools/shared/hosted-operations.ts";
import { typedCalls } from "../../../tools/shared/typed-calls.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const page = readFileSync(join(ROOT, "apps/docs/src/content/docs/guides/migrating.mdx"), "utf8");

/** Names between backticks. */
const namesIn = (cell = "") => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);

/** The rows of the tables whose second column has the given heading, as cells. */
const rowsBelow = (heading: string, section = page): string[][] =>
  [...section.matchAll(/^\|([^\n]*)\|\n\|[-|:]+\|\n((?:\|.*\n)+)/gm)]
    .filter(([, head = ""]) => head.split("|")[1]?.trim() === heading)
    .flatMap(([, , rows = ""]) => rows.trimEnd().split("\n"))
    .map((row) => row.split("|").slice(1, -1));

const sectionOf = (title: string) => page.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? "";

test("what the codec has, it exports", () => {
  const names = rowsBelow("Ours, in `@primary-network/codec`").flatMap(([, own]) => namesIn(own));
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !(name in codec || name in pChain))).toEqual([]);
});

test("every builder of the wallet kit that others have is named, and no other one", () => {
  const named = rowsBelow("@avalanche-sdk/client", sectionOf("Builders")).flatMap((cells) =>
    namesIn(cells[2]),
  );
  const builders = Object.entries(wallet.build).flatMap(([chain, functions]) =>
    Object.keys(functions).map((name) => `build.${chain}.${name}`),
  );
  const isOurs = (name: string) =>
    /^build\.x\.(createAsset|mint|transferNft|burn)/.test(name) || name === "build.p.consolidate";
  expect(named.filter((name) => name.startsWith("build.")).sort()).toEqual(
    builders.filter((name) => !isOurs(name)).sort(),
  );
  expect(named.filter((name) => !name.startsWith("build.") && !(name in wallet))).toEqual([]);
});

/** By the route: the method of ours that makes the call. */
const methods = new Map(
  (["data", "metrics"] as const).flatMap((client) => {
    const calls = new Map(typedCalls(client));
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
