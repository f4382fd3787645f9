/** Reads page after page of an archive. */

import type { ArchivePage } from "../../store/archive/page.ts";

/** Reads the pages behind a position, up to the last one. */
export async function* pagesOf<Row, Position>(
  first: Position,
  read: (after: Position) => Promise<ArchivePage<Row, Position>>,
): AsyncGenerator<readonly Row[], void> {
  let after: Position | undefined = first;
  while (after !== undefined) {
    const page: ArchivePage<Row, Position> = await read(after);
    yield page.rows;
    after = page.next;
  }
}
