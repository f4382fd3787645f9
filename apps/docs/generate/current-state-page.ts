/** The page of the site about an index without history: which operations it performs. */
import type { OwnOperation } from "../../../tools/shared/hosted-operations.ts";
import { page, slug, table } from "./markdown.ts";

/** The history that an operation needs: `state` for none, `history`, or the parameters that ask for it. */
type Need = "state" | "history" | readonly string[];

const code = (value: string): string => `\`${value}\``;

function performedAs(need: Need | undefined): string {
  if (need === "state") return "yes";
  if (need === undefined || typeof need === "string") return "501";
  return `yes; 501 with ${need.map(code).join(" or ")}`;
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
      description: "The operations that a service performs over a snapshot of the current state.",
      order: 26,
    },
    [
      "A service over a [snapshot of the current state](../snapshots/#the-current-state-alone) has no blocks and transactions from before the snapshot. It responds with 501 to an operation that needs them, and the message names the blocks at which the index begins. All other operations respond as a service with the whole index.",
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
