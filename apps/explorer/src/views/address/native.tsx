/** The balance of an address in the native token of an EVM chain. */
import { useQuery } from "@tanstack/react-query";
import { Token } from "../../parts/amount.tsx";
import { Loaded } from "../../parts/loaded.tsx";
import { useExplored } from "../../state/network.tsx";

export function Native({ address, chainId }: { address: string; chainId: string }) {
  const { queries } = useExplored();
  const query = useQuery(queries.evm.getNativeBalance({ address, chainId }));
  return (
    <Loaded query={query} lines={1}>
      {({ nativeTokenBalance: { balance, decimals, symbol } }) => (
        <p className="big">
          <Token amount={balance} decimals={decimals} symbol={symbol} digits={6} />
        </p>
      )}
    </Loaded>
  );
}
