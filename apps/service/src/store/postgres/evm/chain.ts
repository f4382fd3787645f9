/** The EVM chains' part of the store. */

import type { EvmStore } from "../../evm.ts";
import type { Db } from "../sql/database.ts";
import { EVM_TABLES, Statistics } from "../sql/statistics.ts";
import { evmActivity, evmBlockHash, evmCheckpoint, settleEvm } from "./checkpoint.ts";
import { commitEvmFacts, rewindEvm } from "./commit.ts";
import { listConcerning } from "./concerning.ts";
import { evmDays } from "./day.ts";
import { saveTokens, tokensOf, unreadTokens } from "./token.ts";
import { evmDeployment, evmTx } from "./transaction.ts";
import { listTransfers, nftOwners } from "./transfer.ts";

export function createEvmStore(db: Db): EvmStore {
  const statistics = new Statistics(db, EVM_TABLES);
  return {
    evmCheckpoint: (chain) => evmCheckpoint(db, chain),
    evmBlockHash: (chain, number) => evmBlockHash(db, chain, number),
    async commitEvm(chain, from, facts, to, at) {
      await commitEvmFacts(db, chain, from, facts, to, at);
      await statistics.indexed(chain, from, to.height);
    },
    rewindEvm: (chain, from, to, at) => rewindEvm(db, chain, from, to, at),
    settleEvm: (chain, number, at) => settleEvm(db, chain, number, at),
    evmActivity: (chain) => evmActivity(db, chain),
    evmDays: (chain, from, to) => evmDays(db, chain, from, to),
    listEvmTxs: (window, filter) => listConcerning(db, window, filter),
    evmTx: (chain, hash) => evmTx(db, chain, hash),
    evmDeployment: (chain, address) => evmDeployment(db, chain, address),
    listEvmTransfers: (window, filter) => listTransfers(db, window, filter),
    nftOwners: (chain, nfts) => nftOwners(db, chain, nfts),
    evmTokens: (chain, addresses) => tokensOf(db, chain, addresses),
    unreadEvmTokens: (chain, limit, upTo) => unreadTokens(db, chain, limit, upTo),
    saveEvmTokens: (chain, tokens, at) => saveTokens(db, chain, tokens, at),
  };
}
