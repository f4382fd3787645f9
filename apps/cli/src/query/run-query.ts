/** Runs a query: reads as many rows as are requested, and prints them in the form that the flags name. */
import { NotFoundError } from "@primary-network/data";
import { CliError } from "@primary-network/devnet/terminal";
import { type Deployment, openDeployment } from "../deployment/deployment.ts";
import { LIMIT, MOST, type QueryFlags } from "../flags/query-flags.ts";
import { type Screen, screenOf } from "../terminal/screen.ts";
import { endOnClosedPipe } from "./closed-pipe.ts";
import { explain } from "./faults.ts";
import { cardsForm, csvForm, type Form, jsonForm, jsonLinesForm, tableForm } from "./forms.ts";
import type { Query } from "./query.ts";

/** Rows of a page: the services allow no more. */
const LARGEST_PAGE = 100;

/** The screen of this process; ends it when the reader of a pipe is gone. */
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

/** Opens the deployment; one that says nothing of its chains needs the name of a network. */
async function openNamed(flags: QueryFlags): Promise<Deployment> {
  try {
    return await openDeployment(flags);
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    throw new CliError(`${flags.baseUrl} does not list its chains: name a network with --network`);
  }
}

/**
 * @param argument of the command, where it has one
 * @throws CliError in one line, with exit code 3 where nothing has that name
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
    const pageSize = Math.min(limit + 1, LARGEST_PAGE); // one more says whether there are more
    const form = formOf(query, flags, screen);
    let rows = 0;
    for await (const row of query.rows({ deployment, argument, flags, pageSize })) {
      if (rows === limit) {
        const more = flags.all ? "these are the most that --all prints" : "--limit or --all prints them";
        screen.tell(`there are more than these ${limit}: ${more}`);
        break;
      }
      rows += 1;
      form.row(row);
    }
    form.end();
  } catch (error) {
    throw explain(error, flags.baseUrl, argument || undefined);
  }
}
