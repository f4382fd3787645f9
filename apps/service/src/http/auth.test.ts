/** Who may ask what: a table of callers and operations. */

import { expect, test } from "vitest";
import type { HttpError } from "../api/request/http-error.ts";
import type { ApiKey, Privilege } from "../domain/access.ts";
import { hashSecretKey, newSecretKey } from "../domain/secret-key.ts";
import { Access } from "./auth.ts";
import { specOperations } from "./spec.ts";

const operations = new Map(specOperations.map((operation) => [operation.id, operation]));
const secrets = {
  all: newSecretKey(),
  reader: newSecretKey(),
  exporter: newSecretKey(),
  revoked: newSecretKey(),
  stranger: newSecretKey(),
};
const key = (id: string, privileges: Privilege[], revokedAt: number | null = null): ApiKey => ({
  id,
  name: id,
  tier: "free",
  privileges,
  createdAt: 1,
  revokedAt,
});
const kept = new Map<string, ApiKey>([
  [await hashSecretKey(secrets.all), key("key_all", ["data", "operations", "reindex"])],
  [await hashSecretKey(secrets.reader), key("key_reader", ["data"])],
  [await hashSecretKey(secrets.exporter), key("key_exporter", ["operations"])],
  [await hashSecretKey(secrets.revoked), key("key_revoked", ["data", "operations", "reindex"], 5)],
]);
const find = async (hash: string) => kept.get(hash);

const NEEDED = /^\w+ needs an API key in the header x-service-api-key$/;
const UNKNOWN = "the API key in the header x-service-api-key is not known";
const all: Privilege[] = ["data", "operations", "reindex"];

const table: [
  operation: string,
  header: string | undefined,
  anonymous: Privilege[],
  want: string | undefined | [status: number, message: string | RegExp],
][] = [
  ["listValidators", undefined, all, undefined],
  ["exportTransactions", undefined, all, undefined],
  ["exportTransactions", undefined, ["data"], [401, NEEDED]],
  ["getOperation", undefined, ["data"], [401, NEEDED]],
  ["reindexNft", undefined, ["data", "operations"], [401, NEEDED]],
  ["listValidators", undefined, [], [401, NEEDED]],
  ["listValidators", secrets.all, [], "key_all"],
  ["exportTransactions", secrets.all, [], "key_all"],
  ["reindexNft", secrets.all, [], "key_all"],
  ["listValidators", secrets.reader, all, "key_reader"],
  ["aggregateSignatures", secrets.reader, all, "key_reader"],
  ["exportTransactions", secrets.reader, all, [403, /key_reader .* lacks the privilege operations$/]],
  ["getOperation", secrets.reader, all, [403, /lacks the privilege operations$/]],
  ["reindexNft", secrets.reader, all, [403, /lacks the privilege reindex$/]],
  ["exportTransactions", secrets.exporter, [], "key_exporter"],
  ["getOperation", secrets.exporter, [], "key_exporter"],
  ["listValidators", secrets.exporter, all, [403, /lacks the privilege data$/]],
  ["listValidators", secrets.revoked, all, [401, "the API key key_revoked has been revoked"]],
  ["listValidators", secrets.stranger, all, [401, UNKNOWN]],
  ["listValidators", "", all, [401, UNKNOWN]],
  ["listValidators", "pn_", all, [401, UNKNOWN]],
  ["listValidators", `${secrets.all}, ${secrets.all}`, all, [401, UNKNOWN]],
  ["listValidators", secrets.all.toUpperCase(), all, [401, UNKNOWN]],
  ["listValidators", "' or 1=1 --", all, [401, UNKNOWN]],
  ["listValidators", "x".repeat(8_000), all, [401, UNKNOWN]],
  ["getHealth", undefined, [], undefined],
  ["getLiveness", secrets.stranger, [], undefined],
  ["getStatus", undefined, [], [401, NEEDED]],
  ["listAverageTps", undefined, [], undefined],
  ["listAverageTps", secrets.stranger, [], undefined],
  ["listAverageTps", secrets.revoked, [], undefined],
];

test.each(table)("%s with key %s when anonymous callers may %j", async (id, header, anonymous, want) => {
  const operation = operations.get(id);
  if (!operation) throw new Error(`no operation ${id}`);
  const access = new Access({ find }, { apiKeyHeader: "x-service-api-key", anonymous });
  const headers = new Headers(header === undefined ? {} : { "x-service-api-key": header });
  if (!Array.isArray(want)) {
    expect((await access.admit(operation, headers))?.id).toBe(want);
    return;
  }
  const [status, message] = want;
  const error: HttpError = await access.admit(operation, headers).then(
    () => Promise.reject(new Error("was admitted")),
    (refusal) => refusal,
  );
  expect(error.status).toBe(status);
  if (typeof message === "string") expect(error.message).toBe(message);
  else expect(error.message).toMatch(message);
  expect(error.headers["www-authenticate"] !== undefined).toBe(status === 401);
  if (header) expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain(header);
});

test("reads the key from the configured header", async () => {
  const operation = operations.get("listValidators");
  if (!operation) throw new Error("no operation");
  const access = new Access({ find }, { apiKeyHeader: "x-other", anonymous: [] });
  expect((await access.admit(operation, new Headers({ "x-other": secrets.all })))?.id).toBe("key_all");
  await expect(access.admit(operation, new Headers({ "x-service-api-key": secrets.all }))).rejects.toThrow(
    "listValidators needs an API key in the header x-other",
  );
});

const OWN = "x-service-api-key";
const THEIRS = "x-glacier-api-key";

test.each<{
  given: Record<string, string>;
  asHosted: boolean;
  want: string | [status: number, message: string];
}>([
  { given: { [OWN]: secrets.all }, asHosted: true, want: "key_all" },
  { given: { [THEIRS]: secrets.all }, asHosted: true, want: "key_all" },
  { given: { [OWN]: secrets.all, [THEIRS]: secrets.all }, asHosted: true, want: "key_all" },
  { given: { [OWN]: secrets.all, [THEIRS]: secrets.reader }, asHosted: false, want: "key_all" },
  {
    given: { [THEIRS]: secrets.all },
    asHosted: false,
    want: [401, `listValidators needs an API key in the header ${OWN}`],
  },
  {
    given: {},
    asHosted: true,
    want: [401, `listValidators needs an API key in the header ${OWN} or ${THEIRS}`],
  },
  {
    given: { [THEIRS]: secrets.stranger },
    asHosted: true,
    want: [401, `the API key in the header ${THEIRS} is not known`],
  },
  {
    given: { [THEIRS]: "" },
    asHosted: true,
    want: [401, `the API key in the header ${THEIRS} is not known`],
  },
  {
    given: { [OWN]: secrets.all, [THEIRS]: secrets.reader },
    asHosted: true,
    want: [400, `the headers ${OWN} and ${THEIRS} hold different API keys`],
  },
])("the official clients' header holds a key where they are served: $given, $asHosted", async (row) => {
  const { given, asHosted, want } = row;
  const operation = operations.get("listValidators");
  if (!operation) throw new Error("no operation");
  const access = new Access({ find }, { apiKeyHeader: OWN, anonymous: [] });
  const admitted = access.admit(operation, new Headers(given), asHosted).then(
    (kept) => kept?.id,
    ({ status, message }: HttpError) => [status, message],
  );
  expect(await admitted).toEqual(want);
});
