/** Stop: tokens that moved on the C-Chain, and the transaction behind one of them. */
import { table } from "../terminal/table.ts";
import type { EvmSights, Guide } from "./guide.ts";

/** Transfers that are shown. */
const COUNT = 5;

/** Prints the latest transfers of ERC-20 tokens by an account, and what the newest one's transaction called. */
export async function showTokens({
  data,
  evmChainId: chainId,
  evmAddress: address,
  print,
  signal,
}: Guide & EvmSights): Promise<void> {
  const transfers = await data.evm
    .listErc20Transfers({ chainId, address }, { signal })
    .toArray({ limit: COUNT });
  print(
    table(
      ["block", "token", "value", "from", "to"],
      transfers.map(({ blockNumber, erc20Token, value, from, to }) => [
        blockNumber,
        erc20Token.symbol,
        value,
        from.address,
        to.address,
      ]),
      140,
    ),
  );
  const [newest] = transfers;
  if (!newest) return;
  const { nativeTransaction, networkTokenDetails } = await data.evm.getTransaction(
    { chainId, txHash: newest.txHash },
    { signal },
  );
  const { method, gasUsed, gasPrice } = nativeTransaction;
  const { symbol } = networkTokenDetails.networkToken;
  const price = networkTokenDetails.currentPrice;
  print(
    `\n  the newest called ${method?.methodName ?? method?.methodHash}, for ${gasUsed} gas at ${gasPrice} wei each`,
  );
  if (price) print(`  1 ${symbol} costs ${price.value} ${price.currencyCode} (an invented price)`);
}
