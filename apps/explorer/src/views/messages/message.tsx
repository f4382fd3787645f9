/** One interchain message, from sending to delivery. */
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Bytes } from "../../parts/bytes.tsx";
import { Facts } from "../../parts/facts.tsx";
import { Id } from "../../parts/id.tsx";
import { AddressLink, TransactionLink } from "../../parts/links.tsx";
import { Loaded } from "../../parts/loaded.tsx";
import { Duration, Time } from "../../parts/time.tsx";
import { only } from "../../state/live/only.ts";
import { useFollow } from "../../state/live/use-follow.ts";
import { useExplored } from "../../state/network.tsx";
import { MessageChain } from "./message-chain.tsx";
import { MessageState } from "./message-state.tsx";
import { Quorum } from "./quorum.tsx";

const route = getRouteApi("/messages/$messageId");

export function MessageView() {
  const { messageId } = route.useParams();
  const { queries, data } = useExplored();
  const query = useQuery(queries.icm.get({ messageId }));
  useFollow({
    name: `message ${messageId}`,
    open: (signal) => only(data.icm.stream({}, { signal }), (message) => message.messageId === messageId),
  });
  return (
    <Loaded query={query} lines={10}>
      {(message) => {
        const sent = "sourceTransaction" in message ? message.sourceTransaction : undefined;
        const received = "destinationTransaction" in message ? message.destinationTransaction : undefined;
        return (
          <>
            <h1>Interchain message</h1>
            <Id value={messageId} keep={70} />
            <ol className="life">
              <li data-done={sent !== undefined}>
                <b>Sent</b> on{" "}
                <MessageChain
                  kind="chain"
                  evmChainId={message.sourceEvmChainId}
                  blockchainId={message.sourceBlockchainId}
                />
                {sent && (
                  <>
                    {" "}
                    by <TransactionLink chain={message.sourceEvmChainId} txHash={sent.txHash} />{" "}
                    <Time at={sent.timestamp} />
                  </>
                )}
              </li>
              <li data-done={received !== undefined}>
                <b>{received ? "Delivered" : "On its way"}</b> to{" "}
                <MessageChain
                  kind="chain"
                  evmChainId={message.destinationEvmChainId}
                  blockchainId={message.destinationBlockchainId}
                />
                {received && (
                  <>
                    {" "}
                    by <TransactionLink chain={message.destinationEvmChainId} txHash={received.txHash} />{" "}
                    {sent && (
                      <>
                        after <Duration seconds={received.timestamp - sent.timestamp} />
                      </>
                    )}
                  </>
                )}
              </li>
              <li data-done={message.messageExecuted}>
                <b>
                  {message.messageExecuted
                    ? "Executed"
                    : received
                      ? "Not executed: the receiver failed"
                      : "To be executed"}
                </b>
              </li>
            </ol>
            <Facts
              of={[
                ["State", <MessageState key="state" status={message.status} />],
                ["Sender", <AddressLink key="from" address={message.from} keep={50} />],
                ["Receiver", <AddressLink key="to" address={message.to} keep={50} />],
                ["Nonce", message.messageNonce],
                ["Contract", <AddressLink key="contract" address={message.icmContractAddress} keep={50} />],
                ["Receipt delivered", message.receiptDelivered ? "yes" : "no"],
                ["Data", message.data && message.data !== "0x" && <Bytes hex={message.data} />],
              ]}
            />
            {sent && message.sourceEvmChainId ? (
              <Quorum
                key={messageId}
                sent={{
                  chainId: message.sourceEvmChainId,
                  txHash: sent.txHash,
                  timestamp: sent.timestamp,
                  messageNonce: message.messageNonce,
                  from: message.from,
                }}
              />
            ) : (
              <p>Signatures are unavailable: this deployment does not index the source chain.</p>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
