/** Walks every page of a listing once, in a process of its own: memory peaks and pagers leave nothing behind for the next. */
import { startSubject } from "./processes.ts";
import { PAGE_SIZE } from "./requests.ts";
import type { Bench } from "./row.ts";
import type { Walked } from "./subject-commands.ts";

export async function walkOnce(
  bench: Bench,
  name: string,
  { pages, workMs }: { readonly pages: number; readonly workMs: number },
): Promise<Walked> {
  const subject = await startSubject(name, bench.server.baseUrl);
  try {
    const walked = await subject.ask("walk", { workMs });
    if (walked.pages !== pages || walked.items !== pages * PAGE_SIZE) {
      throw new Error(`walked ${walked.pages} pages and ${walked.items} items instead of ${pages} pages`);
    }
    return walked;
  } finally {
    subject.stop();
  }
}
