/** A transaction of an EVM chain in one sentence. */
import type { EvmTransactionDetail } from "@primary-network/data";
import { Token } from "../../parts/amount.tsx";
import { Who } from "../../parts/who.tsx";
import { methodText } from "../evm/method-text.ts";

/** The receiver of a transaction that deploys a contract. */
const NOBODY = /^0x0{40}$|^$/;

export function EvmSentence({ of }: { of: EvmTransactionDetail }) {
  const { nativeTransaction: native, networkTokenDetails, erc20Transfers = [] } = of;
  const { symbol, decimals } = networkTokenDetails.networkToken;
  const isFailed = native.txStatus !== "1";
  const from = <Who address={native.from.address} name={native.from.name} />;
  const to = <Who address={native.to.address} name={native.to.name ?? native.to.symbol} />;
  const value = <Token amount={native.value} decimals={decimals} symbol={symbol} digits={4} />;
  const [transfer] = erc20Transfers;
  if (NOBODY.test(native.to.address))
    return (
      <p className="sentence">
        {from} {isFailed ? "tried to deploy" : "deployed"} a contract
      </p>
    );
  if (native.input === "0x")
    return (
      <p className="sentence">
        {from} {isFailed ? "tried to send" : "sent"} {value} to {to}
      </p>
    );
  if (transfer && erc20Transfers.length === 1 && /^transfer(?:From)?$/.test(methodText(native.method)))
    return (
      <p className="sentence">
        <Who address={transfer.from.address} name={transfer.from.name} /> sent{" "}
        <Token
          amount={transfer.value}
          decimals={transfer.erc20Token.decimals}
          symbol={transfer.erc20Token.symbol}
          digits={4}
        />{" "}
        to <Who address={transfer.to.address} name={transfer.to.name} />
      </p>
    );
  return (
    <p className="sentence">
      {from} {isFailed ? "tried to call" : "called"} <b>{methodText(native.method)}</b> on {to}
      {BigInt(native.value) > 0n && <> with {value}</>}
    </p>
  );
}
