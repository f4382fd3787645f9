/** Responses for the hosted service's official clients: what differs in them, and that nothing else does. */

import { encodeCb58 } from "@primary-network/codec";
import dataSpec from "@primary-network/data/openapi.json" with { type: "json" };
import { DEFAULT_NOW } from "@primary-network/localnet";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Harness, type Json, openHarness } from "./harness.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness(
    { validators: 8, delegators: 16, weeks: 3, evm: true, heliconTime: DEFAULT_NOW - 14 * 86_400 },
    { prices: { price: async ({ token, at }) => `${token.length}.${at === undefined ? "10" : "25"}` } },
  );
});
afterAll(() => harness.close());

const ask = (path: string, compat: boolean): Promise<Response> =>
  harness.service.fetch(
    new Request(`http://service/v1/${path}`, { headers: { "x-service-compat": String(compat) } }),
  );

/** P-Chain types in chainkit 0.3.13 and avacloud-sdk 0.13.0. Their other enumerations are the specs'. */
const CLOSED = [
  "AddValidatorTx",
  "AddSubnetValidatorTx",
  "AddDelegatorTx",
  "CreateChainTx",
  "CreateSubnetTx",
  "ImportTx",
  "ExportTx",
  "AdvanceTimeTx",
  "RewardValidatorTx",
  "RemoveSubnetValidatorTx",
  "TransformSubnetTx",
  "AddPermissionlessValidatorTx",
  "AddPermissionlessDelegatorTx",
  "BaseTx",
  "TransferSubnetOwnershipTx",
  "ConvertSubnetToL1Tx",
  "RegisterL1ValidatorTx",
  "SetL1ValidatorWeightTx",
  "DisableL1ValidatorTx",
  "IncreaseL1ValidatorBalanceTx",
  "UNKNOWN",
];
const P_TYPES: readonly string[] = dataSpec.components.schemas.PChainTxType.enum;

/** The documented response in the form for official clients, and the number of changes by field. */
function formOf(value: Json, publicIds: ReadonlyMap<string, string>) {
  const changed: Record<string, number> = {};
  const put = (name: string, before: unknown, after: unknown) => {
    if (before !== after) changed[name] = (changed[name] ?? 0) + 1;
    return after;
  };
  const of = (given: Json, name: string): Json => {
    if (Array.isArray(given)) return given.map((member) => of(member, name));
    if (name === "blockchainIds") return put(name, given, publicIds.get(given) ?? given);
    if (name === "txType" && P_TYPES.includes(given))
      return put(name, given, CLOSED.includes(given) ? given : "UNKNOWN");
    if (typeof given !== "object" || given === null) return given;
    const members = Object.entries(given).map(([key, member]) => [key, of(member, key)]);
    const copy: Json = Object.fromEntries(members);
    if (typeof copy.currencyCode === "string") copy.value = put("price", copy.value, Number(copy.value));
    return copy;
  };
  return { form: of(value, ""), changed };
}

/** Reads a page in both forms, each twice. */
async function inBothForms(path: string) {
  const { net } = harness;
  const publicIds = new Map([
    [encodeCb58(net.xChainId), "2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwwKjcumHUWEb5DbBrm"],
    [encodeCb58(net.cChainId), "yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp"],
  ]);
  const responses: Response[] = [];
  for (const compat of [false, true, false, true]) responses.push(await ask(path, compat));
  const bodies: Json[] = await Promise.all(responses.map((response) => response.json()));
  expect(
    responses.map(({ status }) => status),
    path,
  ).toEqual([200, 200, 200, 200]);
  const [plain, official, ...again] = bodies;
  const { nextPageToken, ...page } = plain;
  const { form, changed } = formOf(page, publicIds);
  expect({ ...official, nextPageToken: undefined }, path).toEqual({ ...form, nextPageToken: undefined });
  expect(again, path).toEqual([plain, official]);
  const etags = responses.map(({ headers }) => headers.get("etag"));
  return { plain, changed, etags, next: nextPageToken };
}

