/** Implements `getUTXOs` of any chain: pages of outputs by owner, the chain's own or those exported to it. */
import { utxoId as utxoIdOf } from "@primary-network/codec";
import type { Utxo } from "@primary-network/codec/p";
import type { Utxo as XUtxo } from "@primary-network/codec/x";
import { compareBytes } from "../chains/byte-order.ts";
import type { UtxoSet } from "../chains/utxo-set.ts";
import type { Network } from "../network/network.ts";
import { parseAddressOf, readAddresses } from "./addresses.ts";
import { chainIdOf } from "./aliases.ts";
import type { Arguments } from "./arguments.ts";
import { RpcFault } from "./fault.ts";
import { decodeId } from "./id.ts";
import { decimal, encodeBytes, id } from "./text.ts";

/** Most addresses and most outputs of one call. */
const MAX_ADDRESSES = 1_024;
const MAX_UTXOS = 1_024;

/** One page, and the position of the next one. */
export interface UtxoPage<T> {
  readonly utxos: T[];
  readonly lastAddress: Uint8Array;
  readonly lastUtxoId: Uint8Array;
}

/** The chain that is queried. */
export interface UtxoSource<T extends Utxo | XUtxo> {
  readonly chainId: Uint8Array;
  readonly own: UtxoSet<T>;
  /** Outputs that another chain exported to this one. */
  readonly from: (chainId: Uint8Array) => UtxoSet;
  readonly encode: (utxo: T | Utxo) => Uint8Array;
  readonly address: (bytes: Uint8Array) => string;
  /** The unsupported encoding `json`, as the chain's node names it in its refusal. */
  readonly jsonName: string;
}

/** Walks addresses in order, and each one's outputs in order of their ids, from the end of the last page. */
export function pageOf<T extends Utxo | XUtxo>(
  set: UtxoSet<T>,
  addresses: readonly Uint8Array[],
  after: Omit<UtxoPage<T>, "utxos">,
  limit: number,
): UtxoPage<T> {
  const seen = new Set<T>();
  let { lastAddress, lastUtxoId } = after;
  for (const address of [...addresses].sort(compareBytes)) {
    const order = compareBytes(address, after.lastAddress);
    if (order < 0) continue;
    lastAddress = address;
    const rows = set
      .ofAddress(address)
      .map((utxo) => ({ utxo, utxoId: utxoIdOf(utxo.txId, utxo.outputIndex) }))
      .filter(({ utxoId }) => order > 0 || compareBytes(utxoId, after.lastUtxoId) > 0)
      .sort((left, right) => compareBytes(left.utxoId, right.utxoId));
    for (const { utxo, utxoId } of rows) {
      lastUtxoId = utxoId;
      seen.add(utxo);
      if (seen.size >= limit) return { utxos: [...seen], lastAddress, lastUtxoId };
    }
  }
  return { utxos: [...seen], lastAddress, lastUtxoId };
}

function sourceChain(network: Network, source: string): Uint8Array {
  const chainId = chainIdOf(network, source);
  if (chainId !== undefined) return chainId;
  const quoted = JSON.stringify(source);
  throw new RpcFault(`problem parsing source chainID ${quoted}: there is no ID with alias: ${source}`);
}

function startOf(args: Arguments, network: Network, chainId: Uint8Array) {
  const start = args.nested("startIndex");
  const address = start.string("address");
  const utxo = start.string("utxo");
  if (address === "" && utxo === "") {
    return { lastAddress: new Uint8Array(20), lastUtxoId: new Uint8Array(32) };
  }
  const within = <T>(prefix: string, read: () => T): T => {
    try {
      return read();
    } catch (error) {
      const reason = error instanceof Error ? error.message : "not readable";
      throw new RpcFault(`couldn't parse start index ${prefix}: ${reason}`);
    }
  };
  return {
    lastAddress: within(`address ${JSON.stringify(address)}`, () =>
      parseAddressOf(address, network, chainId),
    ),
    lastUtxoId: within("utxo", () => decodeId(utxo)),
  };
}

/** The result of `getUTXOs`. @throws RpcFault with the node's message */
export function utxoPage<T extends Utxo | XUtxo>(
  args: Arguments,
  network: Network,
  { chainId, own, from, encode, address, jsonName }: UtxoSource<T>,
) {
  const encoding = args.encoding();
  const requested = args.uint32("limit");
  const texts = args.strings("addresses");
  if (texts.length === 0) throw new RpcFault("no addresses provided");
  if (texts.length > MAX_ADDRESSES) {
    throw new RpcFault(`number of addresses given, ${texts.length}, exceeds maximum, ${MAX_ADDRESSES}`);
  }
  const source = args.string("sourceChain");
  const sourceId = source === "" ? chainId : sourceChain(network, source);
  const addresses = readAddresses(texts, network, chainId);
  const start = startOf(args, network, chainId);
  const limit = requested <= 0 || requested > MAX_UTXOS ? MAX_UTXOS : requested;
  const page =
    compareBytes(sourceId, chainId) === 0
      ? pageOf<T | Utxo>(own, addresses, start, limit)
      : pageOf<T | Utxo>(from(sourceId), addresses, start, limit);
  const encoded = page.utxos.map((utxo) => {
    if (encoding !== "json") return encodeBytes(encode(utxo), encoding);
    const name = id(utxoIdOf(utxo.txId, utxo.outputIndex));
    throw new RpcFault(`couldn't encode UTXO ${name} as ${jsonName}: unsupported encoding in method`);
  });
  return {
    numFetched: decimal(encoded.length),
    utxos: encoded,
    endIndex: { address: address(page.lastAddress), utxo: id(page.lastUtxoId) },
    encoding,
  };
}
