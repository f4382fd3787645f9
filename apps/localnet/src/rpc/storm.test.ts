/**
 * Calls drawn at random from the interface's description, good ones and broken ones: every response is a documented one,
 * and none ends the node.
 */
import { CodecError, encodeCb58, encodeHex, type JsonValue } from "@primary-network/codec";
import { encodeTx } from "@primary-network/codec/p";
import document from "@primary-network/pchain-rpc/openrpc.json" with { type: "json" };
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { rounds } from "../../../../tools/shared/rounds.ts";
import type { Pools } from "../../test/schema-value.ts";
import { type Draft, draftOf, goodCall, methods, mutation } from "../../test/storm/call.ts";
import { payment } from "../../test/storm/payment.ts";
import { createLocalnet, type Localnet } from "../index.ts";

const RUNS = rounds(100);

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const results = new Map<string, ValidateFunction>(
  methods.map(({ name, result }) => [
    name,
    ajv.compile({ ...result.schema, components: document.components }),
  ]),
);

let localnet: Localnet;
let pools: Pools;
beforeAll(async () => {
  localnet = await createLocalnet({ weeks: 2, validators: 6, delegators: 10 });
  const { accounts, state, blocks } = localnet;
  const ids = (list: readonly Uint8Array[]) => list.map((bytes) => encodeCb58(bytes));
  const unknown = ids([new Uint8Array(32), new Uint8Array(32).fill(7)]);
  const subnets = ids([...state.subnets.values()].map(({ subnetId }) => subnetId));
  const addresses = [
    ...Object.values(accounts).map(({ pAddress }) => pAddress),
    encodeCb58(new Uint8Array(20).fill(7)),
  ];
  const nodes = state.current.slice(0, 4).map(({ nodeId }) => `NodeID-${encodeCb58(nodeId)}`);
  const txIds = [...state.rewardUtxos.values()].flatMap((utxos) => utxos.slice(0, 1).map(({ txId }) => txId));
  pools = {
    addresses,
    subnetID: [...subnets, ...unknown],
    ids: [...subnets, ...unknown],
    nodeIDs: [...nodes, "NodeID-111111111111111111116DBWJs"],
    blockID: [...ids(blocks.slice(0, 4).map(({ blockId }) => blockId)), ...unknown],
    blockchainID: [...ids([localnet.cChainId, localnet.xChainId]), "P", "X", ...unknown],
    validationID: [
      ...ids([...state.l1Validators.values()].map(({ validationId }) => validationId)),
      ...unknown,
    ],
    txID: [...ids(txIds.slice(0, 5)), ...unknown],
    id: unknown,
    sourceChain: ["X", "C", ""],
    // A transaction that was taken before.
    tx: blocks
      .flatMap(({ block }) => ("txs" in block ? block.txs : []))
      .slice(0, 10)
      .map((tx) => encodeHex(encodeTx(tx))),
  };
});

async function send({ path, init }: Draft): Promise<{ status: number; text: string; label: string }> {
  const { body, ...bare } = init;
  const carries = body !== undefined && !["GET", "HEAD"].includes(init.method);
  const response = await localnet.fetch(new Request(`http://node${path}`, carries ? init : bare));
  const text = await response.text();
  const { status } = response;
  const label = `${init.method} ${path} ${String(init.body).slice(0, 500)}\n${status} ${text.slice(0, 500)}`;
  const documented = [200, 404, 405, 415];
  expect(documented, label).toContain(status);
  return { status, text, label };
}

/** What is wrong with a response's envelope; undefined when nothing is. */
function envelopeFault(text: string): string | undefined {
  const response: { [name: string]: JsonValue } = JSON.parse(text);
  if (response.jsonrpc !== "2.0" || !("id" in response)) return "no response of JSON-RPC 2.0";
  const { error } = response;
  if (error === undefined) return "result" in response ? undefined : "neither result nor error";
  if (typeof error !== "object" || error === null || Array.isArray(error)) return "the error is no object";
  if ("result" in response) return "both result and error";
  if (typeof error.message !== "string" || error.message === "") return "the error has no message";
  // The node's codes, and those of a validator that refuses to sign.
  return [-32_700, -32_600, -32_000].includes(Number(error.code)) || Number(error.code) > 0
    ? undefined
    : `code ${error.code}`;
}

test("valid calls return the described result or the node's error", async () => {
  await fc.assert(
    fc.asyncProperty(goodCall(pools), async (call) => {
      const { status, text, label } = await send(draftOf(call));
      expect(status, label).toBe(200);
      expect(envelopeFault(text), label).toBeUndefined();
      const { result, error } = JSON.parse(text);
      if (error !== undefined) {
        expect(error, label).toMatchObject({ code: -32_000, data: null });
        expect(error.message, label).not.toContain("can't find");
        return;
      }
      const validate = results.get(call.method);
      expect(validate?.(result), `${label}\n${ajv.errorsText(validate?.errors)}`).toBe(true);
    }),
    { numRuns: RUNS },
  );
});

test("invalid calls return documented responses", async () => {
  const broken = () => fc.tuple(goodCall(pools), fc.array(mutation, { minLength: 1, maxLength: 3 }));
  await fc.assert(
    fc.asyncProperty(broken(), async ([call, mutations]) => {
      const { status, text, label } = await send(
        mutations.reduce((draft, mutate) => mutate(draft), draftOf(call)),
      );
      // Notifications get no response; /ext/health and refusals of HTTP have other forms.
      if (status === 200 && text.startsWith('{"jsonrpc"')) expect(envelopeFault(text), label).toBeUndefined();
    }),
    { numRuns: RUNS },
  );
});

test("transactions of any form are accepted or refused, and a refused one changes nothing", async () => {
  await fc.assert(
    fc.asyncProperty(payment(localnet), async (make) => {
      let bytes: Uint8Array;
      try {
        bytes = make();
      } catch (error) {
        // What has no bytes cannot be sent.
        fc.pre(!(error instanceof CodecError));
        throw error;
      }
      const height = localnet.blocks.length;
      const params = { tx: encodeHex(bytes), encoding: "hex" };
      const call = { method: "platform.issueTx", jsonrpc: "2.0", id: 1, params };
      const { text, label } = await send(draftOf(call));
      expect(envelopeFault(text), label).toBeUndefined();
      expect(localnet.blocks.length - height, label).toBe("result" in JSON.parse(text) ? 1 : 0);
    }),
    { numRuns: RUNS },
  );
});
