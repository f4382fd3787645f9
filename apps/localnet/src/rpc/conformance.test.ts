/** Every method's responses, checked against the published description of the interface. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { encodeCb58 } from "@primary-network/codec";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, expect, test } from "vitest";
import { createAsk } from "../../test/ask.ts";
import { createLocalnet, type Localnet } from "../index.ts";

interface Document {
  methods: { name: string; result: { schema: object } }[];
  components: { schemas: Record<string, object> };
}

const path = createRequire(import.meta.url).resolve("@primary-network/pchain-rpc/openrpc.json");
const document: Document = JSON.parse(readFileSync(path, "utf8"));
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });

/** Changes the world: its result is looked at elsewhere. */
const NOT_ASKED = ["issueTx"];

let localnet: Localnet;
let cases: { method: string; params: object }[];
beforeAll(async () => {
  localnet = await createLocalnet({ weeks: 2, validators: 6, delegators: 20 });
  const { accounts, state, blocks } = localnet;
  const addresses = Object.values(accounts).map(({ pAddress }) => pAddress);
  const ids = (list: Iterable<{ subnetId: Uint8Array }>) =>
    [...list].map(({ subnetId }) => encodeCb58(subnetId));
  const subnets = ids(state.subnets.values());
  const [l1Validator] = state.l1Validators.values();
  const txID = encodeCb58([...state.rewardUtxos.values()][0]?.[0]?.txId ?? new Uint8Array());
  const blockID = encodeCb58(blocks[3]?.blockId ?? new Uint8Array());
  const { id } = await createAsk(localnet).result("index.getContainerByIndex", { index: 2 });
  cases = [
    { method: "platform.getBalance", params: { addresses } },
    ...blocks.map((_, height) => ({
      method: "platform.getBlockByHeight",
      params: { height, encoding: "json" },
    })),
    { method: "platform.getBlockByHeight", params: { height: 1 } },
    { method: "platform.getBlock", params: { blockID } },
    { method: "platform.getBlockchains", params: {} },
    { method: "platform.getBlockchainStatus", params: { blockchainID: "X" } },
    { method: "platform.getCurrentSupply", params: {} },
    ...[undefined, ...subnets].map((subnetID) => ({
      method: "platform.getCurrentValidators",
      params: subnetID ? { subnetID } : {},
    })),
    { method: "platform.getHeight", params: {} },
    { method: "platform.getProposedHeight", params: {} },
    { method: "platform.getUTXOs", params: { addresses, limit: 5 } },
    ...subnets.map((subnetID) => ({ method: "platform.getSubnet", params: { subnetID } })),
    { method: "platform.getSubnets", params: {} },
    { method: "platform.getSubnets", params: { ids: [encodeCb58(new Uint8Array(32).fill(1))] } },
    { method: "platform.getFeeConfig", params: {} },
    { method: "platform.getFeeState", params: {} },
    { method: "platform.getStakingAssetID", params: {} },
    {
      method: "platform.getL1Validator",
      params: { validationID: encodeCb58(l1Validator?.validationId ?? new Uint8Array()) },
    },
    ...[undefined, ...subnets].map((subnetID) => ({
      method: "platform.sampleValidators",
      params: subnetID ? { size: 2, subnetID } : { size: 2 },
    })),
    { method: "platform.validatedBy", params: { blockchainID: encodeCb58(localnet.cChainId) } },
    { method: "platform.validates", params: { subnetID: subnets[0] } },
    { method: "platform.getTx", params: { txID, encoding: "json" } },
    { method: "platform.getTxStatus", params: { txID } },
    { method: "platform.getStake", params: { addresses } },
    { method: "platform.getMinStake", params: {} },
    { method: "platform.getTotalStake", params: {} },
    { method: "platform.getRewardUTXOs", params: { txID } },
    { method: "platform.getTimestamp", params: {} },
    { method: "platform.getValidatorsAt", params: { height: 5 } },
    { method: "platform.getAllValidatorsAt", params: { height: "proposed" } },
    { method: "platform.getValidatorFeeConfig", params: {} },
    { method: "platform.getValidatorFeeState", params: {} },
    { method: "index.getLastAccepted", params: { encoding: "hex" } },
    { method: "index.getContainerByIndex", params: { index: 2 } },
    { method: "index.getContainerByID", params: { id, encoding: "hex" } },
    { method: "index.getContainerRange", params: { startIndex: 1, numToFetch: 20 } },
    { method: "index.getIndex", params: { id } },
    { method: "index.isAccepted", params: { id } },
  ];
});

test("responses match the described schemas", async () => {
  const validators = new Map(
    document.methods.map(({ name, result }) => [
      name,
      ajv.compile({ ...result.schema, components: document.components }),
    ]),
  );
  const ask = createAsk(localnet);
  for (const { method, params } of cases) {
    const result = await ask.result(method, params);
    const validate = validators.get(method) ?? expect.fail(`${method} is not described`);
    expect(validate(result), `${method} ${JSON.stringify(params)}: ${ajv.errorsText(validate.errors)}`).toBe(
      true,
    );
  }
  expect(new Set(cases.map(({ method }) => method)).size).toBe(document.methods.length - NOT_ASKED.length);
});

test("a response that breaks its schema is detected", () => {
  const schema = document.methods.find(({ name }) => name === "platform.getHeight")?.result.schema;
  expect(ajv.validate({ ...schema, components: document.components }, { height: 5 })).toBe(false);
});
