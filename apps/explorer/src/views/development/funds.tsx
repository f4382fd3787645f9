/** The faucet: pays an address on any chain of the network, and shows what it has then. */
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { TransactionLink } from "../../parts/links.tsx";
import { Loaded } from "../../parts/loaded.tsx";
import { isPrimary } from "../../state/chain.ts";
import { accountsQuery, type NetworkAccounts } from "../../state/panel/queries.ts";
import { useChange } from "../../state/panel/use-change.ts";
import { Native } from "../address/native.tsx";
import { PrimaryBalances } from "../address/primary-balances.tsx";
import { Said } from "./said.tsx";

/** A payment, and the chain as the service names it. */
interface Payment {
  readonly chain: string;
  readonly to: string;
}

export function Funds() {
  const query = useQuery(accountsQuery);
  return (
    <section aria-labelledby="funds">
      <h2 id="funds">Faucet</h2>
      <Loaded query={query} lines={8}>
        {(network) => <Faucet network={network} />}
      </Loaded>
    </section>
  );
}

function Faucet({ network: { accounts, evmChains } }: { network: NetworkAccounts }) {
  const change = useChange<{ readonly txHash: string }>();
  const [chain, setChain] = useState("P");
  const [paid, setPaid] = useState<Payment>();
  const evm = evmChains.find(({ alias }) => alias === chain);
  const own = accounts.find(({ name }) => name === "bob");
  const like = (evm ? own?.evm : chain === "P" ? own?.p : own?.x) ?? "";
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const to = String(form.get("to")).trim();
    setPaid({ chain: evm?.chainId ?? `${chain.toLowerCase()}-chain`, to });
    change.mutate({
      method: "POST",
      path: "/faucet",
      body: { chain, to, amount: String(form.get("amount")) },
    });
  };
  return (
    <>
      <form className="row" onSubmit={send}>
        <label>
          Chain
          <select value={chain} onChange={({ target }) => setChain(target.value)}>
            <option value="P">P-Chain</option>
            <option value="X">X-Chain</option>
            {evmChains.map(({ name, chainId, alias }) => (
              <option key={alias} value={alias}>
                {name} (EVM chain {chainId})
              </option>
            ))}
          </select>
        </label>
        <label className="wide">
          To
          <input name="to" key={like} defaultValue={like} required spellCheck={false} list="own-addresses" />
        </label>
        <datalist id="own-addresses">
          {accounts.map(({ name, p, x, evm: address }) => (
            <option key={name} value={evm ? address : chain === "P" ? p : x}>
              {name}
            </option>
          ))}
        </datalist>
        <label>
          Amount (whole tokens)
          <input
            name="amount"
            inputMode="decimal"
            pattern="\d{1,9}(\.\d{1,18})?"
            defaultValue="10"
            required
          />
        </label>
        <button type="submit" disabled={change.isPending}>
          Send
        </button>
      </form>
      <Said change={change} done="Sent." />
      {paid && change.data && (
        <p>
          Transaction <TransactionLink chain={paid.chain} txHash={change.data.txHash} keep={40} />
        </p>
      )}
      {paid && change.data && <Balance {...paid} />}
    </>
  );
}

/** The receiver's balance on that chain. It comes from the index, a moment after the transfer. */
function Balance({ chain, to }: Payment) {
  return (
    <section aria-labelledby="received">
      <h3 id="received">Balance of the recipient</h3>
      {isPrimary(chain) ? (
        <PrimaryBalances address={to.replace(/^[PX]-/, "")} chain={chain} />
      ) : (
        <Native address={to} chainId={chain} />
      )}
    </section>
  );
}