const NETWORK = "networks/fuji";

test("types of P-Chain transactions that the clients lack are UNKNOWN, also on kept pages", async () => {
  let [unknown, pages, next] = [0, 0, undefined as string | undefined];
  do {
    const token: string = next === undefined ? "" : `&pageToken=${next}`;
    const page = await inBothForms(`${NETWORK}/blockchains/p-chain/transactions?pageSize=50${token}`);
    const { changed, etags } = page;
    expect(Object.keys(changed)).toEqual(changed.txType === undefined ? [] : ["txType"]);
    expect([etags[2], etags[3]]).toEqual([etags[0], etags[1]]);
    expect(etags[0]).not.toBe(etags[1]);
    unknown += changed.txType ?? 0;
    pages += 1;
    next = page.next;
    const found = page.plain.transactions.find(({ txType }: Json) => !CLOSED.includes(txType));
    if (found) {
      const single = await inBothForms(`${NETWORK}/blockchains/p-chain/transactions/${found.txHash}`);
      expect(single.changed).toEqual({ txType: 1 });
    }
  } while (next !== undefined);
  expect([unknown > 0, pages > 2]).toEqual([true, true]);
});

test("chains of an address have the public network's ids", async () => {
  const { delegators } = (await harness.get(`${NETWORK}/delegators`)).body;
  const addresses = delegators.flatMap(({ rewardAddresses }: Json) => rewardAddresses).slice(0, 20);
  const owners = [...new Set([...addresses, ...(await ownersOf("x-chain")), ...(await ownersOf("c-chain"))])];
  const { changed, etags } = await inBothForms(
    `${NETWORK}/addresses:listChainIds?addresses=${owners.join()}`,
  );
  expect(Object.keys(changed)).toEqual(["blockchainIds"]);
  expect(etags[0]).not.toBe(etags[1]);
});

/** Some owners of outputs of a chain. */
async function ownersOf(chain: string): Promise<string[]> {
  const path = `${NETWORK}/blockchains/${chain}/utxos?pageSize=5&includeSpent=true`;
  return (await harness.get(path)).body.utxos.flatMap(({ addresses }: Json) => addresses);
}

test("prices are numbers wherever there are some", async () => {
  const coins = "chains/43112/addresses/0x6de03f503F4E1cC3E7f7b080F643419D66b50357";
  const { transactions } = (await harness.get(`${coins}/transactions:listErc20`)).body;
  const [{ txHash, erc20Token }] = transactions;
  const ended = (await harness.get(`${NETWORK}/validators?validationStatus=completed`)).body.validators;
  const paths = [
    `${coins}/transactions`,
    `${coins}/transactions:listErc20`,
    `${coins}/balances:getNative`,
    `${coins}/balances:listErc20`,
    `${coins}/balances:listErc721`,
    `${coins}/balances:listErc1155`,
    `chains/43112/tokens/${erc20Token.address}/transfers`,
    `chains/43112/transactions/${txHash}`,
    `${NETWORK}/rewards?nodeIds=${ended[0].nodeId}`,
    "icm/messages?pageSize=100",
  ];
  for (const path of paths) {
    const { changed } = await inBothForms(path);
    expect(changed, path).toEqual({ price: expect.any(Number) });
  }
});

test("nothing else differs", async () => {
  for (const path of [
    `${NETWORK}/validators`,
    `${NETWORK}/subnets`,
    ...["p-chain", "x-chain", "c-chain"].map((chain) => `${NETWORK}/blockchains/${chain}/utxos`),
    ...["x-chain", "c-chain"].map((chain) => `${NETWORK}/blockchains/${chain}/transactions`),
    "chains/43112/transactions",
    "chains/43112/blocks",
  ])
    expect((await inBothForms(path)).changed, path).toEqual({});
});
