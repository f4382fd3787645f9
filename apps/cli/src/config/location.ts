/** Location of the database of the configuration. */
import * as v from "valibot";
import { databaseFields } from "./database.ts";
import { described, jsonOf, oneGiven, withJson } from "./json-schema.ts";
import { fields, secretUrl, text } from "./rules.ts";

/** URL of PostgreSQL, which messages never show. */
export const postgresUrl = secretUrl("a postgresql:// URL", /^postgres(ql)?:\/\//);

const locationFields = fields({
  url: v.nullish(
    described(postgresUrl, "URL of PostgreSQL 15 to 18. Several processes may share the database.", {
      example: "postgresql://service@127.0.0.1/service",
    }),
  ),
  readUrl: v.nullish(
    described(
      postgresUrl,
      "URL of a streaming replica of url, which serves listings. The environment variable " +
        "DATABASE_READ_URL overrides it.",
      { example: "postgresql://service@replica/service" },
    ),
  ),
  dataDir: v.nullish(
    described(text, "Folder of the embedded database, for one process at a time. Relative to this file.", {
      example: "data",
    }),
  ),
  ssl: databaseFields.ssl,
  pools: databaseFields.pools,
});

/** The database of the index. */
export const database = withJson(
  v.pipe(
    locationFields,
    v.check(
      (given) => (given.url === undefined) !== (given.dataDir === undefined),
      "must hold either url or dataDir",
    ),
    v.check(
      (given) => given.readUrl === undefined || given.url !== undefined,
      "must hold url where it holds readUrl",
    ),
  ),
  { ...jsonOf(locationFields), oneOf: oneGiven(["url", "dataDir"], "string") },
);
