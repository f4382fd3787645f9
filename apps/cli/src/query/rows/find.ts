/** `find`: every match of a text, with the command that shows it. */
import { type Found, findByText } from "@primary-network/data";
import { id, plain } from "../columns.ts";
import { NothingFound, type Query } from "../query.ts";
import { textsNamed } from "../read-address.ts";

/** One match. */
interface Named {
  readonly kind: string;
  /** An alias, or an EVM chain id. */
  readonly chain?: string;
  readonly id: string;
  /** Its own name, type or height. */
  readonly name?: string;
  /** The command that shows it. */
  readonly command?: string;
}

type Of<Kind extends Found["kind"]> = Extract<Found, { kind: Kind }>;

const ROWS: { readonly [Kind in Found["kind"]]: (found: Of<Kind>) => Omit<Named, "kind"> } = {
  transaction: ({ chain, transaction: { txHash, txType } }) => ({
    chain,
    id: txHash,
    name: txType,
    command: `tx ${txHash}`,
  }),
  "evm-transaction": ({ chainId, transaction: { nativeTransaction } }) => ({
    chain: chainId,
    id: nativeTransaction.txHash,
    command: `tx ${nativeTransaction.txHash}`,
  }),
  block: ({ chain, block: { blockHash, blockNumber } }) => ({
    chain,
    id: blockHash,
    name: blockNumber,
    command: `block ${blockNumber} --chain ${chain}`,
  }),
  "evm-block": ({ chainId, block: { blockHash, blockNumber } }) => ({
    chain: chainId,
    id: blockHash,
    name: blockNumber,
    command: `block ${blockNumber} --chain ${chainId}`,
  }),
  node: ({ nodeId }) => ({ id: nodeId, command: `validator ${nodeId}` }),
  address: ({ address }) => ({ id: address, command: `balance ${address}` }),
  "evm-chain": ({ chain: { chainId, chainName } }) => ({
    chain: chainId,
    id: chainId,
    name: chainName,
    command: `tps --chain ${chainId}`,
  }),
  subnet: ({ subnet: { subnetId } }) => ({ id: subnetId, command: `validators --subnet ${subnetId}` }),
  blockchain: ({ blockchain: { blockchainId, blockchainName } }) => ({
    id: blockchainId,
    name: blockchainName,
  }),
  asset: ({ asset: { assetId, name } }) => ({ chain: "x-chain", id: assetId, name }),
  message: ({ message: { messageId, from } }) => ({ id: messageId, command: `icm --address ${from}` }),
};

function rowOf<Kind extends Found["kind"]>(kind: Kind, found: Of<Kind>): Named {
  return { kind, ...ROWS[kind](found) };
}

export const find: Query<Named> = {
  columns: [
    plain("kind", "kind", ({ kind }) => kind),
    plain("chain", "chain", ({ chain }) => chain),
    plain("name", "name", ({ name }) => name),
    id("id", "id", (one) => one.id, { isMain: true }),
    plain("command", "shown by", ({ command }) => command, {
      text: ({ command = "" }) => command.replace(/ .*/, ""), // its argument is the id
    }),
  ],
  async *rows({ deployment: { data, baseUrl }, argument }) {
    const texts = await textsNamed(baseUrl, argument);
    const found = (await Promise.all(texts.map((text) => findByText(data, text)))).flat();
    if (found.length === 0) throw new NothingFound(`No results for "${argument}".`);
    for (const one of found) yield rowOf(one.kind, one);
  },
};
