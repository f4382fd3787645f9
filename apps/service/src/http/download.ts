/** Serves exported files to callers with a valid link. */

import { HttpError } from "../api/request/http-error.ts";
import type { ExportFiles } from "../jobs/export-files.ts";
import type { Store } from "../store/store.ts";
import { DOWNLOADS_PATH, type DownloadLinks } from "./download-link.ts";

export interface DownloadOptions {
  readonly store: Pick<Store["exports"], "find">;
  readonly files: ExportFiles;
  readonly links: DownloadLinks;
}

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const PATH = new RegExp(`^${DOWNLOADS_PATH}(${UUID})\\.csv$`);

/**
 * Handles a request below the downloads' path.
 *
 * @param common headers of every response
 * @throws HttpError 403 for a forged or expired link, 404 when there is no such file, 405 for another method than GET
 */
export async function download(
  request: Request,
  common: { readonly [name: string]: string },
  { store, files, links }: DownloadOptions,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const id = PATH.exec(pathname)?.[1];
  if (id === undefined) throw new HttpError(404, `there is nothing at ${pathname}`);
  if (request.method !== "GET" && request.method !== "HEAD") {
    throw new HttpError(405, `${request.method} is not allowed at ${pathname}, only GET`, { allow: "GET" });
  }
  const refusal = await links.refusal(id, searchParams);
  if (refusal !== undefined) throw new HttpError(403, refusal);
  const job = await store.find(id);
  const fence = job?.fileFence ?? undefined;
  const content = fence === undefined ? undefined : await files.read({ id, fence });
  if (!content) throw new HttpError(404, `the file of operation ${id} has been removed; export it again`);
  const headers = {
    ...common,
    "content-type": "text/csv; charset=utf-8; header=present",
    "content-disposition": `attachment; filename="transactions-${id}.csv"`,
    "content-length": String(content.bytes),
    "cache-control": "private, no-store",
  };
  if (request.method === "GET") return new Response(content.stream, { headers });
  await content.stream.cancel();
  return new Response(null, { headers });
}
