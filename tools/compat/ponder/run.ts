/**
 * Counts the logs of a contract as Ponder indexes them, and as the node and our service show them, before
 * Helicon and with it. Usage, after the build:
 * `node --import tsx tools/compat/ponder/run.ts [--rpc-url <url> --key <hex>]`. With `--rpc-url` it runs once,
 * on any node's C-Chain, with the account of the key.
 */
import { parseArgs } from "node:util";
import { HELICON, withNetwork } from "../network.ts";
import { startCounters } from "./counts.ts";
import { deployEmitter, EMITTED } from "./emitter.ts";
import { startPonder } from "./project.ts";
import { installPonder } from "./versions.ts";

interface Chain {
  readonly rpcUrl: string;
  /** A phrase or a private key. */
  readonly signer: string;
  readonly serviceUrl?: string;
}

async function run(title: string, { rpcUrl, signer, serviceUrl }: Chain): Promise<void> {
  const emitter = await deployEmitter(rpcUrl, signer);
  const ponder = await startPonder(rpcUrl, emitter);
  const counters = serviceUrl === undefined ? undefined : await startCounters(serviceUrl, rpcUrl, emitter);
  const last = await emitter.run();
  const own = await counters?.end(EMITTED);
  const { indexed, height, complaints } = await ponder.end(last);
  console.log(`\n${title}: ${EMITTED} logs in the blocks ${emitter.from + 1} to ${last}`);
  console.log(`  Ponder indexed ${indexed}, up to block ${height ?? "unknown"}`);
  for (const [message, count] of Object.entries(complaints)) console.log(`    ${count} times: ${message}`);
  if (own === undefined) return;
  for (const [by, count] of Object.entries(own)) console.log(`  ${by.padEnd(8)} ${count}`);
  if (Object.values(own).some((count) => count !== EMITTED)) process.exitCode = 1;
}

const { values } = parseArgs({ options: { "rpc-url": { type: "string" }, key: { type: "string" } } });
installPonder();
if (values["rpc-url"] !== undefined) {
  await run(values["rpc-url"], { rpcUrl: values["rpc-url"], signer: values.key ?? "" });
} else {
  for (const [title, flags] of HELICON)
    await withNetwork(["--block-interval", "0", ...flags], async ({ nodeUrl, serviceUrl, phrase }) =>
      run(title, { rpcUrl: `${nodeUrl}/ext/bc/C/rpc`, signer: phrase, serviceUrl }),
    );
}
