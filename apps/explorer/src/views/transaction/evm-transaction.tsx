/** A transaction of an EVM chain: its call, token transfers, internal calls and messages. */
import type { AddressParty, EvmMethod, EvmTransactionDetail } from "@primary-network/data";
import { useQuery } from "@tanstack/react-query";
import { amountText } from "../../format/amount.ts";
import { Token } from "../../parts/amount.tsx";
import { Bytes } from "../../parts/bytes.tsx";
import { ChainTitle } from "../../parts/chain-name.tsx";
import { Facts } from "../../parts/facts.tsx";
import { Id } from "../../parts/id.tsx";
import { AddressLink, BlockLink, MessageLink } from "../../parts/links.tsx";
import { Loaded } from "../../parts/loaded.tsx";
import { Pill } from "../../parts/pill.tsx";
import { Time } from "../../parts/time.tsx";
import { useExplored } from "../../state/network.tsx";
import { argumentsOf } from "../evm/arguments-of.ts";
import { EvmSentence } from "./evm-sentence.tsx";

export function EvmTransactionView({ chainId, txHash }: { chainId: string; txHash: string }) {
  const { queries } = useExplored();
  const query = useQuery(queries.evm.getTransaction({ chainId, txHash }));
  return (
    <Loaded query={query} lines={10}>
      {(detail) => <Detail chainId={chainId} detail={detail} />}
    </Loaded>
  );
}

function Detail({ chainId, detail }: { chainId: string; detail: EvmTransactionDetail }) {
  const { nativeTransaction: native, networkTokenDetails } = detail;
  const { symbol, decimals } = networkTokenDetails.networkToken;
  const fee = BigInt(native.gasUsed) * BigInt(native.gasPrice);
  return (
    <>
      <h1 className="title">
        Transaction{" "}
        <small>
          on <ChainTitle chain={chainId} />
        </small>
        <Pill tone={native.txStatus === "1" ? "good" : "bad"}>
          {native.txStatus === "1" ? "Succeeded" : "Failed"}
        </Pill>
      </h1>
      <Id value={native.txHash} keep={70} />
      <EvmSentence of={detail} />
      <Facts
        of={[
          ["Time", <Time key="time" at={native.blockTimestamp} isExact />],
          ["Block", <BlockLink key="block" chain={chainId} block={native.blockNumber} />],
          ["From", <Party key="from" of={native.from} />],
          ["To", <Party key="to" of={native.to} />],
          [
            "Value",
            <Token key="value" amount={native.value} decimals={decimals} symbol={symbol} digits={9} />,
          ],
          ["Fee", <Token key="fee" amount={fee} decimals={decimals} symbol={symbol} digits={9} />],
          ["Gas", `${amountText(native.gasUsed, 0)} of ${amountText(native.gasLimit, 0)}`],
          ["Nonce", native.nonce],
          ["Method", native.method && <Method of={native.method} input={native.input} />],
          [
            "Message",
            detail.teleporterMessageInfo && (
              <MessageLink messageId={detail.teleporterMessageInfo.teleporterMessageId} />
            ),
          ],
        ]}
      />
      <Transfers of={detail} />
      {detail.internalTransactions && (
        <>
          <h2>Internal calls</h2>
          <ul className="lines">
            {detail.internalTransactions.map((call, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: calls have no other name than their place
              <li key={index}>
                <b>{call.internalTxType}</b> <Party of={call.from} /> → <Party of={call.to} />{" "}
                <Token amount={call.value} decimals={decimals} symbol={symbol} digits={6} />
                {call.isReverted && <Pill tone="bad">Reverted</Pill>}
              </li>
            ))}
          </ul>
        </>
      )}
      {native.input !== "0x" && (
        <details>
          <summary>Input data</summary>
          <Bytes hex={native.input} />
        </details>
      )}
    </>
  );
}

/** The called method: its signature and arguments if the index has its name, and its selector. */
function Method({ of: { methodName, methodHash }, input }: { of: EvmMethod; input: string }) {
  const parameters = methodName ? argumentsOf(methodName, input) : [];
  return (
    <>
      <code className="whole">{methodName ?? "unknown"}</code> <code>{methodHash}</code>
      {parameters.length > 0 && (
        <ol className="plain">
          {parameters.map(({ type, name, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: not every parameter has a name
            <li key={index}>
              {name && <b>{name}</b>} <small>{type}</small>{" "}
              {type === "address" && value ? (
                <AddressLink address={value} />
              ) : (
                <code className="whole">{value ?? "see the input data"}</code>
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** An address, with the name of its contract where that is known. */
function Party({ of }: { of: AddressParty }) {
  return (
    <span>
      {of.name ?? of.symbol} <AddressLink address={of.address} />
    </span>
  );
}

function Transfers({ of }: { of: EvmTransactionDetail }) {
  const transfers = [
    ...(of.erc20Transfers ?? []).map((transfer) => ({
      ...transfer,
      what: (
        <Token
          amount={transfer.value}
          decimals={transfer.erc20Token.decimals}
          symbol={transfer.erc20Token.symbol}
          digits={6}
        />
      ),
    })),
    ...(of.erc721Transfers ?? []).map((transfer) => ({
      ...transfer,
      what: `${transfer.erc721Token.name} #${transfer.erc721Token.tokenId}`,
    })),
    ...(of.erc1155Transfers ?? []).map((transfer) => ({
      ...transfer,
      what: `${transfer.value} of #${transfer.erc1155Token.tokenId}`,
    })),
  ].sort((one, other) => one.logIndex - other.logIndex);
  if (transfers.length === 0) return null;
  return (
    <>
      <h2>Token transfers</h2>
      <ul className="lines">
        {transfers.map(({ logIndex, from, to, what }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a batch has several transfers of one log
          <li key={`${logIndex}-${index}`}>
            <Party of={from} /> → <Party of={to} /> <b>{what}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
