/** Transfers between chains by a development account, with previews, and the amounts that earlier ones left behind. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Avax } from "../../parts/amount.tsx";
import { TransactionLink } from "../../parts/links.tsx";
import type { NetworkAccounts } from "../../state/panel/queries.ts";
import type { Agree, Chain, Move, StuckFunds } from "../../state/panel/wallet.ts";
import { Said } from "./said.tsx";
import { Sentences } from "./sentences.tsx";
import { keyOf, kit } from "./signing.ts";

const aliasOf = (chain: Chain) => `${chain.toLowerCase()}-chain`;

/** A step that waits for a decision. */
interface Asked {
  readonly step: string;
  readonly sentences: readonly string[];
  readonly decide: (isAgreed: boolean) => void;
}

export function Transfers({ network: { accounts, evmChains } }: { network: NetworkAccounts }) {
  const cache = useQueryClient();
  const hasC = evmChains.some(({ alias }) => alias === "C");
  const chains: readonly Chain[] = hasC ? ["P", "X", "C"] : ["P", "X"];
  const [name, setName] = useState("alice");
  const [asked, setAsked] = useState<Asked>();
  const agree: Agree = (step, sentences) =>
    new Promise<void>((resolve, reject) => {
      const decide = (isAgreed: boolean) => {
        setAsked(undefined);
        if (isAgreed) resolve();
        else reject(new Error(`Stopped before the ${step}.`));
      };
      setAsked({ step, sentences, decide });
    });
  const moved = useMutation({
    mutationFn: async (given: Move) => ({
      ...given,
      ...(await (await kit()).move(given, await keyOf(name), agree)),
    }),
    gcTime: 0,
    onSettled: () => cache.invalidateQueries(),
  });
  const begin = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const chainOf = (field: string) => String(form.get(field)) as Chain; // one of the options
    moved.mutate({ from: chainOf("from"), to: chainOf("to"), amount: String(form.get("amount")) });
  };
  const select = (field: string, label: string, chosen: Chain) => (
    <label>
      {label}
      <select name={field} defaultValue={chosen}>
        {chains.map((chain) => (
          <option key={chain} value={chain}>
            {chain}-Chain
          </option>
        ))}
      </select>
    </label>
  );
  const own = accounts.find((account) => account.name === name);
  return (
    <>
      <form className="row" onSubmit={begin}>
        <label>
          Account
          <select
            value={name}
            disabled={moved.isPending}
            onChange={({ target }) => {
              moved.reset();
              setName(target.value);
            }}
          >
            {accounts.map((account) => (
              <option key={account.name} value={account.name}>
                {account.name}
              </option>
            ))}
          </select>
        </label>
        {select("from", "From chain", "P")}
        {select("to", "To chain", chains.at(-1) ?? "X")}
        <label>
          Amount that arrives (AVAX)
          <input name="amount" inputMode="decimal" pattern="\d{1,9}(\.\d{1,9})?" defaultValue="1" required />
        </label>
        <button type="submit" disabled={moved.isPending}>
          Preview the export
        </button>
      </form>
      {asked ? (
        <section aria-labelledby="step">
          <h3 id="step">Preview of the {asked.step}</h3>
          <Sentences of={asked.sentences} />
          <p className="row">
            <button type="button" onClick={() => asked.decide(true)}>
              Sign the {asked.step} as {name}
            </button>
            <button type="button" onClick={() => asked.decide(false)}>
              Stop
            </button>
          </p>
        </section>
      ) : (
        <Said change={moved} done="Moved." />
      )}
      {moved.data && (
        <p>
          Export{" "}
          <TransactionLink chain={aliasOf(moved.data.from)} txHash={moved.data.exported.id} keep={40} />,
          import <TransactionLink chain={aliasOf(moved.data.to)} txHash={moved.data.imported.id} keep={40} />
        </p>
      )}
      {own && !moved.isPending && (
        <Waiting key={name} account={own} agree={agree} isAsked={asked !== undefined} />
      )}
    </>
  );
}

/** Amounts that were exported for an account and not imported. */
function Waiting({
  account: { name, p, x, c, evm },
  agree,
  isAsked,
}: {
  account: NetworkAccounts["accounts"][number];
  agree: Agree;
  isAsked: boolean;
}) {
  const cache = useQueryClient();
  const query = useQuery({
    queryKey: ["stuck", p],
    queryFn: async () => (await kit()).findStuck(p),
    retry: false,
  });
  const imported = useMutation({
    mutationFn: async (stuck: StuckFunds) => {
      const { prepareImport, send } = await kit();
      const address = { P: p, X: x, C: c }[stuck.chain];
      const { document, sentences } = await prepareImport(stuck, { address, evm });
      await agree("import", sentences);
      return send(document, await keyOf(name));
    },
    gcTime: 0,
    onSuccess: () => cache.invalidateQueries(),
  });
  const found = query.data ?? [];
  return (
    <>
      {found.length > 0 && (
        <>
          <h3 id="stuck">Exported, and not imported</h3>
          <ul className="lines" aria-labelledby="stuck">
            {found.map((stuck) => (
              <li key={stuck.source + stuck.chain}>
                <span>
                  <Avax n={stuck.amount} /> from the {stuck.source}-Chain
                </span>
                <button type="button" disabled={imported.isPending} onClick={() => imported.mutate(stuck)}>
                  Preview the import on the {stuck.chain}-Chain
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {!imported.isIdle && !isAsked && <Said change={imported} done="Imported." />}
      {query.error && (
        <p className="fault" role="alert">
          {query.error.message}
        </p>
      )}
    </>
  );
}
