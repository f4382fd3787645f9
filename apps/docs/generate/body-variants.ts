/** Calls whose body has variants: one of each, by the value that names the variant. */
import type { CallParams } from "./call-text.ts";
import type { BodyKinds } from "./documents.ts";
import type { Example } from "./recording.ts";
import type { VariantCall } from "./variants.ts";

/** Parameters of an example. */
type ParamsOf = (operation: string) => CallParams;

/** The bodies of each such operation, of what other examples name. */
const BODIES: Readonly<Record<string, (of: ParamsOf) => readonly CallParams[]>> = {
  createWebhook(of) {
    const { network = "fuji" } = of("listValidators");
    const { blockchainId, addresses } = of("getBalances");
    const { nodeId } = of("listValidatorsByNode");
    const { url } = of("createWebhook");
    return [
      of("createWebhook"),
      {
        ...{ eventType: "primary_network_address_activity", url, network, chainId: blockchainId },
        metadata: {
          keyType: "addresses",
          keys: addresses,
          subEvents: { addressActivitySubEvents: ["balance_change"] },
        },
      },
      {
        ...{ eventType: "validator_activity", url, network },
        metadata: {
          keyType: "nodeId",
          keys: [nodeId],
          subEvents: { validatorActivitySubEvents: ["delegator_stake"] },
        },
      },
    ];
  },
  exportTransactions(of) {
    const { firstDate, lastDate, options } = of("exportTransactions");
    const { address, chainId } = of("getNativeBalance");
    const primary = ["", "_STAKING", "_SIMPLE"].map((kind) => ({
      ...{ type: `TRANSACTION_EXPORT_PRIMARY_NETWORK${kind}`, firstDate, lastDate, options },
    }));
    const evm = { addresses: [address], includeChains: [chainId] };
    return [...primary, { type: "TRANSACTION_EXPORT_EVM", firstDate, lastDate, options: evm }];
  },
};

/**
 * The variants of an operation.
 *
 * @param names those that the specification has
 * @throws Error naming a variant without an example
 */
export function bodyVariantsOf(
  id: string,
  { property, names }: BodyKinds,
  examples: ReadonlyMap<string, Pick<Example, "params">>,
): VariantCall[] {
  const of = (operation: string) => examples.get(operation)?.params ?? {};
  const bodies = BODIES[id]?.(of) ?? [];
  return names.map((name) => {
    const params = bodies.find((body) => body[property] === name);
    if (params === undefined) throw new Error(`${id}: has no example of the body with ${property} ${name}`);
    return { label: name, params };
  });
}
