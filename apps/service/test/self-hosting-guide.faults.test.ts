/** The self-hosting guide's part on a real node, followed word by word against the recording of one, on PostgreSQL. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, inject, test } from "vitest";
import { fixturePath } from "../../../fixtures/fixture.ts";
import { findFreePorts } from "../../devnet/src/avalanchego/free-ports.ts";
import { listen } from "../../devnet/src/listen/listen.ts";
import { runScript, scriptOf, shellBlocks } from "../../docs/test/guide-steps.ts";
import { readNetworkRecord } from "../../realnet/src/record/network-record.ts";
import { callsOf, readQuestionRecord } from "../../realnet/src/record/question-record.ts";
import { RecordedNode } from "../../realnet/src/record/recorded-node.ts";
import { emptyDatabase } from "./harness.ts";

describe.skipIf(inject("postgres") === undefined)("one PostgreSQL (skipped on the embedded database)", () => {
  test("migrates, indexes, serves, and knows keys and its health", async () => {
    const packed = await readFile(fixturePath("realnet/network.jsonl.gz"));
    const record = readNetworkRecord(gunzipSync(packed).toString("utf8"));
    const questions = readQuestionRecord(await readFile(fixturePath("realnet/questions.jsonl"), "utf8"));
    const recorded = new RecordedNode({ ...record, calls: [...callsOf(questions), ...record.calls] });
    const folder = await mkdtemp(join(tmpdir(), "primary-network-guide-"));
    const node = await listen({
      name: "node",
      flag: "",
      host: "127.0.0.1",
      port: 0,
      fetch: recorded.fetch,
    });
    try {
      const genesis = join(folder, "genesis.json");
      await writeFile(genesis, JSON.stringify(record.network.genesis));
      const blocks = await shellBlocks("self-hosting");
      const [port = 0, admin = 0, indexAdmin = 0] = await findFreePorts(3);
      const { databaseUrl } = await emptyDatabase();
      if (databaseUrl === undefined) throw new Error("no PostgreSQL");
      const script = await scriptOf(
        blocks.filter((name) => name.includes("-node-")),
        {
          NODE_URL: node.url,
          GENESIS: genesis,
          EVM_CHAIN_ID: record.network.evmChainId,
          DATABASE_URL: databaseUrl,
          PORT: port,
          ADMIN_PORT: admin,
          INDEX_ADMIN_PORT: indexAdmin,
        },
      );
      const { exitCode, output, errors } = await runScript(script, folder);
      expect({ exitCode, errors }).toEqual({
        exitCode: 0,
        errors: expect.stringMatching(
          /^(Applying .*\n)+key_\w+ is explorer's: .*\nkey_\w+ of explorer is revoked\.\n$/,
        ),
      });
      expect(output).toMatch(/"validators":\[\{"txHash":"\w+","nodeId":"NodeID-/);
      expect(output).toMatch(/key_\w+ +explorer +growth +data,/);
      const metrics = await readFile(join(folder, "self-hosting-node", "metrics.txt"), "utf8");
      expect(metrics).toMatch(/^# TYPE /m);
      expect(recorded.missing).toEqual([]);
    } finally {
      await node.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
