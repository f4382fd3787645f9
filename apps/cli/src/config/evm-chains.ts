/** Reads the EVM chains of a network from a configuration. */
import type { EvmChainSource } from "@primary-network/service";
import type { Field } from "./field.ts";

const isHttp = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const AN_URL = "an http or https URL";

function readToken(field: Field): EvmChainSource["token"] {
  const { name, symbol, decimals, logoUri, description } = field.object([
    "name",
    "symbol",
    "decimals",
    "logoUri",
    "description",
  ]);
  return {
    name: name.text(),
    symbol: symbol.text(),
    decimals: decimals.given ? decimals.integer(0, 255) : 18,
    ...(logoUri.given && { logoUri: logoUri.text() }),
    ...(description.given && { description: description.text() }),
  };
}

function readChain(field: Field, cChainId: string): EvmChainSource {
  const of = field.object([
    ...(["evmChainId", "blockchainId", "name", "description", "rpcUrl", "publicRpcUrl"] as const),
    ...(["subnetId", "vmId", "explorerUrl", "logoUri", "token", "traces", "messengers"] as const),
  ]);
  const id = of.blockchainId.text();
  return {
    evmChainId: of.evmChainId.integer(1, Number.MAX_SAFE_INTEGER),
    blockchainId: id === "c-chain" ? cChainId : id,
    name: of.name.text(),
    rpcUrl: of.rpcUrl.matching(AN_URL, isHttp),
    token: readToken(of.token),
    ...(of.description.given && { description: of.description.text() }),
    ...(of.publicRpcUrl.given && { publicRpcUrl: of.publicRpcUrl.matching(AN_URL, isHttp) }),
    ...(of.subnetId.given && { subnetId: of.subnetId.text() }),
    ...(of.vmId.given && { vmId: of.vmId.text() }),
    ...(of.explorerUrl.given && { explorerUrl: of.explorerUrl.matching(AN_URL, isHttp) }),
    ...(of.logoUri.given && { logoUri: of.logoUri.text() }),
    ...(of.messengers.given && { messengers: of.messengers.texts() }),
    ...(of.traces.given && { traces: of.traces.oneOf(["auto", "off"]) }),
  };
}

/**
 * The chains, in the order of the file; `c-chain` stands for the id of the network's C-Chain.
 *
 * @throws CliError naming the field and the rule; ids and repeated chains are checked by the service
 */
export function readEvmChains(field: Field, cChainId: string): EvmChainSource[] {
  return field.items().map((item) => readChain(item, cChainId));
}
