/** Issuing and waiting: refusals by class, failed connections, and what is never sent twice. */
import { AbortError, DeadlineError, RpcError } from "@primary-network/core";
import { beforeAll, describe, expect, it, test } from "vitest";
import { readFixture } from "../../../fixtures/fixture.ts";
import {
  build,
  createWalletNode,
  issue,
  type RefusalReason,
  RefusedError,
  readState,
  reasonOf,
  type SigningDocument,
  sign,
  type WalletNode,
  waitForAcceptance,
} from "../src/index.ts";
import { LocalNode } from "./local-node.ts";

const AVAX = 1_000_000_000n;
let local: LocalNode;

beforeAll(async () => {
  local = await LocalNode.start({ weeks: 2, validators: 4, delegators: 0 });
});

async function payment(amount = AVAX): Promise<SigningDocument> {
  const [from, to] = [local.address("alice"), local.address("bob")];
  const coins = await local.coins(["alice"], "P");
  const document = build.p.base({ from, payments: [{ to, amount }] }, coins, await local.context());
  return await sign(document, local.signer("alice"));
}

/** A node whose connection fails around the calls of issueTx. */
function faulty(fail: (call: number, deliver: () => Promise<Response>) => Promise<Response>) {
  const sent: string[] = [];
  const node = createWalletNode({
    baseUrl: "http://node.invalid",
    fetch: async (url, init) => {
      const deliver = () => local.network.fetch(new Request(url, init));
      const { body } = init;
      if (!body?.includes("issueTx")) return await deliver();
      const { params } = JSON.parse(body);
      sent.push(params.tx);
      return await fail(sent.length, deliver);
    },
  });
  return { node, sent };
}

const broken = () => Promise.reject(new TypeError("fetch failed"));

describe("issue", () => {
  it("returns the id, and the transaction is accepted", async () => {
    const issued = await issue(local.node, await payment());
    await waitForAcceptance(local.node, issued, { intervalMs: 1 });
    expect(await readState(local.node, issued)).toBe("accepted");
  });

  it("does not send again what the node has, though its response was lost", async () => {
    const { node, sent } = faulty(async (_call, deliver) => {
      await deliver();
      return await broken();
    });
    const issued = await issue(node, await payment());
    expect(await readState(local.node, issued)).toBe("accepted");
    expect(sent.length).toBe(1);
  });

  it("sends the same bytes again if the node does not have them", async () => {
    const { node, sent } = faulty((call, deliver) => (call === 1 ? broken() : deliver()));
    const issued = await issue(node, await payment());
    expect(await readState(local.node, issued)).toBe("accepted");
    expect(sent.length).toBe(2);
    expect(new Set(sent).size).toBe(1);
  });

  it("gives up after three failures without having lost anything", async () => {
    const { node, sent } = faulty(broken);
    const document = await payment();
    await expect(issue(node, document)).rejects.toThrow(/fetch failed/);
    expect(new Set(sent).size).toBe(1);
    expect(await readState(local.node, await issue(local.node, document))).toBe("accepted");
  });

  it.each([
    ["has it", true],
    ["does not", false],
  ])("asks a node of two functions, after an error of its own, and it %s", async (_said, delivers) => {
    const lost = new Error("the response is lost");
    let sent = 0;
    const node: WalletNode = {
      evm: (method, params) => local.node.evm(method, params),
      async call(method, params) {
        if (!method.endsWith(".issueTx")) return await local.node.call(method, params);
        sent++;
        if (delivers) await local.node.call(method, params);
        throw lost;
      },
    };
    const document = await payment();
    if (delivers) expect(await readState(local.node, await issue(node, document))).toBe("accepted");
    else await expect(issue(node, document)).rejects.toBe(lost);
    expect(sent).toBe(1);
  });

  it("knows by an RpcError that a node of two functions refuses", async () => {
    const refused = new RpcError({ operation: "issueTx", attempts: [] }, -32000, "duplicate validator", null);
    const node: WalletNode = {
      evm: (method, params) => local.node.evm(method, params),
      call: (method, params) =>
        method.endsWith(".issueTx") ? Promise.reject(refused) : local.node.call(method, params),
    };
    const document = await payment();
    await expect(issue(node, document)).rejects.toMatchObject({ reason: "duplicate", cause: refused });
  });

  it("accepts a document that was issued before", async () => {
    const document = await payment();
    const first = await issue(local.node, document);
    expect(await issue(local.node, document)).toEqual(first);
  });

  it("refuses a conflicting transaction by its class", async () => {
    const [one, other] = [await payment(), await payment(2n * AVAX)]; // of the same coins
    await issue(local.node, one);
    const error = await issue(local.node, other).catch((thrown: unknown) => thrown);
    if (!(error instanceof RefusedError)) throw error;
    expect(error.reason).toBe("spent");
    expect(error.cause).toBeInstanceOf(RpcError);
  });
});

