/** Files of a folder as responses: compressed, with the headers that keep a page to itself. */
import { readFile, realpath, stat } from "node:fs/promises";
import { resolve, sep } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { getMimeType } from "hono/utils/mime";

const compress = promisify(gzip);

/** Types of files to compress; smaller files are sent uncompressed. */
const COMPRESSED = /^(?:text\/|application\/(?:javascript|json|xml)|image\/svg)/;
const SMALL = 1_000;

/**
 * The content security policy of pages that can read any service the visitor chooses.
 *
 * @param scripts scripts they run in addition to their own origin's
 */
export const policyOf = (...scripts: readonly string[]): string =>
  [
    "default-src 'self'",
    ...(scripts.length > 0 ? [`script-src 'self' ${scripts.join(" ")}`] : []),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src *",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** Options of a response with a file. */
export interface FileOptions {
  /** @default 200 */
  readonly status?: number;
  /** The content security policy. */
  readonly policy: string;
  /** Folder of files with a hash of their content in the name: browsers may cache them without end. */
  readonly hashed: string;
  /** Changes the text of the file before it is sent. */
  readonly change?: (text: string) => string;
}

/** The real path, with symbolic links resolved. Undefined for a missing file or one outside the folder. */
async function inside(root: string, path: string): Promise<string | undefined> {
  const real = await realpath(path).catch(() => undefined);
  return real === root || real?.startsWith(root + sep) ? real : undefined;
}

/**
 * The file of a path; `moved` where it is a folder and its slash is missing. Undefined for a missing file, a
 * path outside the folder, and names that begin with a dot: files of tools and editors are private.
 */
export async function fileAt(
  root: string,
  pathname: string,
): Promise<{ file: string; moved: boolean } | undefined> {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const file = resolve(root, `.${path}`);
  // Two slashes at the beginning would make a redirect to the path one to another server.
  if (path.includes("\0") || path.startsWith("//") || /[/\\]\./.test(path)) return undefined;
  const real = await inside(root, file);
  const found = real && (await stat(real).catch(() => undefined));
  if (!found) return undefined;
  if (found.isFile()) return { file: real, moved: false };
  if (!found.isDirectory()) return undefined;
  const index = await inside(root, resolve(real, "index.html"));
  if (index === undefined || !(await stat(index).catch(() => undefined))?.isFile()) return undefined;
  return { file: index, moved: !path.endsWith("/") };
}

/** Compressed files by their paths. A file's name changes with its content, so each is compressed once. */
const compressed = new Map<string, Promise<Buffer>>();

function compressOnce(file: string, bytes: Buffer): Promise<Buffer> {
  const known = compressed.get(file) ?? compress(bytes);
  compressed.set(file, known);
  return known;
}

export async function respond(
  request: Request,
  file: string,
  { status = 200, policy, hashed, change }: FileOptions,
): Promise<Response> {
  // Files of unknown types are downloaded, not displayed.
  const type = getMimeType(file) ?? "application/octet-stream";
  const read = await readFile(file);
  const bytes = change ? Buffer.from(change(read.toString())) : read;
  const isHashed = file.includes(`${sep}${hashed}${sep}`);
  const headers = new Headers({
    "content-type": type,
    "content-security-policy": policy,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cache-control": isHashed ? "max-age=31536000, immutable" : "no-cache",
    vary: "accept-encoding",
  });
  const accepts = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(request.headers.get("accept-encoding") ?? "");
  const packed = accepts && bytes.length >= SMALL && COMPRESSED.test(type);
  if (packed) headers.set("content-encoding", "gzip");
  const body = packed ? await (isHashed ? compressOnce(file, bytes) : compress(bytes)) : bytes;
  headers.set("content-length", String(body.length));
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { status, headers });
}
