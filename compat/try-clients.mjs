/** Tries the hosted service's official clients on the service: every operation that they share with us, and every page of it. */

import { createDataClient } from "../packages/data/dist/index.js";
import { serviceExamples } from "../tools/docs-gen/service-examples.ts";
import { linesOf } from "./child.mjs";

/**
 * What a client cannot read although the response is right, with the reason; anything else fails the suite. Each is a part of
 * its message.
 */
const KNOWN = {
  avacloud: {
    listSubnets: [
      "genesisData",
      "its schema knows no chain but EVM ones; the hosted service lists others too",
    ],
    listTransactions: [
      "genesisData",
      "its schema knows no chain but EVM ones; the hosted service lists others too",
    ],
  },
};

/** Each operation with the parameters of its example, and the listings of every kind with all their items. */
async function callsOf(serviceUrl) {
  const data = createDataClient({ baseUrl: serviceUrl, network: "fuji", deadlineMs: 120_000 });
  const { listAverageTps: _, ...examples } = await serviceExamples(data);
  // avacloud wants a message beside the justification: the unsigned part of one that was aggregated before.
  const { signedMessage } = await data.signatures.forTransaction(examples.aggregateSignaturesForTransaction);
  const payloadBytes = Number.parseInt(signedMessage.slice(2 * 38, 2 * 42), 16);
  examples.aggregateSignatures.message = signedMessage.slice(0, 2 * (42 + payloadBytes));
  const wide = { pageSize: 25 };
  return [
    ...Object.entries(examples),
    ...["p-chain", "x-chain", "c-chain"].flatMap((blockchainId) => [
      ["listTransactions", { blockchainId, ...wide }],
      ["listUtxos", { blockchainId, includeSpent: true, pageSize: 100 }],
    ]),
    ["listStakingTransactions", { blockchainId: "p-chain", ...wide }],
    ...["active", "pending", "completed", "removed"].map((validationStatus) => [
      "listValidators",
      { validationStatus, ...wide },
    ]),
    ...["active", "pending", "completed"].map((delegationStatus) => [
      "listDelegators",
      { delegationStatus, ...wide },
    ]),
    ["listSubnets", { pageSize: 3 }],
  ];
}

/** Ids of further tokens of the same collection: each can be read again only once an hour. */
async function otherTokens(serviceUrl, { address, tokenId }, { chainId, address: owner }) {
  const data = createDataClient({ baseUrl: serviceUrl });
  const transfers = await data.evm.listErc721Transfers({ chainId, address: owner }).toArray({ limit: 1_000 });
  const { from } = transfers.at(-1); // who minted, or gave, the first one
  const others = await data.evm
    .listErc721Transfers({ chainId, address: from.address })
    .toArray({ limit: 1_000 });
  const ids = [...transfers, ...others]
    .filter(({ erc721Token }) => erc721Token.address === address)
    .map(({ erc721Token }) => erc721Token.tokenId);
  return [...new Set(ids)].filter((id) => id !== tokenId);
}

const count = ({ pages, items }) => `${items} items, ${pages} pages`;

/** What became of a call, in one line, and whether the suite fails by it. */
function judge(name, { operation, pages, items, error }, ours) {
  const [part, reason] = KNOWN[name]?.[operation] ?? [];
  if (error && part && error.includes(part)) return { what: `known: ${reason}` };
  if (error) return { what: `REFUSED: ${error}`, failed: true };
  if (pages === undefined) return { what: "no such method" };
  if (items === ours.items && pages === ours.pages) return { what: count({ pages, items }) };
  return { what: `DIFFERS: ${count({ pages, items })}, ours ${count(ours)}`, failed: true };
}

/** Tries these clients, prints a line per call, and resolves with how many failed. */
export async function tryClients({ serviceUrl }, names) {
  const calls = await callsOf(serviceUrl);
  const ours = await linesOf("client.mjs", "ours", { serviceUrl, calls });
  const { reindexNft, listErc721Transfers } = Object.fromEntries(calls);
  const tokens = await otherTokens(serviceUrl, reindexNft, listErc721Transfers);
  let failures = 0;
  for (const name of names) {
    const its = calls.map(([operation, params]) => [
      operation,
      operation === "reindexNft" ? { ...params, tokenId: tokens.pop() } : params,
    ]);
    const lines = await linesOf("client.mjs", name, { serviceUrl, calls: its });
    console.log(`\n${name}`);
    its.forEach(([operation, params], index) => {
      const { pageSize: _, ...shown } = params;
      const line = lines[index] ?? { operation, error: "the client's process ended" };
      const { what, failed } = judge(name, line, ours[index]);
      if (failed) failures++;
      console.log(`  ${operation.padEnd(34)} ${what.padEnd(24)} ${JSON.stringify(shown).slice(0, 120)}`);
    });
  }
  return failures;
}
