/** The messages that webhooks delivered to the receiver of `dev`, with their bodies. */
import { useQuery } from "@tanstack/react-query";
import { CopyText } from "../../parts/copy-text.tsx";
import { Facts } from "../../parts/facts.tsx";
import { Loaded } from "../../parts/loaded.tsx";
import { Time } from "../../parts/time.tsx";
import { type Delivery, deliveriesQuery, RECEIVER } from "../../state/panel/queries.ts";

const address = `${location.origin}${RECEIVER}`;

export function Webhooks() {
  const query = useQuery(deliveriesQuery);
  return (
    <section aria-labelledby="webhooks">
      <h2 id="webhooks">Received webhooks</h2>
      <p>
        Send a webhook to this URL to see its messages here: <code className="whole">{address}</code>{" "}
        <CopyText text={address} />
      </p>
      <Loaded query={query} lines={4}>
        {(deliveries) =>
          deliveries.length === 0 ? (
            <p>No deliveries yet.</p>
          ) : (
            <ol className="lines" aria-label="Deliveries, newest first">
              {deliveries.map((delivery, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a message may be delivered several times in a second
                <li key={`${delivery.messageId} ${index}`}>
                  <Received delivery={delivery} />
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </section>
  );
}

function Received({ delivery }: { delivery: Delivery }) {
  const { receivedAt, eventType, webhookId, messageId, signature, isRepeated, message } = delivery;
  return (
    <details className="delivery">
      <summary>
        <b>{eventType}</b> <Time at={receivedAt} />, signature {signature}
        {isRepeated && ", repeated"}
      </summary>
      <Facts
        of={[
          ["Message", <code key="message">{messageId}</code>],
          ["Webhook", <code key="webhook">{webhookId}</code>],
        ]}
      />
      <pre className="body">{JSON.stringify(message, undefined, 2)}</pre>
    </details>
  );
}
