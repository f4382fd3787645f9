/** Pools and TLS of the connections to PostgreSQL. */
import { resolve } from "node:path";
import { readRegularFile } from "@primary-network/devnet/parts";
import { messageOf } from "@primary-network/devnet/terminal";
import type { DatabaseSsl } from "@primary-network/service";
import * as v from "valibot";
import { described } from "./json-schema.ts";
import { boolean, fields, integer, text } from "./rules.ts";
import type { ConfigSource } from "./source.ts";

/** Defaults of a pool, in milliseconds except `max`. The service checks the same ranges as this file. */
interface PoolDefaults {
  readonly max: number;
  readonly connectMs: number;
  readonly lockMs: number;
  readonly idleInTransactionMs: number;
}

const bounds = ({ max, connectMs, lockMs, idleInTransactionMs }: PoolDefaults) => ({
  max: v.nullish(described(integer(1, 200), "Number of connections, at most.", { default: max })),
  connectMs: v.nullish(
    described(integer(100, 600_000), "Milliseconds to wait for a connection.", { default: connectMs }),
  ),
  lockMs: v.nullish(
    described(integer(100, 600_000), "Milliseconds that a statement waits for a lock.", { default: lockMs }),
  ),
  idleInTransactionMs: v.nullish(
    described(
      integer(1_000, 600_000),
      "Milliseconds without a statement after which the server ends a transaction and its connection.",
      { default: idleInTransactionMs },
    ),
  ),
  idleMs: v.nullish(
    described(integer(1_000, 3_600_000), "Milliseconds after which an unused connection is closed.", {
      default: 10_000,
    }),
  ),
});

const withStatements = (statementMs: number, defaults: PoolDefaults) => ({
  ...bounds(defaults),
  statementMs: v.nullish(
    described(integer(100, 3_600_000), "Milliseconds of one statement.", { default: statementMs }),
  ),
});

const api = { max: 8, connectMs: 5_000, lockMs: 2_000, idleInTransactionMs: 10_000 };
const index = { max: 6, connectMs: 30_000, lockMs: 30_000, idleInTransactionMs: 20_000 };
const jobs = { max: 4, connectMs: 60_000, lockMs: 10_000, idleInTransactionMs: 60_000 };

const pem = (description: string) => v.nullish(described(text, description, { example: "server-ca.pem" }));

/** The fields of `database` beside its location. */
export const databaseFields = {
  ssl: v.nullish(
    described(
      fields({
        ca: pem(
          "PEM file of the authority that signed the server's certificate. By default, the well-known authorities.",
        ),
        cert: pem("PEM file of this client's certificate, where the server asks for one."),
        key: pem("PEM file of this client's key."),
        verify: v.nullish(described(boolean, "Checks the server's certificate and name.", { default: true })),
      }),
      "Encryption of the connections to PostgreSQL. By default, the URL's sslmode decides. Paths are " +
        "relative to this file.",
    ),
  ),
  pools: v.nullish(
    described(
      fields({
        api: v.nullish(
          described(
            fields(bounds(api)),
            "Connections for requests. statementTimeoutMs limits their statements.",
          ),
        ),
        index: v.nullish(described(fields(withStatements(300_000, index)), "Connections for indexers.")),
        jobs: v.nullish(described(fields(withStatements(60_000, jobs)), "Connections for exports and NFTs.")),
      }),
      "Connections of this process to PostgreSQL. It opens two more, for health and for leases.",
    ),
  ),
};

/**
 * Reads the files that `database.ssl` names.
 *
 * @param config with paths in place of the texts
 * @throws CliError naming the field whose file cannot be read
 */
export async function readSsl(
  { verify, ...paths }: DatabaseSsl,
  source: ConfigSource,
  folder: string,
): Promise<DatabaseSsl> {
  const read = async ([name, path]: [string, string]) => {
    try {
      return [name, (await readRegularFile(resolve(folder, path))).toString("utf8")] as const;
    } catch (error) {
      throw source.error([{ path: ["database", "ssl", name], rule: `cannot be read: ${messageOf(error)}` }]);
    }
  };
  const texts = Object.fromEntries(await Promise.all(Object.entries(paths).map(read)));
  return { ...texts, ...(verify !== undefined && { verify }) };
}
