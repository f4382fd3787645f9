/** What every consumer does with the published packages, the same file on every runtime: prints `ok <name>` per behaviour or throws. */
import { decodeCb58, decodeHex, encodeCb58, encodeHex, parseAddress, parseId } from "@primary-network/codec";
import { blockId, decodeBlock, encodeBlock } from "@primary-network/codec/p";
import { PrimaryNetworkError, parseJson, printJson } from "@primary-network/core";
import { createDataClient, NotFoundError } from "@primary-network/data";
import { createMetricsClient } from "@primary-network/metrics";
import { createPChainClient, RpcError } from "@primary-network/pchain-rpc";
import {
  build,
  createWalletNode,
  decodeCoin,
  explain,
  missingSignatures,
  privateKeySigner,
  readCoins,
  readContext,
  sign,
  signedTransaction,
} from "@primary-network/wallet";

/**
 * @typedef {object} Addresses
 * @property {string} service Data service of the dev command.
 * @property {string} node Node of the dev command.
 * @property {string} scripted Scripted server, with the consumer's name as path.
 */

/** @type {Readonly<Record<string, (addresses: Addresses) => Promise<void>>>} */
const behaviours = {
  "list-page": async ({ service }) => {
    const page = await createDataClient({ baseUrl: service, network: "fuji" }).subnets.list({ pageSize: 2 });
    equal(page.items.length, 2);
    equal(typeof page.nextPageToken, "string");
    equal(typeof page.items[0]?.subnetId, "string");
  },

  "walk-pages": async ({ service }) => {
    const { validators } = createDataClient({ baseUrl: service, network: "fuji" });
    // Validators that have ended stay so: each of one large page must come again in the walk over small ones.
    const whole = await validators.list({ validationStatus: "completed", pageSize: 100 });
    const walked = new Set();
    let pages = 0;
    let items = 0;
    for await (const page of validators.list({ validationStatus: "completed", pageSize: 5 }).pages()) {
      pages += 1;
      items += page.items.length;
      for (const { txHash } of page.items) walked.add(txHash);
    }
    equal(pages >= 3, true);
    equal(walked.size, items);
    equal(
      whole.items.every(({ txHash }) => walked.has(txHash)),
      true,
    );
  },

  "metrics-pages": async ({ scripted }) => {
    const { averageTps } = createMetricsClient({ baseUrl: scripted });
    const values = [];
    for await (const { value } of averageTps.list({ chainId: "43112" })) values.push(value);
    equal(values.join(), "1.5,2.5,3.5");
  },

  "retried-503": async ({ scripted }) => {
    /** @type {unknown[]} */
    const statuses = [];
    const data = createDataClient({
      baseUrl: `${scripted}/unavailable-once`,
      network: "fuji",
      hooks: { "attempt:end": ({ status }) => statuses.push(status) },
    });
    const { items } = await data.subnets.list();
    equal(items.length, 1);
    equal(statuses.join(), "503,200");
  },

  "not-found-error": async ({ service }) => {
    const data = createDataClient({ baseUrl: service, network: "fuji" });
    const operationId = "5b7c3a6e-0000-4000-8000-000000000000";
    const error = await failure(data.operations.get({ operationId }));
    if (!(error instanceof NotFoundError)) throw error;
    equal(error.statusCode, 404);
    equal(error.message.includes(operationId), true);
    equal(error.attempts.length, 1);
    equal(error instanceof PrimaryNetworkError, true); // core's guard, of the same or of another copy
    equal(error instanceof RpcError, false);
  },

  "rpc-error": async ({ node }) => {
    const pchain = createPChainClient({ baseUrl: node });
    const error = await failure(pchain.getTx({ txID: encodeCb58(new Uint8Array(32)) }));
    if (!(error instanceof RpcError)) throw error;
    equal(error.code, -32000);
    equal(error.operation, "getTx");
    equal(error instanceof NotFoundError, false);
  },

  "exact-integers": async ({ scripted }) => {
    const data = createDataClient({ baseUrl: scripted, network: "fuji" });
    const { items } = await data.subnets.list();
    const ids = items[0]?.blockchains.map(({ evmChainId }) => evmChainId) ?? [];
    equal(ids.length, 4);
    equal(ids[0], 43114);
    equal(ids[1], 2n ** 63n - 1n);
    equal(ids[2], 2n ** 64n - 1n);
    equal(ids[3], 10n ** 30n + 1n);
    equal(printJson(parseJson("[9223372036854775807]")), "[9223372036854775807]");
  },

  "decoded-block": async ({ node }) => {
    const pchain = createPChainClient({ baseUrl: node });
    const { block } = await pchain.getBlockByHeight({ height: 2, encoding: "hex" });
    if (typeof block !== "string") throw new Error("the node gave no hex");
    const bytes = decodeHex(block, { checksum: true });
    const decoded = decodeBlock(bytes);
    equal(decoded.height, 2n);
    equal(encodeBlock(decoded).join(), bytes.join());
    const id = encodeCb58(blockId(bytes));
    equal(decodeCb58(id).length, 32);
    const again = await pchain.getBlock({ blockID: id, encoding: "hex" });
    equal(again.block, block);
  },

  "signed-payment": async ({ node }) => {
    const wallet = createWalletNode({ baseUrl: node });
    const context = await readContext(wallet);
    const signer = privateKeySigner(new Uint8Array(32).fill(7));
    const from = signer.address({ networkId: context.networkId, chain: "P" });
    // A made-up output, so that every consumer signs the same bytes and none spends.
    const hex = `0x0000${"07".repeat(32)}00000000${encodeHex(parseId(context.avaxAssetId), { checksum: false }).slice(2)}`;
    const amount = "00000007000000003b9aca00000000000000000000000001";
    const owner = `00000001${encodeHex(parseAddress(from).bytes, { checksum: false }).slice(2)}`;
    const coin = decodeCoin(hex + amount + owner, { chain: "P" });
    const document = build.p.base({ from, payments: [{ to: from, amount: 1_000n }] }, [coin], context);
    equal(explain(document).missing.join(), from);
    const signed = JSON.parse(JSON.stringify(await sign(document, signer)));
    equal(missingSignatures(signed).length, 0);
    equal(signedTransaction(signed).id.length > 40, true);
    equal((await readCoins(wallet, { chain: "P", addresses: [from] })).length, 0);
  },
};

/**
 * Does everything, in order.
 *
 * @param {Addresses} addresses
 * @param {(line: string) => void} print
 */
export async function behave(addresses, print) {
  for (const [name, behaviour] of Object.entries(behaviours)) {
    try {
      await behaviour(addresses);
    } catch (cause) {
      throw new Error(`${name}: ${cause}`, { cause });
    }
    print(`ok ${name}`);
  }
}

/**
 * @param {unknown} got
 * @param {unknown} want
 */
function equal(got, want) {
  if (!Object.is(got, want)) throw new Error(`got ${typeof got} ${got}, want ${typeof want} ${want}`);
}

/**
 * What a call fails with.
 *
 * @param {Promise<unknown>} call
 */
async function failure(call) {
  /** @type {unknown} */
  let error;
  await call.then(
    () => {
      throw new Error("it did not fail");
    },
    (reason) => {
      error = reason;
    },
  );
  return error;
}
