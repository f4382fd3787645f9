/** The page of the site about an index without history: which operations it performs. */
import type { OwnOperation } from "../../../tools/shared/hosted-operations.ts";
import { page, slug, table } from "./markdown.ts";

/** The history that an operation needs: none, that of the request's range, all, or what parameters ask for. */
type Kind = "state" | "window" | "history";
type Need = Kind | { readonly [parameter: string]: Kind };

const code = (value: string): string => `\`${value}\``;

const PERFORMED: { readonly [kind in Kind]: string } = {
  state: "yes",
  window: "from the beginning on",
  history: "501",
};

function performedAs(need: Need | undefined): string {
  if (need === undefined) return PERFORMED.history;
  if (typeof need === "string") return PERFORMED[need];
  const limits = Object.entries(need).map(([name, kind]) => `with ${code(name)}: ${PERFORMED[kind]}`);
  return `yes; ${limits.join("; ")}`;
}

/**
 * The whole page.
 *
 * @param never the operations that no service performs
 */
export function currentStatePage(
  operations: readonly OwnOperation[],
  needs: { readonly [id: string]: Need },
  never: ReadonlyMap<string, string>,
): string {
  const performed = operations.filter(({ id }) => !never.has(id));
  return page(
    {
      title: "Operations without history",
      description: "The operations that a service performs over a snapshot without all of its history.",
      order: 26,
    },
    [
      "A service over a snapshot [with a window of history](../snapshots/#the-current-state-and-a-window) has the blocks and transactions of each chain from a beginning on. Over a snapshot of [the current state alone](../snapshots/#the-current-state-alone), the beginning is the first block after the snapshot. It responds as a service with the whole index. Where they cannot be, it responds with 501, and the message names the blocks at which the index begins.",
      'Operations that are performed "from the beginning on" respond where a request asks for nothing earlier:',
      [
        "- A list in descending order ends with the last item that the index has, and gives a token for the next page all the same. That page responds with 501. A list whose range of blocks or times begins within the window ends without a token, as usual.",
        "- A list in ascending order needs such a range. A list without any item in the window responds with 501.",
        "- A block, transaction, asset, contract or message that is not found may be from before the beginning: 501, not 404.",
        "- A stream begins at `latest`, or at the id of an event from the beginning or later.",
      ].join("\n"),
      table(
        ["Operation", "Performed"],
        performed.map(({ id, client, method, path }) => [
          `[${code(id)}](/reference/${client}/${slug(id)}/)<br />${code(`${method} ${path}`)}`,
          performedAs(needs[id]),
        ]),
      ),
    ],
  );
}