describe("waitForAcceptance", () => {
  const unknown = { chain: "P", id: "11111111111111111111111111111111LpoYY" } as const;

  it("ends within its bound, and says that it does not know", async () => {
    const error = await waitForAcceptance(local.node, unknown, { withinMs: 20, intervalMs: 1 }).catch(
      (thrown) => thrown,
    );
    expect(error).toBeInstanceOf(DeadlineError);
    expect(await readState(local.node, unknown)).toBe("unknown");
  });

  it("ends at once when it is aborted", async () => {
    const controller = new AbortController();
    const waiting = waitForAcceptance(local.node, unknown, { signal: controller.signal, intervalMs: 1_000 });
    setTimeout(() => controller.abort(), 10);
    await expect(waiting).rejects.toBeInstanceOf(AbortError);
  });
});

interface Refusal {
  readonly name: string;
  readonly message: string;
}

/** Reasons of the refusals that a real node gave, by their names in the recording. */
const REASONS: { readonly [name: string]: RefusalReason } = {
  "before Helicon": "upgrade",
  "a node that validates already": "duplicate",
  "one of two signatures": "signature",
  "no stake": "stake",
  "more than all of the delegations' rewards": "form",
  "more than all of its rewards staked again": "form",
  "no period": "term",
  "no node": "form",
  "another network": "form",
  "another node's proof": "form",
  "an authority that cannot sign": "form",
  "no key": "form",
  "stake without a value": "form",
  "stake of no asset": "form",
  "stake of another asset": "stake",
  "stake in the wrong order": "form",
  "too little": "stake",
  "too much": "stake",
  "too low a fee": "delegationFee",
  "too long a period": "term",
  "more staked than spent": "insufficient",
  "no transaction to configure": "unknown",
  "more than all of the rewards, later": "form",
  "signers out of order": "form",
  "an unknown transaction": "unknown",
  "a transaction of another kind": "form",
  "too long a period, later": "term",
};
const RECORDED = readFixture<readonly Refusal[]>("realnet/helicon-refusals.json");

test("every recorded refusal has a class", () => {
  const classes = Object.fromEntries(RECORDED.map(({ name, message }) => [name, reasonOf(message)]));
  expect(classes).toEqual(REASONS);
});

test.each<[said: string, reason: RefusalReason]>([
  ["failed to read consumed UTXO 2Qs due to: not found", "spent"],
  ["failed to fetch import UTXOs from X due to: not found", "spent"],
  ["insufficient unlocked funds: needs 5 more AVAX", "insufficient"],
  ["output is time locked", "locked"],
  ["unauthorized modification: input has less signers than expected", "signature"],
  ["staking period is too short", "term"],
  ["proposed staking period is not inside dependent staking period", "term"],
  ["validator would be over delegated", "stake"],
  ["staker charges an insufficient delegation fee", "delegationFee"],
  ["duplicate validator: NodeID-x", "duplicate"],
  ["signature weight is insufficient: 67*10 > 100*3", "message"],
  ["warp message contains stale nonce 1 must be at least 2", "message"],
  ["attempting to use a Helicon-upgrade feature prior to activation", "upgrade"],
  ["insufficient capacity: capacity (1) < gas (2)", "busy"],
  ["attempting to remove the last L1 validator from a converted subnet", "subnet"],
  ["tx has wrong network ID", "form"],
  ["a reason that nobody has heard of", "other"],
])("said: %s", (said, reason) =>
  expect(reasonOf(`couldn't issue tx: failed verification: ${said}`)).toBe(reason),
);
