/** Transfers of tokens: as the logs of a receipt show them, and as the service lists them. */
import type { EvmTransactionDetail } from "@primary-network/data";
import type { Said } from "../node-calls.ts";

const TRANSFER = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";
const SINGLE = "0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62";
const BATCH = "0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb";

const lower = (text: string): string => text.toLowerCase();
const addressOf = (topic: string): string => `0x${topic.slice(-40)}`;

/** Transfers in a receipt's logs: the standards' events, distinguished by their number of topics. */
export function transfersIn(receipt: Said): readonly string[] {
  return receipt.logs.flatMap(({ topics, data, address, logIndex }: Said) => {
    const at = `${Number(logIndex)} ${lower(address)}`;
    const word = (index: number) => String(BigInt(`0x${data.slice(2 + 64 * index, 66 + 64 * index)}`));
    if (topics[0] === TRANSFER && topics.length === 3 && data.length === 66)
      return [`${at} erc20 ${addressOf(topics[1])} ${addressOf(topics[2])} ${word(0)}`];
    if (topics[0] === TRANSFER && topics.length === 4)
      return [`${at} erc721 ${addressOf(topics[1])} ${addressOf(topics[2])} ${BigInt(topics[3])}`];
    if (topics[0] === SINGLE)
      return [`${at} erc1155 ${addressOf(topics[2])} ${addressOf(topics[3])} ${word(0)} x ${word(1)}`];
    if (topics[0] !== BATCH) return [];
    const count = Number(word(2));
    return Array.from(
      { length: count },
      (_, index) =>
        `${at} erc1155 ${addressOf(topics[2])} ${addressOf(topics[3])} ${word(3 + index)} x ${word(4 + count + index)}`,
    );
  });
}

export function listedTransfers(detail: EvmTransactionDetail): readonly string[] {
  return [
    ...(detail.erc20Transfers ?? []).map(
      ({ from, to, logIndex, value, erc20Token }) =>
        `${logIndex} ${lower(erc20Token.address)} erc20 ${lower(from.address)} ${lower(to.address)} ${value}`,
    ),
    ...(detail.erc721Transfers ?? []).map(
      ({ from, to, logIndex, erc721Token }) =>
        `${logIndex} ${lower(erc721Token.address)} erc721 ${lower(from.address)} ${lower(to.address)} ${erc721Token.tokenId}`,
    ),
    ...(detail.erc1155Transfers ?? []).map(
      ({ from, to, logIndex, value, erc1155Token }) =>
        `${logIndex} ${lower(erc1155Token.address)} erc1155 ${lower(from.address)} ${lower(to.address)} ${erc1155Token.tokenId} x ${value}`,
    ),
  ];
}

/** Contract and accounts of each transfer of an ERC-20 token. */
export function erc20Parties(receipt: Said): readonly (readonly [contract: string, account: string])[] {
  return receipt.logs
    .filter(({ topics, data }: Said) => topics[0] === TRANSFER && topics.length === 3 && data.length === 66)
    .flatMap(({ topics, address }: Said) => [
      [lower(address), addressOf(topics[1])],
      [lower(address), addressOf(topics[2])],
    ]);
}
