/** The supply of AVAX, from sums that are kept while the chains are indexed. */

import { toCb58 } from "../../domain/id-text.ts";
import { CHAIN_ALIASES } from "../../domain/network.ts";
import { withDecimals } from "../../domain/with-decimals.ts";
import { evmChainOf } from "../evm/chain.ts";
import type { Context, ServedNetwork } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { operation } from "../request/operation.ts";
import { seenOn } from "./heights.ts";
import { defaultNetwork, requireIndexed } from "./served-network.ts";

/** Decimals of AVAX on the C-Chain, and units of 10^-18 AVAX in one nAVAX. */
const [DIGITS, NANO] = [18, 10n ** 9n];

/** An amount of 10^-18 AVAX as decimal text of whole AVAX. */
const wholeAvax = (amount: bigint): string => withDecimals(String(amount), DIGITS);

/** The EVM chain id of a network's C-Chain, which must be indexed as an EVM chain. */
function evmChainIdOf(context: Context, { identity, name }: ServedNetwork): number {
  const blockchainId = toCb58(identity.cChainId);
  const chain = [...context.evmChains.values()].find(
    ({ network, source }) => network === name && source.blockchainId === blockchainId,
  );
  if (!chain)
    throw new HttpError(
      501,
      "this deployment does not index the C-Chain's EVM blocks, so it does not know the fees they burned",
    );
  evmChainOf(context, String(chain.source.evmChainId));
  return chain.source.evmChainId;
}

export const getAvaxSupply = operation("getAvaxSupply", { basis: "clock" }, async (_, context) => {
  const { store, clock } = context;
  const network = defaultNetwork(context);
  for (const alias of CHAIN_ALIASES) requireIndexed(network, alias);
  const chain = evmChainIdOf(context, network);
  const { networkId } = network.identity;
  const time = Math.floor(clock() / 1000);
  const [sums, fees, seen] = await Promise.all([
    store.avaxSupply.sums(networkId, time),
    store.avaxSupply.evmFees(chain),
    seenOn(store, networkId, "p-chain"),
  ]);
  if (!sums || !fees) throw new HttpError(503, "the chains of the network are not indexed yet");
  const { staked, delegated } = await store.stakeTotals.read(networkId, { ...seen, time });
  const fromNano = (amount: string) => BigInt(amount) * NANO;
  const l1Fees = fromNano(sums.l1Balance) - fromNano(sums.l1Left);
  const pBurned = fromNano(sums.pBurned) + l1Fees;
  const xBurned = fromNano(sums.xBurned);
  const cBurned = fromNano(sums.cBurned) + BigInt(fees.fees);
  const [created, rewarded, locked] = [
    fromNano(sums.created),
    fromNano(sums.rewarded),
    fromNano(sums.locked),
  ];
  const total = created + rewarded - pBurned - xBurned - cBurned;
  return {
    circulatingSupply: wholeAvax(total - locked),
    totalSupply: wholeAvax(total),
    totalPBurned: wholeAvax(pBurned),
    totalCBurned: wholeAvax(cBurned),
    totalXBurned: wholeAvax(xBurned),
    totalStaked: wholeAvax(fromNano(staked) + fromNano(delegated)),
    totalLocked: wholeAvax(locked),
    totalRewards: wholeAvax(rewarded),
    lastUpdated: new Date(Math.max(sums.time, fees.time) * 1000).toISOString(),
    genesisUnlock: wholeAvax(created),
    l1ValidatorFees: wholeAvax(l1Fees),
  };
});
