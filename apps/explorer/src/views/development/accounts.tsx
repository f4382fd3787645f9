/** The development accounts with their addresses; a private key is shown on request. */
import { useMutation, useQuery } from "@tanstack/react-query";
import { CopyText } from "../../parts/copy-text.tsx";
import { Facts } from "../../parts/facts.tsx";
import { AddressLink } from "../../parts/links.tsx";
import { Loaded } from "../../parts/loaded.tsx";
import { control } from "../../state/panel/control.ts";
import { accountsQuery, type NetworkAccounts } from "../../state/panel/queries.ts";

/** A private key in both of its texts. */
interface PrivateKey {
  readonly hex: string;
  readonly cb58: string;
}

export function Accounts() {
  const query = useQuery(accountsQuery);
  return (
    <section aria-labelledby="accounts">
      <h2 id="accounts">Accounts</h2>
      <p>
        Anyone can derive these keys from the network's seed. Never send real funds to these addresses on a
        public network.
      </p>
      <Loaded query={query} lines={20}>
        {({ accounts }) => accounts.map((account) => <Account key={account.name} account={account} />)}
      </Loaded>
    </section>
  );
}

function Account({ account }: { account: NetworkAccounts["accounts"][number] }) {
  const { name, role, p, x, c, evm } = account;
  const shown = useMutation({
    mutationFn: () => control<PrivateKey>("POST", "/keys", { name }),
    gcTime: 0, // it is forgotten with the view
  });
  return (
    <section className="account" aria-labelledby={`account-${name}`}>
      <h3 id={`account-${name}`}>
        {name} <small>{role}</small>
      </h3>
      <Facts
        of={[
          ["P-Chain", <AddressLink key="p" address={p} keep={60} />],
          ["X-Chain", <AddressLink key="x" address={x} keep={60} />],
          ["C-Chain, atomic", <AddressLink key="c" address={c} keep={60} />],
          ["EVM chains", <AddressLink key="evm" address={evm} keep={60} />],
          ...(shown.data ? keyFacts(shown.data) : []),
        ]}
      />
      {shown.error && (
        <p className="fault" role="alert">
          {shown.error.message}
        </p>
      )}
      <button
        type="button"
        disabled={shown.isPending}
        onClick={() => (shown.data ? shown.reset() : shown.mutate())}
      >
        {shown.data ? "Hide" : "Show"} the private key <span className="unseen">of {name}</span>
      </button>
    </section>
  );
}

const keyFacts = ({ hex, cb58 }: PrivateKey) =>
  (
    [
      ["Private key, hexadecimal", hex],
      ["Private key, CB58", cb58],
    ] as const
  ).map(
    ([name, text]) =>
      [
        name,
        <span key={name}>
          <code className="whole">{text}</code> <CopyText text={text} />
        </span>,
      ] as const,
  );
