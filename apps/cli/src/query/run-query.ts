/** Runs a query: reads the requested number of rows and prints them in the form of the flags. */
import { NotFoundError } from "@primary-network/data";
import { CliError } from "@primary-network/devnet/terminal";
import { type Deployment, openDeployment } from "../deployment/deployment.ts";
import { LIMIT, MOST, type QueryFlags } from "../flags/query-flags.ts";
import { type Screen, screenOf } from "../terminal/screen.ts";
import { endOnClosedPipe } from "./closed-pipe.ts";
import { explain } from "./faults.ts";
import { cardsForm, csvForm, type Form, jsonForm, jsonLinesForm, tableForm } from "./forms.ts";
import type { Query } from "./query.ts";

/** Rows of a page, the most that the services allow. */
const LARGEST_PAGE = 100;

/** Returns the screen of this process, which ends when the reader of a pipe is gone. */
export function ownScreen(): Screen {
  endOnClosedPipe(process.stdout);
  return screenOf(process.stdout, process.env);
}

function formOf<Row>(query: Query<Row>, flags: QueryFlags, screen: Screen): Form<Row> {
  if (flags.json) return (flags.all ? jsonLinesForm : jsonForm)(query, screen.print);
  // Printing ends each line by itself; a record has to end with CRLF.
  if (flags.csv) return csvForm(query, (record) => screen.draw(record.slice(0, -1)));
  return query.shape === undefined || query.shape === "table"
    ? tableForm(query, screen)
    : cardsForm(query, screen);
}

/** Opens the deployment. A service that does not list its chains needs `--network`. */
async function openNamed(flags: QueryFlags): Promise<Deployment> {
  try {
    return await openDeployment(flags);
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    throw new CliError(`${flags.baseUrl} does not list its chains. Set --network.`);
  }
}

/**
 * @param argument of the command, where it has one
 * @throws CliError in one line, with exit code 3 when there is no such result
 */
export async function runQuery(
  query: Query<unknown>,
  argument: string,
  flags: QueryFlags,
  screen: Screen = ownScreen(),
): Promise<void> {
  try {
    const deployment = await openNamed(flags);
    const limit = flags.all ? MOST : (flags.limit ?? LIMIT);
    const pageSize = Math.min(limit + 1, LARGEST_PAGE); // one more tells if there are more
    const form = formOf(query, flags, screen);
    let rows = 0;
    let hasMore = false;
    for await (const row of query.rows({ deployment, argument, flags, pageSize })) {
      hasMore = rows === limit;
      if (hasMore) break;
      rows += 1;
      form.row(row);
    }
    form.end();
    if (hasMore)
      screen.tell(
        `Showing ${limit}. ${flags.all ? "That is the most --all prints." : "Use --limit or --all for more."}`,
      );
  } catch (error) {
    throw explain(error, flags.baseUrl, argument || undefined);
  }
}
