/** Tour step: token transfers on the C-Chain, and the transaction behind one of them. */
import { formatUnits } from "@primary-network/data";
import { table } from "../terminal/table.ts";
import type { EvmSights, Guide } from "./guide.ts";

/** Transfers on the screen. */
const COUNT = 5;

/** Prints an account's latest ERC-20 transfers, and the method and fee of the newest one's transaction. */
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
        formatUnits(value, erc20Token.decimals),
        from.address,
        to.address,
      ]),
      20,
    ),
  );
  const [newest] = transfers;
  if (!newest) return;
  const { nativeTransaction, networkTokenDetails } = await data.evm.getTransaction(
    { chainId, txHash: newest.txHash },
    { signal },
  );
  const { method, gasUsed, gasPrice } = nativeTransaction;
  const { symbol, decimals } = networkTokenDetails.networkToken;
  const fee = formatUnits(BigInt(gasUsed) * BigInt(gasPrice), decimals);
  const price = networkTokenDetails.currentPrice;
  print(
    `\n  The newest one called ${method?.methodName ?? method?.methodHash}\n  and paid a fee of ${fee} ${symbol}.`,
  );
  if (price) print(`  1 ${symbol} costs ${price.value} ${price.currencyCode} (an invented price).`);
}
