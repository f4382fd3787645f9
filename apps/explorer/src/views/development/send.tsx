/** Payments and transfers of a development account: a payment's preview, and then the signature. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { TransactionLink } from "../../parts/links.tsx";
import { Loaded } from "../../parts/loaded.tsx";
import { accountsQuery, type NetworkAccounts } from "../../state/panel/queries.ts";
import type { Payment, Prepared } from "../../state/panel/wallet.ts";
import { Said } from "./said.tsx";
import { Sentences } from "./sentences.tsx";
import { keyOf, kit } from "./signing.ts";
import { Transfers } from "./transfers.tsx";

export function Send() {
  const query = useQuery(accountsQuery);
  return (
    <>
      <section aria-labelledby="send">
        <h2 id="send">Send</h2>
        <Loaded query={query} lines={8}>
          {(network) => <Payments network={network} />}
        </Loaded>
      </section>
      <section aria-labelledby="move">
        <h2 id="move">Move between chains</h2>
        <Loaded query={query} lines={8}>
          {(network) => <Transfers network={network} />}
        </Loaded>
      </section>
    </>
  );
}

/** A prepared payment, and the account that signs it. */
interface Draft extends Prepared {
  readonly name: string;
  readonly chain: Payment["chain"];
}

function Payments({ network: { accounts } }: { network: NetworkAccounts }) {
  const cache = useQueryClient();
  const [chain, setChain] = useState<Payment["chain"]>("P");
  const addressOf = ({ p, x }: NetworkAccounts["accounts"][number]) => (chain === "P" ? p : x);
  const preview = useMutation({
    mutationFn: async ({ name, ...given }: Payment & { name: string }): Promise<Draft> => ({
      ...(await (await kit()).prepare(given)),
      name,
      chain: given.chain,
    }),
  });
  const sent = useMutation({
    mutationFn: async ({ document, name }: Draft) => (await kit()).send(document, await keyOf(name)),
    gcTime: 0,
    onSuccess: () => cache.invalidateQueries(),
  });
  const forget = () => {
    preview.reset();
    sent.reset();
  };
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sent.reset();
    const form = new FormData(event.currentTarget);
    const account = accounts.find(({ name }) => name === form.get("name"));
    if (account === undefined) return;
    const [to, amount] = [String(form.get("to")).trim(), String(form.get("amount"))];
    preview.mutate({ name: account.name, chain, from: addressOf(account), to, amount });
  };
  const bob = accounts.find(({ name }) => name === "bob");
  return (
    <>
      <form className="row" onSubmit={ask} onChange={forget}>
        <label>
          From
          <select name="name" defaultValue="alice">
            {accounts.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Chain
          <select value={chain} onChange={({ target }) => setChain(target.value === "X" ? "X" : "P")}>
            <option value="P">P-Chain</option>
            <option value="X">X-Chain</option>
          </select>
        </label>
        <label className="wide">
          To
          <input
            name="to"
            key={chain}
            defaultValue={bob && addressOf(bob)}
            required
            spellCheck={false}
            list="receivers"
          />
        </label>
        <datalist id="receivers">
          {accounts.map((account) => (
            <option key={account.name} value={addressOf(account)}>
              {account.name}
            </option>
          ))}
        </datalist>
        <label>
          Amount (AVAX)
          <input name="amount" inputMode="decimal" pattern="\d{1,9}(\.\d{1,9})?" defaultValue="1" required />
        </label>
        <button type="submit" disabled={preview.isPending}>
          Preview
        </button>
      </form>
      {!preview.data && <Said change={preview} done="" />}
      {preview.data && (
        <section aria-labelledby="preview">
          <h3 id="preview">Preview</h3>
          <Sentences of={preview.data.sentences} />
          <button
            type="button"
            disabled={sent.isPending || sent.isSuccess}
            onClick={() => sent.mutate(preview.data)}
          >
            Sign as {preview.data.name} and send
          </button>
          <Said change={sent} done="Sent, and accepted." />
          {sent.data && (
            <p>
              Transaction{" "}
              <TransactionLink
                chain={`${preview.data.chain.toLowerCase()}-chain`}
                txHash={sent.data}
                keep={40}
              />
            </p>
          )}
        </section>
      )}
    </>
  );
}
