import { expect, test } from "vitest";
import { clusterText, ofOneWorker, onCluster } from "./cluster-text.ts";

/** What PostgreSQL sees of a text. */
const withoutComments = (text: string): string => text.replace(/\/\*.*?\*\//gs, "");

test.each([
  ["a condition", `true ${ofOneWorker("$1::bigint")}`, "true ", "true and t.chain = any(array[$1::bigint])"],
  [
    "a replacement",
    `select ${onCluster("null", "x.hash")} from p`,
    "select x.hash from p",
    "select null from p",
  ],
  ["something left out", `p ${onCluster("", "left join\n evm_tx x")};`, "p left join\n evm_tx x;", "p ;"],
  ["several", `${onCluster("a", "b")} ${onCluster("c", "d")}`, "b d", "a c"],
  ["none", "select $1", "select $1", "select $1"],
])("%s is one text for PostgreSQL and another for a cluster", (_, text, plain, cluster) => {
  expect(withoutComments(text)).toBe(plain);
  expect(clusterText(text)).toBe(cluster);
});
